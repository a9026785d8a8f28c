#include "core/report/decisions.hpp"

#include "core/arbiter/result.hpp"
#include "core/formats/trf_writer.hpp"

#include <variant>

namespace praporek::report {

namespace {

constexpr const char* pairing_by_hand = "report.did.paired-by-hand";

/// Looks at every change of a group.
class DecisionReader {
 public:
  explicit DecisionReader(const hall::Group& group) : group_{group} {}

  void operator()(const hall::Changed<hall::Round>& change) {
    if (!change.after) return;
    const bool was_manual = change.before && change.before->manual;
    if (change.after->manual && !was_manual) {
      add(change.after->section, change.after->number, {pairing_by_hand, {}});
    }
  }

  void operator()(const hall::Changed<hall::Game>& change) {
    if (!change.before || !change.after) return;
    const std::string board = std::to_string(change.after->board.value);
    const auto& old = change.before->result;
    const auto& now = change.after->result;
    if (old && now && *old != *now && arbiter::is_final(*old)) {
      add(change.after->section, change.after->round,
          {"report.did.changed-result", {board, arbiter::text_of(*old), arbiter::text_of(*now)}});
    }
    if (change.before->rating_result != change.after->rating_result &&
        change.after->rating_result) {
      add(change.after->section, change.after->round,
          {"report.did.rating-result", {board, arbiter::text_of(*change.after->rating_result)}});
    }
  }

  void operator()(const hall::Changed<hall::Section>& change) {
    if (!change.before || !change.after) return;
    const auto& before = *change.before;
    const auto& after = *change.after;
    if (before.tie_breaks != after.tie_breaks) {
      add(after.id, {}, {"report.did.changed-tie-breaks", {}});
    }
    if (before.rounds_total != after.rounds_total) {
      add(after.id, {},
          {"report.did.changed-rounds",
           {std::to_string(before.rounds_total), std::to_string(after.rounds_total)}});
    }
  }

  template <class Record>
  void operator()(const hall::Changed<Record>&) {}

  void add(SectionId section, RoundNo round, Message what) {
    decisions_.push_back({group_.at, group_.who, section, round, std::move(what)});
  }

  [[nodiscard]] std::vector<Decision> take() { return std::move(decisions_); }

 private:
  const hall::Group& group_;
  std::vector<Decision> decisions_;
};

}  // namespace

std::vector<Decision> decisions_in(const hall::Group& group) {
  DecisionReader reader{group};
  if (group.undoes) {
    reader.add({}, {}, {"report.did.took-back", {std::to_string(*group.undoes)}});
    return reader.take();
  }
  if (group.why == "deal-numbers") reader.add({}, {}, {"report.did.dealt-numbers", {}});
  for (const hall::Change& change : group.changes) std::visit(reader, change);
  return reader.take();
}

std::vector<std::string> pairing_comments(const std::vector<Decision>& decisions,
                                          SectionId section) {
  std::vector<std::string> comments;
  for (const Decision& decision : decisions) {
    if (decision.section == section && decision.what.id == pairing_by_hand) {
      comments.push_back(
          formats::manual_pairing_comment(decision.round.value, "by hand, " + decision.who));
    }
  }
  return comments;
}

}  // namespace praporek::report

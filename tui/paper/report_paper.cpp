#include "tui/paper/report_paper.hpp"

#include "core/laws/edition.hpp"
#include "tui/paper/phrases.hpp"

#include <chrono>
#include <fmt/chrono.h>
#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Align;
using praporek::paper::Document;
using praporek::paper::Heading;
using praporek::paper::Paragraph;
using praporek::paper::Table;

std::string time_text(Instant at) {
  const std::chrono::sys_time<Millis> instant{at.since_epoch};
  return fmt::format("{:%Y-%m-%d %H:%M}Z", std::chrono::floor<std::chrono::seconds>(instant));
}

std::string name_of(const hall::HallState& state, PlayerId id) {
  const hall::Player* player = state.find<hall::Player>(id);
  return player == nullptr ? "" : player->name;
}

/// "result 1-0 (7.5.5); time black +0:02:00 (7.5.5)", numbered as the ruling's edition does.
std::string consequences_of(const hall::RulingRecord& ruling) {
  std::string text;
  for (const hall::Answer& each : ruling.consequences) {
    text += text.empty() ? "" : "; ";
    text += each.key;
    if (each.value.empty()) continue;
    text += " (" + laws::number_in(Article{each.value}, ruling.edition) + ")";
  }
  return text;
}

std::vector<std::string> row_of(const hall::HallState& state, const hall::RulingRecord& ruling,
                                const Phrases& say) {
  const hall::Game* game = ruling.game ? state.find<hall::Game>(*ruling.game) : nullptr;
  std::string what = say(Message{"arbiter.kind." + ruling.ruling, {}});
  if (!ruling.note.empty()) what += ": " + ruling.note;
  return {time_text(ruling.at),
          std::to_string(ruling.round.value),
          game == nullptr ? "" : std::to_string(game->board.value),
          game == nullptr ? "" : name_of(state, game->white) + " – " + name_of(state, game->black),
          what,
          consequences_of(ruling),
          ruling.by};
}

}  // namespace

Document incident_report(const hall::HallState& state, Language language) {
  const Phrases say{language};
  Document document{hall::event_of(state).name, say("report.incidents"), say("paper.page"), {}};
  for (const auto& [id, section] : state.all<hall::Section>()) {
    Table table{{{say("report.time")},
                 {say("paper.round-column"), Align::Right},
                 {say("paper.board"), Align::Right},
                 {say("report.game")},
                 {say("report.what")},
                 {say("report.consequences")},
                 {say("report.by")}},
                {}};
    for (const auto& [key, ruling] : state.all<hall::RulingRecord>()) {
      if (ruling.section == id) table.rows.push_back(row_of(state, ruling, say));
    }
    document.blocks.emplace_back(Heading{section.name});
    if (table.rows.empty()) {
      document.blocks.emplace_back(Paragraph{say("report.no-incidents")});
    } else {
      document.blocks.emplace_back(std::move(table));
    }
  }
  return document;
}

Document decision_report(const hall::HallState& state,
                         const std::vector<report::Decision>& decisions, Language language) {
  const Phrases say{language};
  Document document{hall::event_of(state).name, say("report.decisions"), say("paper.page"), {}};
  Table table{{{say("report.time")},
               {say("report.section")},
               {say("paper.round-column"), Align::Right},
               {say("report.what")},
               {say("report.by")}},
              {}};
  for (const report::Decision& decision : decisions) {
    const hall::Section* section = state.find<hall::Section>(decision.section);
    table.rows.push_back({time_text(decision.at), section == nullptr ? "" : section->name,
                          decision.round.value == 0 ? "" : std::to_string(decision.round.value),
                          say(decision.what), decision.who});
  }
  if (table.rows.empty()) {
    document.blocks.emplace_back(Paragraph{say("report.no-decisions")});
  } else {
    document.blocks.emplace_back(std::move(table));
  }
  return document;
}

}  // namespace praporek::tui::paper

#include "app/commands/event_wish.hpp"

#include "app/commands/arbiter_name.hpp"
#include "app/commands/journal_text.hpp"
#include "app/event/backups.hpp"
#include "app/event/event_session.hpp"
#include "app/hall/start_hall.hpp"
#include "core/hall/pairing_of.hpp"
#include "tui/messages.hpp"

#include <utility>

namespace praporek::app {

namespace {

/// A pairing nobody typed is computed here.
Result<hall::Wish> completed(hall::Wish wish, const hall::HallState& state) {
  const auto section = hall::section_to_pair(wish);
  if (!section) return wish;
  const auto computed = hall::computed_pairing(state, *section);
  if (!computed) return computed.error();
  return hall::with_boards(std::move(wish), *computed);
}

Result<hall::Group> granted_here(const WishOptions& options, const std::string& who,
                                 const WishMaker& make) {
  auto session = EventSession::open(options.file);
  if (!session) return session.error();
  auto wish = make(session->state());
  if (!wish) return wish.error();
  wish = completed(std::move(*wish), session->state());
  if (!wish) return wish.error();
  auto group = session->obey(who, "shell", std::move(*wish));
  if (!group) return group;
  session->sync_mirror();
  if (changes_round(*group)) back_up_event(options.file);
  return group;
}

}  // namespace

Result<hall::Group> granted(const WishOptions& options, const WishMaker& make) {
  const std::string who = options.arbiter.empty() ? account_name() : options.arbiter;
  if (const auto socket = running_hall(options.file)) {
    return ask_hall(*socket, {who, options.pin}, make);
  }
  return granted_here(options, who, make);
}

Exit carry_out(const WishOptions& options, const WishMaker& make, Streams streams) {
  bool bad_words = false;
  const auto group = granted(options, [&](const hall::HallState& state) {
    auto wish = make(state);
    bad_words = !wish.has_value();
    return wish;
  });
  if (!group)
    return refuse(group.error(), bad_words ? Exit::Usage : code_of(group.error()), streams);
  streams.out << readable(*group);
  return Exit::Ok;
}

Exit code_of(const Refusal& refusal) {
  const std::string& id = refusal.why().id;
  const bool failed =
      id.starts_with("data.") || id.starts_with("service.") || id.starts_with("app.");
  return failed ? Exit::Failed : Exit::No;
}

Exit refuse(const Refusal& refusal, Exit code, Streams streams) {
  streams.err << "praporek: " << tui::sentence(refusal) << '\n';
  return code;
}

}  // namespace praporek::app

#include "app/hall/hall_service.hpp"

#include "app/event/backups.hpp"
#include "app/hall/pin.hpp"
#include "core/hall/codec.hpp"
#include "core/hall/decide.hpp"
#include "core/hall/pairing_of.hpp"
#include "core/hall/words.hpp"

#include <boost/asio/post.hpp>

#include <algorithm>
#include <csignal>
#include <unistd.h>
#include <utility>

namespace praporek::app {

namespace {

constexpr std::chrono::milliseconds tick_interval{500};
constexpr int ticks_between_checkpoints = 10;

/// Setting the computer's clock by more than this is worth a word.
constexpr Millis clock_jump{2000};
constexpr std::size_t findings_kept = 20;

const hall::Arbiter* arbiter_named(const hall::HallState& state, const std::string& name) {
  const auto& arbiters = state.all<hall::Arbiter>();
  const auto found =
      std::ranges::find(arbiters, name, [](const auto& entry) { return entry.second.name; });
  return found == arbiters.end() ? nullptr : &found->second;
}

}  // namespace

HallService::HallService(boost::asio::io_context& loop, EventSession session,
                         const HallOptions& options)
    : loop_{loop},
      session_{std::move(session)},
      place_{place_of(options.event, options.run_dir)},
      log_{place_.log()},
      signals_{loop, SIGTERM, SIGINT},
      timer_{loop},
      since_{session_.now()},
      found_{session_.found()},
      server_{loop, place_.socket(), desk()} {
  mirrors_.emplace_back(loop_, files_, session_.path(), mirror_path(session_.path()));
  for (const auto& path : options.mirrors) {
    mirrors_.emplace_back(loop_, files_, session_.path(), path);
  }
}

HallService::~HallService() = default;

Result<bool> HallService::start() {
  if (auto left = session_.file().leave_checkpoints(); !left) return left.error();
  if (auto listening = server_.listen({::getuid(), place_.group}); !listening) return listening;
  session_.lock().announce(place_.socket());
  std::signal(SIGHUP, SIG_IGN);
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // a full quota is a refusal, not an end
  signals_.async_wait([this](const boost::system::error_code& error, int) {
    if (!error) stop({"service.hall-ended", {}});
  });
  note({"service.hall-started",
        {session_.path().string(), std::to_string(session_.state().last_group)}});
  for (const Message& message : found_) note(message);
  for (MirrorKeeper& mirror : mirrors_) mirror.note(session_.state().last_group, since_);
  tick();
  return true;
}

io::HallDesk HallService::desk() {
  io::HallDesk desk;
  desk.welcome = [this](const io::Hello& hello) { return welcome(hello); };
  desk.state_text = [this](auto take) { make_state_text(std::move(take)); };
  desk.wish = [this](const io::Seat& seat, hall::Wish wanted, auto answer) {
    wish(seat.who, seat.console, std::move(wanted), std::move(answer));
  };
  desk.stop = [this](const io::Seat& seat) {
    auto refusal = may_stop(seat.who);
    if (!refusal) stop({"service.hall-ended-by", {seat.who}});
    return refusal;
  };
  desk.heartbeat = [this] { return heartbeat(); };
  desk.note = [this](const Message& message) { note(message); };
  return desk;
}

Result<io::Welcome> HallService::welcome(const io::Hello& hello) const {
  const hall::HallState& state = session_.state();
  io::Welcome welcome{io::protocol_version, PRAPOREK_VERSION, hall::event_of(state).name, hello.who,
                      std::string{hall::word_of(hall::Role::Chief)}};
  if (hello.who.empty() && !hello.watch) {  // asks for the state of the hall, not of the event
    welcome.role = hall::word_of(hall::Role::Viewer);
    return welcome;
  }
  if (state.all<hall::Arbiter>().empty()) return welcome;
  const hall::Arbiter* arbiter = arbiter_named(state, hello.who);
  if (arbiter == nullptr) return Refusal{Message{"hall.unknown-arbiter", {hello.who}}};
  if (!arbiter->pin_hash.empty() && !pin_fits(hello.pin, arbiter->pin_hash)) {
    return Refusal{Message{"service.wrong-pin", {hello.who}}};
  }
  welcome.role = hall::word_of(arbiter->role);
  return welcome;
}

std::optional<Refusal> HallService::may_stop(const std::string& who) const {
  const hall::Arbiter* arbiter = arbiter_named(session_.state(), who);
  if (arbiter == nullptr || arbiter->role >= hall::Role::Deputy) return std::nullopt;
  return Refusal{Message{"service.may-not-stop", {who}}};
}

void HallService::wish(const std::string& who, const std::string& console, hall::Wish wish,
                       Answer answer) {
  const auto section = hall::section_to_pair(wish);
  if (!section) return obey(who, console, std::move(wish), answer);
  // Whoever may not pair does not make the hall work first.
  if (auto refusal = hall::not_allowed(session_.state(), {who, console, session_.now(), wish})) {
    return answer(*refusal);
  }
  pair(*section, [this, who, console, wish = std::move(wish),
                  answer = std::move(answer)](const Result<hall::PairRound>& computed) {
    if (!computed) return answer(computed.error());
    obey(who, console, hall::with_boards(wish, *computed), answer);
  });
}

void HallService::pair(SectionId section,
                       std::function<void(const Result<hall::PairRound>&)> take) {
  auto task = hall::pairing_task(session_.state(), section);
  if (!task) return take(task.error());
  boost::asio::post(thinking_, [this, task = std::move(*task), take = std::move(take)] {
    auto computed = hall::computed_pairing(task);
    boost::asio::post(loop_, [this, computed = std::move(computed), take] {
      if (!stopped_) take(computed);
    });
  });
}

void HallService::obey(const std::string& who, const std::string& console, hall::Wish wish,
                       const Answer& answer) {
  auto group = session_.obey(who, console, std::move(wish));
  if (!group) {
    if (group.error().why().id.starts_with("data.")) trouble_ = group.error().why();
    return answer(group.error());
  }
  trouble_.reset();
  committed(*group);
  answer(group->number);
}

void HallService::facts(std::vector<hall::Wish> facts) {
  auto groups = session_.record(std::move(facts));
  if (!groups) {
    trouble_ = groups.error().why();
    return;
  }
  if (!groups->empty()) trouble_.reset();
  for (const hall::Group& group : *groups) committed(group);
}

void HallService::committed(const hall::Group& group) {
  for (MirrorKeeper& mirror : mirrors_) mirror.note(group.number, group.at);
  server_.publish(group);
  if (changes_round(group)) back_up();
}

void HallService::make_state_text(std::function<void(io::StateText)> take) {
  if (state_text_.text && state_text_.group == session_.state().last_group) {
    return boost::asio::post(loop_, [take = std::move(take), text = state_text_] { take(text); });
  }
  wait_for_state_text_.push_back(std::move(take));
  if (wait_for_state_text_.size() > 1) return;  // one is being made for all who wait
  auto copy = std::make_shared<const hall::HallState>(session_.state());
  boost::asio::post(files_, [this, copy = std::move(copy)]() mutable {
    io::StateText made{std::make_shared<const std::string>(hall::encode(*copy)), copy->last_group};
    copy.reset();
    boost::asio::post(loop_, [this, made = std::move(made)] {
      state_text_ = made;
      for (const auto& each : std::exchange(wait_for_state_text_, {})) each(made);
    });
  });
}

void HallService::tick() {
  if (stopped_) return;
  look_at_the_clock();
  look_at_the_file();
  for (MirrorKeeper& mirror : mirrors_) mirror.keep(session_.now());
  if (++ticks_ % ticks_between_checkpoints == 0) carry_log_over();
  // A text nobody asked for lately is not kept: it may be large.
  if (state_text_.group != session_.state().last_group) state_text_ = {};
  timer_.expires_after(tick_interval);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) tick();
  });
}

void HallService::look_at_the_clock() {
  const Millis offset = session_.time().wall_offset();
  if (std::chrono::abs(offset - wall_offset_) <= clock_jump) return;
  const auto seconds =
      std::chrono::duration_cast<std::chrono::seconds>(offset - wall_offset_).count();
  wall_offset_ = offset;
  const Message jump{"service.clock-was-set", {std::to_string(seconds)}};
  note(jump);
  if (found_.size() < findings_kept) found_.push_back(jump);
}

void HallService::look_at_the_file() {
  auto replaced = session_.keep_in_place();
  if (!replaced) {
    trouble_ = replaced.error().why();
    return;
  }
  if (!*replaced) return;
  const Message message{"service.file-written-anew", {session_.path().string()}};
  note(message);
  if (found_.size() < findings_kept) found_.push_back(message);
  for (MirrorKeeper& mirror : mirrors_) mirror.open_anew();
  session_.file().leave_checkpoints();
  trouble_.reset();
}

void HallService::back_up() {
  if (std::exchange(backing_up_, true)) return;
  boost::asio::post(files_, [this, event = session_.path()] {
    auto copied = back_up_event(event);
    boost::asio::post(loop_, [this, copied = std::move(copied)] {
      backing_up_ = false;
      note(copied ? Message{"service.backed-up", {copied->string()}} : copied.error().why());
    });
  });
}

/// Done beside the loop, so that no arbiter waits for it.
void HallService::carry_log_over() {
  if (std::exchange(carried_over_, session_.state().last_group) == session_.state().last_group) {
    return;
  }
  boost::asio::post(files_, [event = session_.path()] {
    auto file = data::EventFile::open(event, data::OpenMode::ReadWrite);
    if (file) file->checkpoint();
  });
}

io::Heartbeat HallService::heartbeat() {
  io::Heartbeat beat;
  beat.now = session_.now();
  beat.group = session_.state().last_group;
  beat.consoles = server_.consoles();
  beat.process = ::getpid();
  beat.since = since_;
  beat.trouble = trouble_;
  beat.found = found_;
  for (const MirrorKeeper& mirror : mirrors_) {
    const auto age = mirror.age(beat.now);
    if (age && (!beat.mirror_age || *age < *beat.mirror_age)) beat.mirror_age = age;
    if (!age && !beat.trouble) beat.trouble = mirror.trouble();
  }
  return beat;
}

void HallService::note(const Message& message) { log_.write(session_.now(), message); }

void HallService::stop(const Message& why) {
  if (std::exchange(stopped_, true)) return;
  note(why);
  signals_.cancel();
  timer_.cancel();
  server_.close(why);
}

void HallService::finish() {
  thinking_.stop();
  thinking_.join();
  files_.join();
  for (MirrorKeeper& mirror : mirrors_) mirror.finish();
}

}  // namespace praporek::app

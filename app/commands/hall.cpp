#include "app/commands/hall.hpp"

#include "app/commands/do_event.hpp"
#include "app/commands/event_wish.hpp"
#include "app/hall/hall_service.hpp"
#include "app/hall/start_hall.hpp"
#include "core/hall/words.hpp"
#include "tui/messages.hpp"

#include <boost/asio/io_context.hpp>

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <unistd.h>

namespace praporek::app {

namespace {

struct HallWords {
  HallOptions hall;
  bool detach = false;
  bool background = false;  ///< we are the detached one
};

/// Whoever started us reads our output until we are ready; then it is let go.
void let_go_of_output() {
  const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  ::dup2(nothing, STDOUT_FILENO);
  ::dup2(nothing, STDERR_FILENO);
  ::close(nothing);
}

/// Starts the hall beside us and says where it is.
Exit detach_hall(const HallWords& words, Streams streams) {
  const auto socket = hall_for(words.hall.event, words.hall.run_dir);
  if (!socket) return refuse(socket.error(), Exit::Failed, streams);
  streams.out << socket->string() << '\n';
  return Exit::Ok;
}

Exit run_hall(const HallWords& words, Streams streams) {
  if (words.detach) return detach_hall(words, streams);
  const HallPlace place = place_of(words.hall.event, words.hall.run_dir);
  if (auto made = make_place(place); !made) return refuse(made.error(), Exit::Failed, streams);
  auto session = EventSession::open(words.hall.event, Mirroring::ByTheHall);
  if (!session) return refuse(session.error(), Exit::Failed, streams);
  boost::asio::io_context loop;
  HallService service{loop, std::move(*session), words.hall};
  if (auto started = service.start(); !started) {
    return refuse(started.error(), Exit::Failed, streams);
  }
  for (const Message& found : service.session().found()) {
    streams.err << "praporek: " << tui::sentence(found) << '\n';
  }
  streams.out << place.socket().string() << std::endl;
  if (words.background) let_go_of_output();
  loop.run();
  service.finish();
  return Exit::Ok;
}

std::string time_text(Instant at) {
  const auto second =
      std::chrono::floor<std::chrono::seconds>(std::chrono::sys_time<Millis>{at.since_epoch});
  return fmt::format("{:%Y-%m-%d %H:%M:%S}Z", second);
}

void print_text(const io::Heartbeat& beat, Streams streams) {
  streams.out << "running: process " << beat.process << " since " << time_text(beat.since)
              << "\nconsoles: " << beat.consoles << "\njournal: " << beat.group << " groups\n";
  if (beat.mirror_age) {
    streams.out << fmt::format("mirror: {:.1f} s old\n",
                               static_cast<double>(beat.mirror_age->count()) / 1000.0);
  } else {
    streams.out << "mirror: not written\n";
  }
  if (beat.trouble) streams.out << "trouble: " << tui::sentence(*beat.trouble) << '\n';
  for (const Message& found : beat.found) streams.out << "found: " << tui::sentence(found) << '\n';
}

void print_json(const io::Heartbeat& beat, Streams streams) {
  using Json = nlohmann::json;
  Json json{{"running", true},
            {"process", beat.process},
            {"since", beat.since.since_epoch.count()},
            {"now", beat.now.since_epoch.count()},
            {"consoles", beat.consoles},
            {"groups", beat.group},
            {"mirror-age", beat.mirror_age ? Json(beat.mirror_age->count()) : Json(nullptr)},
            {"trouble", beat.trouble ? Json(tui::sentence(*beat.trouble)) : Json(nullptr)},
            {"found", Json::array()}};
  for (const Message& found : beat.found) json["found"].push_back(tui::sentence(found));
  streams.out << json.dump() << '\n';
}

Exit print_status(const std::string& file, bool as_json, Streams streams) {
  const auto socket = running_hall(file);
  if (!socket) {
    streams.out << (as_json ? R"({"running":false})" : "not running") << '\n';
    return Exit::No;
  }
  const auto beat = ask_heartbeat(*socket, {});
  if (!beat) return refuse(beat.error(), Exit::Failed, streams);
  if (as_json) {
    print_json(*beat, streams);
  } else {
    print_text(*beat, streams);
  }
  return Exit::Ok;
}

Exit stop_hall(const WishOptions& options, Streams streams) {
  const auto socket = running_hall(options.file);
  if (!socket) {
    streams.out << "not running\n";
    return Exit::No;
  }
  const auto stopped = ask_to_stop(*socket, {options.arbiter, options.pin});
  if (!stopped) return refuse(stopped.error(), code_of(stopped.error()), streams);
  // It has said farewell; it is gone when the event can be had again.
  while (FileLock::hall_of(options.file)) ::usleep(10'000);
  streams.out << "stopped\n";
  return Exit::Ok;
}

}  // namespace

void add_hall(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("hall", "The service of an event, in the foreground");
  auto words = std::make_shared<HallWords>();
  command->add_option("FILE", words->hall.event, "The event file")->required();
  command->add_option("--run-dir", words->hall.run_dir, "A folder several accounts share");
  command->add_option("--mirror", words->hall.mirrors, "A further place for the mirror");
  command->add_flag("--detach", words->detach, "Start it in the background, if none runs");
  command->add_flag("--background", words->background)->group("");
  command->callback(
      [words, &run] { run = [words](Streams streams) { return run_hall(*words, streams); }; });
}

void add_status(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("status", "What the hall of an event is doing");
  auto file = std::make_shared<std::string>();
  auto as_json = std::make_shared<bool>(false);
  command->add_option("FILE", *file, "The event file")->required();
  command->add_flag("--json", *as_json, "For programs");
  command->callback([file, as_json, &run] {
    run = [file, as_json](Streams streams) { return print_status(*file, *as_json, streams); };
  });
}

void add_stop(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("stop", "Ends the hall of an event");
  auto options = std::make_shared<WishOptions>();
  add_wish_options(*command, *options);
  command->callback([options, &run] {
    run = [options](Streams streams) { return stop_hall(*options, streams); };
  });
}

}  // namespace praporek::app

#include "app/commands/exchange.hpp"

#include "app/commands/do_event.hpp"
#include "app/commands/trf_input.hpp"
#include "core/formats/pgn_writer.hpp"
#include "core/hall/codec.hpp"
#include "core/hall/export_of.hpp"
#include "data/event_file.hpp"

#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;

struct ImportWords {
  WishOptions where;
  std::string source;
  int first_board = 1;
};

Exit take_in(const ImportWords& words, Streams streams) {
  const auto text = read_all(words.source, streams.in);
  if (!text) return refuse(text.error(), Exit::Failed, streams);
  // The reader's remarks first, with line and column; the hall reads the text again.
  std::istringstream again{*text};
  const TrfInput reading = read_trf_input(words.source, {again, streams.out, streams.err});
  if (const auto* code = std::get_if<Exit>(&reading)) return *code;
  const auto group = granted(words.where, [&](const hall::HallState&) -> Result<hall::Wish> {
    return hall::Wish{hall::ImportTrf{*text, words.first_board}};
  });
  if (!group) return refuse(group.error(), code_of(group.error()), streams);
  streams.out << words.source << ": " << group->changes.size() << " records\n";
  return Exit::Ok;
}

struct ExportWords {
  std::string file;
  std::string form;
  std::string folder;
  int section = 0;
  int round = 0;
};

/// Files written so far, or what went wrong.
class Outlet {
 public:
  Outlet(const ExportWords& words, const hall::HallState& state, Streams streams)
      : words_{words}, state_{state}, streams_{streams} {}

  Exit write_all_forms() {
    std::error_code error;
    fs::create_directories(words_.folder, error);
    if (words_.form == "json") {
      write("event.json", hall::encode(state_) + "\n");
      return code_;
    }
    for (const auto& [id, section] : state_.all<hall::Section>()) {
      if (words_.section != 0 && id.value != words_.section) continue;
      if (words_.form == "trf")
        write(fmt::format("section{}.trf", id.value), hall::trf_of(state_, id));
      if (words_.form == "csv") {
        write(fmt::format("section{}-players.csv", id.value), hall::players_csv_of(state_, id));
        write(fmt::format("section{}-games.csv", id.value), hall::games_csv_of(state_, id));
      }
      if (words_.form == "pgn") write_rounds(id);
    }
    return code_;
  }

 private:
  void write_rounds(SectionId section) {
    for (const auto& [key, round] : state_.all<hall::Round>()) {
      if (round.section != section) continue;
      if (words_.round != 0 && round.number.value != words_.round) continue;
      const auto games = hall::pgn_games_of(state_, section, round.number);
      write(fmt::format("section{}-round{}.pgn", section.value, round.number.value),
            formats::pgn_of(games));
    }
  }

  void write(const std::string& name, const std::string& text) {
    const std::string path = (fs::path{words_.folder} / name).string();
    if (auto written = write_all(path, text); !written) {
      code_ = refuse(written.error(), Exit::Failed, streams_);
      return;
    }
    streams_.out << path << '\n';
  }

  const ExportWords& words_;
  const hall::HallState& state_;
  Streams streams_;
  Exit code_ = Exit::Ok;
};

Exit give_out(const ExportWords& words, Streams streams) {
  auto file = data::EventFile::open(words.file, data::OpenMode::ReadOnly);
  if (!file) return refuse(file.error(), Exit::Failed, streams);
  const auto state = file->load();
  if (!state) return refuse(state.error(), Exit::Failed, streams);
  if (words.section != 0 && state->find<hall::Section>(SectionId{words.section}) == nullptr) {
    return refuse(Refusal{Message{"hall.no-such-section", {std::to_string(words.section)}}},
                  Exit::Usage, streams);
  }
  return Outlet{words, *state, streams}.write_all_forms();
}

}  // namespace

void add_import(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("import", "A report file (TRF) as a new section");
  auto words = std::make_shared<ImportWords>();
  add_wish_options(*command, words->where);
  command->add_option("SOURCE", words->source, "The report file")->required();
  command->add_option("--first-board", words->first_board, "First board of the section")
      ->capture_default_str();
  command->callback(
      [words, &run] { run = [words](Streams streams) { return take_in(*words, streams); }; });
}

void add_export(CLI::App& root, Run& run) {
  CLI::App* command = root.add_subcommand("export", "The event for other programs");
  auto words = std::make_shared<ExportWords>();
  command->add_option("FILE", words->file, "The event file")->required();
  command->add_option("FORM", words->form, "trf, pgn, csv or json")
      ->required()
      ->check(CLI::IsMember({"trf", "pgn", "csv", "json"}));
  command->add_option("DIR", words->folder, "Where the files are written")->required();
  command->add_option("--section", words->section, "Only this section, by its number");
  command->add_option("--round", words->round, "Only this round (pgn)");
  command->callback(
      [words, &run] { run = [words](Streams streams) { return give_out(*words, streams); }; });
}

}  // namespace praporek::app

#include "core/formats/pgn_reader.hpp"

#include "core/base/text.hpp"
#include "core/formats/fen.hpp"
#include "core/notation/playable_moves.hpp"
#include "core/rules/legal_position.hpp"

#include <algorithm>
#include <utility>

namespace praporek::formats {

using rules::Position;

namespace {

/// The text between the quotes without its backslashes.
std::string unescaped(std::string_view text) {
  std::string value;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool escape =
        text[i] == '\\' && i + 1 < text.size() && (text[i + 1] == '"' || text[i + 1] == '\\');
    if (escape) ++i;
    value += text[i];
  }
  return value;
}

enum class Variant : std::uint8_t { Chess, Chess960, Other };

Variant variant_of(std::string_view value) {
  const std::string lower = lower_case_ascii(value);
  const auto says = [&](std::string_view what) { return lower.find(what) != std::string::npos; };
  if (says("960") || says("fischer")) return Variant::Chess960;
  if (lower.empty() || says("standard") || says("position") || says("chess")) return Variant::Chess;
  return Variant::Other;
}

/// What the tags say about the game itself, before it is understood.
struct Head {
  PgnTags tags;
  std::string fen;
  std::size_t fen_at = 0;
  std::string variant;
  std::size_t variant_at = 0;
  std::string result;
  std::size_t result_at = 0;
  bool any = false;
};

class Reader {
 public:
  Reader(std::string_view file, const PgnReading& reading)
      : file_{file}, scanner_{file}, movetext_{scanner_, reading, faults_} {}

  PgnFile read() {
    PgnFile result;
    while (scanner_.here().token != PgnToken::End) read_game(result.games);
    std::ranges::stable_sort(faults_, {}, &PgnFaultAt::offset);
    PgnPlaces places{file_};
    for (PgnFaultAt& fault : faults_) {
      result.faults.push_back({places.at(fault.offset), std::move(fault.why)});
    }
    return result;
  }

 private:
  void fault(std::size_t offset, Refusal why) { faults_.push_back({offset, std::move(why)}); }

  void read_game(std::vector<PgnGame>& games) {
    Head head;
    while (scanner_.here().token == PgnToken::TagOpen) read_tag(head);
    PgnGame game;
    const auto start = start_of(head);
    if (start) game.start = *start;
    const auto announced = announced_result(head);
    PgnMovetext text = movetext_.read(start, announced);
    if (!head.any && !text.ended && text.line.moves.empty()) return;  // words between games
    if (!text.ended) fault(scanner_.here().offset, Refusal{Message{"pgn.no-end", {}}});
    if (text.result && announced && *text.result != *announced) {
      fault(head.result_at,
            Refusal{Message{"pgn.result-differs", {head.result, result_text(text.result)}}});
    }
    game.result = text.result ? text.result : announced;
    game.tags = std::move(head.tags);
    game.line = std::move(text.line);
    games.push_back(std::move(game));
  }

  std::optional<PgnResult> announced_result(const Head& head) {
    auto result = result_of(head.result);
    if (!result && !head.result.empty() && head.result != "*") {
      fault(head.result_at, Refusal{Message{"pgn.no-result", {head.result}}});
    }
    return result;
  }

  void read_tag(Head& head) {
    const std::size_t begin = scanner_.here().offset;
    scanner_.advance();
    const PgnWord name = scanner_.here();
    if (name.token == PgnToken::Word) scanner_.advance();
    const PgnWord value = scanner_.here();
    if (name.token != PgnToken::Word || value.token != PgnToken::String) {
      fault(begin, Refusal{Message{"pgn.bad-tag", {}}});
      skip_line(begin);
      return;
    }
    scanner_.advance();
    if (scanner_.here().token == PgnToken::TagClose) {
      scanner_.advance();
    } else {
      fault(begin, Refusal{Message{"pgn.bad-tag", {}}});
    }
    keep(head, name, unescaped(value.text));
  }

  void keep(Head& head, const PgnWord& name, std::string value) {
    head.any = true;
    if (name.text == "FEN") {
      head.fen = std::move(value);
      head.fen_at = name.offset;
    } else if (name.text == "Result") {
      head.result = std::move(value);
      head.result_at = name.offset;
    } else if (name.text == "Variant") {
      head.variant = std::move(value);
      head.variant_at = name.offset;
    } else if (!follows_from_the_game(name.text)) {
      head.tags.set(name.text, std::move(value));
    }
  }

  void skip_line(std::size_t from) {
    const std::size_t end = std::min(file_.find_first_of("\r\n", from), file_.size());
    while (scanner_.here().token != PgnToken::End && scanner_.here().offset < end) {
      scanner_.advance();
    }
  }

  std::optional<Position> start_of(const Head& head) {
    const Variant variant = variant_of(head.variant);
    if (variant == Variant::Other) {
      fault(head.variant_at, Refusal{Message{"pgn.other-variant", {head.variant}}});
      return std::nullopt;
    }
    Result<rules::Setup> setup = rules::initial_position().setup();
    if (!head.fen.empty()) setup = read_fen(trimmed(head.fen));
    if (!setup) {
      fault(head.fen_at, setup.error());
      return std::nullopt;
    }
    if (variant == Variant::Chess960) setup->chess960 = true;
    auto position = rules::legal_position(*setup, notation::harmless_faults);
    if (!position) {
      fault(head.fen_at, position.error());
      return std::nullopt;
    }
    return *position;
  }

  std::string_view file_;
  PgnScanner scanner_;
  std::vector<PgnFaultAt> faults_;
  PgnMovetextReader movetext_;
};

}  // namespace

PgnFile read_pgn(std::string_view file, const PgnReading& reading) {
  return Reader{file, reading}.read();
}

}  // namespace praporek::formats

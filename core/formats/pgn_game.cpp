#include "core/formats/pgn_game.hpp"

#include <algorithm>
#include <tuple>

namespace praporek::formats {

namespace {

constexpr Score none{0};
constexpr Score half{5};
constexpr Score full{10};

struct ResultRow {
  std::string_view text;
  Score white;
  Score black;
};

/// The first spelling of each result is the one written.
constexpr std::array<ResultRow, 12> results{{
    {"1-0", full, none},
    {"0-1", none, full},
    {"1/2-1/2", half, half},
    {"1/2-0", half, none},
    {"0-1/2", none, half},
    {"0-0", none, none},
    {"½-½", half, half},
    {"½-0", half, none},
    {"0-½", none, half},
    {"1/2", half, half},
    {"½", half, half},
    {"1–0", full, none},
}};

}  // namespace

PgnTags::PgnTags() {
  for (const std::string_view name : roster) {
    tags_.push_back({std::string{name}, name == "Date" ? "????.??.??" : "?"});
  }
}

std::string_view PgnTags::value(std::string_view name) const {
  const auto found = std::ranges::find(tags_, name, &PgnTag::name);
  return found == tags_.end() ? std::string_view{} : found->value;
}

void PgnTags::set(std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags_, name, &PgnTag::name);
  if (found == tags_.end()) {
    tags_.push_back({std::string{name}, std::move(value)});
  } else {
    found->value = std::move(value);
  }
}

bool follows_from_the_game(std::string_view tag_name) {
  constexpr std::array<std::string_view, 4> names{"Result", "SetUp", "FEN", "Variant"};
  return std::ranges::find(names, tag_name) != names.end();
}

std::optional<PgnResult> result_of(std::string_view text) {
  const auto row = std::ranges::find(results, text, &ResultRow::text);
  if (row == results.end()) return std::nullopt;
  return PgnResult{{row->white, row->black}};
}

std::string result_text(const std::optional<PgnResult>& result) {
  if (!result) return "*";
  const auto row = std::ranges::find_if(results, [&](const ResultRow& known) {
    return known.white == (*result)[Side::White] && known.black == (*result)[Side::Black];
  });
  return row == results.end() ? "*" : std::string{row->text};
}

bool operator==(const PgnMove& a, const PgnMove& b) {
  return std::tie(a.move, a.remark, a.nags, a.variations) ==
         std::tie(b.move, b.remark, b.nags, b.variations);
}

bool operator==(const PgnLine& a, const PgnLine& b) {
  return a.comment == b.comment && a.moves == b.moves;
}

bool operator==(const PgnGame& a, const PgnGame& b) {
  return a.tags == b.tags && a.start.setup() == b.start.setup() && a.line == b.line &&
         a.result == b.result;
}

}  // namespace praporek::formats

#include "core/entries/fide_xml_list.hpp"

#include "core/base/text.hpp"
#include "core/entries/birth.hpp"
#include "core/entries/xml.hpp"

#include <algorithm>
#include <optional>

namespace praporek::entries {

namespace {

constexpr std::string_view last_tag = "</player>";

void put(ListedPlayer& player, bool& sound, std::string_view tag, std::string value) {
  const auto number = [&] {
    const auto read = value.empty() ? std::optional{0} : whole_number(value);
    if (!read) sound = false;
    return read.value_or(0);
  };
  if (tag == "fideid") {
    player.id = player.fide_id = value;
  } else if (tag == "name") {
    player.name = value;
  } else if (tag == "country") {
    player.federation = value;
  } else if (tag == "sex") {
    player.sex = value == "F" ? "w" : lower_case_ascii(value);
  } else if (tag == "title" || (tag == "w_title" && player.title.empty())) {
    player.title = value;
  } else if (tag == "rating") {
    player.standard = number();
  } else if (tag == "rapid_rating") {
    player.rapid = number();
  } else if (tag == "blitz_rating") {
    player.blitz = number();
  } else if (tag == "birthday") {
    player.birth = birth_as_reported(value);
  }
}

/// The player of one <player> element; nothing when it is damaged.
std::optional<ListedPlayer> player_in(std::string_view element) {
  ListedPlayer player;
  bool sound = true;
  XmlScanner scanner{element};
  std::string_view tag;
  for (auto mark = scanner.next(); mark != XmlScanner::Mark::End; mark = scanner.next()) {
    if (mark == XmlScanner::Mark::Open) tag = scanner.name();
    if (mark == XmlScanner::Mark::Close) tag = {};
    if (mark == XmlScanner::Mark::Text && !tag.empty()) {
      put(player, sound, tag, std::string{trimmed(scanner.text())});
    }
  }
  if (!sound || player.name.empty() || !whole_number(player.id)) return std::nullopt;
  return player;
}

std::int64_t lines_in(std::string_view text) { return std::ranges::count(text, '\n'); }

}  // namespace

ListPart FideXmlList::feed(std::string_view piece) {
  ListPart part;
  rest_ += piece;
  std::size_t from = 0;
  for (auto end = rest_.find(last_tag); end != std::string::npos;
       end = rest_.find(last_tag, from)) {
    const std::string_view element{rest_.data() + from, end + last_tag.size() - from};
    const auto begin = element.find("<player>");
    line_ += lines_in(element.substr(0, begin));
    auto player = begin == std::string_view::npos ? std::nullopt : player_in(element.substr(begin));
    if (player) {
      part.players.push_back(std::move(*player));
    } else {
      part.faults.push_back({line_, Message{"ratings.damaged-player", {}}});
    }
    if (begin != std::string_view::npos) line_ += lines_in(element.substr(begin));
    from = end + last_tag.size();
  }
  rest_.erase(0, from);
  return part;
}

ListPart FideXmlList::finish() {
  ListPart part;
  if (rest_.find("<player>") != std::string::npos) {
    part.faults.push_back({line_, Message{"ratings.damaged-player", {}}});
  }
  rest_.clear();
  return part;
}

}  // namespace praporek::entries

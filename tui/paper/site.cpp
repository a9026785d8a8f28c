#include "tui/paper/site.hpp"

#include "tui/paper/html_form.hpp"
#include "tui/paper/lists.hpp"
#include "tui/paper/player_page.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace praporek::tui::paper {

namespace {

using praporek::paper::Document;

constexpr const char* first_page = "index.html";

std::string_view code_of(Language language) {
  if (language == Language::Czech) return "cs";
  return language == Language::Slovak ? "sk" : "en";
}

/// The pages of one section.
class SectionSite {
 public:
  SectionSite(const hall::HallState& state, SectionId section, Language language)
      : view_{state, section, language},
        shown_{last_published_round(state, section)},
        complete_{std::min(last_complete_round(state, section), shown_)},
        prefix_{fmt::format("s{}-", section.value)} {}

  /// The links of the section, for its pages and for the first one.
  [[nodiscard]] std::vector<PageLink> links() const {
    std::vector<PageLink> links{{file("start"), view_.say("paper.start-list")}};
    if (shown_.value > 0) {
      links.push_back({file("names"), view_.say("paper.link.names")});
      for (int round = shown_.value; round >= 1; --round) {
        links.push_back({round_file(round), view_.round_words(RoundNo{round})});
      }
    }
    if (complete_.value > 0) {
      links.push_back({file("standings"), view_.say("paper.link.standings")});
      links.push_back({file("crosstable"), view_.say("paper.link.crosstable")});
    }
    return links;
  }

  void write(std::vector<SiteFile>& files) const {
    add(files, file("start"), start_list(view_), {{2, 0}});
    if (shown_.value > 0) add(files, file("names"), pairings_by_name(view_, shown_), {{0, 1}});
    for (int round = 1; round <= shown_.value; ++round) {
      add(files, round_file(round), pairings_by_board(view_, RoundNo{round}), {{2, 1}, {8, 7}});
    }
    if (complete_.value > 0) {
      add(files, file("standings"), standings_list(view_, complete_), {{2, 1}});
      add(files, file("crosstable"), crosstable_list(view_, complete_), {{2, 1}});
    }
    for (const auto& [tpn, player] : view_.by_tpn) {
      add(files, file("p" + std::to_string(tpn)), player_page(view_, *player, shown_), {{3, 2}});
    }
  }

 private:
  [[nodiscard]] std::string file(const std::string& name) const { return prefix_ + name + ".html"; }
  [[nodiscard]] std::string round_file(int round) const {
    return file("round-" + std::to_string(round));
  }

  void add(std::vector<SiteFile>& files, const std::string& name, const Document& document,
           std::vector<NameColumn> names) const {
    Surroundings around{code_of(view_.say.language()),
                        view_.say("paper.link.navigation"),
                        {{first_page, view_.say("paper.link.event")}},
                        name,
                        std::move(names),
                        prefix_ + "p",
                        {}};
    for (PageLink& link : links()) around.navigation.push_back(std::move(link));
    files.push_back({name, as_html(document, around)});
  }

  SectionView view_;
  RoundNo shown_;
  RoundNo complete_;
  std::string prefix_;
};

/// The first page: the event and the links of every section.
std::string index_page(const hall::HallState& state, Language language, std::vector<Menu> menus) {
  const hall::EventFacts& event = hall::event_of(state);
  std::string about;
  for (const std::string& fact : {event.city, event.start_date, event.end_date}) {
    if (!fact.empty()) about += (about.empty() ? "" : ", ") + fact;
  }
  return as_html({event.name, about, "", {}},
                 {code_of(language), "", {}, first_page, {}, "", std::move(menus)});
}

}  // namespace

RoundNo last_published_round(const hall::HallState& state, SectionId section) {
  RoundNo last{0};
  for (const auto& [key, round] : state.all<hall::Round>()) {
    if (round.section == section && round.state >= hall::RoundState::Published) {
      last = std::max(last, round.number);
    }
  }
  return last;
}

std::vector<SiteFile> site_of(const hall::HallState& state, Language language) {
  std::vector<SiteFile> files;
  std::vector<Menu> menus;
  for (const auto& [id, section] : state.all<hall::Section>()) {
    const SectionSite site{state, id, language};
    menus.push_back({section.name, site.links()});
    site.write(files);
  }
  files.push_back({first_page, index_page(state, language, std::move(menus))});
  return files;
}

}  // namespace praporek::tui::paper

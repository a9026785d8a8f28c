#pragma once

#include "core/paper/document.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace praporek::tui::paper {

struct PageLink {
  std::string file;
  std::string words;
};

/// A column whose cells are names, and the column with their numbers: each name leads to the page
/// of that player.
struct NameColumn {
  std::size_t name = 0;
  std::size_t number = 0;
};

/// Links under a heading.
struct Menu {
  std::string heading;
  std::vector<PageLink> links;
};

/// What surrounds a document on a web page.
struct Surroundings {
  std::string_view language;         ///< "cs"
  std::string navigation_words;      ///< what a screen reader calls the links
  std::vector<PageLink> navigation;  ///< on top of the page
  std::string current;               ///< the file this page is
  std::vector<NameColumn> names;
  std::string player_page;  ///< beginning of the players' file names
  std::vector<Menu> menus;  ///< below the document
};

/// The document as a page of its own: readable on a phone and with a screen reader, nothing
/// loaded from elsewhere, every text escaped.
std::string as_html(const praporek::paper::Document& document, const Surroundings& around);

/// The text so that a browser shows it and never obeys it.
std::string escaped(std::string_view text);

}  // namespace praporek::tui::paper

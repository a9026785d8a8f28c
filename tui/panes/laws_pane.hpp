#pragma once

#include "core/laws/digest.hpp"
#include "tui/console/list_cursor.hpp"
#include "tui/console/pane.hpp"

#include <optional>
#include <string>
#include <vector>

namespace praporek::tui {

/// The Laws by number or by word, in any of the languages and either edition.
class LawsPane : public Pane {
 public:
  View view(const Sight& sight) override;
  [[nodiscard]] std::string title(const Sight& sight) const override;
  [[nodiscard]] std::span<const KeyRow> keys() const override;
  bool typed(const Key& key, Desk& desk) override;
  void opened(Desk& desk) override;

  void ask(Desk& desk);
  void contents(Desk& desk);
  void open_article(Desk& desk);
  void other_edition(Desk& desk);
  void other_language(Desk& desk);

 private:
  [[nodiscard]] laws::Edition edition(const Sight& sight) const;
  [[nodiscard]] laws::Language language(const Sight& sight) const;
  [[nodiscard]] std::vector<const laws::Text*> hits(const Sight& sight) const;
  [[nodiscard]] std::vector<Line> text_lines(const laws::Text& text, const Sight& sight) const;

  bool asking_ = false;
  std::string asked_;
  std::optional<laws::Edition> edition_;
  std::optional<laws::Language> language_;
  ListCursor cursor_;
  int page_ = 1;
  int scrolled_ = 0;
};

}  // namespace praporek::tui

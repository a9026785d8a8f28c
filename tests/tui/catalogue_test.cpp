#include "tui/catalogue.hpp"

#include "tui/messages.hpp"

#include <boost/test/unit_test.hpp>

#include <stdexcept>

namespace tui = praporek::tui;
using praporek::Article;
using praporek::Message;
using praporek::Refusal;
using tui::Language;

BOOST_AUTO_TEST_SUITE(catalogue)

BOOST_AUTO_TEST_CASE(every_sentence_exists_in_all_three_languages) {
  for (const Language language : {Language::Czech, Language::Slovak}) {
    for (const auto& [id, text] : tui::catalogue_of(Language::English).all()) {
      BOOST_TEST(!tui::catalogue_of(language).find(id).empty(), id << " has no translation");
    }
    BOOST_TEST(tui::catalogue_of(language).all().size() ==
               tui::catalogue_of(Language::English).all().size());
  }
}

BOOST_AUTO_TEST_CASE(arguments_stand_where_the_sentence_wants_them) {
  const Message message{"app.cannot-open", {"event.trf", "no such file"}};
  BOOST_TEST(tui::sentence(message) == "cannot open event.trf: no such file");
  BOOST_TEST(tui::sentence(message, Language::Czech) == "nelze otevřít event.trf: no such file");
}

BOOST_AUTO_TEST_CASE(a_refusal_names_its_article) {
  const Refusal refusal{Article{"9.2.2"}, Message{"no.such-id", {"a"}}};
  BOOST_TEST(tui::sentence(refusal) == "no.such-id [a] (9.2.2)");
}

BOOST_AUTO_TEST_CASE(bytes_that_are_no_catalogue_are_refused) {
  BOOST_CHECK_THROW(tui::Catalogue{"short"}, std::invalid_argument);
  BOOST_CHECK_THROW(tui::Catalogue{std::string_view("\xde\x12\x04\x95\0\0\0\0\xff\xff\0\0", 12)},
                    std::invalid_argument);
}

BOOST_AUTO_TEST_SUITE_END()

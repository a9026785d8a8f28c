#include "core/entries/birth.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

namespace entries = praporek::entries;

BOOST_AUTO_TEST_SUITE(birth_dates)

BOOST_AUTO_TEST_CASE(every_usual_form_is_read) {
  for (const auto& [text, reported] : {std::pair{"1998", "1998/00/00"},
                                       {"1998/05/17", "1998/05/17"},
                                       {"1998-5-17", "1998/05/17"},
                                       {"17.5.1998", "1998/05/17"},
                                       {" 17. 05. 1998 ", "1998/05/17"},
                                       {"1998/00/00", "1998/00/00"},
                                       {"29.2.2000", "2000/02/29"}}) {
    BOOST_TEST(entries::birth_as_reported(text) == reported);
    BOOST_TEST(entries::birth_year(text).value_or(0) == std::stoi(reported));
  }
}

BOOST_AUTO_TEST_CASE(what_is_no_date_is_not_guessed) {
  for (const char* text : {"", "98", "17.13.1998", "32.1.1998", "5/1998", "1998a", "3000"}) {
    BOOST_TEST(entries::birth_as_reported(text) == "");
    BOOST_TEST(!entries::birth_year(text));
  }
}

BOOST_AUTO_TEST_CASE(a_year_alone_is_no_full_date) {
  BOOST_TEST(entries::is_full_date("1998/05/17"));
  BOOST_TEST(!entries::is_full_date("1998/00/00"));
  BOOST_TEST(!entries::is_full_date("1998"));
}

BOOST_AUTO_TEST_SUITE_END()

#pragma once

#include "core/base/text.hpp"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::test {

/// A test case of a source file: the labels it carries, its suites' included, and its lines.
struct LabelledCase {
  std::string head;
  std::vector<std::string> labels;
  std::string body;
};

/// What a test source file holds. It is read by its layout, which clang-format keeps: definitions
/// begin in the first column and end with a brace there.
struct TestSource {
  std::vector<LabelledCase> cases;
  std::vector<LabelledCase> functions;  ///< anything else with a body; no labels
};

inline std::vector<std::string> labels_in(std::string_view text) {
  constexpr std::string_view mark = "label(\"";
  std::vector<std::string> labels;
  for (auto at = text.find(mark); at != std::string_view::npos; at = text.find(mark)) {
    text.remove_prefix(at + mark.size());
    labels.emplace_back(text.substr(0, text.find('"')));
  }
  return labels;
}

inline bool is_suite_end(std::string_view line) {
  return line.starts_with("BOOST_AUTO_TEST_SUITE_END");
}

inline bool is_suite(std::string_view line) {
  return !is_suite_end(line) && (line.starts_with("BOOST_AUTO_TEST_SUITE(") ||
                                 line.starts_with("BOOST_FIXTURE_TEST_SUITE("));
}

inline bool is_case(std::string_view line) {
  return line.starts_with("BOOST_") && line.find("TEST_CASE") < line.find('(');
}

inline bool begins_body(std::string_view line) {
  const bool at_margin = !line.empty() && std::isspace(static_cast<unsigned char>(line[0])) == 0;
  return at_margin && line[0] != '#' && line[0] != '/' && line[0] != '}' &&
         !line.starts_with("namespace") && !line.starts_with("using") &&
         line.find('(') != std::string_view::npos;
}

inline bool is_macro(std::string_view line) { return line.starts_with("#define "); }

/// A macro with all its continued lines; it may assert as a function does.
inline LabelledCase macro_at(const std::vector<std::string_view>& lines, std::size_t& i) {
  LabelledCase macro{.head = std::string{lines[i]}, .labels = {}, .body = {}};
  for (; i < lines.size(); ++i) {
    macro.body.append(lines[i]).append("\n");
    if (!lines[i].ends_with('\\')) break;
  }
  return macro;
}

inline TestSource read_test_source(std::string_view text) {
  TestSource source;
  std::vector<std::vector<std::string>> suites;
  const std::vector<std::string_view> lines = lines_of(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (is_suite_end(lines[i]) && !suites.empty()) suites.pop_back();
    if (is_macro(lines[i])) {
      source.functions.push_back(macro_at(lines, i));
      continue;
    }
    if (is_suite_end(lines[i]) || !begins_body(lines[i])) continue;
    const bool suite = is_suite(lines[i]);
    const bool test_case = is_case(lines[i]);
    LabelledCase block{.head = std::string{lines[i]}, .labels = {}, .body = {}};
    for (; i < lines.size(); ++i) {
      block.body.append(lines[i]).append("\n");
      const bool ends = lines[i].starts_with('}') || lines[i].ends_with("}") ||
                        lines[i].ends_with(";") || (suite && lines[i].ends_with(")"));
      const bool at_margin =
          std::isspace(static_cast<unsigned char>(lines[i].empty() ? ' ' : lines[i][0])) == 0;
      if (ends && (at_margin || suite)) break;
    }
    if (suite) {
      suites.push_back(labels_in(block.body));
    } else if (test_case) {
      block.labels = labels_in(block.body);
      for (const auto& outer : suites) {
        block.labels.insert(block.labels.end(), outer.begin(), outer.end());
      }
      source.cases.push_back(block);
    } else {
      source.functions.push_back(block);
    }
  }
  return source;
}

/// The name a function is called by: the word before its first parenthesis.
inline std::string name_of(const LabelledCase& function) {
  const std::string head = function.head.substr(0, function.head.find('('));
  const auto start = head.find_last_of(" *&");
  return start == std::string::npos ? head : head.substr(start + 1);
}

inline bool uses_assertion(std::string_view body) {
  for (const std::string_view macro :
       {"BOOST_TEST(", "BOOST_TEST_REQUIRE(", "BOOST_CHECK", "BOOST_REQUIRE", "BOOST_FAIL"}) {
    if (body.find(macro) != std::string_view::npos) return true;
  }
  return false;
}

/// The case asserts itself, or calls one of these functions that do.
inline bool asserts(const LabelledCase& test_case, const std::set<std::string>& asserting) {
  return uses_assertion(test_case.body) ||
         std::ranges::any_of(asserting, [&](const std::string& name) {
           return test_case.body.find(name + "(") != std::string::npos;
         });
}

}  // namespace praporek::test

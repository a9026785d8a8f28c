#pragma once

#include "core/base/text.hpp"
#include "io/dgt/message_text.hpp"

#include "tests/support/fixtures.hpp"
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace praporek::test {

/// One row of tests/fixtures/dgt: bytes and the messages they must give.
struct Vector {
  std::string name;
  dgt::Bytes bytes;
  std::vector<std::string> messages;
};

inline Vector vector_of(const std::string& row) {
  const auto columns = split(row, '\t');
  const auto bytes = columns.size() == 3 ? dgt::bytes_of_hex(columns[1]) : std::nullopt;
  if (!bytes) throw std::runtime_error{"no vector: " + row};
  Vector vector{std::string{columns[0]}, *bytes, {}};
  for (const auto message : split(columns[2], '|')) {
    vector.messages.emplace_back(trimmed(message));
  }
  return vector;
}

inline std::vector<Vector> vectors_of(const std::string& file) {
  std::ifstream in{praporek::fixtures() + "/dgt/" + file};
  std::vector<Vector> vectors;
  for (std::string row; std::getline(in, row);) {
    if (!row.empty() && row[0] != '#') vectors.push_back(vector_of(row));
  }
  return vectors;
}

/// What a decoder makes of portions that come one after the other, as texts; at the end the line
/// falls silent.
template <class AnyDecoder>
std::vector<std::string> heard(const std::vector<dgt::Bytes>& portions) {
  AnyDecoder decoder;
  std::vector<std::string> texts;
  Instant at{Millis{1'000}};
  const auto keep = [&](const auto& messages) {
    for (const auto& message : messages) texts.push_back(dgt::text_of(message));
  };
  for (const dgt::Bytes& portion : portions) {
    keep(decoder.receive(portion, at));
    at = at + Millis{1};
  }
  keep(decoder.wait(at + Millis{1'000}));
  return texts;
}

}  // namespace praporek::test

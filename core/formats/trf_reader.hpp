#pragma once

#include "core/base/message.hpp"
#include "core/formats/trf_file.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::formats {

/// What the reader has to say about one place of the file.
struct TrfReport {
  enum class Kind : std::uint8_t {
    Fault,    ///< the tournament would be wrong; nobody but the arbiter can say what is right
    Repair,   ///< the file is wrong here, and only one correction is possible: it was made
    Default,  ///< the file does not say; the usual answer was taken
    Remark,   ///< kept or left aside; the tournament does not depend on it
  };

  Kind kind = Kind::Remark;
  int line = 0;    ///< from 1; 0 when the whole file is meant
  int column = 0;  ///< in characters, from 1; 0 when the whole line is meant
  Message message;

  friend bool operator==(const TrfReport&, const TrfReport&) = default;
};

/// What a report file says about the event beside the tournament itself.
struct TrfHeader {
  std::string city;                      ///< 022
  std::string federation;                ///< 032
  std::string start;                     ///< 042, YYYY/MM/DD
  std::string end;                       ///< 052
  std::string type;                      ///< 092, free text
  std::string encoded_type;              ///< 192
  std::string chief_arbiter;             ///< 102
  std::vector<std::string> deputies;     ///< 112
  std::string time_control;              ///< 122, free text
  std::string encoded_time_control;      ///< 222, seconds
  std::string program;                   ///< 182
  std::vector<std::string> round_dates;  ///< 132, YY/MM/DD, empty where unknown
  std::vector<std::string> comments;     ///< text behind "###"
  std::vector<std::string> other_lines;  ///< records we do not know, whole lines

  friend bool operator==(const TrfHeader&, const TrfHeader&) = default;
};

struct TrfReading {
  TrfFile file;
  TrfHeader header;
  pairing::Tournament tournament;
  std::vector<TrfReport> reports;  ///< in the order of lines

  /// Nothing in the file makes the tournament wrong.
  [[nodiscard]] bool is_sound() const;
};

/// Reads a report file: TRF06, TRF16, TRF26 and the extensions of JaVaFo (XX.) and bbpPairings
/// (BB.). Always gives what could be understood; whether it may be used says is_sound().
TrfReading read_trf(std::string_view bytes);

}  // namespace praporek::formats

#pragma once

#include "core/formats/trf_reader.hpp"
#include "core/pairing/tournament.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace praporek::formats {

enum class TrfEdition : std::uint8_t { Trf16, Trf26 };

struct TrfStyle {
  TrfEdition edition = TrfEdition::Trf26;
  bool plain_names = false;  ///< names without diacritics, for programs that need ASCII
  std::string_view line_end = "\n";
};

/// Writes a report file that reads back as the same tournament. Rounds and initial colour stand
/// there twice, in the records of TRF26 and in those of JaVaFo, because each kind of program reads
/// only one of them. Points are counted from the results. TRF16 has no record for byes to come:
/// those of the next round become its cells, which every program obeys; what else TRF16 cannot say
/// is written in TRF26 records that older programs skip.
std::string write_trf(const pairing::Tournament& tournament, const TrfHeader& header,
                      TrfStyle style = {});

/// The comment that records a manual decision about a pairing, without its "###".
std::string manual_pairing_comment(int round, std::string_view decision);

}  // namespace praporek::formats

#pragma once

#include "core/formats/trf_reader.hpp"

#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace praporek::formats {

/// A place in the file.
struct Place {
  int line = 0;
  int column = 0;
};

/// A value a file should state once, and where it did.
template <class T>
struct Stated {
  T value{};
  Place place;
};

/// A tournament while its file is being read: records may come in any order, so what depends on
/// another record waits here until the last line.
struct TrfDraft {
  TrfReading reading;
  std::map<int, int> line_of;                            ///< TPN → line of its player record
  std::optional<Stated<int>> rounds;                     ///< 142, XXR
  std::optional<Stated<Side>> colour;                    ///< 152, XXC
  std::optional<Stated<int>> player_count;               ///< 062
  std::vector<Stated<int>> absent_next;                  ///< XXZ
  std::vector<Stated<pairing::AnnouncedBye>> announced;  ///< 240
  std::vector<Stated<int>> named;                        ///< every TPN another record speaks of
  std::map<int, std::vector<Score>> virtual_points;      ///< XXA: TPN → points by round
  struct Abnormal {
    char type = ' ';
    Score points;
    int round = 0;  ///< 0: every round
    int tpn = 0;
  };
  std::vector<Abnormal> abnormal;  ///< 299
  bool bye_value_stated = false;
  bool adjourned_value_stated = false;

  void report(TrfReport::Kind kind, Place place, Message message);
  void fault(Place place, Message message);
  void repair(Place place, Message message);
  void remark(Place place, Message message);
  void take_default(Place place, Message message);
};

/// Numbers of players in columns of width `field` wide, `step` apart, from `field` to the end.
std::vector<Stated<int>> numbers_from(const TrfLine& line, Field field, int step, TrfDraft& draft);

/// Numbers of players separated by blanks, from column 5 on.
std::vector<Stated<int>> numbers_by_words(const TrfLine& line, TrfDraft& draft);

void read_player(const TrfLine& line, TrfDraft& draft);
void read_name(const TrfLine& line, TrfDraft& draft);
void read_header_text(const TrfLine& line, TrfDraft& draft);
void read_round_dates(const TrfLine& line, TrfDraft& draft);
void read_player_count(const TrfLine& line, TrfDraft& draft);
void read_comment(const TrfLine& line, TrfDraft& draft);
void read_tie_breaks(const TrfLine& line, TrfDraft& draft);

void read_rounds(const TrfLine& line, TrfDraft& draft);
void read_initial_colour(const TrfLine& line, TrfDraft& draft);
void read_javafo_options(const TrfLine& line, TrfDraft& draft);
void read_absent(const TrfLine& line, TrfDraft& draft);
void read_announced_byes(const TrfLine& line, TrfDraft& draft);
void read_acceleration(const TrfLine& line, TrfDraft& draft);
void read_virtual_points(const TrfLine& line, TrfDraft& draft);
void read_forbidden(const TrfLine& line, TrfDraft& draft);
void read_javafo_forbidden(const TrfLine& line, TrfDraft& draft);

void read_scoring(const TrfLine& line, TrfDraft& draft);
void read_javafo_scoring(const TrfLine& line, TrfDraft& draft);
void read_bbp_scoring(const TrfLine& line, TrfDraft& draft);
void read_abnormal_points(const TrfLine& line, TrfDraft& draft);

/// What can be said only after the last line: system, rounds, colours, byes, acceleration.
void settle(TrfDraft& draft);

/// Compares the lines of opponents with one another and the points with the results.
void cross_check(TrfDraft& draft);

}  // namespace praporek::formats

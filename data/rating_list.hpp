#pragma once

#include "core/base/result.hpp"
#include "core/entries/columns.hpp"
#include "core/entries/listed_player.hpp"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace praporek::data {

/// A list in the index and when it came.
struct ListFacts {
  std::string name;  ///< "FIDE", "CZE"
  std::int64_t players = 0;
};

struct FoundPlayer {
  std::string list;
  entries::ListedPlayer player;
};

/// The rating lists of this machine, in an SQLite file of their own: events may copy from it and
/// never depend on it.
class RatingList {
 public:
  /// Opens the index, or makes an empty one.
  static Result<RatingList> open(const std::filesystem::path& path);

  RatingList(RatingList&&) noexcept;
  RatingList& operator=(RatingList&&) noexcept;
  RatingList(const RatingList&) = delete;
  RatingList& operator=(const RatingList&) = delete;
  ~RatingList();

  /// Begins to replace a list; nothing is seen of it before finish(). Until then the old one is
  /// whole.
  Result<bool> begin(const std::string& list);
  Result<bool> add(const std::vector<entries::ListedPlayer>& players);
  Result<bool> finish();

  /// Players any of whose names or whose club begins with each of the words, accents and case
  /// ignored, in the order of the lists. A word of digits is an id.
  Result<std::vector<FoundPlayer>> find(std::string_view words, int limit);

  /// The players with this FIDE id, one a list.
  Result<std::vector<FoundPlayer>> with_fide_id(const std::string& id);

  Result<std::vector<ListFacts>> lists();

  /// The columns last used for a head line like this one.
  Result<std::optional<entries::Columns>> remembered_columns(const std::string& signature);
  Result<bool> remember_columns(const std::string& signature, const entries::Columns& columns);

 private:
  struct Index;
  explicit RatingList(std::unique_ptr<Index> index);

  std::unique_ptr<Index> index_;
};

}  // namespace praporek::data

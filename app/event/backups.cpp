#include "app/event/backups.hpp"

#include "data/event_file.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace praporek::app {

namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path& event) { return event.string() + ".backups"; }

}  // namespace

bool changes_round(const hall::Group& group) {
  return group.why == "pair" || group.why == "close" || group.why == "next-round";
}

std::vector<fs::path> backups_of(const fs::path& event) {
  std::vector<fs::path> copies;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator{folder_of(event), error}) {
    if (entry.path().extension() == ".praporek") copies.push_back(entry.path());
  }
  std::ranges::sort(copies, std::greater{});
  return copies;
}

Result<fs::path> back_up_event(const fs::path& event) {
  std::error_code error;
  fs::create_directories(folder_of(event), error);
  auto file = data::EventFile::open(event, data::OpenMode::ReadOnly);
  if (!file) return file.error();
  const auto last = file->last_group();
  if (!last) return last.error();
  // Named by the journal, so that the newest is the one that has most of it.
  const fs::path copy = folder_of(event) / fmt::format("{:09}.praporek", *last);
  const fs::path unfinished = copy.string() + ".part";
  fs::remove(unfinished, error);
  if (auto copied = file->back_up(unfinished); !copied) return copied.error();
  fs::rename(unfinished, copy, error);
  if (error) return Refusal{Message{"data.cannot-back-up", {copy.string(), error.message()}}};
  const auto copies = backups_of(event);
  for (std::size_t i = backups_kept; i < copies.size(); ++i) fs::remove(copies[i], error);
  return copy;
}

}  // namespace praporek::app

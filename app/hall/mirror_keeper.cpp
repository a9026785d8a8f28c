#include "app/hall/mirror_keeper.hpp"

#include "data/event_file.hpp"
#include "data/mirror.hpp"

#include <boost/asio/post.hpp>

#include <utility>

namespace praporek::app {

/// The files; opened again after a failure.
class MirrorKeeper::Work {
 public:
  Work(std::filesystem::path event, std::filesystem::path mirror)
      : event_{std::move(event)}, mirror_path_{std::move(mirror)} {}

  Result<bool> catch_up() {
    auto done = try_to();
    if (!done) let_go();
    return done;
  }

  void let_go() {
    file_.reset();
    mirror_.reset();
  }

 private:
  Result<bool> try_to() {
    if (!file_) {
      auto file = data::EventFile::open(event_, data::OpenMode::ReadOnly);
      if (!file) return file.error();
      file_ = std::move(*file);
    }
    // A stick that was pulled out may leave a file nobody can find.
    if (!mirror_ || !std::filesystem::exists(mirror_path_)) {
      auto mirror = data::Mirror::open(mirror_path_);
      if (!mirror) return mirror.error();
      mirror_ = std::move(*mirror);
    }
    std::optional<Refusal> failed;
    const auto read =
        file_->for_each_group(mirror_->last_group() + 1, [&](const hall::Group& group) {
          if (failed) return;
          if (auto appended = mirror_->append(group); !appended) failed = appended.error();
        });
    if (!read) return read.error();
    if (failed) return *failed;
    return mirror_->sync();
  }

  std::filesystem::path event_;
  std::filesystem::path mirror_path_;
  std::optional<data::EventFile> file_;
  std::optional<data::Mirror> mirror_;
};

struct MirrorKeeper::Progress {
  std::int64_t committed = 0;
  std::int64_t mirrored = -1;
  std::optional<Instant> waiting_since;  ///< of the oldest group not mirrored
  bool under_way = false;
  std::optional<Message> trouble;
};

MirrorKeeper::MirrorKeeper(boost::asio::io_context& loop, boost::asio::thread_pool& files,
                           std::filesystem::path event, std::filesystem::path mirror)
    : loop_{loop},
      files_{files},
      work_{std::make_shared<Work>(std::move(event), std::move(mirror))},
      progress_{std::make_shared<Progress>()} {}

void MirrorKeeper::note(std::int64_t group, Instant at) {
  progress_->committed = group;
  if (!progress_->waiting_since) progress_->waiting_since = at;
}

void MirrorKeeper::keep(Instant now) {
  if (progress_->under_way || progress_->mirrored == progress_->committed) return;
  progress_->under_way = true;
  boost::asio::post(files_, [work = work_, progress = progress_, &loop = loop_, now,
                             group = progress_->committed] {
    auto done = work->catch_up();
    boost::asio::post(loop, [progress, done = std::move(done), now, group] {
      progress->under_way = false;
      progress->trouble.reset();
      if (!done) {
        progress->trouble = done.error().why();
        return;
      }
      progress->mirrored = group;
      progress->waiting_since.reset();
      if (progress->committed != group) progress->waiting_since = now;
    });
  });
}

void MirrorKeeper::open_anew() {
  boost::asio::post(files_, [work = work_] { work->let_go(); });
}

void MirrorKeeper::finish() {
  if (auto done = work_->catch_up()) progress_->mirrored = progress_->committed;
}

std::optional<Millis> MirrorKeeper::age(Instant now) const {
  if (progress_->trouble) return std::nullopt;
  return progress_->waiting_since ? now - *progress_->waiting_since : Millis{0};
}

const std::optional<Message>& MirrorKeeper::trouble() const { return progress_->trouble; }

}  // namespace praporek::app

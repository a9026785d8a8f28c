#pragma once

#include "core/base/instant.hpp"
#include "core/base/result.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/thread_pool.hpp>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace praporek::app {

/// Keeps one mirror up to date from the journal, beside the loop: a stick that is slow or pulled
/// out delays nobody, and when it is back the mirror catches up by itself.
class MirrorKeeper {
 public:
  /// `files` runs the work, one piece at a time.
  MirrorKeeper(boost::asio::io_context& loop, boost::asio::thread_pool& files,
               std::filesystem::path event, std::filesystem::path mirror);

  /// A group was committed at this instant.
  void note(std::int64_t group, Instant at);

  /// Starts the work if there is some and none is under way. Called once a second.
  void keep(Instant now);

  /// The event file was written anew: what is open leads to the lost one.
  void open_anew();

  /// Brings the mirror up to date here and now, when the loop has ended.
  void finish();

  /// How old the oldest group is that the mirror does not have yet; none when it cannot be written.
  [[nodiscard]] std::optional<Millis> age(Instant now) const;

  /// Why it cannot be written, if so.
  [[nodiscard]] const std::optional<Message>& trouble() const;

 private:
  class Work;
  struct Progress;

  boost::asio::io_context& loop_;
  boost::asio::thread_pool& files_;
  std::shared_ptr<Work> work_;          ///< used by the work alone while it is under way
  std::shared_ptr<Progress> progress_;  ///< used on the loop alone
};

}  // namespace praporek::app

#pragma once

#include "app/event/event_session.hpp"
#include "app/hall/hall_log.hpp"
#include "app/hall/mirror_keeper.hpp"
#include "app/hall/run_dir.hpp"
#include "io/hall/server.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include <filesystem>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace praporek::app {

struct HallOptions {
  std::filesystem::path event;
  std::filesystem::path run_dir;               ///< empty: the account's own
  std::vector<std::filesystem::path> mirrors;  ///< further places beside the usual one
};

/// The process that owns an event: consoles ask it, it decides, makes durable and tells everybody.
/// Everything runs on the loop's one thread; pairing and slow files have a thread each beside it.
class HallService {
 public:
  HallService(boost::asio::io_context& loop, EventSession session, const HallOptions& options);
  ~HallService();
  HallService(const HallService&) = delete;
  HallService& operator=(const HallService&) = delete;

  /// Opens the door. Ends cleanly on SIGTERM and SIGINT; a lost terminal does not end it.
  Result<bool> start();

  /// An arbiter's wish. Answered when it is durable; a pairing without boards is computed first.
  using Answer = std::function<void(const Result<std::int64_t>&)>;
  void wish(const std::string& who, const std::string& console, hall::Wish wish, Answer answer);

  /// What devices saw within a tenth of a second.
  void facts(std::vector<hall::Wish> facts);

  /// Ends the work; the loop then runs out.
  void stop(const Message& why);

  /// After the loop has ended: waits for what is under way and completes the mirrors.
  void finish();

  [[nodiscard]] const EventSession& session() const { return session_; }
  [[nodiscard]] const HallPlace& place() const { return place_; }

 private:
  io::HallDesk desk();
  Result<io::Welcome> welcome(const io::Hello& hello) const;
  void obey(const std::string& who, const std::string& console, hall::Wish wish,
            const Answer& answer);
  void pair(SectionId section, std::function<void(const Result<hall::PairRound>&)> take);
  void committed(const hall::Group& group);
  void make_state_text(std::function<void(io::StateText)> take);
  void tick();
  void look_at_the_clock();
  void look_at_the_file();
  void back_up();
  void carry_log_over();
  io::Heartbeat heartbeat();
  std::optional<Refusal> may_stop(const std::string& who) const;
  void note(const Message& message);

  boost::asio::io_context& loop_;
  EventSession session_;
  HallPlace place_;
  HallLog log_;
  boost::asio::thread_pool thinking_{1};  ///< pairings
  boost::asio::thread_pool files_{1};     ///< mirrors, backups, the text of states
  std::list<MirrorKeeper> mirrors_;
  boost::asio::signal_set signals_;
  boost::asio::steady_timer timer_;
  Instant since_;
  std::vector<Message> found_;
  std::optional<Message> trouble_;  ///< why the last group could not be made durable
  io::StateText state_text_;
  std::vector<std::function<void(io::StateText)>> wait_for_state_text_;
  Millis wall_offset_{0};
  std::int64_t carried_over_ = 0;  ///< the last group when the log was carried over
  int ticks_ = 0;
  bool backing_up_ = false;
  bool stopped_ = false;
  io::HallServer server_;
};

}  // namespace praporek::app

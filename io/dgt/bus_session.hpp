#pragma once

#include "io/dgt/bus_board.hpp"
#include "io/dgt/bus_decoder.hpp"
#include "io/dgt/commands.hpp"
#include "io/dgt/session.hpp"

#include <deque>
#include <optional>
#include <set>
#include <vector>

namespace praporek::dgt {

/// Many boards on one line. One command is out at a time; boards are asked in turn for what
/// changed and for their clocks. Changes that were lost are repeated, never asked for anew: a
/// second question would throw them away.
class BusSession final : public Session {
 public:
  /// The boards expected here, by serial number; others are found by asking all.
  explicit BusSession(const std::vector<std::string>& serials);

  void opened(Instant at) override;
  void closed(Instant at) override;
  void receive(ByteView bytes, Instant at) override;
  void wait(Instant now) override;
  void committed() override;
  void ask_memory(const std::string& serial) override;
  [[nodiscard]] bool has_checksums() const override { return true; }

  /// The boards that answered last time.
  [[nodiscard]] std::vector<std::string> present() const;

 private:
  struct Exchange {
    BusCommand command = BusCommand::Ping;
    Address to;
    Instant until;  ///< given up then
  };

  void search(Instant at);
  void search_on(Instant at);
  void next(Instant at);
  void send(BusCommand command, Address to, Instant at);
  void take(const BusMessage& message, Instant at);
  void found(Address address, Instant at);
  void failed(Instant at);
  void pass_on(BusBoard& board);
  BusBoard& board_at(Address address);

  BusDecoder decoder_;
  std::vector<BusBoard> boards_;
  std::size_t turn_ = 0;
  std::optional<Exchange> exchange_;
  std::deque<std::pair<BusCommand, Address>> searching_;  ///< what the search still has to send
  int empty_searches_ = 0;
  bool found_new_ = false;
  bool open_ = false;
};

}  // namespace praporek::dgt

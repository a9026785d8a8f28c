#include "io/dgt/bus_session.hpp"

#include "io/dgt/encoder.hpp"

#include <algorithm>

namespace praporek::dgt {

namespace {

/// After the command, and after every byte of the answer.
constexpr Millis patience{90};

/// Writing the start into its memory takes a board longer.
constexpr Millis patience_for_mark{160};

/// All boards answer a call to all at moments of their own choice.
constexpr Millis call_to_all{1'300};

/// After rubbish nothing good will follow.
constexpr Millis after_rubbish{15};

constexpr int enough_empty_searches = 2;

Millis patience_for(BusCommand command, Address to) {
  if (to == all_boards) return call_to_all;
  return command == BusCommand::MarkStart ? patience_for_mark : patience;
}

}  // namespace

BusSession::BusSession(const std::vector<std::string>& serials) {
  for (const std::string& serial : serials) {
    if (const auto address = address_of(serial)) board_at(*address);
  }
}

BusBoard& BusSession::board_at(Address address) {
  const auto known = std::ranges::find(boards_, address, &BusBoard::address);
  if (known != boards_.end()) return *known;
  return boards_.emplace_back(address);
}

void BusSession::opened(Instant at) {
  open_ = true;
  empty_searches_ = 0;
  search(at);
}

void BusSession::closed(Instant at) {
  open_ = false;
  exchange_.reset();
  searching_.clear();
  for (BusBoard& board : boards_) {
    if (board.present()) board.lose(at);
    pass_on(board);
  }
}

/// Those expected are asked by name; those found are told to keep silent; then all are called.
void BusSession::search(Instant at) {
  found_new_ = false;
  for (const BusBoard& board : boards_) {
    searching_.emplace_back(board.present() ? BusCommand::IgnoreNextPing : BusCommand::Ping,
                            board.address());
  }
  searching_.emplace_back(BusCommand::Ping, all_boards);
  next(at);
}

/// Answers to a call to all may have collided: two calls in vain, and there are no more boards.
void BusSession::search_on(Instant at) {
  empty_searches_ = found_new_ ? 0 : empty_searches_ + 1;
  if (empty_searches_ < enough_empty_searches || present().empty()) search(at);
}

void BusSession::next(Instant at) {
  if (!open_ || exchange_) return;
  if (!searching_.empty()) {
    const auto [command, to] = searching_.front();
    searching_.pop_front();
    send(command, to, at);
    return;
  }
  for (std::size_t i = 0; i < boards_.size(); ++i) {
    BusBoard& board = boards_[(turn_ + i) % boards_.size()];
    const auto command = board.due(at);
    if (!command) continue;
    turn_ = (turn_ + i + 1) % boards_.size();
    board.asked(*command, at);
    send(*command, board.address(), at);
    return;
  }
}

void BusSession::send(BusCommand command, Address to, Instant at) {
  decoder_ = BusDecoder{};
  exchange_ = Exchange{command, to, at + patience_for(command, to)};
  say(encode(command, to));
}

void BusSession::receive(ByteView bytes, Instant at) {
  if (exchange_ && exchange_->to != all_boards) {
    exchange_->until = std::max(exchange_->until, at + patience);
  }
  for (const BusMessage& message : decoder_.receive(bytes, at)) take(message, at);
  next(at);
}

void BusSession::take(const BusMessage& message, Instant at) {
  const auto* reply = std::get_if<FromBoard>(&message);
  if (reply == nullptr) {
    count_doubt();
    if (exchange_ && exchange_->to != all_boards) exchange_->until = at + after_rubbish;
    return;
  }
  const bool here = std::holds_alternative<Present>(reply->reply);
  if (exchange_ && exchange_->to == all_boards && here) {
    found(reply->address, at);
  } else if (exchange_ && exchange_->to == reply->address) {
    exchange_.reset();
    if (here) {
      found(reply->address, at);
    } else {
      BusBoard& board = board_at(reply->address);
      board.answered(reply->reply, at);
      pass_on(board);
    }
  } else {
    // Nobody asked this board: the answer to an earlier question, or a damaged address.
    count_doubt();
  }
}

void BusSession::found(Address address, Instant at) {
  if (address == all_boards) return;
  BusBoard& board = board_at(address);
  found_new_ = found_new_ || !board.present();
  board.answered(Present{}, at);
}

void BusSession::wait(Instant now) {
  if (!open_) return;
  for (const BusMessage& message : decoder_.wait(now)) take(message, now);
  if (exchange_ && now >= exchange_->until) failed(now);
  next(now);
}

void BusSession::failed(Instant at) {
  const Exchange lost = *exchange_;
  exchange_.reset();
  if (lost.to == all_boards) {
    search_on(at);
    return;
  }
  BusBoard& board = board_at(lost.to);
  board.failed(lost.command, at);
  pass_on(board);
}

void BusSession::pass_on(BusBoard& board) {
  for (board::Report& each : board.take_reports()) report(board.serial(), std::move(each));
}

void BusSession::committed() {
  for (BusBoard& board : boards_) board.committed();
}

void BusSession::ask_memory(const std::string& serial) {
  const auto known = std::ranges::find(boards_, serial, &BusBoard::serial);
  if (known != boards_.end()) known->want_memory();
}

std::vector<std::string> BusSession::present() const {
  std::vector<std::string> serials;
  for (const BusBoard& board : boards_) {
    if (board.present()) serials.push_back(board.serial());
  }
  return serials;
}

}  // namespace praporek::dgt

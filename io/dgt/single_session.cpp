#include "io/dgt/single_session.hpp"

#include "io/dgt/encoder.hpp"

#include <algorithm>

namespace praporek::dgt {

namespace {

/// An answer comes within 100 ms unless bytes were lost.
constexpr Millis patience{400};
constexpr int most_tries = 4;

/// In update mode the clock speaks every second: longer silence wants a question.
constexpr Millis silence{1'800};
constexpr Millis long_silence{4'000};

/// The board is looked at when the hand has rested, or has been busy too long.
constexpr Millis hand_rests{250};
constexpr Millis hand_busy{1'500};

/// And now and then anyway.
constexpr Millis now_and_then{10'000};

constexpr Command no_answer_expected[]{Command::Reset, Command::Update};

bool is_answered(Command command) {
  return std::ranges::find(no_answer_expected, command) == std::end(no_answer_expected);
}

}  // namespace

void SingleSession::opened(Instant at) {
  open_ = true;
  decoder_ = Decoder{};
  heard_ = at;
  greet(at);
}

void SingleSession::closed(Instant at) {
  open_ = false;
  wanted_.clear();
  question_.reset();
  miss(at);
}

void SingleSession::greet(Instant at) {
  picture_.reset();
  candidate_.reset();
  question_.reset();
  look_at_ = at + now_and_then;
  wanted_ = {Command::Reset,     Command::SendSerial, Command::SendVersion,
             Command::SendBoard, Command::SendClock,  Command::Update};
  ask_next(at);
}

void SingleSession::ask(Command command) {
  const bool asked = question_ && question_->command == command;
  if (!asked && std::ranges::find(wanted_, command) == wanted_.end()) wanted_.push_back(command);
}

void SingleSession::ask_next(Instant at) {
  while (!question_ && !wanted_.empty()) {
    const Command command = wanted_.front();
    wanted_.pop_front();
    say(encode(command));
    if (is_answered(command)) question_ = Question{command, at, 1};
  }
}

void SingleSession::answered(Command command) {
  if (question_ && question_->command == command) question_.reset();
}

void SingleSession::receive(ByteView bytes, Instant at) {
  for (const Message& message : decoder_.receive(bytes, at)) take(message, at);
  ask_next(at);
}

void SingleSession::take(const Message& message, Instant at) {
  if (std::holds_alternative<Unexplained>(message)) {
    count_doubt();
    // It may have been a change: look soon.
    look_at_ = std::min(look_at_, at + hand_rests);
    return;
  }
  heard_ = at;
  if (const auto* change = std::get_if<FieldChanged>(&message)) {
    see_change(*change, at);
  } else if (const auto* board = std::get_if<BoardSeen>(&message)) {
    answered(Command::SendBoard);
    see_board(board->fields, at);
  } else if (const auto* clock = std::get_if<ClockReport>(&message)) {
    answered(Command::SendClock);
    see_clock(*clock, at);
  } else if (const auto* number = std::get_if<SerialNumber>(&message)) {
    answered(Command::SendSerial);
    see_serial(number->text);
  } else if (const auto* firmware = std::get_if<FirmwareVersion>(&message)) {
    answered(Command::SendVersion);
    version_ = firmware->version;
  }
}

/// Two answers alike: a flipped bit must not give one board's moves to another table.
void SingleSession::see_serial(const std::string& text) {
  const bool twice = text == said_serial_;
  said_serial_ = text;
  if (text == serial_) return;
  if (twice) {
    serial_ = text;
  } else {
    wanted_.push_front(Command::SendSerial);
  }
}

void SingleSession::see_change(const FieldChanged& change, Instant at) {
  if (!picture_) return;
  Man& man = (*picture_)[change.field.number];
  if (man == change.man) return;
  man = change.man;
  candidate_.reset();
  if (!first_unproved_) first_unproved_ = at;
  look_at_ = std::min(at + hand_rests, *first_unproved_ + hand_busy);
  if (serial_.empty()) return;
  report(serial_,
         board::SquareReported{at, square_of(change.field, Lie::Normal), piece_of(change.man)});
}

/// Proved if it is what the changes came to, or if two looks agree.
void SingleSession::see_board(const Fields& fields, Instant at) {
  look_at_ = at + now_and_then;
  if (serial_.empty()) {
    ask(Command::SendSerial);
    ask(Command::SendBoard);
    return;
  }
  if (fields != picture_ && fields != candidate_) {
    candidate_ = fields;
    ask(Command::SendBoard);
    return;
  }
  picture_ = fields;
  candidate_.reset();
  first_unproved_.reset();
  if (std::exchange(missing_, false)) {
    report(serial_, board::TroubleReported{at, board::Trouble::NoDevice, true});
  }
  report(serial_, board::BoardReported{at, placement_of(fields, Lie::Normal)});
}

void SingleSession::see_clock(const ClockReport& clock, Instant at) {
  pass_on(clock_.see(clock, at));
  if (clock_.take_question()) {
    // At once, whatever else is being asked: it may be a flag.
    say(encode(Command::SendClock));
  }
}

void SingleSession::pass_on(std::vector<board::Report> reports) {
  if (serial_.empty()) return;
  for (board::Report& each : reports) report(serial_, std::move(each));
}

void SingleSession::wait(Instant now) {
  if (!open_) return;
  for (const Message& message : decoder_.wait(now)) take(message, now);
  if (question_ && now - question_->asked >= patience) {
    if (question_->times == most_tries) {
      greet(now);
    } else {
      say(encode(question_->command));
      question_ = Question{question_->command, now, question_->times + 1};
    }
  }
  if (now - heard_ >= long_silence) miss(now);
  // A board that lost its power for a moment is there, but speaks no more unasked.
  if (now - heard_ >= silence && !question_) greet(now);
  if (picture_ && now >= look_at_) {
    look_at_ = now + now_and_then;
    ask(Command::SendBoard);
  }
  ask_next(now);
}

void SingleSession::miss(Instant at) {
  if (serial_.empty() || std::exchange(missing_, true)) return;
  report(serial_, board::TroubleReported{at, board::Trouble::NoDevice, false});
}

void SingleSession::ask_memory(const std::string& serial) {
  // Its log does not say when a game began, so the whole board is all there is to ask for.
  if (serial == serial_) ask(Command::SendBoard);
}

}  // namespace praporek::dgt

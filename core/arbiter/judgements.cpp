#include "core/arbiter/judgements.hpp"

#include <array>
#include <stdexcept>

namespace praporek::arbiter {

namespace {

constexpr std::array table{
    Judgement{1, "arbiter.ask.J1", "0.2", ""},
    Judgement{2, "arbiter.ask.J2", "4.2.2", "intentional"},
    Judgement{3, "arbiter.ask.J3", "4.3.3", "own piece"},
    Judgement{4, "arbiter.ask.J4", "6.2.6", ""},
    Judgement{5, "arbiter.ask.J5", "6.2.6", "0:10:00"},
    Judgement{6, "arbiter.ask.J6", "5.1.2", "nothing"},
    Judgement{7, "arbiter.ask.J7", "6.2.2", "last agreed position"},
    Judgement{8, "arbiter.ask.J8", "6.2.4", "12.9.1"},
    Judgement{9, "arbiter.ask.J9", "6.5", "right of Black"},
    Judgement{10, "arbiter.ask.J10", "6.7.1", "forfeit"},
    Judgement{11, "arbiter.ask.J11", "6.7.2", "as written"},
    Judgement{12, "arbiter.ask.J12", "6.8", "arbiter's observation"},
    Judgement{13, "arbiter.ask.J13", "6.9", ""},
    Judgement{14, "arbiter.ask.J14", "6.10.1", "last logged times"},
    Judgement{15, "arbiter.ask.J15", "6.10.2", "as computed"},
    Judgement{16, "arbiter.ask.J16", "6.11.3", ""},
    Judgement{17, "arbiter.ask.J17", "6.11.4", ""},
    Judgement{18, "arbiter.ask.J18", "7.1", "keep"},
    Judgement{19, "arbiter.ask.J19", "7.4.3", "no penalty"},
    Judgement{20, "arbiter.ask.J20", "7.6", "from the record"},
    Judgement{21, "arbiter.ask.J21", "7.5.3", "accident"},
    Judgement{22, "arbiter.ask.J22", "8.5.1", ""},
    Judgement{23, "arbiter.ask.J23", "8.6", "no"},
    Judgement{24, "arbiter.ask.J24", "8.7", "stands"},
    Judgement{25, "arbiter.ask.J25", "9.1.1", "no"},
    Judgement{26, "arbiter.ask.J26", "11.5", "12.9.1"},
    Judgement{27, "arbiter.ask.J27", "9.5", ""},
    Judgement{28, "arbiter.ask.J28", "11.1", ""},
    Judgement{29, "arbiter.ask.J29", "11.2.3", ""},
    Judgement{30, "arbiter.ask.J30", "11.3.2.1", "not approved"},
    Judgement{31, "arbiter.ask.J31", "11.3.2.2", "loss"},
    Judgement{32, "arbiter.ask.J32", "11.3.3", ""},
    Judgement{33, "arbiter.ask.J33", "11.7", "1"},
    Judgement{34, "arbiter.ask.J34", "12.5", ""},
    Judgement{35, "arbiter.ask.J35", "12.7", "no"},
    Judgement{36, "arbiter.ask.J36", "12.9", "12.9.1"},
    Judgement{37, "arbiter.ask.J37", "A.4.2", "no"},
    Judgement{38, "arbiter.ask.J38", "D.1", ""},
    Judgement{39, "arbiter.ask.J39", "GIII.5", ""},
};

}  // namespace

std::span<const Judgement> judgements() { return table; }

const Judgement& judgement(int number) {
  if (number < 1 || number > static_cast<int>(table.size())) {
    throw std::logic_error{"no such judgement"};
  }
  return table.at(static_cast<std::size_t>(number) - 1);
}

}  // namespace praporek::arbiter

#include "tui/console/pane.hpp"
#include "tui/panes/hall_pane.hpp"
#include "tui/panes/results_pane.hpp"
#include "tui/panes/round_pane.hpp"

#include <array>

namespace praporek::tui {

namespace {

template <class PaneType>
std::unique_ptr<Pane> make() {
  return std::make_unique<PaneType>();
}

constexpr std::array table{
    PaneRow{PaneName::Hall, U'h', "console.pane.hall", make<HallPane>},
    PaneRow{PaneName::Results, U'r', "console.pane.results", make<ResultsPane>},
    PaneRow{PaneName::Round, U'o', "console.pane.round", make<RoundPane>},
};

}  // namespace

std::span<const PaneRow> pane_table() { return table; }

}  // namespace praporek::tui

#include "tui/console/pane.hpp"
#include "tui/panes/board_pane.hpp"
#include "tui/panes/claims_pane.hpp"
#include "tui/panes/hall_pane.hpp"
#include "tui/panes/incidents_pane.hpp"
#include "tui/panes/laws_pane.hpp"
#include "tui/panes/pairings_pane.hpp"
#include "tui/panes/players_pane.hpp"
#include "tui/panes/public_pane.hpp"
#include "tui/panes/results_pane.hpp"
#include "tui/panes/round_pane.hpp"
#include "tui/panes/setup_pane.hpp"
#include "tui/panes/standings_pane.hpp"

#include <array>

namespace praporek::tui {

namespace {

template <class PaneType>
std::unique_ptr<Pane> make() {
  return std::make_unique<PaneType>();
}

constexpr std::array table{
    PaneRow{PaneName::Hall, U'h', "console.pane.hall", make<HallPane>},
    PaneRow{PaneName::Claims, U'c', "console.pane.claims", make<ClaimsPane>},
    PaneRow{PaneName::Results, U'r', "console.pane.results", make<ResultsPane>},
    PaneRow{PaneName::Pairings, U'p', "console.pane.pairings", make<PairingsPane>},
    PaneRow{PaneName::Standings, U's', "console.pane.standings", make<StandingsPane>},
    PaneRow{PaneName::Players, U'n', "console.pane.players", make<PlayersPane>},
    PaneRow{PaneName::Round, U'o', "console.pane.round", make<RoundPane>},
    PaneRow{PaneName::Board, U'b', "console.pane.board", make<BoardPane>},
    PaneRow{PaneName::Incidents, U'i', "console.pane.incidents", make<IncidentsPane>},
    PaneRow{PaneName::Laws, U'l', "console.pane.laws", make<LawsPane>},
    PaneRow{PaneName::SetUp, U'e', "console.pane.setup", make<SetUpPane>},
    PaneRow{PaneName::Public, U'v', "console.pane.public", make<PublicPane>},
};

}  // namespace

std::span<const PaneRow> pane_table() { return table; }

}  // namespace praporek::tui

#include "core/arbiter/regulations.hpp"

namespace praporek::arbiter {

namespace {

constexpr int games_per_arbiter_in_rapid = 3;
constexpr int games_per_arbiter_in_blitz = 1;

}  // namespace

std::vector<MissingChoice> missing_choices(const Regulations& regulations) {
  std::vector<MissingChoice> missing;
  const auto demand = [&missing](bool there, std::string_view id, const char* article) {
    if (!there) missing.push_back({id, Article{article}});
  };
  demand(regulations.default_minutes.has_value(), "arbiter.choice.default-time", "6.7.1");
  demand(!regulations.quick || regulations.supervision, "arbiter.choice.supervision", "A.5");
  demand(regulations.no_draw_before.has_value(), "arbiter.choice.draw-limit", "9.1.1");
  demand(!regulations.devices.empty(), "arbiter.choice.devices", "11.3.2.1");
  demand(!regulations.scoring.empty(), "arbiter.choice.scoring", "10.1");
  demand(!regulations.appeals.empty(), "arbiter.choice.appeals", "11.10");
  return missing;
}

std::optional<Refusal> supervision_warning(const Watch& watch) {
  const Article article{watch.blitz ? "B.3.1" : "A.3.1"};
  const int most = watch.blitz ? games_per_arbiter_in_blitz : games_per_arbiter_in_rapid;
  if (watch.games_per_arbiter > most) {
    return Refusal{article,
                   Message{"arbiter.too-many-games-an-arbiter",
                           {std::to_string(watch.games_per_arbiter), std::to_string(most)}}};
  }
  if (!watch.every_game_recorded) {
    return Refusal{article, Message{"arbiter.games-not-recorded", {}}};
  }
  return std::nullopt;
}

Result<Supervision> supervision_for_round(Supervision so_far, Supervision wanted) {
  if (wanted == so_far) return wanted;
  return Refusal{Article{"A.5"}, Message{"arbiter.one-regime-for-all-rounds", {}}};
}

}  // namespace praporek::arbiter

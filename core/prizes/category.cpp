#include "core/prizes/category.hpp"

namespace praporek::prizes {

bool belongs(const Contender& player, const Category& category, int year) {
  switch (category.kind) {
    case CategoryKind::Overall:
      return true;
    case CategoryKind::Women:
      return player.woman;
    case CategoryKind::Under:
      return player.birth_year && year - *player.birth_year <= category.age;
    case CategoryKind::Senior:
      return player.birth_year && year - *player.birth_year >= category.age;
    case CategoryKind::Rating:
      return player.rating > 0 && player.rating >= category.lowest &&
             (category.highest == 0 || player.rating <= category.highest);
    case CategoryKind::Club:
      return player.club == category.club;
    case CategoryKind::Unrated:
      return player.rating == 0;
  }
  return false;
}

bool depends_on_age(const Category& category) {
  return category.kind == CategoryKind::Under || category.kind == CategoryKind::Senior;
}

}  // namespace praporek::prizes

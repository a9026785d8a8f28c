#pragma once

#include "core/paper/document.hpp"
#include "core/prizes/award.hpp"
#include "tui/messages.hpp"

#include <string>
#include <vector>

namespace praporek::tui::paper {

/// The list that is read out at the ceremony, category by category.
praporek::paper::Document prize_list(const std::string& event,
                                     const std::vector<prizes::Awarded>& ceremony,
                                     const prizes::PrizeSheet& sheet, Language language);

}  // namespace praporek::tui::paper

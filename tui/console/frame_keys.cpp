#include "tui/console/pane.hpp"

#include <array>

namespace praporek::tui {

namespace {

template <FrameCommand what>
void frame(Pane& /*pane*/, Desk& desk) {
  desk.command(what);
}

constexpr std::array rows{
    KeyRow{character(U'?'), "?", "console.key.help", frame<FrameCommand::Help>},
    KeyRow{character(U':'), ":", "console.key.palette", frame<FrameCommand::Palette>},
    KeyRow{character(U'u'), "u", "console.key.undo", frame<FrameCommand::Undo>},
    KeyRow{character(U'g'), "g…", "console.key.choose-pane", frame<FrameCommand::ChoosePane>},
    KeyRow{{KeyName::Tab, 0}, "Tab", "console.key.next-pane", frame<FrameCommand::NextPane>},
    KeyRow{{KeyName::BackTab, 0},
           "Shift-Tab",
           "console.key.previous-pane",
           frame<FrameCommand::PreviousPane>},
    KeyRow{character(U'.'), ".", "console.key.next-section", frame<FrameCommand::NextSection>},
    KeyRow{character(U','), ",", "console.key.previous-section",
           frame<FrameCommand::PreviousSection>},
    KeyRow{control(U'g'), "^G", "console.key.language", frame<FrameCommand::NextLanguage>},
    KeyRow{control(U'b'), "^B", "console.key.bell", frame<FrameCommand::Bell>},
    KeyRow{control(U'l'), "^L", "console.key.repaint", frame<FrameCommand::Repaint>},
    KeyRow{control(U'c'), "^C g q", "console.key.leave", frame<FrameCommand::Leave>},
};

}  // namespace

std::span<const KeyRow> frame_keys() { return rows; }

}  // namespace praporek::tui

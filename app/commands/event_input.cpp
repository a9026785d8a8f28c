#include "app/commands/event_input.hpp"

#include "core/base/text.hpp"
#include "data/event_file.hpp"

namespace praporek::app {

void add_event_options(CLI::App& command, const std::shared_ptr<EventChoice>& choice) {
  command.add_option("FILE", choice->file, "The event file")->required();
  command.add_option("--section", choice->section, "Number or name (default: the only one)");
  command.add_option("--lang", choice->language, "en, cs or sk")
      ->check(CLI::IsMember({"en", "cs", "sk"}))
      ->capture_default_str();
}

Result<hall::HallState> read_event(const std::string& file) {
  auto event = data::EventFile::open(file, data::OpenMode::ReadOnly);
  if (!event) return event.error();
  return event->load();
}

Result<SectionId> chosen_section(const hall::HallState& state, const std::string& section) {
  const auto& sections = state.all<hall::Section>();
  if (section.empty() && sections.size() == 1) return sections.begin()->first;
  std::string names;
  for (const auto& [id, candidate] : sections) {
    const bool meant = candidate.name == section || std::to_string(id.value) == section;
    if (meant) return id;
    names += (names.empty() ? "" : ", ") + std::to_string(id.value) + " " + candidate.name;
  }
  return Refusal{Message{"paper.which-section", {names}}};
}

tui::Language language_of(const std::string& code) {
  if (code == "cs") return tui::Language::Czech;
  return code == "sk" ? tui::Language::Slovak : tui::Language::English;
}

Exit refused(const Refusal& refusal, Exit code, Streams streams) {
  streams.err << "praporek: " << tui::sentence(refusal) << '\n';
  return code;
}

}  // namespace praporek::app

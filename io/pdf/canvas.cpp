#include "io/pdf/canvas.hpp"

#include "io/pdf/pdf_objects.hpp"

#include <fmt/format.h>
#include <set>

namespace praporek::io {

namespace {

/// The characters of a text in UTF-8; a stray byte is the replacement character.
std::vector<char32_t> characters_of(std::string_view text) {
  std::vector<char32_t> characters;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<std::uint8_t>(text[i]);
    std::size_t length = 1;
    if (first >= 0xC0) length = 2;
    if (first >= 0xE0) length = 3;
    if (first >= 0xF0) length = 4;
    constexpr std::array<std::uint8_t, 5> mask{0, 0x7F, 0x1F, 0x0F, 0x07};
    const bool stray = (first & 0xC0U) == 0x80U || i + length > text.size();
    char32_t code = stray ? 0xFFFD : first & mask[length];
    if (stray) length = 1;
    for (std::size_t k = 1; k < length; ++k) {
      code = (code << 6U) | (static_cast<std::uint8_t>(text[i + k]) & 0x3FU);
    }
    characters.push_back(code);
    i += length;
  }
  return characters;
}

std::string widths_of(const TrueType& font, const std::map<std::uint16_t, char32_t>& used) {
  std::string widths;
  for (const auto& [glyph, character] : used) {
    widths += fmt::format("{} [{}] ", glyph, font.width_of(glyph));
  }
  return widths;
}

/// Which character a glyph stands for, so that text can be searched and copied.
std::string to_unicode(const std::map<std::uint16_t, char32_t>& used) {
  std::string map =
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def\n"
      "1 begincodespacerange <0000> <FFFF> endcodespacerange\n";
  for (const auto& [glyph, character] : used) {
    map += fmt::format("1 beginbfchar <{:04X}> <{:04X}> endbfchar\n", glyph,
                       static_cast<std::uint32_t>(character) & 0xFFFFU);
  }
  return map + "endcmap CMapName currentdict /CMap defineresource pop end end";
}

/// The objects of one embedded font; the number of the last one, which pages refer to.
int add_font(PdfObjects& objects, const TrueType& font, const char* name,
             const std::map<std::uint16_t, char32_t>& used) {
  std::set<std::uint16_t> glyphs;
  for (const auto& [glyph, character] : used) glyphs.insert(glyph);
  const std::string program = font.subset(glyphs);
  const int file = objects.add_stream(program, fmt::format("/Length1 {}", program.size()));
  const auto frame = font.frame();
  const int descriptor = objects.add(fmt::format(
      "<</Type/FontDescriptor/FontName/{}/Flags 4/FontBBox[{} {} {} {}]/ItalicAngle 0/Ascent {}"
      "/Descent {}/CapHeight {}/StemV 80/FontFile2 {} 0 R>>",
      name, frame.left, frame.bottom, frame.right, frame.top, frame.ascent, frame.descent,
      frame.ascent, file));
  const int descendant = objects.add(fmt::format(
      "<</Type/Font/Subtype/CIDFontType2/BaseFont/{}/CIDSystemInfo<</Registry(Adobe)"
      "/Ordering(Identity)/Supplement 0>>/FontDescriptor {} 0 R/W[{}]/CIDToGIDMap/Identity>>",
      name, descriptor, widths_of(font, used)));
  const int unicode = objects.add_stream(to_unicode(used), "");
  return objects.add(
      fmt::format("<</Type/Font/Subtype/Type0/BaseFont/{}/Encoding/Identity-H"
                  "/DescendantFonts[{} 0 R]/ToUnicode {} 0 R>>",
                  name, descendant, unicode));
}

}  // namespace

void Canvas::add_page(double width, double height) {
  pages_.push_back({width, height, {}});
  current_ = pages_.size() - 1;
}

void Canvas::text(Spot at, Type type, std::string_view words) {
  if (words.empty()) return;
  std::string codes;
  for (const char32_t character : characters_of(words)) {
    const std::uint16_t glyph = font(type.face).glyph_of(character);
    used_[static_cast<std::size_t>(type.face)].emplace(glyph, character);
    codes += fmt::format("{:04X}", glyph);
  }
  pages_[current_].drawing +=
      fmt::format("BT /F{} {:.2f} Tf {:.2f} {:.2f} Td <{}> Tj ET\n", static_cast<int>(type.face),
                  type.size, at.x, at.y, codes);
}

void Canvas::line(Spot from, Spot to, bool dashed) {
  pages_[current_].drawing += fmt::format("{} d 0.5 w {:.2f} {:.2f} m {:.2f} {:.2f} l S\n",
                                          dashed ? "[4 4] 0" : "[] 0", from.x, from.y, to.x, to.y);
}

void Canvas::grey_box(Spot corner, double width, double height) {
  pages_[current_].drawing += fmt::format("0.94 g {:.2f} {:.2f} {:.2f} {:.2f} re f 0 g\n", corner.x,
                                          corner.y, width, height);
}

double Canvas::width_of(Type type, std::string_view words) const {
  int thousandths = 0;
  for (const char32_t character : characters_of(words)) {
    thousandths += font(type.face).width_of(font(type.face).glyph_of(character));
  }
  return thousandths * type.size / 1000;
}

std::string Canvas::pdf() const {
  PdfObjects objects;
  const int regular = add_font(objects, font(Face::Regular), "DejaVuSans", used_[0]);
  const int bold = add_font(objects, font(Face::Bold), "DejaVuSans-Bold", used_[1]);
  const int tree = objects.reserve();
  std::string kids;
  for (const Page& page : pages_) {
    const int content = objects.add_stream(page.drawing, "");
    const int number = objects.add(
        fmt::format("<</Type/Page/Parent {} 0 R/MediaBox[0 0 {:.2f} {:.2f}]/Contents {} 0 R"
                    "/Resources<</Font<</F0 {} 0 R/F1 {} 0 R>>>>>>",
                    tree, page.width, page.height, content, regular, bold));
    kids += fmt::format("{} 0 R ", number);
  }
  objects.fill(tree, fmt::format("<</Type/Pages/Kids[{}]/Count {}>>", kids, pages_.size()));
  const int catalogue = objects.add(fmt::format("<</Type/Catalog/Pages {} 0 R>>", tree));
  return objects.file(catalogue);
}

}  // namespace praporek::io

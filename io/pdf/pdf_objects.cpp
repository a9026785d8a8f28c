#include "io/pdf/pdf_objects.hpp"

#include <fmt/format.h>
#include <stdexcept>
#include <utility>
#include <zlib.h>

namespace praporek::io {

namespace {

std::string packed(std::string_view bytes) {
  uLongf length = compressBound(static_cast<uLong>(bytes.size()));
  std::string out(length, '\0');
  const int code =
      compress(reinterpret_cast<Bytef*>(out.data()), &length,
               reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uLong>(bytes.size()));
  if (code != Z_OK) throw std::runtime_error{"no memory to pack a page"};
  out.resize(length);
  return out;
}

}  // namespace

int PdfObjects::add(std::string content) {
  objects_.push_back(std::move(content));
  return static_cast<int>(objects_.size());
}

int PdfObjects::add_stream(std::string_view bytes, std::string_view entries) {
  const std::string body = packed(bytes);
  return add(fmt::format("<</Filter/FlateDecode/Length {}{}>>\nstream\n", body.size(), entries) +
             body + "\nendstream");
}

void PdfObjects::fill(int number, std::string content) {
  objects_[static_cast<std::size_t>(number - 1)] = std::move(content);
}

std::string PdfObjects::file(int root) const {
  std::string file = "%PDF-1.5\n%\xE2\xE3\xCF\xD3\n";
  std::string places = "0000000000 65535 f \n";
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    places += fmt::format("{:010} 00000 n \n", file.size());
    file += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, objects_[i]);
  }
  const std::size_t table = file.size();
  file +=
      fmt::format("xref\n0 {0}\n{1}trailer\n<</Size {0}/Root {2} 0 R>>\nstartxref\n{3}\n%%EOF\n",
                  objects_.size() + 1, places, root, table);
  return file;
}

}  // namespace praporek::io

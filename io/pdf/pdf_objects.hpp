#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace praporek::io {

/// The numbered objects a PDF file consists of.
class PdfObjects {
 public:
  /// The number of the new object.
  int add(std::string content);

  /// A packed stream; `entries` are the further entries of its dictionary.
  int add_stream(std::string_view bytes, std::string_view entries);

  /// A number for an object that is filled later.
  int reserve() { return add({}); }
  void fill(int number, std::string content);

  /// The file; `root` is the number of its catalogue.
  [[nodiscard]] std::string file(int root) const;

 private:
  std::vector<std::string> objects_;
};

}  // namespace praporek::io

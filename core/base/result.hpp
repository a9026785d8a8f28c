#pragma once

#include "core/base/message.hpp"

#include <boost/system/result.hpp>

#include <stdexcept>
#include <string>
#include <utility>

namespace praporek {

/// Why a wish was not granted. Not an aggregate: Result<std::string> would not compile.
class Refusal {
 public:
  Refusal() = default;
  explicit Refusal(Message why) : why_{std::move(why)} {}
  Refusal(Article article, Message why) : article_{std::move(article)}, why_{std::move(why)} {}

  [[nodiscard]] const Article& article() const { return article_; }
  [[nodiscard]] const Message& why() const { return why_; }

  friend bool operator==(const Refusal&, const Refusal&) = default;

 private:
  Article article_;
  Message why_;
};

template <class T>
using Result = boost::system::result<T, Refusal>;

/// value() on a refusal is our own mistake; boost looks this up by name.
[[noreturn]] inline void throw_exception_from_error(const Refusal& refusal,
                                                    const boost::source_location&) {
  throw std::logic_error{"value() of a refusal: " + refusal.why().id};
}

}  // namespace praporek

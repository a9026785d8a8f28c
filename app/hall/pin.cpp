#include "app/hall/pin.hpp"

#include <crypt.h>
#include <memory>
#include <random>
#include <string_view>

namespace praporek::app {

namespace {

std::string crypted(const std::string& pin, const std::string& setting) {
  const auto scratch = std::make_unique<crypt_data>();
  const char* sealed = ::crypt_r(pin.c_str(), setting.c_str(), scratch.get());
  // A failure gives no text, or one that begins with a star and fits nothing.
  return sealed == nullptr || *sealed == '*' ? std::string{} : std::string{sealed};
}

}  // namespace

std::string sealed_pin(const std::string& pin) {
  constexpr std::string_view letters =
      "./0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  std::random_device random;
  std::string salt;
  for (int i = 0; i < 12; ++i) salt += letters[random() % letters.size()];
  return crypted(pin, "$6$rounds=2000$" + salt + "$");
}

bool pin_fits(const std::string& pin, const std::string& sealed) {
  return !sealed.empty() && crypted(pin, sealed) == sealed;
}

}  // namespace praporek::app

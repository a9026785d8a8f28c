# cmake -DIN=file -DOUT=file.cpp -DNAME=ns::name -P embed.cmake
# Writes the bytes of IN as a constant, so that the program needs no file beside itself.
file(READ ${IN} bytes HEX)
string(LENGTH "${bytes}" digits)
math(EXPR size "${digits} / 2")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "::[a-z_]+$" "" space ${NAME})
string(REGEX REPLACE "^.*::" "" name ${NAME})
file(WRITE ${OUT} "#include <string_view>
namespace ${space} {
namespace {
constexpr unsigned char bytes[] = {
${bytes}0x00};
}
extern const std::string_view ${name};
const std::string_view ${name}{reinterpret_cast<const char*>(bytes), ${size}};
}
")

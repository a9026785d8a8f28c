#include "app/commands/table.hpp"

#include <exception>
#include <iostream>

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  try {
    return praporek::app::run_command_line(argc, argv, {std::cin, std::cout, std::cerr});
  } catch (const std::exception& error) {
    std::cerr << "praporek: " << error.what() << '\n';
  }
  return static_cast<int>(praporek::app::Exit::Failed);
}

// Imports a list of two million players as FIDE zips it, then searches it:
//   ratings_bench [players]      prints seconds of the import and milliseconds of each search
#include "app/ratings/list_source.hpp"

#include "tests/support/temporary_folder.hpp"
#include <array>
#include <chrono>
#include <cstdlib>
#include <fmt/format.h>
#include <fstream>
#include <random>
#include <zlib.h>

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::string name_of(std::mt19937& dice) {
  constexpr std::array parts{"no", "vak", "dvo", "rak", "svo", "bo",  "da",  "ma", "lin", "pe",
                             "tr", "ha",  "mi",  "lo",  "ch",  "ing", "son", "ez", "ov",  "ski"};
  const auto word = [&](unsigned length) {
    std::string made;
    for (unsigned i = 0; i < length; ++i) made += parts[dice() % parts.size()];
    made.front() = static_cast<char>(made.front() - 'a' + 'A');
    return made;
  };
  return word(2 + dice() % 3) + ", " + word(1 + dice() % 2);
}

/// The list in the official columns.
std::string list_of(int players) {
  std::string text =
      "ID Number      Name                                                         Fed Sex Tit  "
      "WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r\n";
  std::mt19937 dice{7};
  for (int i = 0; i < players; ++i) {
    const unsigned rating = dice() % 3 == 0 ? 1400 + dice() % 1300 : 0;
    text += fmt::format(
        "{:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}"
        "{:<6}\r\n",
        100'000 + i, name_of(dice), "CZE", "M", "", "", "", "",
        rating == 0 ? "" : std::to_string(rating), 0, 20, "", 0, 20, "", 0, 20, 1940 + dice() % 75);
  }
  return text;
}

void put(std::ostream& to, std::uint64_t number, int length) {
  for (int i = 0; i < length; ++i) to.put(static_cast<char>((number >> (8U * unsigned(i))) & 0xFF));
}

void write_zip(const std::filesystem::path& path, const std::string& text) {
  z_stream stream{};
  deflateInit2(&stream, 6, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string packed(deflateBound(&stream, text.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  deflate(&stream, Z_FINISH);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  std::ofstream file{path, std::ios::binary};
  const std::string name = "players_list.txt";
  const auto facts = [&] {
    put(file, 20, 2);
    put(file, 8U << 16U, 8);
    put(file, crc32_z(0, reinterpret_cast<const Bytef*>(text.data()), text.size()), 4);
    put(file, packed.size(), 4);
    put(file, text.size(), 4);
    put(file, name.size(), 2);
    put(file, 0, 2);
  };
  put(file, 0x04034B50, 4);
  facts();
  file << name << packed;
  const auto directory = file.tellp();
  put(file, 0x02014B50, 4);
  put(file, 20, 2);
  facts();
  put(file, 0, 8);
  put(file, 0, 6);
  file << name;
  const auto end = file.tellp();
  put(file, 0x06054B50, 4);
  put(file, 0, 4);
  put(file, 1, 2);
  put(file, 1, 2);
  put(file, static_cast<std::uint64_t>(end - directory), 4);
  put(file, static_cast<std::uint64_t>(directory), 4);
  put(file, 0, 2);
}

}  // namespace

int main(int argc, char** argv) {
  const int players = argc > 1 ? std::atoi(argv[1]) : 2'000'000;
  const praporek::test::TemporaryFolder folder;
  write_zip(folder / "players_list.zip", list_of(players));
  auto index = praporek::data::RatingList::open(folder / "ratings.sqlite").value();
  const auto start = Clock::now();
  const auto imported =
      praporek::app::import_list(index, {folder / "players_list.zip", "FIDE", {}, {}});
  fmt::print("import of {} players: {:.1f} s\n", imported.value().players, seconds_since(start));
  for (const char* words : {"n", "no", "novak", "novak j", "dvorak mi", "son", "1000777", "zzz"}) {
    const auto asked = Clock::now();
    const auto found = index.find(words, 50).value().size();
    fmt::print("{:<10} {:>3} found, {:.2f} ms\n", words, found, seconds_since(asked) * 1000);
  }
  return 0;
}

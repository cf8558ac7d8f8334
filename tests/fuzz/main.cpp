// What libFuzzer calls. All fuzzers are one program, which is that of the name it is started by.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>

#include "tests/fuzz/targets.hpp"

using namespace kasino::fuzz;

namespace {

constexpr std::pair<const char*, Target*> targets[] = {
    {"fuzz_card", fuzz_card},     {"fuzz_json", fuzz_json},       {"fuzz_learner", fuzz_learner},
    {"fuzz_lesson", fuzz_lesson}, {"fuzz_move", fuzz_move},       {"fuzz_page", fuzz_page},
    {"fuzz_part", fuzz_part},     {"fuzz_quiz", fuzz_quiz},       {"fuzz_record", fuzz_record},
    {"fuzz_script", fuzz_script}, {"fuzz_session", fuzz_session}, {"fuzz_tools", fuzz_tools},
};

Target* target = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* /*count*/, char*** words);
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int LLVMFuzzerInitialize(int* /*count*/, char*** words) {
  const std::string name = std::filesystem::path(**words).filename().string();
  for (const auto& [known, function] : targets)
    if (name == known) target = function;
  if (target != nullptr) return 0;
  std::fprintf(stderr, "%s: no fuzzer has this name\n", name.c_str());
  std::exit(2);
}

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  target(data, size);
  return 0;
}

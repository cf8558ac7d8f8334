// The fuzzers. Each tries one input, and ends the program if what must hold does not.
#pragma once

#include <cstddef>
#include <cstdint>

namespace kasino::fuzz {

using Target = void(const std::uint8_t* data, std::size_t size);

Target fuzz_card, fuzz_json, fuzz_learner, fuzz_lesson, fuzz_move, fuzz_page, fuzz_part, fuzz_quiz,
    fuzz_record, fuzz_script, fuzz_session, fuzz_tools;

}  // namespace kasino::fuzz

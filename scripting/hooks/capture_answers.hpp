// What functions have answered about captures: each is asked once a position and card in a command.
// Private to scripting.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/capture/values.hpp"
#include "engine/cards/card.hpp"
#include "engine/model/state.hpp"

namespace kasino {

/// The answers of type `Answer` in the last few positions of one command.
template <typename Answer>
class CaptureAnswers {
 public:
  /// The way to capture, the card, who looks, and the value at which the card is played, or 0.
  using Question = std::tuple<std::size_t, Card, std::optional<Seat>, Value>;

  /// The answer to `question` in `state`, which `ask` gives unless it is known. `command` numbers
  /// the commands: what was answered in an earlier one is asked again.
  template <typename Ask>
  Answer answer(std::uint64_t command, const State& state, const Question& question, Ask ask) {
    if (command != command_) {
      for (auto& position : positions_) position.reset();
      command_ = command;
    }
    if (const Position* known = find(state))
      if (const auto found = known->answers.find(question); found != known->answers.end())
        return found->second;
    Answer answer = ask();
    Position* position = find(state);  // asking may have led to other positions
    if (position == nullptr) {
      positions_[next_] = Position{state, {}};
      position = &*positions_[next_];
      next_ = (next_ + 1) % positions_.size();
    }
    position->answers.emplace(question, answer);
    return answer;
  }

 private:
  struct Position {
    State state;
    std::map<Question, Answer> answers;
  };

  Position* find(const State& state) {
    for (auto& position : positions_)
      if (position && position->state == state) return &*position;
    return nullptr;
  }

  std::array<std::optional<Position>, 4> positions_;
  std::size_t next_ = 0;
  std::uint64_t command_ = 0;
};

}  // namespace kasino

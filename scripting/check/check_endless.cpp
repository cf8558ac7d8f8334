#include "scripting/check/check_endless.hpp"

#include <utility>
#include <vector>

namespace kasino {

namespace {

/// The cards that have been played already, or wait on the table.
std::size_t cards_laid(const State& state) {
  std::size_t cards = state.table().size();
  for (Seat seat = 1; seat <= state.players(); ++seat) cards += state.pile(seat).size();
  return cards;
}

/// Counts cards before and after each call; calls lie within calls.
class FeederWatch : public HookObserver {
 public:
  void before(const HookPlace&, const HookCall& call) override {
    laid_.push_back(cards_laid(*call.state));
  }
  void after(const HookPlace& place, const HookCall& call, const HookAnswer&) override {
    if (cards_laid(*call.state) < laid_.back()) feeder_ = place;
    laid_.pop_back();
  }
  bool wants_answers() const override { return false; }

  std::optional<HookPlace> take_feeder() { return std::move(feeder_); }

 private:
  std::vector<std::size_t> laid_;
  std::optional<HookPlace> feeder_;
};

}  // namespace

std::optional<HookPlace> feeder_of(const Playthrough& played, Rules& rules, Budget& budget) {
  FeederWatch watch;
  observe_hooks(rules, &watch);
  Coverage ignored;
  try {
    CheckedGame game(rules, played.start, budget, ignored);
    for (const Step& step : played.steps) game.take(step);
  } catch (const Broken&) {
    // It goes as far as what is to be explained.
  }
  observe_hooks(rules, nullptr);
  return watch.take_feeder();
}

}  // namespace kasino

#include "repl/sheets/comparison.hpp"

#include <algorithm>

#include "repl/explain/judgement.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string words_of(const Game& game, std::size_t ply, Language language) {
  if (ply >= game.ply()) return say(language, {"nothing more", "ingenting mer"});
  const Ply& step = game.steps()[ply];
  if (std::holds_alternative<Cards>(step.what))
    return say(language, {"deal {0}", "giv {0}"}, step.after.deal);
  return say(language, {"{0} by seat {1}", "{0} av plats {1}"},
             step_text(step, game.state_at(ply), game.rules()),
             step.move() != nullptr ? step.move()->seat : step.action()->seat);
}

std::string rules_of(const Game& game) {
  std::string text = game.rules().data().name;
  for (const OptionValue& option : game.rules().data().options)
    if (option.value != option.initial) text += ' ' + option.name + '=' + option.value;
  return text;
}

bool is_same_step(const Ply& one, const Ply& other) {
  return one.what == other.what && one.regularity == other.regularity;
}

std::size_t steps_alike(const Game& game, const Game& other) {
  const std::size_t most = std::min(game.ply(), other.ply());
  std::size_t alike = 0;
  while (alike < most && is_same_step(game.steps()[alike], other.steps()[alike])) ++alike;
  return alike;
}

std::size_t moves_in(const Game& game, std::size_t plies) {
  const auto end = game.steps().begin() + static_cast<std::ptrdiff_t>(plies);
  return static_cast<std::size_t>(std::count_if(game.steps().begin(), end, [](const Ply& step) {
    return !std::holds_alternative<Cards>(step.what);
  }));
}

bool begin_alike(const Game& game, const Game& other) {
  const State& one = game.state_at(0);
  const State& two = other.state_at(0);
  return one.players() == two.players() && one.dealer == two.dealer && one.turn == two.turn &&
         std::ranges::equal(one.all_cards(), two.all_cards());
}

std::string scores_of(const Game& game) {
  std::string text;
  for (Seat seat = 1; seat <= game.state().players(); ++seat)
    text += (text.empty() ? "" : " ") +
            std::to_string(game.state().scores[static_cast<std::size_t>(seat - 1)]);
  return text;
}

}  // namespace

std::string comparison_of(const Game& game, const Game& other, const std::string& file,
                          Language language) {
  std::string text;
  if (rules_of(game) != rules_of(other))
    text += say(language, {"the rules: here {0}, in {2} {1}\n", "reglerna: här {0}, i {2} {1}\n"},
                rules_of(game), rules_of(other), file);
  if (!begin_alike(game, other))
    return text + say(language, {"they begin with other cards, seats or another dealer\n",
                                 "de börjar med andra kort, platser eller en annan givare\n"});
  const std::size_t alike = steps_alike(game, other);
  const std::size_t moves = moves_in(game, alike);
  if (alike == game.ply() && alike == other.ply())
    return text + say(language,
                      moves == 1 ? Phrase{"the same game: {0} move\n", "samma parti: {0} drag\n"}
                                 : Phrase{"the same game: {0} moves\n", "samma parti: {0} drag\n"},
                      moves);
  text +=
      say(language, {"alike up to move {0}; then\n", "lika till och med drag {0}; sedan\n"}, moves);
  const auto row = [&](const std::string& whose, const Game& which) {
    text += say(language, {"  {0}: {1} (match {2})\n", "  {0}: {1} (partiet {2})\n"}, whose,
                words_of(which, alike, language), scores_of(which));
  };
  row(say(language, {"here", "här"}), game);
  row(file, other);
  return text + say(language,
                    {"goto {0} shows where they part\n", "goto {0} visar var de skiljs\n"}, moves);
}

}  // namespace kasino

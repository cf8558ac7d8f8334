// The input is four lines: the rules, the table, the hand of seat 1, and its move, which may take
// several lines.
//
//   choice
//   c2 d9 h6
//   s2 hK
//   s2xd9+h6
#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "tests/fuzz/expect.hpp"
#include "tests/fuzz/targets.hpp"
#include "tests/support/shipped.hpp"

using namespace kasino;
using namespace kasino::fuzz;
using namespace kasino::test;

namespace {

/// Two packs, jokers with values, and a way to capture besides the two usual ones.
RuleData many_cards() {
  RuleData data = shipped("standard").data();
  data.deck.packs = 2;
  data.deck.jokers = 4;
  data.deal.may_run_short = true;
  data.capture.hand_values[joker_face] = data.capture.table_values[joker_face] = {1, 14, 15};
  CaptureRule twin;
  twin.name = "twin";
  twin.by = CaptureBy::Twin;
  data.capture.ways.push_back(twin);
  return data;
}

/// The rules that `word` names; for any other word the freest.
const Rules& rules_named(std::string_view word) {
  static const Rules many(many_cards());
  if (word == "many") return many;
  if (word == "aces" || word == "fixed") return shipped("standard values=" + std::string(word));
  if (word == "must") return shipped("standard must_capture=true");
  return shipped(word == "reversed" ? "misar auto_announce=false" : "standard");
}

std::string_view cut_line(std::string_view& text) {
  const std::size_t length = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return line;
}

void hold_to_rules(const Move& move, const State& state, const Rules& rules) {
  const Judgement verdict = judge(move, state, rules);
  expect(verdict.legal() == is_legal(move, state, rules), "both judgements agree");
  const std::string written = to_text(move, state, rules);
  expect(resolve(parse_move(written), state, rules) == move, "a move reads back: " + written);
}

/// What a text claims may be no move of the position.
void resolve_claim(const MoveClaim& claim, const State& state, const Rules& rules) {
  try {
    hold_to_rules(resolve(claim, state, rules), state, rules);
  } catch (const MoveError& error) {
    expect_good_message(error);
  } catch (const FalseClaim& error) {
    expect_good_message(error);
  } catch (const AmbiguousMove& error) {
    expect_good_message(error);
    for (const Move& move : error.moves()) hold_to_rules(move, state, rules);
  }
}

}  // namespace

void kasino::fuzz::fuzz_move(const std::uint8_t* data, std::size_t size) {
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  const Rules& rules = rules_named(cut_line(rest));
  const std::string_view table = cut_line(rest);
  const std::string_view hand = cut_line(rest);
  try {
    const MoveClaim claim = parse_move(rest);
    GameStart start;
    start.setup.emplace();
    start.setup->table = parse_cards(table);
    start.setup->hands = {parse_cards(hand)};
    const Game game(rules, std::move(start));
    if (game.state().phase == Phase::Play) resolve_claim(claim, game.state(), rules);
  } catch (const ParseError& error) {
    expect_good_message(error);
    expect(error.column() <= error.text().size(), "the column of a parse error lies in the text");
  } catch (const SetupError& error) {
    expect_good_message(error);
  }
}

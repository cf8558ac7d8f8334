// What holds for every variant, shipped or of the tests: a new script is tested by existing.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <tuple>

#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "tests/support/builders.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;

namespace {

const int deals_each = is_sanitized ? 2 : 60;
const int house_deals_each = is_sanitized ? 1 : 10;
constexpr std::size_t most_listed = 200;

const std::vector<std::filesystem::path> folders = {
    KASINO_SOURCE_VARIANTS, KASINO_SOURCE_VARIANTS "/house", KASINO_TEST_DATA "/scripts"};

/// Whether the parts of a composition go together, or some script refuses.
bool plays(const std::string& spec, const WantedOptions& options = {}) {
  try {
    const Variant variant(spec, options, folders);
    return true;
  } catch (const ScriptError& error) {
    const std::string why = error.what();
    CAPTURE(spec, why);
    CHECK((why.find("it contradicts") != std::string::npos ||
           why.find("it needs") != std::string::npos));
  } catch (const UnknownVariant& error) {
    const std::string why = error.what();
    CHECK(why.find("is in it already") != std::string::npos);
  }
  return false;
}

bool is_shipped(const VariantInfo& info) {
  return info.path.parent_path() == KASINO_SOURCE_VARIANTS;
}

/// A composition, and how many deals of it to play for each number of players.
struct Spec {
  std::string name;
  int deals;
};

/// The share of the work that this process does: "1/2" is the second of two. By default all of it.
bool is_ours(std::size_t number) {
  const char* share = std::getenv("KASINO_SHARE");
  std::size_t mine = 0, shares = 1;
  if (share != nullptr) REQUIRE(std::sscanf(share, "%zu/%zu", &mine, &shares) == 2);
  return number % shares == mine;
}

/// Our share of all compositions: every shipped variant with every set of shipped modifiers that it
/// takes, in the order of their names, and with each house rule (under sanitizers only standard);
/// and all other variants by themselves.
std::vector<Spec> our_specs() {
  Budget budget;
  std::vector<Spec> specs;
  std::vector<std::string> problems, modifiers;
  const auto infos = list_variants(folders, budget, problems);
  CHECK(problems == std::vector<std::string>{});
  for (const VariantInfo& info : infos)
    if (info.modifier && is_shipped(info)) modifiers.push_back(info.path.stem().string());
  for (const VariantInfo& base : infos)
    for (const VariantInfo& house : infos)
      if (!base.modifier && is_shipped(base) && house.modifier && !is_shipped(house) &&
          (!is_sanitized || base.id == "standard"))
        if (const std::string spec = base.id + '+' + house.id; plays(spec))
          specs.push_back({spec, house_deals_each});
  for (const VariantInfo& info : infos)
    for (std::size_t set = 0; !info.modifier && set < std::size_t{1} << modifiers.size(); ++set) {
      if (set > 0 && !is_shipped(info)) break;
      std::string spec = info.path.stem().string();
      for (std::size_t i = 0; i < modifiers.size(); ++i)
        if ((set >> i & 1) != 0) spec += '+' + modifiers[i];
      if (plays(spec))
        specs.push_back({spec, set > 0 || is_shipped(info) ? deals_each : house_deals_each});
    }
  std::vector<Spec> ours;
  for (std::size_t i = 0; i < specs.size(); ++i)
    if (is_ours(i)) ours.push_back(specs[i]);
  return ours;
}

/// The order of a list: by card; the trail first, then captures in dictionary order and by piles,
/// then builds by value, by what they are laid on, and in dictionary order.
bool comes_before(const Move& a, const Move& b) {
  if (a.card != b.card) return a.card < b.card;
  if (a.built != b.built) return a.built < b.built;
  if (a.builds() && a.whole != b.whole) return a.whole < b.whole;
  return std::tie(a.captured, a.whole) < std::tie(b.captured, b.whole);
}

Cards some_of(std::span<const Card> cards, Random& random) {
  Cards some;
  for (Card card : cards)
    if (random.below(3) == 0) some.push_back(card);
  std::sort(some.begin(), some.end());
  return some;
}

/// A REQUIRE that costs nothing while it holds, since there are a hundred million.
void hold(bool holds, const std::string& what) {
  if (!holds) FAIL(what);
}
void hold(bool holds, const char* what) {
  if (!holds) FAIL(what);
}

/// Judges a position of a random game in every way.
class PositionCheck {
 public:
  PositionCheck(const Game& game, Random& random)
      : state_(game.state()),
        rules_(game.rules()),
        random_(random),
        moves_(legal_moves(state_, rules_, most_listed)) {}

  void all() {
    hold(!moves_.empty(), "somebody can move");
    list_is_sorted_and_unique();
    list_agrees_with_judgement();
    texts_round_trip();
    nothing_leaks();
  }

 private:
  const Move& any_move() { return moves_[random_.below(moves_.size())]; }

  void list_is_sorted_and_unique() const {
    const auto wrong = std::adjacent_find(moves_.begin(), moves_.end(),
                                          [](auto& a, auto& b) { return !comes_before(a, b); });
    hold(wrong == moves_.end(), "moves are sorted and unique");
    if (moves_.size() < most_listed)
      hold(count_legal_moves(state_, rules_) == Count{moves_.size(), false}, "the count is right");
  }

  void list_agrees_with_judgement() {
    for (int i = 0; i < 3; ++i) {
      const Move& move = any_move();
      hold(is_legal(move, state_, rules_), "a listed move is legal");
      hold(judge(move, state_, rules_).legal(), "a listed move is judged legal");
    }
    const auto hand = state_.hand(state_.turn);
    const Move guess{state_.turn, hand[random_.below(hand.size())],
                     some_of(state_.table(), random_)};
    const bool listed = std::find(moves_.begin(), moves_.end(), guess) != moves_.end();
    const bool legal = is_legal(guess, state_, rules_);
    hold(judge(guess, state_, rules_).legal() == legal, "both judgements agree");
    hold(listed == legal || (legal && moves_.size() == most_listed), "legal moves are listed");
  }

  void texts_round_trip() {
    const Move& move = any_move();
    const std::string text = to_text(move, state_, rules_);
    hold(resolve(parse_move(text), state_, rules_) == move, "the text reads back: " + text);
  }

  /// What the seat to play may do does not depend on cards that it cannot see.
  void nothing_leaks() {
    State other = state_;
    for (Seat seat = 1; seat <= state_.players(); ++seat) {
      if (seat == state_.turn || other.hand(seat).empty() || other.stock().empty()) continue;
      const Card held = other.hand(seat).front();
      other.move_card(other.stock().front(), Place::stock(), Place::hand(seat));
      other.move_card(held, Place::hand(seat), Place::stock());
    }
    const auto view = [&](const State& state) { return View(state, rules_.data(), state_.turn); };
    hold(view(other) == view(state_), "the view is the same");
    hold(legal_moves(other, rules_, most_listed) == moves_, "legality leaks nothing");
  }

  const State& state_;
  const Rules& rules_;
  Random& random_;
  std::vector<Move> moves_;
};

bool reads_back(const Action& action, const Game& game) {
  std::istringstream text(to_text(action, game.state(), game.rules()));
  std::vector<std::string> words;
  for (std::string word; text >> word;) words.push_back(word);
  if (action.seat == game.state().turn) words.push_back("seat=" + std::to_string(action.seat));
  return parse_action(words, game.state(), game.rules()) == action;
}

/// Some seat may call or announce, rightly or not.
void act_at_random(Game& game, Random& random) {
  const std::vector<Action> actions = open_actions(game.state(), game.rules());
  if (actions.empty() || random.below(8) != 0) return;
  const Action& action = actions[random.below(actions.size())];
  hold(reads_back(action, game), "an action reads back");
  const State before = game.state();
  game.perform(action);
  hold(game.undo() && game.state() == before && game.redo(), "an action can be taken back");
}

void answer_at_random(Game& game, Random& random) {
  const std::vector<Action> answers = open_answers(game.state(), game.rules());
  hold(!answers.empty(), "a seat that is asked can answer");
  game.perform(answers[random.below(answers.size())]);
}

void play_checked(Game& game, const Cards& deck, Random& random) {
  const Move move = random_legal_move(game.state(), game.rules(), random);
  const State before = game.state();
  game.play(move);
  const State after = game.state();
  hold(sorted(after.all_cards()) == deck, "cards are conserved");
  hold(game.undo(), "a move can be taken back");
  hold(game.state() == before, "undo is the inverse");
  hold(game.redo(), "and brought back");
  hold(game.state() == after, "redo is the inverse");
  State without_log = before;
  apply(without_log, move, game.rules(), nullptr);
  hold(without_log == after, "events change nothing");
}

void check_totals(const Game& game) {
  const State& state = game.state();
  const Points points = deal_points(state, game.rules());
  const auto& purse = game.rules().data().purse;
  for (Seat seat = 1; seat <= state.players(); ++seat) {
    int sum = 0;
    for (const ScoreLine& line : score_sheet(state, game.rules(), seat)) sum += line.points;
    hold(sum == points[static_cast<std::size_t>(seat - 1)], "lines add up");
    const int begun_with = purse ? purse->start : 0;
    hold(begun_with + sum == state.scores[static_cast<std::size_t>(seat - 1)], "totals agree");
  }
}

/// The state without what no rule can see: remains of dealing and of settled claims.
State as_rules_tell(State state, const RuleData& rules) {
  if (!state.is_dealing) state.dealt_steps = 0;
  if (!state.pending) state.asked_before = 0;
  if (!rules.has_hook(Trigger::Turn) || state.phase != Phase::Play) state.turn_has_begun = false;
  return state;
}

/// Checks that the position before step `ply`, written and set up again, is the same, and so are
/// all positions that follow.
void setup_goes_on_alike(const Game& game, std::size_t ply) {
  const Rules& rules = game.rules();
  GameStart start;
  start.setup = setup_of(game.state_at(ply), rules.data());
  Game other(rules, start);
  for (;; ++ply) {
    const State& state = game.state_at(ply);
    hold(as_rules_tell(other.state(), rules.data()) == as_rules_tell(state, rules.data()),
         "a setup holds the whole position");
    if (ply == game.ply()) break;
    other.take(game.steps()[ply].what, game.steps()[ply].regularity);
  }
  const std::string record = write_record(other);
  hold(write_record(replay_record(record, rules)) == record, "a record holds a setup");
}

/// Plays a deal of random moves, and now and then judges a position in every way.
void play_deal(const Rules& rules, int players, std::uint64_t seed, Random& random) {
  GameStart start;
  start.seed = seed;
  start.players = players;
  start.dealer = 1 + static_cast<Seat>(random.below(static_cast<std::uint64_t>(players)));
  Game game(rules, start);
  const Cards deck = full_deck(rules.data().deck);
  for (int plays = 0; game.state().phase == Phase::Play; ++plays) {
    hold(plays < 1000, "the deal ends");
    if (random.below(4) == 0 && game.state().stage() == play_stage)
      PositionCheck(game, random).all();
    act_at_random(game, random);
    if (game.state().phase != Phase::Play) break;
    if (legal_moves(game.state(), rules, 1).empty())
      answer_at_random(game, random);
    else
      play_checked(game, deck, random);
  }
  // A match that ends at once leaves its deal uncounted.
  const bool counted = game.steps().back().action() == nullptr;
  if (counted) check_totals(game);
  setup_goes_on_alike(game, seed % game.ply());
  if (seed % 10 == 0) {
    setup_goes_on_alike(game, game.ply());
    const std::string record = write_record(game);
    const Game replayed = replay_record(record, rules);
    hold(replayed.state() == game.state(), "the record replays");
    hold(write_record(replayed) == record, "the record reads back");
  }
}

}  // namespace

TEST_CASE("Every variant holds what every game holds", "[conformance]") {
  for (const auto& [spec, deals] : our_specs()) {
    const Variant any(spec, {}, folders);
    Random random(1);
    const int least = any.data().min_players, most = any.data().max_players;
    const int step = is_sanitized ? std::max(most - least, 1) : 1;
    for (int players = least; players <= most; players += step) {
      Variant variant(spec, {}, folders, players);
      for (int deal = 0; deal < deals; ++deal) {
        CAPTURE(spec, players, deal);
        variant.budget().begin_command();
        play_deal(variant, players, static_cast<std::uint64_t>(deal), random);
      }
    }
  }
}

TEST_CASE("Every value of every option holds it too", "[conformance]") {
  for (const auto& [spec, deals] : our_specs()) {
    if (is_sanitized && (deals == house_deals_each || spec.find('+') != std::string::npos))
      continue;
    const Variant plain(spec, {}, folders);
    for (const OptionValue& option : plain.data().options)
      for (const std::string& choice : option.choices) {
        if (choice == option.initial || !plays(spec, {{option.name, choice}})) continue;
        Variant variant(spec, {{option.name, choice}}, folders, plain.data().max_players);
        Random random(1);
        for (int deal = 0; deal < deals / 50 + 1; ++deal) {
          CAPTURE(spec, option.name, choice, deal);
          variant.budget().begin_command();
          play_deal(variant, variant.data().max_players, static_cast<std::uint64_t>(deal), random);
        }
      }
  }
}

TEST_CASE("Every clause of a variant that it cites has a text in both languages", "[conformance]") {
  Budget budget;
  std::vector<std::string> problems;
  for (const VariantInfo& info : list_variants({KASINO_SOURCE_VARIANTS}, budget, problems)) {
    const std::string name = info.path.stem().string();
    const Variant variant(info.modifier ? "standard+" + name : name);
    CAPTURE(name);
    CHECK_FALSE(variant.data().title.en.empty());
    for (const Clause& clause : variant.data().clauses) {
      CAPTURE(clause.id);
      CHECK_FALSE(clause.text.en.empty());
      CHECK_FALSE(clause.text.sv.empty());
    }
    for (const OptionValue& option : variant.data().options) CHECK_FALSE(option.text.sv.empty());
  }
}

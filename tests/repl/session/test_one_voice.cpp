// One voice: hints, analyses, the coach and questions about best moves say the same of a position,
// and their reasons are true of it. KASINO_POSITIONS=1000 tries so many of each variant.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>

#include "engine/legality/judge.hpp"
#include "engine/model/setup.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/players/candidates.hpp"
#include "engine/players/worlds.hpp"
#include "engine/text/reading.hpp"
#include "repl/explain/advice.hpp"
#include "repl/explain/reasons.hpp"
#include "repl/session/analysis.hpp"
#include "repl/session/session.hpp"
#include "repl/teach/best_move.hpp"
#include "repl/text/words.hpp"
#include "scripting/variant/variant.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/conversation.hpp"
#include "tests/support/this_build.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;

namespace {

namespace fs = std::filesystem;

const std::string folder = KASINO_SOURCE_VARIANTS;

/// Every variant that can be played by itself; modifiers with the standard game.
std::vector<std::string> shipped_variants() {
  std::set<std::string> names;
  for (const std::string& in : {folder, folder + "/house"})
    for (const auto& entry : fs::directory_iterator(in)) {
      const fs::path file = entry.path().filename();
      if (file.extension() == ".lua" && file.stem().extension().empty())
        names.insert(file.stem().string());
    }
  return {names.begin(), names.end()};
}

/// Whether the variant is tried in every run: these take some seconds together.
bool is_usual(const std::string& variant) {
  const std::set<std::string> usual{"standard",   "misar",   "cassino", "finnish",
                                    "krypkasino", "early16", "scopa",   "chinese-ten"};
  return usual.contains(variant) && (!is_sanitized || variant < "e");
}

int positions_wanted(int usual) {
  const char* wanted = std::getenv("KASINO_POSITIONS");
  return wanted == nullptr ? usual : std::atoi(wanted);
}

/// A session of a variant, which is laid out with positions of random games.
class Table {
 public:
  explicit Table(const std::string& variant) : session_(settings_of(variant), load_, budget_) {}

  Session& session() { return session_; }
  const Rules& rules() { return session_.rules(); }
  const State& state() { return session_.state(); }

  /// Opens a game at a random position in which a seat has a choice, as a position of its own.
  void lay_out_random(std::uint64_t seed) {
    Random random(seed);
    for (;;) {
      session_.begin_command();
      NewGame wish;
      wish.seed = random.below(1'000'000);
      session_.start(wish);
      for (std::uint64_t left = random.below(40); left > 0 && state().phase == Phase::Play; --left)
        session_.timeline().take(random_step(state(), rules(), random).what);
      if (state().phase != Phase::Play || steps_to_weigh(state(), rules()).size() < 2) continue;
      const Setup setup = setup_of(state(), rules().data());
      session_.start(setup);
      return;
    }
  }

 private:
  static SessionSettings settings_of(const std::string& variant) {
    SessionSettings settings = plain_settings();
    settings.rules.variant = variant;
    settings.players.reset();
    settings.coach = true;
    return settings;
  }

  Budget budget_;
  RulesLoader load_ = [this](const RulesName& name) -> std::unique_ptr<Rules> {
    const std::vector<fs::path> folders{folder, folder + "/house"};
    try {
      return load_variant({name.variant, folders, name.options, name.players}, budget_);
    } catch (const Error&) {  // a modifier
      return load_variant({"standard+" + name.variant, folders, name.options, name.players},
                          budget_);
    }
  };
  Session session_;
};

/// What the coach says if the step is played; it is taken back.
std::optional<Coached> coached_on(const Step& step, Session& session) {
  session.timeline().take(step);
  std::optional<Coached> said = coached(session);
  session.timeline().undo();
  return said;
}

void check_hint(const Analysed& all, Session& session) {
  const std::vector<std::string> lines = lines_of(suggestion(session));
  std::size_t line = 0;
  if (all.first) CHECK_THAT(lines[line++], StartsWith("first " + all.first->action));
  CHECK_THAT(lines[line], StartsWith(all.lines[0].move));
  if (++line == lines.size()) return;
  const std::string less =
      thousandths_text(all.lines[0].lead->mean - all.lines[1].lead->mean, Language::English);
  if (lines[line].starts_with("about as good"))
    CHECK_THAT(lines[line], StartsWith("about as good: " + all.lines[1].move));
  else
    CHECK_THAT(lines[line], StartsWith(less + ' ') && ContainsSubstring(all.lines[1].move));
}

void check_coach(const Analysed& all, const Advice& advice, Session& session) {
  for (const std::size_t at : {std::size_t{0}, all.lines.size() / 2, all.lines.size() - 1}) {
    const auto said = coached_on(advice.step(at), session);
    CHECK(said.has_value() == advice.is_worse(at, advice.slip(1000)));
    if (!said) continue;
    CHECK(said->better == all.lines[0].move);
    CHECK(said->lost == all.lines[0].lead->mean - all.lines[at].lead->mean);
    CHECK_THAT(said->message, ContainsSubstring(all.lines[0].move));
  }
}

void check_question(const Analysed& all, const State& state, const Rules& rules) {
  BestMoves best;
  try {
    best = best_moves(state, rules);
  } catch (const Error&) {
    return;  // nothing is asked
  }
  CHECK_FALSE((all.first && rules.data().adviser.empty()));
  const auto text = [&](std::size_t at) {
    return to_text(best.weighing.steps[at].step, state, rules);
  };
  CHECK(text(0) == (all.first ? all.first->action : all.lines[0].move));
  for (std::size_t at = 0; at < best.lost.size(); ++at) {
    CHECK(text(at) == all.lines[at].move);
    CHECK(best.lost[at] == all.lines[0].lead->mean - all.lines[at].lead->mean);
  }
}

/// The cards of its pile that count for the item.
int counted_for(const std::string& name, Seat seat, const State& state, const RuleData& rules) {
  const auto item = std::ranges::find(rules.scoring, name, &ScoringItem::name);
  return static_cast<int>(
      std::ranges::count_if(state.pile(seat), [&](Card card) { return item->faces.has(card); }));
}

/// Reasons name no key and no clause, and what they call sure comes true.
void check_reasons(const Step& step, const State& state, const Rules& rules) {
  const RuleData& data = rules.data();
  const Decision decision = reasons_in_advice(step, state, rules);
  for (const Language language : {Language::English, Language::Swedish}) {
    const std::string note = note_on(decision, data, language);
    CAPTURE(note);
    for (const Clause& clause : data.clauses)
      CHECK_THAT(note, !ContainsSubstring("(" + clause.id) && !ContainsSubstring(clause.id + " "));
    CHECK(note.find('_') == std::string::npos);
  }
  const Seat seat = seat_of(step);
  const State after = after_step(state, step, rules);
  const std::vector<ScoreLine> gains = gains_of(seat, state, after, rules);
  for (const ScoreLine& told : decision.gains) {
    const auto real = std::ranges::find_if(gains, [&](const ScoreLine& line) {
      return line.item == told.item && line.clause == told.clause;
    });
    CAPTURE(told.item, told.clause, told.points);
    REQUIRE(real != gains.end());
    CHECK((told.points > 0 ? real->points >= told.points : real->points <= told.points));
  }
  if (decision.chances.empty()) CHECK(gains == decision.gains);
  for (const CountedCards& told : decision.counted)
    if (told.cards > 0)
      CHECK(counted_for(told.item, seat, after, data) - counted_for(told.item, seat, state, data) >=
            told.cards);
  if (decision.wins) CHECK(std::ranges::count(after.winners, seat) == 1);
}

void check_position(Table& table) {
  Session& session = table.session();
  const Analysed all = analysed(session, 1000);
  const Advice advice = session.advice(table.state(), Memory());
  CAPTURE(all.lines.size());
  REQUIRE(all.lines.size() == advice.weighing.steps.size());
  for (std::size_t at = 0; at < all.lines.size(); ++at) {
    CHECK(all.lines[at].move == to_text(advice.step(at), table.state(), table.rules()));
    // What was tried too seldom to be known comes last.
    CHECK(all.lines[at].lead.has_value() == advice.knows(at));
    if (at == 0 || !all.lines[at].lead) continue;
    REQUIRE(all.lines[at - 1].lead);
    CHECK(all.lines[at].lead->mean <= all.lines[at - 1].lead->mean);
  }
  check_hint(all, session);
  check_coach(all, advice, session);
  session.begin_command();
  if (!is_searched_slowly(table.rules())) check_question(all, table.state(), table.rules());
  session.begin_command();
  for (const std::size_t at : {std::size_t{0}, std::size_t{1}, all.lines.size() - 1})
    check_reasons(advice.step(at), table.state(), table.rules());
}

}  // namespace

TEST_CASE("Hints, analyses, the coach and questions name the same best move with the same figures",
          "[analysis][one-voice]") {
  const char* only = std::getenv("KASINO_VARIANT");
  for (const std::string& variant : shipped_variants()) {
    if (only != nullptr && variant != only) continue;
    if (only == nullptr && std::getenv("KASINO_POSITIONS") == nullptr && !is_usual(variant))
      continue;
    Table table(variant);
    const int positions = positions_wanted(is_sanitized ? 1 : 2);
    for (int i = 1; i <= positions; ++i) {
      table.lay_out_random(static_cast<std::uint64_t>(i));
      CAPTURE(variant, i);
      check_position(table);
    }
  }
}

TEST_CASE("Every scoring item of a shipped variant has a title", "[analysis]") {
  for (const std::string& variant : shipped_variants()) {
    Table table(variant);
    for (const ScoringItem& item : table.rules().data().scoring) {
      CAPTURE(variant, item.name);
      CHECK_FALSE(item.title.en.empty());
    }
  }
}

TEST_CASE("The only step there is gains nothing that is told", "[voice]") {
  Conversation talk;
  talk.ask("setup table=\"c2\" hand1=\"h9\" hand2=\"h4\" stock=\"s2 s3 s4 s5 s6 s7 s8 s9\"");
  const auto answer = talk.ask("analyse");
  REQUIRE(answer["moves"].size() == 1);
  CHECK(answer["moves"][0]["move"] == "h9");
  CHECK_FALSE(answer["moves"][0].contains("lead"));
}

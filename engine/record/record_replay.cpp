#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "engine/record/record.hpp"
#include "engine/record/record_reader.hpp"

namespace kasino {

namespace {

Text in_brackets(const Text& why) { return why.en.empty() ? why : " (" + why + ")"; }

/// "STD-1, the text of the clause"; only the id, if the clause has no text.
Text clause_text(const std::string& id, const RuleData& rules) {
  const Clause* clause = rules.find_clause(id);
  return id + (clause != nullptr ? ", " + clause->text : Text{});
}

/// Throws a RecordError: the line has another number, and should be `what number`.
[[noreturn]] void expect_instead(const RecordLine& line, const std::string& what, auto number) {
  refuse(line, {"expected `{0} {1}`, found {2}", "väntade `{0} {1}`, hittade {2}"}, what, number,
         quoted(line.words[1]));
}

/// Replays a record, line by line.
class Replay {
 public:
  Replay(std::string_view text, const Rules& rules, const Replaying& how)
      : lines_(text), read_(read_head(lines_)), line_(read_.behind), rules_(rules), how_(how) {}

  Game run();

 private:
  void next() {
    line_ = lines_.next();
    keep_comments();
  }
  void keep_comments();
  void begin_step() const {
    if (how_.before_step) how_.before_step();
  }
  bool at_end() const { return line_.words.empty(); }
  bool is(const char* keyword) const { return !at_end() && line_.words[0] == keyword; }
  const State& state() const { return game_->state(); }

  DealHead expect_deal();
  bool is_line_of(std::initializer_list<std::string_view> words) const;
  void begin_line();
  void stand_at(std::size_t line_word, std::size_t after_word);
  Game first_deal(const DealHead& deal) const;
  void next_deal(const DealHead& deal);

  void read_body_line();
  void check_round();
  void check_score();
  void expect_score();
  std::vector<int> right_numbers(const std::string& keyword) const;
  std::string right_line(const std::string& keyword) const;
  void check_round_before(const std::string& word);
  void play(const std::string& word);
  void perform();
  void play_irregular(const std::string& text);
  void take(const Step& step, const std::string& text);

  RecordLines lines_;
  ReadHead read_;
  RecordLine line_;
  const Rules& rules_;
  const Replaying& how_;
  std::optional<Game> game_;
  std::optional<int> round_;          ///< round of the last heading in this deal
  std::map<std::string, int> given_;  ///< the lines of `score` and `total` in this deal
};

Game Replay::run() {
  if (!is("deal"))
    refuse(line_, {"expected `deal 1` after the head of the record",
                   "väntade `deal 1` efter protokollets huvud"});
  game_ = first_deal(expect_deal());
  keep_comments();
  bool has_place = false;
  while (!is("end")) {
    if (at_end())
      refuse(line_, {"the record is cut: expected `end` as its last line",
                     "protokollet är avbrutet: väntade `end` som sista rad"});
    if (is("deal")) {
      expect_score();
      next_deal(expect_deal());
      keep_comments();
    } else if (is_line_of({"line", "", "from", "", "after", ""})) {
      begin_line();
    } else if (is_line_of({"at", "line", "", "after", ""})) {
      stand_at(2, 4);
      if (!is("end"))
        refuse(line_, {"expected `end` behind the place where one stands",
                       "väntade `end` efter platsen där man står"});
      has_place = true;
    } else {
      read_body_line();
    }
  }
  if (!has_place) expect_score();
  std::string afterword = lines_.rest();
  line_ = lines_.next();
  if (!at_end())
    refuse(line_,
           {"expected nothing after `end`, found {0}", "väntade inget efter `end`, hittade {0}"},
           quoted(line_.words[0]));
  game_->write_afterword(std::move(afterword));
  return std::move(*game_);
}

/// Adds the comments before this line to the note on the step before them.
void Replay::keep_comments() {
  const std::string comments = lines_.take_comments();
  if (comments.empty()) return;
  const std::string& note = game_->note();
  game_->write_note(note.empty() ? comments : note + '\n' + comments);
}

// Deals.

DealHead Replay::expect_deal() {
  const int wanted = game_ ? state().deal + 1 : 1;
  const int number = number_of(line_);
  DealHead deal = read_deal_head(lines_, line_);
  const bool is_in_progress = !game_ && deal.find("setup") != nullptr;
  if (number != wanted && !is_in_progress) expect_instead(deal.line, "deal", wanted);
  line_ = deal.behind;
  round_.reset();
  given_.clear();
  return deal;
}

Game Replay::first_deal(const DealHead& deal) const {
  GameStart start = read_start(deal, read_.head);
  // Drawing the deck from the seed leaves the generator where the next deal needs it.
  Random random(start.seed);
  if (!start.setup && start.deck == shuffled_deck(rules_.data().deck, random)) start.deck.clear();
  try {
    return Game(rules_, std::move(start));
  } catch (const SetupError& error) {
    const auto players = read_.fields.find("players");
    if (error.place() == "players") refuse(players->second, error.message());
    refuse(deal.place(error.place()), error.message());
  }
}

void Replay::next_deal(const DealHead& deal) {
  for (const auto& [keyword, line] : deal.fields)
    if (keyword != "dealer" && keyword != "deck")
      refuse(line,
             {"{0}: only the first deal of a record has one",
              "{0}: bara protokollets första giv har en sådan rad"},
             keyword);
  const RecordLine* line = deal.find("deck");
  if (line == nullptr)
    refuse(deal.line, {"expected `deck` and the cards in dealing order",
                       "väntade `deck` och korten i givordning"});
  const bool is_lasting = line->words.size() == 2 && line->words[1] == lasting_deck;
  if (is_lasting && !shoe_lasts(game_->state(), rules_.data()))
    refuse(*line, {"the deck has come to its end: expected the cards of a new one",
                   "leken är slut: väntade korten i en ny"});
  const Cards deck = is_lasting ? Cards() : deck_of(*line);
  begin_step();
  try {
    game_->next_deal(deck);
  } catch (const MoveError& error) {
    refuse(deal.line, error.message());
  } catch (const SetupError& error) {
    refuse(*line, error.message());
  }
  if (const RecordLine* dealer = deal.find("dealer");
      dealer && number_of(*dealer) != state().dealer)
    expect_instead(*dealer, "dealer", state().dealer);
}

// Lines of play.

/// Whether the line has these words; an empty one stands for any word.
bool Replay::is_line_of(std::initializer_list<std::string_view> words) const {
  return std::ranges::equal(line_.words, words, [](const auto& word, std::string_view wanted) {
    return wanted.empty() || word == wanted;
  });
}

/// "line 2 from 1 after 5"
void Replay::begin_line() {
  const std::size_t number = record_number<std::size_t>(line_, 1, 1, Game::most_lines);
  if (number != game_->line_count() + 1) expect_instead(line_, "line", game_->line_count() + 1);
  stand_at(3, 5);
}

/// Goes to the position after some steps of a line of play.
void Replay::stand_at(std::size_t line_word, std::size_t after_word) {
  expect_score();
  game_->change_line(record_number<std::size_t>(line_, line_word, 1, game_->line_count()) - 1);
  const std::size_t ply = record_number<std::size_t>(line_, after_word, 0, game_->steps().size());
  game_->go_to(ply);
  round_.reset();
  given_.clear();
  next();
}

// Rounds, moves, scores.

void Replay::read_body_line() {
  if (is("round"))
    check_round();
  else if (is("score") || is("total"))
    check_score();
  else if (rules_.data().find_action(line_.words[0]) != nullptr)
    perform();
  else if (is("line") || is("at"))
    refuse(line_, {"expected {0}", "väntade {0}"},
           is("at") ? "`at line N after K`" : "`line N from M after K`");
  else
    for (const std::string& word : line_.words) play(word);
  next();
}

void Replay::check_round() {
  const int round = number_of(line_);
  if (state().phase != Phase::Play)
    refuse(line_,
           {"the deal is over: expected its `score`", "given är slut: väntade dess `score`"});
  if (round != state().round) expect_instead(line_, "round", state().round);
  if (round == round_)
    refuse(line_, {"round {0}: has begun already", "round {0}: har redan börjat"}, round);
  round_ = round;
}

void Replay::check_score() {
  const std::string& keyword = line_.words[0];
  if (state().phase == Phase::Play)
    refuse(line_,
           {"{0}: the deal is not over, seat {1} is to play",
            "{0}: given är inte slut, plats {1} är i tur"},
           keyword, state().turn);
  const auto [given, is_new] = given_.emplace(keyword, line_.number);
  if (!is_new) refuse_again(line_, keyword, given->second);
  if (how_.holds_scores && numbers_of(line_) != right_numbers(keyword))
    refuse(line_, {"expected `{0}`", "väntade `{0}`"}, right_line(keyword));
}

/// Throws RecordError if a deal is over but has no score: something was cut away.
void Replay::expect_score() {
  if (how_.holds_scores && state().phase != Phase::Play && given_.count("score") == 0)
    refuse(line_,
           {"expected `{0}` before this line: the deal is over",
            "väntade `{0}` före den här raden: given är slut"},
           right_line("score"));
}

std::vector<int> Replay::right_numbers(const std::string& keyword) const {
  const Points points = keyword == "score" ? deal_points(state(), rules_) : state().scores;
  return {points.begin(), points.begin() + state().players()};
}

std::string Replay::right_line(const std::string& keyword) const {
  std::string line = keyword;
  for (int number : right_numbers(keyword)) line += ' ' + std::to_string(number);
  return line;
}

void Replay::check_round_before(const std::string& word) {
  if (state().phase != Phase::Play)
    refuse(
        line_,
        {"{0}: the deal is over, expected its `score`", "{0}: given är slut, väntade dess `score`"},
        quoted(word));
  if (round_ != state().round)
    refuse(
        line_,
        {"{0}: expected a line `round {1}` before it", "{0}: väntade en rad `round {1}` före det"},
        quoted(word), state().round);
}

/// Performs an action, which has a line of its own.
void Replay::perform() {
  begin_step();
  check_round_before(line_.words[0]);
  try {
    const Action action = parse_action(line_.words, state(), rules_);
    take(action, joined(line_.words, " "));
  } catch (const ActionError& error) {
    refuse(line_, error.message());
  } catch (const CardError& error) {
    refuse(line_, error.message());
  }
}

void Replay::play(const std::string& word) {
  begin_step();
  check_round_before(word);
  try {
    if (word.ends_with('!'))
      play_irregular(word.substr(0, word.size() - 1));
    else
      take(resolve(parse_move(word), state(), rules_), word);
  } catch (const FalseClaim& error) {
    throw RecordError(quoted(word) + ": " + error.message(), line_.number, error.clause());
  } catch (const MoveError& error) {
    refuse(line_, quoted(word) + ": " + error.message());
  } catch (const AmbiguousMove& error) {
    refuse(line_, quoted(word) + ": " + error.message());
  } catch (const ParseError& error) {
    refuse(line_, error.message());
  }
}

void Replay::play_irregular(const std::string& text) {
  const MoveClaim claim = parse_move(text);
  if (claim.takes_most)
    refuse(line_,
           {"{0}: an irregular move names the cards it takes",
            "{0}: ett drag mot reglerna nämner korten det tar"},
           quoted(text + '!'));
  game_->play(forced_move(claim, TurnContext(state(), rules_)), Regularity::Irregular);
}

/// Takes the step, which is written as `text`, unless the rules refuse it.
void Replay::take(const Step& step, const std::string& text) {
  const Judgement judgement = judge(step, state(), rules_);
  if (judgement.stands(rules_.data())) return game_->take(step);
  const std::string& clause = judgement.refusals.front().clause;
  throw RecordError(format({"{0} is not legal{1}{2}", "{0} är inte tillåtet{1}{2}"}, quoted(text),
                           clause.empty() ? Text{} : ": " + clause_text(clause, rules_.data()),
                           in_brackets(judgement.proof.told)),
                    line_.number, clause);
}

}  // namespace

Game replay_record(std::string_view text, const Rules& rules, const Replaying& how) {
  return Replay(text, rules, how).run();
}

}  // namespace kasino

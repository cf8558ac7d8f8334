// What can be asked in a position: moves that are allowed or nearly so, captures, values, points.
#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/allowed_captures.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "repl/teach/position_words.hpp"
#include "repl/teach/question_maker.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_captures = 24;  ///< of a card, from which moves to ask about are made

/// "c8xs5 d5 h3": without groups, which would give the answer away.
std::string set_text(Card card, const Cards& taken) {
  return to_text(card) + (taken.empty() ? "" : "x" + to_text(taken));
}

Cards united(const Cards& a, const Cards& b) {
  Cards all;
  std::ranges::set_union(a, b, std::back_inserter(all));
  return all;
}

}  // namespace

void QuestionMaker::add_verdicts(const Game& game, Candidates& candidates) {
  const State& state = game.state();
  std::vector<std::string> texts;
  const auto hand = state.hand(state.turn);
  const Cards table = sorted(state.table());
  const TurnContext turn(state, rules_);
  for (const Card card : hand) {
    texts.push_back(to_text(card));
    const AllowedCaptures takes(card, turn);
    std::vector<Cards> sets = takes.first(most_captures);
    shuffle(sets, random_);
    if (sets.size() > 4) sets.resize(4);
    const std::size_t captures = sets.size();
    // Sets that are nearly right: two captures at once, one card more or less, any few cards.
    for (std::size_t i = 0; i + 1 < captures; ++i) sets.push_back(united(sets[i], sets[i + 1]));
    for (std::size_t i = 0; i < captures && !table.empty(); ++i) {
      sets.push_back(united(sets[i], {one_of(table, random_)}));
      Cards fewer = sets[i];
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(random_.below(fewer.size())));
      if (!fewer.empty()) sets.push_back(std::move(fewer));
    }
    if (table.size() >= 2)
      sets.push_back(united({one_of(table, random_)}, {one_of(table, random_)}));
    add_two_values(takes, sets);
    for (const Cards& set : sets) texts.push_back(set_text(card, set));
  }
  add_builds(state, texts);
  std::size_t listed = 0;
  each_legal_move(
      state, rules_,
      [&](const Move& move) {
        if (move.builds() || move.whole != 0) texts.push_back(to_text(move, state, rules_));
        return ++listed < 60;
      },
      60);
  // The learner must see what decides about an action.
  if (shows_all_variables(state, rules_.data())) add_actions(state, texts);
  std::ranges::sort(texts);
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  // Any legal move, asked for because a clause refuses others.
  Question question;
  question.ask = Ask::Play;
  question.setup = setup_of(state, rules_.data());
  const std::set<std::string> duties = add_judgements(state, texts, candidates);
  candidates.push_back({std::move(question), {duties.begin(), duties.end()}});
}

/// Actions to ask about at this stage, with amounts near their limits.
std::vector<std::string> QuestionMaker::choices_at(const State& state) {
  std::vector<std::string> texts;
  for (const ActionRule& action : rules_.data().actions) {
    if (!action.is_open_at(state.stage()) || !action.does_something()) continue;
    if (action.arguments.empty()) texts.push_back(action.name);
    if (action.arguments.size() == 1 && action.arguments[0].kind == ArgumentRule::Kind::Number) {
      const ArgumentRule& amount = action.arguments[0];
      for (const int number : {amount.from - amount.step, amount.from,
                               amount.from + amount.step / 2, amount.to, amount.to + amount.step})
        if (number > 0) texts.push_back(action.name + ' ' + std::to_string(number));
    }
    if (action.arguments.size() != 1 || action.arguments[0].kind != ArgumentRule::Kind::AnySeat)
      continue;
    for (const Seat seat : seats(state)) texts.push_back(action.name + ' ' + std::to_string(seat));
  }
  constexpr std::size_t most_open = 4;
  std::vector<Action> open = open_actions(state, rules_);
  shuffle(open, random_);
  open.erase(open.begin() + static_cast<std::ptrdiff_t>(std::min(open.size(), most_open)),
             open.end());
  for (Action& action : open) {
    texts.push_back(to_text(action, state, rules_));
    const std::vector<ArgumentRule>& rules = rules_.data().find_action(action.name)->arguments;
    for (std::size_t i = 0; i < rules.size(); ++i)
      if (rules[i].kind == ArgumentRule::Kind::Number && !rules[i].to_by) {
        action.arguments[i].number = rules[i].to;
        texts.push_back(to_text(action, state, rules_));
      }
  }
  std::ranges::sort(texts);
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

void QuestionMaker::add_actions(const State& state, std::vector<std::string>& texts) const {
  for (const ActionRule& action : rules_.data().actions) texts.push_back(action.name);
  for (const Action& action : open_actions(state, rules_)) {
    if (texts.size() > 80) break;
    texts.push_back(to_text(action, state, rules_));
  }
}

/// Adds questions on whether each text is allowed, and by which clause. Answers all clauses that
/// refuse some of the texts.
std::set<std::string> QuestionMaker::add_judgements(const State& state,
                                                    const std::vector<std::string>& texts,
                                                    Candidates& candidates) {
  const Setup setup = setup_of(state, rules_.data());
  std::set<std::string> duties;
  for (const std::string& text : texts) {
    try {
      const Judgement judgement = judgement_of(text, state, rules_);
      std::vector<std::string> clauses = judgement.clauses();
      if (clauses.empty()) continue;
      Question question;
      question.setup = setup;
      question.move = text;
      add_matters(question, is_of_legality, candidates);
      if (!judgement.legal() && judgement.move_meant() != nullptr)
        refusing_.insert(clauses.front());
      // No clause in particular says that a card of another value is not taken.
      const Move* move = judgement.move_meant();
      if (!judgement.legal() && move != nullptr && move->captured.size() == 1 &&
          clauses.front() == rules_.data().cites.otherwise)
        continue;
      if (!judgement.legal()) {
        duties.insert(clauses.begin(), clauses.end());
        clauses.resize(1);
      } else {
        add_value_clauses(clauses);
      }
      candidates.push_back({std::move(question), std::move(clauses)});
    } catch (const ScriptError&) {
      throw;
    } catch (const Error&) {
      continue;  // the text means nothing here
    }
  }
  return duties;
}

/// Adds the clauses on what cards count, if wanted; posed() finds out later whether they decide.
void QuestionMaker::add_value_clauses(std::vector<std::string>& clauses) const {
  const Cites& cites = rules_.data().cites;
  for (const std::string& clause : {cites.hand_values, cites.table_values})
    if (std::ranges::find(clauses_, clause) != clauses_.end()) clauses.push_back(clause);
}

/// Adds sets of what a card of several values takes at one of them with what it takes at another.
void QuestionMaker::add_two_values(const AllowedCaptures& takes, std::vector<Cards>& sets) {
  if (rules_.data().cites.two_values.empty()) return;
  const std::vector<Cards> all = takes.first(most_captures);
  std::vector<Cards> joint;
  const auto values_of = [&](const Cards& set) {
    const Values values = takes.values(set);
    return std::set<Value>(values.begin(), values.end());
  };
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = i + 1; j < all.size() && joint.size() < 20; ++j) {
      const std::set<Value> one = values_of(all[i]), other = values_of(all[j]);
      const Cards both = united(all[i], all[j]);
      const bool overlap = both.size() < all[i].size() + all[j].size();
      if (!overlap && std::ranges::none_of(one, [&](Value value) { return other.contains(value); }))
        joint.push_back(both);
    }
  shuffle(joint, random_);
  joint.resize(std::min<std::size_t>(joint.size(), 3));
  sets.insert(sets.end(), joint.begin(), joint.end());
}

/// Adds builds that are legal or nearly so: a card with at most two others and a build, to what all
/// of them count together, or without the card.
void QuestionMaker::add_builds(const State& state, std::vector<std::string>& texts) {
  if (!rules_.data().builds) return;
  constexpr std::size_t most_tried = 40;
  const ValueTable& values = rules_.data().capture.table_values;
  const auto value_of = [&](Card card) {
    const Values& its = values[card.face()];
    return its.empty() ? card.rank() : static_cast<int>(its[0]);
  };
  const Cards table = sorted(state.table());
  std::vector<Cards> sets = {{}};
  for (std::size_t i = 0; i < table.size(); ++i) {
    sets.push_back({table[i]});
    for (std::size_t j = i + 1; j < table.size(); ++j) sets.push_back({table[i], table[j]});
  }
  std::vector<Move> builds;
  for (const Card card : state.hand(state.turn))
    for (const Cards& set : sets)
      for (std::size_t built = 0; built <= state.builds.size(); ++built) {
        int others = built == 0 ? 0 : state.builds[built - 1].value;
        for (const Card other : set) others += value_of(other);
        for (const int value : {others, others + value_of(card)})
          if (value > 0 && value <= max_value && (built > 0 || !set.empty()))
            builds.push_back({state.turn, card, set, built == 0 ? 0 : 1U << (built - 1),
                              static_cast<std::uint8_t>(value)});
      }
  shuffle(builds, random_);
  for (std::size_t i = 0; i < std::min(builds.size(), most_tried); ++i)
    texts.push_back(to_text(builds[i], state, rules_));
}

/// Adds questions on what cards of the hand and of the table count.
void QuestionMaker::add_values(const State& state, Candidates& candidates) {
  const Cites& cites = rules_.data().cites;
  Question question;
  question.ask = Ask::Values;
  question.setup = setup_of(state, rules_.data());
  const auto add = [&](std::span<const Card> cards, const std::string& clause) {
    for (const Card card : cards) {
      const auto& ways = rules_.data().capture;
      const bool is_plain = card.rank() <= 10 && ways.hand_values[card.face()].size() == 1 &&
                            ways.table_values[card.face()].size() == 1 &&
                            ways.hand_values[card.face()][0] == card.rank() &&
                            ways.table_values[card.face()][0] == card.rank();
      if (is_plain) continue;  // nobody doubts it
      question.of = card;
      if (!clause.empty()) candidates.push_back({question, {clause}});
      if (!cites.printed_value.empty() && cites.printed_value != clause)
        candidates.push_back({question, {cites.printed_value}});
    }
  };
  add(state.hand(state.turn), cites.hand_values);
  add(state.table(), cites.table_values);
}

void QuestionMaker::add_captures(const State& state, Card card, Candidates& candidates) {
  std::set<std::string> clauses;
  Cards takeable;
  std::size_t count = 0;
  bool sweeps = false;
  each_legal_move(
      state, rules_,
      [&](const Move& move) {
        if (move.card != card || !move.captures()) return true;
        ++count;
        const Judgement judgement = judge(move, state, rules_);
        clauses.insert(judgement.allowing.begin(), judgement.allowing.end());
        takeable = united(takeable, move.captured);
        sweeps = sweeps || counts_as_sweep(move, state, rules_);
        return count <= 40;
      },
      2000);
  if (count == 0 || count > 40) return;
  Question question;
  question.setup = setup_of(state, rules_.data());
  question.of = card;
  std::vector<std::string> about(clauses.begin(), clauses.end());
  add_value_clauses(about);
  question.ask = count <= most_answers ? Ask::Captures : Ask::Count;
  candidates.push_back({question, about});
  if (count > 2 && question.ask == Ask::Captures) {
    question.ask = Ask::Count;
    candidates.push_back({question, about});
  }
  question.of.reset();
  if (!takeable.empty()) {
    question.ask = Ask::Play;
    question.wish.takes = {one_of(takeable, random_)};
    candidates.push_back({question, about});
    question.wish = {};
  }
  if (sweeps) {
    question.ask = Ask::Sweep;
    candidates.push_back({question, {rules_.data().cites.sweep}});
    question.ask = Ask::Play;
    question.wish.sweeps = true;
    candidates.push_back({question, about});
  }
}

/// Adds questions on the score of piles, as after a deal, small enough to look through.
void QuestionMaker::add_score(Candidates& candidates) {
  const RuleData& data = rules_.data();
  Cards deck = full_deck(data.deck);
  shuffle(deck, random_);
  Question question;
  question.ask = Ask::Score;
  question.setup.players = players_;
  const std::size_t size = 3 + random_.below(7);
  const bool with_sweeps =
      std::ranges::count(data.scoring, ScoringItem::By::Sweep, &ScoringItem::by) > 0 &&
      random_.below(2) == 0;
  for (Seat seat = 1; seat <= players_; ++seat) {
    Cards pile;
    for (std::size_t i = 0; i < size + random_.below(3) && !deck.empty(); ++i) {
      pile.push_back(deck.back());
      deck.pop_back();
    }
    question.setup.piles.push_back(std::move(pile));
    question.setup.words["sweeps"] += ' ' + std::to_string(with_sweeps ? random_.below(3) : 0);
  }
  question.setup.words["last_capturer"] = "1";
  question.seat = 1 + static_cast<Seat>(random_.below(static_cast<std::uint64_t>(players_)));
  try {
    const Posed whole(question, rules_);
    std::set<std::string> clauses;
    for (const ScoreLine& line : score_sheet(whole.state(), rules_, question.seat))
      if (!line.clause.empty()) clauses.insert(line.clause);
    // Seats that score nothing by an item are asked about, too, and shared first places.
    for (const ScoringItem& item : data.scoring)
      if (!item.clause.empty()) clauses.insert(item.clause);
    question.in_all = random_.below(4) == 0;
    for (const std::string& clause : clauses) candidates.push_back({question, {clause}});
  } catch (const Error&) {
    return;  // piles alone are no end of a deal in this variant: its script may miss the rest
  }
}

/// Adds a question on what a seat has won or lost in a deal that is over, with what it did: the
/// stakes are paid by then.
void QuestionMaker::add_winnings(const Game& game, Candidates& candidates) {
  const State& state = game.state();
  const auto spent_in = [&](const State& then) {
    const auto& shoe = rules_.data().shoe;
    return shoe ? then.cards(Place::own(rules_.data(), shoe->spent, 1)).size() : 0;
  };
  Question question;
  question.ask = Ask::Score;
  question.in_all = true;
  question.setup = setup_of(state, rules_.data());
  question.seat = state.awards[random_.below(state.awards.size())].seat;
  std::vector<std::string> done;
  for (std::size_t ply = 0; ply < game.steps().size(); ++ply) {
    const State& before = game.state_at(ply);
    if (before.deal != state.deal) continue;
    if (spent_in(before) != spent_in(state)) return;  // cards that are gone cannot be shown
    const auto* action = std::get_if<Action>(&game.steps()[ply].what);
    if (action != nullptr && action->seat == question.seat &&
        rules_.data().find_action(action->name)->does_something())
      done.push_back(to_text(*action, before, rules_));
  }
  const std::string seat = std::to_string(question.seat);
  const auto told = [&](Language language) {
    return say(language, {"Seat {0} did this: {1}.", "Plats {0} gjorde detta: {1}."}, seat,
               done.empty() ? say(language, {"nothing", "ingenting"}) : joined(done, ", ")) +
           '\n' + zones_in_words(state, rules_, language);
  };
  if (done.empty()) return;  // its stakes are from before
  question.told = {told(Language::English), told(Language::Swedish)};
  std::vector<std::string> clauses;
  for (const Award& award : state.awards)
    if (award.seat == question.seat) clauses.push_back(award.clause);
  candidates.push_back({std::move(question), std::move(clauses)});
}

QuestionMaker::Candidates QuestionMaker::candidates_in(const Game& game) {
  Candidates candidates;
  const State& state = game.state();
  if (state.phase != Phase::Play) {
    add_winnings(game, candidates);
    return candidates;
  }
  if (random_.below(8) == 0) {
    add_of_rules(candidates);
    return candidates;
  }
  if (state.stage() != play_stage) {
    add_outcomes(game, candidates);
    add_judgements(state, choices_at(state), candidates);
    return candidates;
  }
  if (const std::uint64_t kind = random_.below(8); kind < 2) {
    add_score(candidates);
    return candidates;
  } else if (kind == 2 || (kind < 6 && seeks_endings())) {
    add_endings(candidates);
    add_sweeps(candidates);
    return candidates;
  }
  add_outcomes(game, candidates);
  add_verdicts(game, candidates);
  for (const Card card : state.hand(state.turn)) add_captures(state, card, candidates);
  add_values(state, candidates);
  return candidates;
}

}  // namespace kasino

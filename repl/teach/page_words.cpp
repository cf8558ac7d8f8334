#include "repl/teach/page_words.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/game/game.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/groups.hpp"
#include "repl/teach/question.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

const std::vector<PagePlace>& page_places() {
  static const std::vector<PagePlace> places = {
      {"value", "CARD", "what the card can count where it lies: 11, or 1 or 14"},
      {"ways", "CARD", "every way in which the card of the hand can take something"},
      {"count", "CARD", "how many ways these are"},
      {"sum", "MOVE", "the sums of what the move takes: 5 + 3 is 8"},
      {"takes", "CARDS", "which cards of the hand can take all of these at once"},
      {"why", "MOVE", "why the move is allowed, or is not, in a sentence"},
      {"total", "SEAT", "the points of the seat in the match"},
      {"score", "SEAT CLAUSE", "the points of the seat, by the clause or, without one, in all"},
      {"points", "CLAUSE", "the points that the clause gives, as one or several numbers", false},
      {"option", "NAME", "the value of an option", false},
      {"deck", "", "how many cards are played with", false},
      {"players", "", "how many can play: 2 to 4", false},
      {"clause", "CLAUSE", "the text of the clause", false},
  };
  return places;
}

namespace {

/// Fills the places of one page in one language.
class PageWords {
 public:
  PageWords(const std::optional<Setup>& position, const Rules& rules, Language language)
      : position_(position), rules_(rules), language_(language) {}

  std::string filled(std::string_view place) const {
    const std::string_view name = place.substr(0, place.find(' '));
    const std::string rest(trimmed(place.substr(name.size())));
    if (name == "value") return joined_by_or(numbers({.ask = Ask::Values, .of = parse_card(rest)}));
    if (name == "ways") return ways_of(parse_card(rest));
    if (name == "count") return answers({.ask = Ask::Count, .of = parse_card(rest)}).front();
    if (name == "sum") return sums_of(rest);
    if (name == "takes") return takers_of(parse_cards(rest));
    if (name == "why") {
      const Game game = this->game();
      return explain(proved(rest, game.state(), rules_), game.state(), rules_, language_,
                     Detail::Sentence);
    }
    if (name == "score") return score_of(rest);
    if (name == "total") return std::to_string(at_seat(game().state().scores, seat_in(rest)));
    if (name == "points") return points_by(rest);
    if (name == "option") return option_named(rest);
    if (name == "deck") return std::to_string(full_deck(data().deck).size());
    if (name == "players") return players();
    if (name == "clause") return words_of(clause_named(rest).text, language_);
    std::vector<std::string> names;
    for (const PagePlace& known : page_places()) names.emplace_back(known.name);
    throw Error("{" + std::string(place) +
                "}: " + Text{"no place that can be filled", "inget som kan fyllas i"} +
                advice(name, names));
  }

 private:
  const RuleData& data() const { return rules_.data(); }

  Posed posed(Question question) const {
    if (!position_)
      throw Error(Text{"there is no position: setup, deck or seed lays one out",
                       "det finns ingen ställning: setup, deck eller seed lägger ut en"});
    question.setup = *position_;
    return {std::move(question), rules_};
  }
  Game game() const { return posed({.ask = Ask::Score}).game(); }
  std::vector<std::string> answers(Question question) const {
    return posed(std::move(question)).right_answers(language_);
  }
  std::vector<std::string> numbers(Question question) const { return answers(std::move(question)); }
  std::string joined_by_or(const std::vector<std::string>& words) const {
    return list_of(words, language_, or_word);
  }

  /// "5+3 is 8; 8 is 8", a sum for each group.
  std::string sums_of(const std::string& text) const {
    const Game game = this->game();
    const Judgement judgement = proved(text, game.state(), rules_);
    if (!judgement.legal() || !judgement.grouping)
      throw Error({"{0} takes nothing by these rules", "{0} tar inte in något enligt reglerna"},
                  text);
    std::vector<std::string> sums;
    for (const Group& group : judgement.grouping->groups) {
      std::string sum;
      int total = 0;
      for (const auto& member : group.cards) {
        total += member.value;
        sum += (sum.empty() ? "" : " + ") + std::to_string(member.value);
      }
      sums.push_back(say(language_, {"{0} is {1}", "{0} är {1}"}, sum, total));
    }
    return list_of(sums, language_, and_word);
  }

  std::string takers_of(const Cards& cards) const {
    Question question{.ask = Ask::Play};
    question.wish.takes = cards;
    const Posed asked = posed(std::move(question));
    std::vector<std::string> takers;
    for (const Move& move : asked.right_moves()) {
      const std::string card = to_text(move.card);
      if (std::ranges::find(takers, card) == takers.end()) takers.push_back(card);
    }
    return takers.empty() ? say(language_, {"none", "inget"})
                          : list_of(takers, language_, and_word);
  }

  Seat seat_in(const std::string& word) const {
    const auto seat = whole_number(word, 1, position_ ? position_->players : 1);
    if (!seat)
      throw Error({"expected a seat, not {0}", "väntade en plats, inte {0}"}, quoted(word));
    return static_cast<Seat>(*seat);
  }

  /// "h9+c5 (9+5); or dA (14)"
  std::string ways_of(Card card) const {
    const Posed asked = posed({.ask = Ask::Captures, .of = card});
    std::vector<std::string> ways;
    for (const Move& move : asked.right_moves()) {
      const Judgement judgement = proved(Step(move), asked.state(), rules_);
      ways.push_back(judgement.grouping ? groups_in_words(*judgement.grouping, language_)
                                        : to_text(move.captured));
    }
    return ways.empty() ? say(language_, {"nothing", "inget"})
                        : list_of(ways, language_, {", or ", ", eller "});
  }

  std::string score_of(const std::string& text) const {
    const std::vector<std::string> words = words_in(text);
    Question question{.ask = Ask::Score};
    question.seat = seat_in(words.empty() ? "" : words[0]);
    question.in_all = words.size() < 2;
    if (!question.in_all) question.clause = clause_named(words[1]).id;
    return answers(std::move(question)).front();
  }

  std::string points_by(const std::string& id) const {
    std::vector<std::string> points;
    for (const ScoringItem& item : data().scoring)
      if (item.clause == clause_named(id).id &&
          std::ranges::find(points, std::to_string(item.points)) == points.end())
        points.push_back(std::to_string(item.points));
    if (points.empty())
      throw Error({"{0} gives no points that are counted by themselves",
                   "{0} ger inga poäng som räknas för sig"},
                  id);
    return list_of(points, language_, and_word);
  }

  std::string option_named(const std::string& name) const {
    const auto found = std::ranges::find(data().options, name, &OptionValue::name);
    if (found == data().options.end())
      throw Error({"{0} is no option{1}", "{0} är inget tillval{1}"}, name,
                  advice(name, texts_of(data().options, &OptionValue::name)));
    return found->value;
  }

  std::string players() const {
    const auto [least, most] = std::pair(data().min_players, data().max_players);
    return least == most ? std::to_string(least)
                         : say(language_, {"{0} to {1}", "{0} till {1}"}, least, most);
  }

  const Clause& clause_named(const std::string& id) const {
    if (const Clause* clause = data().find_clause(id)) return *clause;
    throw Error({"{0} is no clause of {1}{2}", "{0} är ingen paragraf i {1}{2}"}, id, data().name,
                advice(id, texts_of(data().clauses, &Clause::id)));
  }

  const std::optional<Setup>& position_;
  const Rules& rules_;
  Language language_;
};

}  // namespace

Text with_places(const Text& say, const std::optional<Setup>& position, const Rules& rules) {
  const auto filled = [&](const std::string& text, Language language) {
    const PageWords words(position, rules, language);
    return with_values(text, [&](std::string_view place) -> std::optional<std::string> {
      try {
        return words.filled(place);
      } catch (const Error& error) {
        throw Error("{" + std::string(place) + "}: " + error.message());
      }
    });
  };
  return {filled(say.en, Language::English), filled(say.sv, Language::Swedish)};
}

}  // namespace kasino

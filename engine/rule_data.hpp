// The data of a variant, in native tables: what a rule script declares, checked and compiled.
//
// Nothing here decides; flow, legality and scoring read it. An empty clause id means that the
// variant names no clause for it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/card.hpp"
#include "engine/deck.hpp"
#include "engine/move.hpp"
#include "engine/text.hpp"
#include "engine/values.hpp"

namespace kasino {

/// A rule with an id and a text.
struct Clause {
  std::string id;
  Text text;
};

/// `count` cards from the stock, to each seat from the dealer's left, or to the table.
struct DealStep {
  enum class To : std::uint8_t { Hands, Table };
  To to = To::Hands;
  int count = 0;
};

struct DealPlan {
  std::vector<DealStep> first;
  std::optional<std::vector<DealStep>> later;  ///< nothing: one round only
  int draw = 0;  ///< cards drawn after each play, while the stock lasts
  bool may_run_short = false;
};

/// Native refusals, each switched on by the clause it cites.
struct Duties {
  std::string sweep;         ///< a hand that can sweep must
  std::string capture;       ///< a card that can capture may not trail
  std::string any_capture;   ///< nor may any other card be played
  std::string take_all;      ///< a capture leaves no group for its value
  std::string single_first;  ///< a card that can take a single card takes one, and perhaps more
};

/// A refusal that the variant decides itself.
struct RefusalRule {
  /// What it is asked about: once for each card of the hand, or once for each outcome.
  enum class On : std::uint8_t { Card, Trail, Capture, Move };
  std::string clause;
  On on = On::Move;
};

/// Which clause `why` cites in situations that the engine recognises.
struct Cites {
  std::string trail;         ///< a trail of a card that can take nothing
  std::string decline;       ///< a trail of a card that could capture
  std::string several;       ///< a capture of more than one group
  std::string partial;       ///< a capture that leaves groups of its value
  std::string sweep;         ///< a capture of the whole table
  std::string sweep_card;    ///< refused: another card can sweep, and this one cannot
  std::string sweep_way;     ///< refused: the card can sweep, and is played otherwise
  std::string two_values;    ///< refused: it would need two values of the played card
  std::string other_values;  ///< refused: it would be right under `other_values_table`
  std::optional<ValueTable> other_values_table;
  std::string overlap;    ///< refused: its groups share cards
  std::string otherwise;  ///< refused: no groups make it
};

/// One line of the score sheet.
struct ScoringItem {
  enum class By : std::uint8_t {
    Each,         ///< every card of `faces` in the pile
    Most,         ///< most cards of `faces` in the pile; nobody if the first place is shared
    Sweep,        ///< every sweep
    LastCapture,  ///< the deal's last capture
    Count         ///< whatever the variant's function counts
  };
  std::string name;
  By by = By::Each;
  FaceSet faces;
  int points = 1;
  std::string clause;
};

enum class Leftovers : std::uint8_t { LastCapturer, Dealer, Nobody };

/// Compares cards of some faces in the piles of the last deal.
struct TieBreak {
  FaceSet faces;
  bool most = true;  ///< else the fewest
};

/// Seats that score together. Seats alternate: of two sides one has seats 1, 3, 5 ...
struct TeamRule {
  int sides = 0;                ///< 0: each seat for itself
  bool pools_majority = false;  ///< most cards are counted over the piles of a side
};

/// When a match is over. With none of the three numbers it is a single deal.
struct MatchRule {
  int to = 0;      ///< over when a side has as many; 0: no such end
  int out_at = 0;  ///< a side with as many is out, until one side is left; 0: no such end
  int deals = 0;   ///< over after so many deals; 0: no such end
  bool highest_wins = true;
  std::vector<TieBreak> ties;
};

/// A value that the variant keeps from move to move.
struct VariableRule {
  enum class Type : std::uint8_t { Flag, Number, SeatNumber, Word };
  enum class Resets : std::uint8_t { Match, Deal, Round, Play };
  enum class Show : std::uint8_t { All, Owner, Hidden };
  std::string name;
  Type type = Type::Number;
  bool per_seat = false;
  int initial = 0;
  Resets resets = Resets::Deal;
  Show show = Show::All;
  std::vector<std::string> words;  ///< for Type::Word: the value is an index
};

/// What a seat may be asked to do ahead of the turn: to play a card, or to choose an action.
struct StageRule {
  std::string name;
  Text text;  ///< what is to be done, in a few words; may be empty
};
inline constexpr int play_stage = 0;  ///< the one that every variant has: play a card of the hand

/// One argument of an action, and what it may be.
struct ArgumentRule {
  enum class Kind : std::uint8_t {
    OneCard,    ///< one card of `place`
    SomeCards,  ///< at least `least` cards of `place`
    CardSets,   ///< one of the sets that the variant's function lists
    AnySeat,
    Number,  ///< `from`, `from` + `step`, ... up to `to`
    Word
  };
  /// Where cards are chosen from: the acting seat's own, where there is one a seat.
  enum class From : std::uint8_t { Table, Hand, Pile };
  enum class Seats : std::uint8_t { Any, Others, Opponents };
  std::string name;
  Kind kind = Kind::OneCard;
  From place = From::Table;
  int least = 1;
  Seats seats = Seats::Any;
  int from = 0;
  int to = 0;
  int step = 1;
  std::vector<std::string> words{};
};

/// Something that a seat may do beside playing a card.
struct ActionRule {
  /// Who may, as seen from the seat to play.
  enum class Who : std::uint8_t { Turn, Others, Opponents, Partners, Any };
  /// What becomes of the turn when the seat to play does it: it goes on, is over, or is over as
  /// after a card, with all that follows one.
  enum class Turn : std::uint8_t { Stays, Ends, Plays };
  std::string name;  ///< the word that is typed
  Who who = Who::Turn;
  Turn turn = Turn::Stays;
  std::string clause;
  std::vector<std::string> refusals;  ///< clauses under which the variant may refuse it
  std::vector<int> stages{};          ///< of the seat to play, at which it is open; empty: at any
  std::vector<ArgumentRule> arguments{};
  bool does_something = true;  ///< else it only answers, or ends the turn

  bool is_open_at(int stage) const {
    return stages.empty() || std::find(stages.begin(), stages.end(), stage) != stages.end();
  }
};

/// The happenings a variant may act on.
enum class Happening : std::uint8_t {
  Deal,
  RoundEnd,
  Round,
  Turn,
  Trail,
  Capture,
  Sweep,
  Play,
  DealEnd,
  Scored
};
inline constexpr int happening_count = 10;

/// An option as it stands.
struct OptionValue {
  std::string name;
  Text text;
  std::string value;                 ///< "true", "16", "choice"
  std::string initial;               ///< the default, spelt likewise
  std::vector<std::string> choices;  ///< of a word or bool; empty for a number
  bool operator==(const OptionValue&) const = default;
};

struct EventText {
  std::string type;
  Text text;
};

struct RuleData {
  std::string id;
  std::string name;  ///< as asked for, with modifiers: "standard+draw"
  std::string hash;  ///< of the sources, so that a record knows its rules
  Text title;
  int min_players = 2;
  int max_players = 4;
  std::optional<int> only_for;  ///< so many players, where the rules depend on their number
  DeckSpec deck;
  CaptureRules capture;
  DealPlan deal;
  Duties duties;
  std::vector<RefusalRule> refusals;     ///< by clause id
  std::vector<std::string> honest;       ///< clauses that a move may break, and stand
  std::vector<std::string> void_sweeps;  ///< clauses under which a sweep is none
  std::vector<ScoringItem> scoring;      ///< by name; the sheet sorts by clause
  Leftovers leftovers = Leftovers::LastCapturer;
  TeamRule teams;
  MatchRule match;
  std::vector<VariableRule> variables;
  std::vector<StageRule> stages{{"play", {}}};  ///< the first is play_stage
  std::vector<ActionRule> actions;              ///< by name
  std::vector<std::string> remarks;  ///< types of events that the variant may tell after a move
  std::uint32_t hooks = 0;           ///< bit `Happening`: the variant acts on it
  Cites cites;
  std::vector<Clause> clauses;  ///< in the order of the rule sheet
  std::vector<EventText> events;
  std::vector<OptionValue> options;
  std::vector<OptionValue> pinned;  ///< options that a script has fixed: no longer offered

  bool has_hook(Happening happening) const {
    return (hooks >> static_cast<int>(happening) & 1) != 0;
  }
  /// Null when there is no action of that name.
  const ActionRule* find_action(std::string_view action) const;
  bool is_honest(const std::string& clause_id) const;
  /// Whether the points of `a` and `b` add up. Every seat is on its own side.
  bool are_one_side(Seat a, Seat b) const {
    return a == b || (teams.sides != 0 && (a - b) % teams.sides == 0);
  }
  /// Null when no clause of that id is in force.
  const Clause* find_clause(const std::string& clause_id) const;
};

/// The rounds of one deal with `players` seats: how many, and how many cards are left when
/// another does not come out even.
struct Rounds {
  int count = 0;
  int left_over = 0;
};
Rounds rounds_of(const RuleData& data, int players);

}  // namespace kasino

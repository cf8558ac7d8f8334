// The data of a variant, in native tables: what a rule script declares, checked and compiled.
//
// Nothing here decides; legality, play and scoring read it. An empty clause id means that the
// variant names no clause for it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capture/values.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/deck.hpp"
#include "engine/model/move.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// A rule with an id and a text.
struct Clause {
  std::string id;
  Text text;
};

/// Where cards can lie, by its purpose: Own is a zone that the variant declares, Build a build on
/// the table.
enum class Zone : std::uint8_t { Stock, Hand, Table, Pile, Own, Build };

/// A zone; where each seat has one, that of the seat in question.
struct ZoneKind {
  Zone zone = Zone::Hand;
  int own = 0;  ///< index into RuleData::zones, for Zone::Own
  bool operator==(const ZoneKind&) const = default;
};

/// Who may know the cards of a place.
enum class Show : std::uint8_t {
  Open,   ///< everybody
  Top,    ///< everybody knows the last card, nobody the others
  Owner,  ///< the seat that has it
  Seen,   ///< face down, but everybody saw it go there: rules may look, screens show the number
  Hidden  ///< nobody
};

/// Who may know the cards of the places that every game has.
struct Shows {
  Show stock = Show::Hidden;
  Show table = Show::Open;
  Show hand = Show::Owner;
  Show pile = Show::Seen;
};

/// A zone that the variant declares.
struct ZoneRule {
  std::string name;  ///< small letters, - and _
  bool per_seat = false;
  int slots = 1;  ///< places that are told apart
  Show show = Show::Open;
  bool scored = false;     ///< its cards count as those of the seat's pile; only where per_seat
  bool has_label = false;  ///< the variant says something beside its cards: Rules::label
};

/// Money. A seat's score is what it owns, its purse and what lies in pots of its own; against all
/// seats stands a bank, which is no seat and has no bounds.
struct PurseRule {
  int start = 0;      ///< what each seat owns as a match begins
  Text unit;          ///< what points are called
  int out_below = 0;  ///< who owns less once a deal is over is out; the match is, if nobody is left
};

/// A place for money. What lies in a pot of a seat is still the seat's own, until it is paid to
/// somebody; what lies in one of the game is nobody's.
struct PotRule {
  std::string name;
  bool per_seat = false;
  int slots = 1;                ///< pots that are told apart
  std::optional<int> beside{};  ///< index into RuleData::zones: one of each seat beside each place
};

/// A deck that lasts for several deals: cards that are played go to a zone, and all are shuffled
/// once no more than `cut` are left as a deal begins.
struct ShoeRule {
  int spent = 0;  ///< index into RuleData::zones, of a zone of the game
  int cut = 0;
};

/// A zone whose places a capture may take whole, as it takes a card of the table: by the last card,
/// or by the value that was built.
struct TakenRule {
  enum class By : std::uint8_t { SameValue, SameRank, BuiltValue };
  /// Whose places, as seen from the seat that takes.
  enum class Whose : std::uint8_t { Any, Own, Others, Opponents };
  ZoneKind zone;
  By by = By::SameValue;
  Whose whose = Whose::Any;
  std::string clause;  ///< that allows it, or refuses one that does not match
};
inline constexpr std::size_t most_takeable_places = 16;  ///< beside builds

/// How builds are made: cards of the table laid together with a card of the hand, to be taken
/// whole by a card of the value that they are built to (TakenRule::By::BuiltValue).
struct BuildRules {
  enum class RaisedBy : std::uint8_t { Anyone, Owner, Others };
  FaceSet of = FaceSet::all();  ///< what they are made of
  RaisedBy raised_by = RaisedBy::Anyone;
  bool join = true;      ///< builds of one value become one
  std::string single;    ///< allows a build of one group
  std::string multiple;  ///< allows one of several groups
  std::string raise;     ///< allows to raise one of a single group; empty: none is raised
};
inline constexpr int most_builds = 12;  ///< at a time

/// One step of dealing. Where each seat has such a zone, all are served, from the dealer's left.
struct DealStep {
  enum class Kind : std::uint8_t {
    FromStock,  ///< `count` cards from the stock to each slot of `to`, or the rest of it
    Ask,        ///< every seat is asked at `stage`; the next step waits for the answers
    Act         ///< the variant's function number `function` of those that deal
  };
  static constexpr int rest = -1;  ///< a count: all that is left, in shares as even as may be
  ZoneKind to;
  int count = 0;
  Kind kind = Kind::FromStock;
  int stage = 0;
  std::size_t function = 0;
};

struct DealPlan {
  std::vector<DealStep> first;
  std::optional<std::vector<DealStep>> later;  ///< nothing: one round only
  int draw = 0;  ///< cards drawn after each play, while the stock lasts
  bool may_run_short = false;
};

/// Native refusals, each switched on by the clause it cites.
struct Duties {
  std::string sweep;          ///< a hand that can sweep must
  std::string capture;        ///< a card that can capture may not trail
  std::string any_capture;    ///< nor may any other card be played
  std::string take_all;       ///< a capture leaves no group for its value
  std::string single_first;   ///< a card that can take a single card takes one, and perhaps more
  std::string hold_build{};   ///< who builds to a value holds another card of it
  std::string keep_build{};   ///< who holds a card for a build of its own keeps one
  std::string owner_trail{};  ///< who has a build trails only if nothing else can be done
  bool operator==(const Duties&) const = default;
};

/// A refusal that the variant decides itself.
struct RefusalRule {
  /// What it is asked about: once for each card of the hand, or once for each outcome.
  enum class On : std::uint8_t { Card, Trail, Capture, Build, Move };
  std::string clause;
  On on = On::Move;
  std::string written_at{};  ///< for messages, such as "mine.lua:12"; may be empty
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
  std::string overlap;        ///< refused: its groups share cards
  std::string build_of;       ///< refused: a card that no build is made of
  std::string build_fixed;    ///< refused: a build of several groups would be raised
  std::string build_changed;  ///< refused: a build would be raised by a card of the table
  std::string build_equal;    ///< a build that joins one of its value, or refused: they stay apart
  std::string build_without;  ///< refused: what would be built has the value without the card
  std::string otherwise;      ///< refused: no groups make it
  // What questions about values go by; no move cites them.
  std::string printed_value{};  ///< a card counts as printed
  std::string hand_values{};    ///< a card counts otherwise, or as one chooses, from the hand
  std::string table_values{};   ///< the same on the table
};

/// One line of the score sheet.
struct ScoringItem {
  enum class By : std::uint8_t {
    Each,         ///< every card of `faces` in the pile
    Most,         ///< most cards of `faces` in the pile, or most by the variant's function
    Sweep,        ///< every sweep
    LastCapture,  ///< the deal's last capture
    Count         ///< whatever the variant's function counts
  };
  /// What becomes of Most where several seats have as many.
  enum class Ties : std::uint8_t {
    Nobody,  ///< the points are lost
    Shared,  ///< they are split, rounded down
    Carried  ///< they are added to those of the next deal, and so if nobody has a card
  };
  std::string name;
  By by = By::Each;
  FaceSet faces;
  int points = 1;
  std::string clause;
  Ties ties = Ties::Nobody;
  bool has_function = false;  ///< Count, and Most where it goes by the variant's function
  Text title{};               ///< what people call it; empty: its name

  /// Whether what a seat has by it is for good: a majority and the last capture can still be lost.
  bool is_secure() const { return by != By::Most && by != By::LastCapture; }
};

/// Who gets the cards left on the table: Chosen is whom the variant's function answers.
enum class Leftovers : std::uint8_t { LastCapturer, Dealer, Nobody, Chosen };

/// Who deals next: the next seat clockwise, who has most points of the deal (the fewest where these
/// win a match), whom the variant's function answers, or nobody who plays, so that the first seat
/// leads every deal: State::dealer is the last then.
enum class NextDealer : std::uint8_t { Left, Winner, Chosen, Nobody };

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
  enum class Type : std::uint8_t { Flag, Number, SeatNumber, OneCard, Word };
  enum class Resets : std::uint8_t { Match, Deal, Round, Play };
  std::string name;
  Type type = Type::Number;
  bool per_seat = false;
  int slots = 1;        ///< values that are told apart by number
  bool is_set = false;  ///< holds any number of such values, each once
  int initial = 0;      ///< a seat or card: 0 for none; a card: its number() + 1
  Resets resets = Resets::Deal;
  Show show = Show::Open;          ///< or Owner, Hidden
  bool on_board = false;           ///< whether screens show it beside the cards
  std::vector<std::string> words;  ///< for Type::Word: the value is an index
};

/// What a seat may be asked to do ahead of the turn: to play a card, or to choose an action.
struct StageRule {
  std::string name;
  Text text;                       ///< what is to be done, in a few words; may be empty
  std::optional<ZoneKind> from{};  ///< where cards can be played from; nothing: actions only
  bool is_automatic = false;       ///< if only one thing can be done, it is done at once
};
inline constexpr int play_stage = 0;  ///< the one that every variant has, whose turn it is

/// One argument of an action, and what it may be.
struct ArgumentRule {
  enum class Kind : std::uint8_t {
    OneCard,    ///< one card of `place`
    SomeCards,  ///< at least `least` cards of `place`
    CardSets,   ///< one of the sets that the variant's function lists
    AnySeat,
    Number,  ///< `from`, `from` + `step`, ... up to `to`; of a stake, to what the purse holds
    Word
  };
  enum class Seats : std::uint8_t { Any, Others, Opponents };
  std::string name;
  Kind kind = Kind::OneCard;
  ZoneKind place{Zone::Table};  ///< where cards are chosen from: the acting seat's own
  int least = 1;
  Seats seats = Seats::Any;
  int from = 0;
  int to = 0;
  int step = 1;
  bool has_least = false;            ///< `from` is what the variant's function answers
  bool has_most = false;             ///< so is `to`
  bool is_stake = false;             ///< money out of the purse of the seat that acts
  std::optional<std::size_t> pot{};  ///< that a stake is paid into: of the seat, its first slot;
                                     ///< beside a zone, at the seat that is named, else at its own
  std::vector<std::string> words{};
  Show show = Show::Open;  ///< or Owner: others are not told what was chosen
};

/// A refusal of an action, which the variant decides.
struct ActionRefusal {
  std::string clause;
  /// Of the argument of this index alone, as soon as it is chosen; nothing: of the whole action.
  std::optional<std::size_t> argument{};
};

/// Something that a seat may do beside playing a card.
struct ActionRule {
  /// Who may, as seen from the seat to play.
  enum class Who : std::uint8_t { Turn, Others, Opponents, Partners, Any };
  /// What becomes of the turn of the seat that does it: it goes on, it ends, or it ends as after
  /// playing a card, with all that follows from that.
  enum class Turn : std::uint8_t { Stays, Ends, Plays };
  std::string name;  ///< the word that is typed
  Who who = Who::Turn;
  Turn turn = Turn::Stays;
  std::string clause;
  std::vector<ActionRefusal> refusals{};
  std::vector<int> stages{};  ///< of the seat to play, at which it is open; empty: at any
  std::vector<ArgumentRule> arguments{};
  std::optional<std::size_t> played{};  ///< the argument that is the card played; Turn::Plays only
  bool does_something = true;           ///< else it only answers, or ends the turn

  bool is_open_at(int stage) const {
    return stages.empty() || std::ranges::find(stages, stage) != stages.end();
  }
};

/// The triggers a variant may act on.
enum class Trigger : std::uint8_t {
  Claim,  ///< a move is made, and nothing has moved yet
  Deal,
  RoundEnd,
  Round,
  Turn,
  Trail,
  Capture,
  Build,
  Sweep,
  Play,
  DealEnd,
  Scored
};
inline constexpr int trigger_count = 12;
constexpr std::uint32_t bit_of(Trigger trigger) {
  return std::uint32_t{1} << static_cast<int>(trigger);
}

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
  std::string name;                  ///< as asked for, with modifiers: "standard+draw"
  std::string hash;                  ///< of the sources, so that a record knows its rules
  std::vector<std::string> sources;  ///< the files that they are, if they are files
  Text title;
  Text aim;  ///< what it is about and how one wins, in a sentence or two
  int min_players = 2;
  int max_players = 4;
  std::optional<int> only_for;  ///< so many players, where the rules depend on their number
  DeckSpec deck;
  CaptureRules capture;
  DealPlan deal;
  std::vector<TakenRule>
      taken;  ///< with all seats and slots most_takeable_places; builds come first
  std::optional<BuildRules> builds;
  Duties duties;
  std::vector<RefusalRule> refusals;     ///< by clause id
  std::vector<std::string> honest;       ///< clauses that a move may break, and stand
  std::vector<std::string> void_sweeps;  ///< clauses under which a sweep is none
  std::vector<ScoringItem> scoring;      ///< by name; the sheet sorts by clause
  Leftovers leftovers = Leftovers::LastCapturer;
  std::string leftovers_clause;  ///< that says so
  NextDealer next_dealer = NextDealer::Left;
  bool has_dealer() const { return next_dealer != NextDealer::Nobody; }
  TeamRule teams;
  MatchRule match;
  std::optional<PurseRule> purse;
  std::vector<PotRule> pots;  ///< by name; none without a purse
  std::optional<ShoeRule> shoe;
  Shows shows;
  std::vector<ZoneRule> zones;  ///< by name
  std::vector<VariableRule> variables;
  std::vector<StageRule> stages{{"play", {}, ZoneKind{Zone::Hand}}};  ///< the first is play_stage
  std::vector<ActionRule> actions;                                    ///< by name
  std::vector<std::string> own_players;  ///< computer players of the variant, by name
  std::string adviser;                   ///< the one of them that hints ask; empty: none
  std::vector<std::string> remarks;      ///< types of events that the variant may tell after a move
  std::uint32_t hooks = 0;               ///< bit_of each Trigger that the variant acts on
  Cites cites;
  std::vector<Clause> clauses;  ///< in the order of the rule sheet
  std::vector<EventText> events;
  std::vector<OptionValue> options;
  std::vector<OptionValue> pinned;  ///< options that a script has fixed: no longer offered

  bool has_hook(Trigger trigger) const { return (hooks & bit_of(trigger)) != 0; }
  bool is_per_seat(ZoneKind kind) const {
    return kind.zone == Zone::Own ? zones[static_cast<std::size_t>(kind.own)].per_seat
                                  : kind.zone == Zone::Hand || kind.zone == Zone::Pile;
  }
  /// How many slots `step` serves with so many seats.
  int slots_served(const DealStep& step, int players) const;
  /// How many of `left` cards are left in the stock after what the steps deal by themselves with so
  /// many seats; below 0, how many are missing.
  int left_after(const std::vector<DealStep>& steps, int players, int left) const;

  /// Null when there is no action of that name.
  const ActionRule* find_action(std::string_view action) const;
  bool is_honest(const std::string& clause_id) const;
  /// Whether all are: so for none.
  bool are_honest(const std::vector<std::string>& clause_ids) const;
  /// The first seat of the side of `seat`, which stands for all of it; `seat` itself without teams.
  Seat first_of_side(Seat seat) const {
    return teams.sides == 0 ? seat : (seat - 1) % teams.sides + 1;
  }
  /// Whether the points of `a` and `b` add up.
  bool are_one_side(Seat a, Seat b) const { return first_of_side(a) == first_of_side(b); }
  /// Null when no clause of that id is in force.
  const Clause* find_clause(const std::string& clause_id) const;
};

/// Whether the rules alone say how many cards are dealt: no function deals.
bool is_dealt_by_data(const DealPlan& plan);

/// The rounds of one deal with `players` seats: how many, and how many cards are left when
/// another does not come out even. Only for what is_dealt_by_data().
struct Rounds {
  int count = 0;
  int left_over = 0;
};
Rounds rounds_of(const RuleData& data, int players);

}  // namespace kasino

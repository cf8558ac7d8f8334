// The data of a variant, in native tables: what a rule script declares, checked and compiled.
//
// Nothing here decides; legality, play and scoring read it. An empty clause id means that the
// variant names no clause for it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/capture/values.hpp"
#include "engine/cards/card.hpp"
#include "engine/cards/deck.hpp"
#include "engine/model/clause.hpp"
#include "engine/model/move.hpp"
#include "engine/text/text.hpp"

namespace kasino {

/// The kinds of places: Own is a zone that the variant declares, Build a build on the table.
enum class Zone : std::uint8_t { Stock, Hand, Table, Pile, Own, Build };

/// A zone; if each seat has one, that of the seat in question.
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
  Text title{};      ///< what people call it; see title_of()
  bool per_seat = false;
  int slots = 1;  ///< places that are told apart
  Show show = Show::Open;
  bool scored = false;  ///< its cards count as those of the seat's pile; only where per_seat
  std::optional<HookId> label{};  ///< tells something beside its cards: Rules::label
};

/// What people call something: its title, or where it has none its name.
template <typename Rule>
Text title_of(const Rule& rule) {
  return rule.title.en.empty() ? as_text(rule.name) : rule.title;
}
/// What people call all of them: "red, black".
template <typename Rules>
Text titles_of(const Rules& rules) {
  Text titles;
  for (const auto& rule : rules) titles = titles + (titles.en.empty() ? "" : ", ") + title_of(rule);
  return titles;
}
/// The same of a word that a variable or an argument may be.
template <typename Rule>
Text title_of_word(const Rule& rule, std::size_t word) {
  const bool has_title = word < rule.word_titles.size() && !rule.word_titles[word].en.empty();
  return has_title ? rule.word_titles[word] : as_text(rule.words[word]);
}
/// Whether people call something that: by its name, or its title in either language, in any case.
bool is_called(std::string_view word, std::string_view name, const Text& title);

/// Points are money. A seat's score is what it owns: its purse and its own pots. Against all seats
/// stands a bank, which is no seat and has no bounds.
struct PurseRule {
  int start = 0;      ///< what each seat owns as a match begins
  Text unit;          ///< what points are called
  int out_below = 0;  ///< a seat that owns less after a deal is out; the match ends if none is left
};

/// A place for money. Money in a seat's own pot stays the seat's until it is paid to somebody else;
/// money in a pot of the game is nobody's.
struct PotRule {
  std::string name;
  Text title{};
  bool per_seat = false;
  int slots = 1;                ///< pots that are told apart
  std::optional<int> beside{};  ///< index into RuleData::zones: one at each place, for each seat
};

/// A deck that lasts for several deals: cards that have been played go to the zone `spent`, and all
/// cards are shuffled if no more than `cut` are left when a deal begins.
struct ShoeRule {
  int spent = 0;  ///< index into RuleData::zones, of a zone of the game
  int cut = 0;
};

/// A zone whose places a capture may take, whole or their last card alone, as if each were one
/// table card: its last card, or a card of the value that was built or declared.
struct PileRule {
  enum class By : std::uint8_t { SameValue, SameRank, BuiltValue, Declared };
  enum class What : std::uint8_t { Whole, Top };
  /// Whose places, as seen from the seat that takes.
  enum class Whose : std::uint8_t { Any, Own, Others, Opponents };
  ZoneKind zone;
  By by = By::SameValue;
  Whose whose = Whose::Any;
  std::string clause;  ///< allows the capture, or refuses one that does not match
  What what = What::Whole;
  std::size_t declared = 0;  ///< for By::Declared: the variable that has the value, 0 for none, of
                             ///< the place's seat and slot
};
inline constexpr std::size_t most_takeable_places = 16;  ///< beside builds

/// How builds are made: table cards laid together with a card of the hand, to be taken whole by a
/// card of the value that they are built to (PileRule::By::BuiltValue).
struct BuildRules {
  enum class RaisedBy : std::uint8_t { Anyone, Owner, Others };
  FaceSet of = FaceSet::all();  ///< the cards that builds are made of
  RaisedBy raised_by = RaisedBy::Anyone;
  bool join = true;      ///< builds of one value become one
  std::string single;    ///< clause: allows a build of one group
  std::string multiple;  ///< clause: allows a build of several groups
  std::string raise;     ///< clause: allows raising a build of one group; empty: none may be raised
};
inline constexpr int most_builds = 12;  ///< at a time

/// The most points, above or below 0, that a seat may have by an item, in a deal or in the match.
/// More is an error in a text, and is cut to this in a count.
inline constexpr int most_points = 1'000'000;
/// The most items of a score sheet: what they bring a seat together fits into an int.
inline constexpr std::size_t most_scoring_items = 500;
/// What the bank may have won or paid in a match, and what may be staked in a deal. What a seat
/// owns or one slot of a pot holds is within `most_points`.
inline constexpr int most_money = 1'000'000'000;
/// The most pots of a variant, with all their seats and slots: what lies in them fits into an int.
inline constexpr std::size_t most_pots = 1024;

/// One step of dealing. If each seat has such a zone, all are served, from the dealer's left.
struct DealStep {
  enum class Kind : std::uint8_t {
    FromStock,  ///< `count` cards from the stock to each slot of `to`
    Ask,        ///< every seat is asked at `stage`; the next step waits for their answers
    Act         ///< calls the variant's function: Rules::deal_step
  };
  ZoneKind to;
  std::optional<int> count = 0;  ///< nothing: all cards left, in shares as even as possible
  Kind kind = Kind::FromStock;
  int stage = 0;
  HookId function{};
  std::string clause{};  ///< says that it is dealt so
};

struct DealPlan {
  std::vector<DealStep> first;
  std::optional<std::vector<DealStep>> later;  ///< nothing: one round only
  int draw = 0;  ///< cards drawn after each play, while the stock lasts
  bool may_run_short = false;
};

/// What a seat must do; each duty is in force if it names a clause.
struct Duties {
  std::string sweep;          ///< a hand that can sweep must
  std::string capture;        ///< a card that can capture may not trail
  std::string any_capture;    ///< a card that cannot capture may not trail if another can
  std::string take_all;       ///< a capture must leave no group for its value
  std::string single_first;   ///< a card that can take a single card takes one, perhaps with more
  std::string hold_build{};   ///< a seat that builds to a value must hold another card of it
  std::string keep_build{};   ///< a seat that holds a card for its own build must keep one
  std::string owner_trail{};  ///< a seat that has a build trails only if it can do nothing else
  bool operator==(const Duties&) const = default;
};

/// A refusal that a function of the variant decides (Rules::refuses).
struct RefusalRule {
  /// What it is asked about: Card and Trail once for each card, the rest for each outcome.
  enum class On : std::uint8_t { Card, Trail, Capture, Build, Move };
  std::string clause;
  On on = On::Move;
  std::string written_at{};  ///< for messages, such as "mine.lua:12"; may be empty
  HookId test{};
};

/// A function that goes with a name.
struct NamedHook {
  std::string name;
  HookId function{};
};

/// A table of the variant's own.
struct SheetRule {
  std::string name;
  Text title{};
  HookId lines{};
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
  // Cited by questions about values only, never by a move.
  std::string printed_value{};  ///< a card has the value printed on it
  std::string hand_values{};    ///< a card has other values, or a choice of values, in the hand
  std::string table_values{};   ///< the same for cards on the table
};

/// One line of the score sheet.
struct ScoringItem {
  enum class By : std::uint8_t {
    Sweep,        ///< every sweep
    LastCapture,  ///< the deal's last capture
    Each,         ///< every card of `faces` in the pile
    Most,         ///< most cards of `faces` in the pile, or most by the variant's function
    Count         ///< whatever the variant's function counts
  };
  /// What scripts call these, in their order.
  static constexpr std::array<std::string_view, 5> kinds = {"sweep", "last_capture", "each", "most",
                                                            "count"};
  /// What happens to the points of Most if several seats lead.
  enum class Ties : std::uint8_t {
    Nobody,  ///< the points are lost
    Shared,  ///< they are split, rounded down
    Carried  ///< they are added to those of the next deal; also if no seat has such a card
  };
  std::string name;
  By by = By::Each;
  FaceSet faces{};
  int points = 1;
  std::string clause{};
  Ties ties = Ties::Nobody;
  std::optional<HookId> counts{};  ///< for Count, and for Most if the variant counts it
  Text title{};                    ///< what people call it; empty: its name

  /// Whether points by this item cannot be lost again: a majority and the last capture can be.
  bool is_secure() const { return by != By::Most && by != By::LastCapture; }
};

/// Who gets the cards left on the table; Chosen: see Rules::owner_of_leftovers.
enum class Leftovers : std::uint8_t { LastCapturer, Dealer, Nobody, Chosen };

/// Who deals next: the next seat clockwise; the seat with the most points of the deal (the fewest
/// if these win the match); Rules::next_dealer; or nobody: then State::dealer is the last seat, so
/// that the first seat leads every deal.
enum class NextDealer : std::uint8_t { Left, Winner, Nobody, Chosen };

/// Breaks a tie by the number of cards of these faces in the piles of the last deal.
struct TieBreak {
  FaceSet faces;
  bool most = true;  ///< else the fewest
};

/// Seats that score together. Sides alternate: of two sides, one has seats 1, 3, 5 ...
struct TeamRule {
  int sides = 0;                ///< 0: each seat for itself
  bool pools_majority = false;  ///< the item for most cards counts the piles of a side together
};

/// When a match is over. If all three numbers are 0, it is a single deal.
struct MatchRule {
  int to = 0;      ///< once a side has so many points; 0: no such end
  int out_at = 0;  ///< a side with so many points is out, until one side is left; 0: no such end
  int deals = 0;   ///< after so many deals; 0: no such end
  bool highest_wins = true;
  std::vector<TieBreak> ties;
};

/// A value that the variant keeps from move to move.
struct VariableRule {
  enum class Type : std::uint8_t { Flag, Number, SeatNumber, OneCard, Word };
  enum class Resets : std::uint8_t { Match, Deal, Round, Play };
  std::string name;
  Text title{};
  Type type = Type::Number;
  bool per_seat = false;
  int slots = 1;        ///< values that are told apart by number
  bool is_set = false;  ///< a set of such values, each once
  int initial = 0;      ///< a seat or card: 0 for none; a card: its number() + 1
  Resets resets = Resets::Deal;
  Show show = Show::Open;            ///< or Owner, Hidden
  bool on_board = false;             ///< screens show it beside the cards
  std::vector<std::string> words{};  ///< for Type::Word: the value is an index
  std::vector<Text> word_titles{};   ///< what people call them, see title_of_word()
};

/// What a seat may be asked to do before the turn goes on: play a card, or choose an action.
struct StageRule {
  std::string name;
  Text title{};
  Text text{};                     ///< what the seat is to do, in a few words; may be empty
  std::optional<ZoneKind> from{};  ///< where cards are played from; nothing: actions only
  bool is_automatic = false;       ///< if only one thing can be done, it is done without asking
  bool is_riddle = false;          ///< which answers are open is not told, nor what one leaves out
  std::string clause{};            ///< says that the seat is asked
  std::optional<HookId> done{};    ///< once all seats asked have answered: Rules::finish_stage
};
inline constexpr int play_stage = 0;  ///< that of the seat whose turn it is; every variant has it

/// One argument of an action, and the values it may have.
struct ArgumentRule {
  enum class Kind : std::uint8_t {
    OneCard,    ///< one card of `place`
    SomeCards,  ///< `least` to `most` cards of `place`
    CardSets,   ///< one of the sets that the variant's function lists
    AnySeat,
    Number,  ///< `from`, `from` + `step`, ... up to `to`; a stake: up to what the purse holds
    Word,
    OnePlace  ///< a build that lies on the table, or a place of `place`, as `words` name them
  };
  enum class Seats : std::uint8_t { Any, Others, Opponents };
  std::string name;
  Text title{};
  Kind kind = Kind::OneCard;
  ZoneKind place{Zone::Table};  ///< where cards are chosen from: the acting seat's own; or OnePlace
  int least = 1;
  std::optional<int> most{};  ///< of SomeCards; nothing: all there are
  Seats seats = Seats::Any;
  int from = 0;
  int to = 0;
  int step = 1;
  std::optional<HookId> sets{};      ///< for CardSets: Rules::argument_sets
  std::optional<HookId> from_by{};   ///< `from` comes from Rules::argument_bound
  std::optional<HookId> to_by{};     ///< `to` comes from Rules::argument_bound
  bool is_stake = false;             ///< money out of the purse of the seat that acts
  std::optional<std::size_t> pot{};  ///< a stake goes to the acting seat's first slot; beside a
                                     ///< zone, to the slot at the seat named, else at its own
  std::vector<std::string> words{};
  std::vector<Text> word_titles{};
  Show show = Show::Open;  ///< or Owner: others are not told what was chosen
};

/// A refusal of an action that a function of the variant decides (Rules::refuses_action).
struct ActionRefusal {
  std::string clause;
  /// The argument that it is about, by index, asked once that is chosen; nothing: the whole action.
  std::optional<std::size_t> argument{};
  HookId test{};
};

/// Something that a seat may do besides playing a card.
struct ActionRule {
  /// Who may do it, as seen from the seat to play.
  enum class Who : std::uint8_t { Turn, Others, Opponents, Partners, Any };
  /// What happens to the turn: it ends, it goes on, or it ends as if the seat had played a card,
  /// with everything that follows a play: see CardsOfPlay.
  enum class Turn : std::uint8_t { Ends, Stays, Plays };
  std::string name;  ///< the word that is typed, and written in records
  Text title{};      ///< what people read and may type instead
  Who who = Who::Turn;
  Turn turn = Turn::Stays;
  std::string clause{};
  std::vector<ActionRefusal> refusals{};
  std::vector<int> stages{};  ///< stages of the seat to play at which it is open; empty: all
  std::vector<ArgumentRule> arguments{};
  std::optional<HookId> does{};  ///< Rules::perform

  /// Whether it moves money or calls a function; else it is only an answer, ends the turn, or plays
  /// the cards that it names.
  bool does_something() const {
    return does ||
           std::ranges::any_of(arguments, [](const auto& of) { return of.pot.has_value(); });
  }
  bool is_open_at(int stage) const {
    return stages.empty() || std::ranges::find(stages, stage) != stages.end();
  }
};

/// The triggers on which a variant may act.
enum class Trigger : std::uint8_t {
  Claim,  ///< a move is made, but no card has moved yet
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
inline constexpr std::size_t trigger_count = static_cast<std::size_t>(Trigger::Scored) + 1;

/// An option and the value it has.
struct OptionValue {
  std::string name;
  Text text;
  std::string value;                     ///< "true", "16", "choice"
  std::string initial;                   ///< the default, written in the same way
  std::vector<std::string> choices;      ///< of a word or bool; empty for a number
  Text title{};                          ///< what people call it, see title_of()
  std::map<std::string, Text> titles{};  ///< what people call the choices that have a title

  /// What people call the value, or this one of the choices.
  Text value_title() const { return value_title(value); }
  Text value_title(const std::string& choice) const {
    const auto found = titles.find(choice);
    return found == titles.end() ? as_text(choice) : found->second;
  }
  bool is_number() const { return choices.empty(); }
  bool is_flag() const {
    return choices.size() == 2 && choices[0] == "false" && choices[1] == "true";
  }
  bool operator==(const OptionValue&) const = default;
};

struct EventText {
  std::string type;
  Text text;
};

struct RuleData {
  std::string id;
  std::string name;                  ///< as asked for, with modifiers: "standard+draw"
  std::string hash;                  ///< of the sources; records recognise their rules by it
  std::vector<std::string> sources;  ///< paths of the sources, if they are files
  Text title;
  Text aim;  ///< what the game is about and how one wins it, in a sentence or two
  int min_players = 2;
  int max_players = 4;
  std::optional<int> only_for;  ///< the only number of players, if the rules depend on it
  DeckSpec deck;
  CaptureRules capture;
  DealPlan deal;
  /// With all seats and slots most_takeable_places; builds come first.
  std::vector<PileRule> pile_rules;
  std::optional<BuildRules> builds;
  Duties duties;
  std::vector<RefusalRule> refusals;   ///< sorted by clause id
  std::vector<std::string> honest;     ///< clauses that a move may break and still stand
  std::vector<NamedHook> void_sweeps;  ///< clauses that may void a sweep: Rules::voids_sweep
  std::vector<ScoringItem> scoring;    ///< sorted by name; the score sheet sorts by clause
  Leftovers leftovers = Leftovers::LastCapturer;
  std::string leftovers_clause;  ///< the clause that says so
  std::optional<HookId> leftovers_by;
  NextDealer next_dealer = NextDealer::Left;
  std::optional<HookId> next_dealer_by;
  bool has_dealer() const { return next_dealer != NextDealer::Nobody; }
  TeamRule teams;
  MatchRule match;
  std::optional<PurseRule> purse;
  std::vector<PotRule> pots;  ///< by name; none without a purse
  std::optional<ShoeRule> shoe;
  Shows shows;
  std::vector<ZoneRule> zones;  ///< by name
  std::vector<VariableRule> variables;
  std::vector<StageRule> stages{
      {"play", {"play", "spela"}, {}, ZoneKind{Zone::Hand}}};  ///< the first is play_stage
  std::vector<ActionRule> actions;                             ///< by name
  std::vector<SheetRule> sheets;       ///< tables of the variant's own: Rules::sheet
  std::vector<NamedHook> own_players;  ///< the variant's own computer players: Rules::choose
  std::string adviser;                 ///< the own player whom hints ask; empty: none
  std::vector<NamedHook> remarks;      ///< types of events that Rules::remark may tell after a move
  std::array<std::vector<HookId>, trigger_count> acts;  ///< by Trigger, base first: Rules::act
  Cites cites;
  std::vector<Clause> clauses;  ///< in the order of the rule sheet
  std::vector<EventText> events;
  std::vector<OptionValue> options;
  std::vector<OptionValue> pinned;  ///< options that a script has fixed: not offered

  const std::vector<HookId>& acts_on(Trigger trigger) const {
    return acts[static_cast<std::size_t>(trigger)];
  }
  bool has_hook(Trigger trigger) const { return !acts_on(trigger).empty(); }
  bool has_any_hook(std::initializer_list<Trigger> triggers) const {
    return std::ranges::any_of(triggers, [&](Trigger trigger) { return has_hook(trigger); });
  }
  bool is_per_seat(ZoneKind kind) const {
    return kind.zone == Zone::Own ? zones[static_cast<std::size_t>(kind.own)].per_seat
                                  : kind.zone == Zone::Hand || kind.zone == Zone::Pile;
  }
  /// How many slots `step` serves.
  int slots_served(const DealStep& step, int players) const;
  /// How many of `left` cards remain in the stock after the steps, functions aside; if negative,
  /// how many cards are missing.
  int left_after(const std::vector<DealStep>& steps, int players, int left) const;

  /// The action of that name; null if there is none.
  const ActionRule* find_action(std::string_view action) const;
  /// The action that people call that: by its name or its title in either language, in any case.
  const ActionRule* action_called(std::string_view word) const;
  bool is_honest(const std::string& clause_id) const;
  /// The first seat of the side of `seat`, which stands for the side; `seat` itself without teams.
  Seat first_of_side(Seat seat) const {
    return teams.sides == 0 ? seat : (seat - 1) % teams.sides + 1;
  }
  /// Whether the points of `a` and `b` add up.
  bool are_one_side(Seat a, Seat b) const { return first_of_side(a) == first_of_side(b); }
  /// The clause in force of that id; null if there is none.
  const Clause* find_clause(const std::string& clause_id) const;
};

/// Whether the number of cards dealt is known in advance: no function deals.
bool is_dealt_by_data(const DealPlan& plan);

/// If is_dealt_by_data(): the rounds of one deal, and the cards left that are too few for another.
struct Rounds {
  int count = 0;
  int left_over = 0;
};
Rounds rounds_of(const RuleData& data, int players);

}  // namespace kasino

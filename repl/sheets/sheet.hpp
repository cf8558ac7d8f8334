// Sheets: the rules of a variant, the points of a deal, hands, replays.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/model/view.hpp"
#include "engine/play/scoring.hpp"
#include "repl/session/session.hpp"
#include "repl/text/words.hpp"

namespace kasino {

/// The rules in force as a sheet to read: title, players, deck, options, clauses. Ends without a
/// newline.
std::string rule_sheet(const RuleData& rules, Language language, int width);

/// "how aces count (choice, aces, fixed)", for lists of options.
std::string option_line(const OptionValue& option, Language language);
/// "target=16", as people call both.
std::string setting_text(const OptionValue& option, Language language);
/// "a card that can capture must (fixed)", for an option that the variant has fixed.
std::string pinned_line(const OptionValue& option, Language language);

using NamedValues = std::vector<std::pair<std::string, std::string>>;

/// The variables of `seat`, or of the game, that the board shows and `eyes` may know.
NamedValues variables_on_board(const View& eyes, const State& state, const RuleData& rules,
                               std::optional<Seat> seat, const Style& style);

/// "seats 1 and 3: 12   Bo and Dan: 9", the match scores of the sides; empty without sides.
std::string side_line(const State& state, const RuleData& rules, const Style& style);

/// The score sheets of all seats.
struct Scored {
  struct Sheet {
    Seat seat = 1;
    int total = 0;
    std::vector<ScoreLine> lines;
  };
  /// Points that nobody got because of a tie: carried over from the deals before or, once this deal
  /// is counted, to the next.
  struct Carried {
    std::string item;
    std::string clause;
    int points = 0;
  };
  std::vector<Sheet> sheets;
  std::vector<Carried> carried{};
  std::vector<int> secure{};  ///< by seat, while the deal is played: what cannot be lost again
  bool is_all = true;         ///< else cards that lie hidden are left out
};

/// The score sheets as they stand. Throws what the rules throw.
Scored score_sheets(const State& state, const Rules& rules);

/// The sum of a side's points in this deal.
int total_of(const SideScore& side, const Scored& scored);

/// How much of a clause stands beside its points.
enum class Clauses : std::uint8_t { Whole, OneLine };

/// Points by clause and seat, match scores below, no newline at the end. May throw ScriptError.
std::string score_table(const Scored& scored, const Session& session, const Style& style,
                        Clauses clauses = Clauses::Whole);

/// Every hand, a line for each seat.
std::string draw_hands(const State& state, const Style& style);

/// "12 moves, 3 actions": what was done before step `ply` in its deal.
std::string deal_length_text(const Game& game, std::size_t ply, Language language);

/// Points and match scores deal by deal, and how the game ended or stands. May throw ScriptError.
std::string replay_report(const Game& game, const Style& style);

}  // namespace kasino

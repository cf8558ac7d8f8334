// Game records: a match as a text that a person can read, write and diff.
//
//   kasino record 1              the format; then the head, a line each
//   variant standard
//   option values choice         every option of the variant
//   script 5f3c...               the hash of the rules it was played under
//   players 2
//   seed 42
//
//   deal 1
//   dealer 2
//   scores 3 5                   of a match in progress
//   deck sQ dQ d10 ...           in dealing order, or `lasts`: what is left of a shoe; of the first
//                                deal also `setup` and the fields of a position, a line each
//   round 1
//     s7xh7,d4+s3  d6            moves; one that breaks the rules ends in `!`
//   score 7 4                    of the deal, and, where it differs, the `total` of the match
//
//   line 2 from 1 after 5        another line of play, from where line 1 has taken 5 steps: every
//   round 1                      move, action and deal is one
//     d6
//
//   at line 1 after 12           where one stands, unless that is the end of the only line
//   end                          else the record is cut
//
// Comments begin with `;`. They are notes of the step before them, of the beginning ahead of the
// first, and joined where there are several. Those behind `end` belong to whoever wrote the file:
// they are no notes, and stay as they are (Game::afterword()). Only `"` quotes. Replaying needs the
// deck, never the seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "engine/text/error.hpp"

namespace kasino {

class Game;
class Rules;

/// What a line behind the head of a deal begins with, unless with a move or an action; and `next`,
/// by which the next deal is told from these.
inline constexpr std::string_view record_keywords[] = {"deal", "round", "score", "total",
                                                       "line", "at",    "end",   "next"};

/// A record that is cut, corrupted, or breaks a rule. `line` counts from 1, and does not stand in
/// the message; `clause` is empty unless a rule is broken.
class RecordError : public Error {
 public:
  RecordError(Text message, int line, std::string clause = {})
      : Error(std::move(message),
              {.kind = ErrorKind::BadFile, .clause = std::move(clause), .line = line}) {}
  int line() const { return *facts().line; }
  const std::string& clause() const { return facts().clause; }
};

/// The head of a record: enough to find the rules, with the lines at which errors can point.
struct RecordHead {
  int format = 1;
  std::string variant;
  int variant_line = 1;
  std::map<std::string, std::string> options;
  std::map<std::string, int> option_lines;  ///< the lines of `options`
  std::string script_hash;
  int players = 2;
  std::uint64_t seed = 0;
};

/// All lines of play of `game`, as a record.
std::string write_record(const Game& game);
/// The same, under another name for its variant.
std::string write_record(const Game& game, const std::string& variant);

/// Whether a text begins like a record, of any format.
bool is_record(std::string_view text);

/// Reads only the head. Throws RecordError.
RecordHead read_record_head(std::string_view text);

/// How a record is replayed.
struct Replaying {
  bool holds_scores = true;                ///< the scores that it gives must be right
  std::function<void()> before_step = {};  ///< called before each step; may throw to end it
};

/// Replays a record under `rules`. Every move is checked, but for irregular ones (marked `!`); the
/// game then stands where the record says, or at its end. Throws RecordError naming the line, and
/// the clause if a rule is broken; and what `how.before_step` throws.
Game replay_record(std::string_view text, const Rules& rules, const Replaying& how = {});

/// The size of the largest file that is read.
inline constexpr std::size_t max_file_size = std::size_t{4} << 20;

}  // namespace kasino

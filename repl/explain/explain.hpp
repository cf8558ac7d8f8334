// Why a move is legal, or is not: in words, with the clause and the arithmetic.
//
// The engine decides, with a clause, a kind of reason and the proof; this room searches for
// nothing, and does the sum that a person would do at the table.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "engine/legality/judge.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rules.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/text.hpp"

namespace kasino {

class State;

/// How much explain() tells: all, or only what decides, without clauses and other ways.
enum class Detail : std::uint8_t { Whole, Sentence };

/// One line on why the rules judge a step so, read off its proof; the clause that decides comes
/// last. For a false claim: what is false, and how to write it or what else could be done.
///
///   c8 can't take s5 d5 h3: 5+5+3 is 13, neither 8 nor 16 (2 times 8); h3 would have to serve two
///   groups, s5+h3 (5+3) and d5+h3 (5+3); it can take s5+h3 (5+3), or d5+h3 (5+3) (ID: its text)
std::string explain(const Judgement& judgement, const State& state, const Rules& rules,
                    Language language, Detail detail = Detail::Whole);

/// The text of the clause without its id; empty if it has none.
std::string clause_text(const std::string& id, const RuleData& rules, Language language);

/// The clause as "ID: its text", or the id alone where there is no text.
std::string clause_with_text(const std::string& id, const RuleData& rules, Language language);

std::map<std::string, int> points_by_clause(const std::vector<ScoreLine>& lines);

/// "5 points (ACES-1 3, CARDS-1 2)"
std::string points_text(const std::vector<ScoreLine>& lines, const RuleData& rules,
                        Language language);

}  // namespace kasino

// Which clauses one has to know to answer a question.
#include <algorithm>

#include "engine/legality/judge.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "repl/teach/question.hpp"

namespace kasino {

namespace {

void add(std::vector<std::string>& clauses, const std::string& clause) {
  if (!clause.empty() && std::ranges::find(clauses, clause) == clauses.end())
    clauses.push_back(clause);
}

}  // namespace

/// The clauses that allow the move, with those on values where it needs them.
std::vector<std::string> Posed::clauses_of_move(const Move& move) const {
  std::vector<std::string> clauses = judge(move, state(), rules()).allowing;
  const Cites& cites = rules().data().cites;
  for (const std::string& clause : {cites.hand_values, cites.table_values})
    if (goes_by_values(move, clause)) add(clauses, clause);
  return clauses;
}

std::vector<std::string> Posed::untaught(const std::set<std::string>& taught) const {
  const auto unknown = [&](std::vector<std::string> clauses) {
    std::erase_if(clauses, [&](const std::string& clause) { return taught.contains(clause); });
    return clauses;
  };
  std::vector<std::string> needed;
  add(needed, question_.clause);
  const auto add_all = [&](const std::vector<std::string>& clauses) {
    for (const std::string& clause : clauses) add(needed, clause);
  };
  switch (question_.ask) {
    case Ask::Legal: {
      const Judgement judgement = judgement_of(question_.move, state(), rules());
      if (judgement.legal() && judgement.move() != nullptr)
        add_all(clauses_of_move(*judgement.move()));
      else if (const auto clauses = judgement.clauses(); !clauses.empty())
        add(needed, clauses.front());
      break;
    }
    case Ask::Captures:
    case Ask::Count:
      for (const Move& move : right_moves()) add_all(clauses_of_move(move));
      break;
    case Ask::Play: {
      std::optional<std::vector<std::string>> fewest;
      for (const Move& move : right_moves()) {
        const auto its = unknown(clauses_of_move(move));
        if (!fewest || its.size() < fewest->size()) fewest = its;
        if (fewest->empty()) break;
      }
      if (fewest) add_all(*fewest);
      break;
    }
    case Ask::Sweep: add(needed, rules().data().cites.sweep); break;
    case Ask::Score:
      for (const ScoreLine& line : score_sheet(state(), rules(), question_.seat))
        if (asks_in_all() && line.points != 0) add(needed, line.clause);
      break;
    case Ask::Values:
    case Ask::Best:
    case Ask::Outcome: break;
  }
  return unknown(needed);
}

}  // namespace kasino

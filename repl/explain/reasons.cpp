#include "repl/explain/reasons.hpp"

#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// Where points are bad, the best that can be said of a step is that it brings few.
std::string reason_of_few(const Decision& decision, Language language) {
  if (decision.gains.empty())
    return say(language, {"which costs no point", "som inte kostar någon poäng"});
  return say(language, {"which costs least: {0}", "som kostar minst: {0}"},
             points_text(decision.gains, language));
}

}  // namespace

std::string reason_of(const Decision& decision, const Bot& player, const RuleData& rules,
                      Language language) {
  if (player == Bot::Random) return say(language, {"at random", "på måfå"});
  if (player == Bot::Own)
    return say(language, {"as the variant's player decides", "som variantens spelare bestämmer"});
  if (decision.wins) return say(language, {"which wins the match", "som vinner partiet"});
  if (!rules.match.highest_wins) return reason_of_few(decision, language);
  if (!decision.gains.empty())
    return say(language, {"for {0}", "för {0}"}, points_text(decision.gains, language));
  const Move* move = std::get_if<Move>(&decision.what);
  if (move != nullptr && move->captures())
    return say(language, {"which brings most on the whole", "som ger mest i längden"});
  if (decision.worlds > 0 && decision.threats.empty())
    return say(language,
               {"which leaves nothing that scores", "som inte lämnar något som ger poäng"});
  return say(language, {"since nothing scores better", "eftersom inget ger mer"});
}

std::string short_threat_text(const Decision& decision, const RuleData& rules, Language language) {
  if (decision.worlds == 0) return "";
  const bool few_win = !rules.match.highest_wins;
  if (decision.threats.empty())
    return few_win ? ""
                   : say(language, {"leaves nothing that scores", "lämnar inget som ger poäng"});
  const Threat& threat = decision.threats.front();
  const std::string what =
      threat.item.empty() ? threat.clause : threat.item + " (" + threat.clause + ')';
  const std::string leaves =
      say(language,
          few_win ? Phrase{"the next seat must take {0}", "nästa plats måste ta {0}"}
                  : Phrase{"leaves {0}", "lämnar {0}"},
          what);
  if (threat.worlds == decision.worlds) return leaves;
  return leaves +
         say(language, {" in {0} of {1}", " i {0} av {1}"}, threat.worlds, decision.worlds);
}

std::string threat_text(const Decision& decision, const RuleData& rules, Language language) {
  const bool is_sure =
      decision.threats.empty() || decision.threats.front().worlds == decision.worlds;
  const Phrase ways{" ways the cards may lie", " sätt som korten kan ligga"};
  return short_threat_text(decision, rules, language) + (is_sure ? "" : say(language, ways));
}

std::string note_on(const Decision& decision, const RuleData& rules, Language language) {
  const std::string threat = short_threat_text(decision, rules, language);
  if (decision.wins) return say(language, {"wins the match", "vinner partiet"});
  if (decision.gains.empty()) return threat;
  return points_text(decision.gains, language) + (threat.empty() ? "" : "; ") + threat;
}

}  // namespace kasino

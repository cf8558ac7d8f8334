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

std::string short_threat_text(const Decision& decision, Language language) {
  if (decision.worlds == 0) return "";
  if (decision.threats.empty())
    return say(language, {"leaves nothing that scores", "lämnar inget som ger poäng"});
  const Threat& threat = decision.threats.front();
  const std::string what =
      threat.item.empty() ? threat.clause : threat.item + " (" + threat.clause + ')';
  if (threat.worlds == decision.worlds) return say(language, {"leaves {0}", "lämnar {0}"}, what);
  return say(language, {"leaves {0} in {1} of {2}", "lämnar {0} i {1} av {2}"}, what, threat.worlds,
             decision.worlds);
}

std::string threat_text(const Decision& decision, Language language) {
  const bool is_sure =
      decision.threats.empty() || decision.threats.front().worlds == decision.worlds;
  const Phrase ways{" ways the cards may lie", " sätt som korten kan ligga"};
  return short_threat_text(decision, language) + (is_sure ? "" : say(language, ways));
}

std::string note_on(const Decision& decision, Language language) {
  const std::string threat = short_threat_text(decision, language);
  if (decision.wins) return say(language, {"wins the match", "vinner partiet"});
  if (decision.gains.empty()) return threat;
  return points_text(decision.gains, language) + (threat.empty() ? "" : "; ") + threat;
}

}  // namespace kasino

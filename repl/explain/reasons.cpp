#include "repl/explain/reasons.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

const std::string& title_of(const std::string& item, const RuleData& rules, Language language) {
  const auto found = std::ranges::find(rules.scoring, item, &ScoringItem::name);
  return found == rules.scoring.end() || found->title.en.empty() ? item : found->title.in(language);
}

/// "sweep, aces: 2 points (SWEEP-1, ACES-1)"; awards of functions have no title.
std::string gains_text(const Decision& decision, const RuleData& rules, Language language) {
  std::vector<std::string> titles;
  for (const ScoreLine& line : decision.gains)
    if (!line.item.empty()) titles.push_back(title_of(line.item, rules, language));
  return joined(titles) + (titles.empty() ? "" : ": ") + points_text(decision.gains, language);
}

/// "cards +3, spades +1" taken; "lays out spades". Empty: nothing.
std::string counted_text(const Decision& decision, const RuleData& rules, Language language) {
  std::vector<std::string> taken;
  std::vector<std::string> laid;
  for (const CountedCards& counted : decision.counted) {
    const std::string& title = title_of(counted.item, rules, language);
    if (counted.cards > 0)
      taken.push_back(fmt::format("{} +{}", title, counted.cards));
    else
      laid.push_back(title);
  }
  if (laid.empty()) return joined(taken);
  return say(language, {"lays out {0}", "lägger ut {0}"}, joined(laid));
}

/// Where points are bad, the best that can be said of a step is that it brings few.
std::string reason_of_few(const Decision& decision, const RuleData& rules, Language language) {
  if (decision.gains.empty())
    return say(language, {"which costs no point", "som inte kostar någon poäng"});
  return say(language, {"which costs least: {0}", "som kostar minst: {0}"},
             gains_text(decision, rules, language));
}

}  // namespace

std::string reason_of(const Decision& decision, const Bot& player, const RuleData& rules,
                      Language language) {
  if (player == Bot::Random) return say(language, {"at random", "på måfå"});
  if (player == Bot::Own)
    return say(language, {"as the variant's player decides", "som variantens spelare bestämmer"});
  if (decision.wins) return say(language, {"which wins the match", "som vinner partiet"});
  if (!rules.match.highest_wins) return reason_of_few(decision, rules, language);
  if (!decision.gains.empty())
    return say(language, {"for {0}", "för {0}"}, gains_text(decision, rules, language));
  const Move* move = std::get_if<Move>(&decision.what);
  if (move != nullptr && move->captures() && !decision.counted.empty())
    return say(language, {"for {0}", "för {0}"}, counted_text(decision, rules, language));
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
      threat.item.empty() ? threat.clause
                          : title_of(threat.item, rules, language) + " (" + threat.clause + ')';
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
  if (decision.wins) return say(language, {"wins the match", "vinner partiet"});
  std::vector<std::string> notes{
      decision.gains.empty() ? "" : gains_text(decision, rules, language),
      counted_text(decision, rules, language), short_threat_text(decision, rules, language)};
  std::erase(notes, "");
  return joined(notes, "; ");
}

}  // namespace kasino

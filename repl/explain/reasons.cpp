#include "repl/explain/reasons.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "engine/players/candidates.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

std::string title_of(const std::string& item, const RuleData& rules, Language language) {
  const auto found = std::ranges::find(rules.scoring, item, &ScoringItem::name);
  return found == rules.scoring.end() || found->title.en.empty() ? item : found->title.in(language);
}

/// "sweep, aces: 2 points (SWEEP-1, ACES-1)"; awards of functions have no title.
std::string gains_text(const Decision& decision, const RuleData& rules, Language language) {
  std::vector<std::string> titles;
  for (const ScoreLine& line : decision.gains)
    if (!line.item.empty()) titles.push_back(title_of(line.item, rules, language));
  return joined(titles) + (titles.empty() ? "" : ": ") +
         points_text(decision.gains, rules, language);
}

/// "cards +3, spades +1" for cards taken, "lays out spades" for one laid out; may be empty.
std::string counted_text(const Decision& decision, const RuleData& rules, Language language) {
  std::vector<std::string> taken;
  std::vector<std::string> laid;
  for (const CountedCards& counted : decision.counted) {
    const std::string title = title_of(counted.item, rules, language);
    if (counted.cards > 0)
      taken.push_back(fmt::format("{} +{}", title, counted.cards));
    else
      laid.push_back(title);
  }
  if (laid.empty()) return joined(taken);
  return say(language, {"lays out {0}", "lägger ut {0}"}, joined(laid));
}

/// If the fewest points win, the best that can be said of a step is that it brings none.
std::string reason_of_few(const Decision& decision, const RuleData& rules, Language language) {
  if (decision.gains.empty())
    return say(language, {"which costs no point at once", "som inte kostar någon poäng genast"});
  return say(language, {"though it scores {0}", "fast det ger {0}"},
             gains_text(decision, rules, language));
}

std::string nothing_left_text(const Decision& decision, Language language) {
  return say(language, decision.knows_all_worlds
                           ? Sentence<0>{"leaves nothing that scores", "lämnar inget som ger poäng"}
                           : Sentence<0>{"leaves nothing likely to score",
                                         "lämnar inget som troligen ger poäng"});
}

/// What the next seat may get by the threat: "leaves aces (X-1)"; just "aces (X-1)" if `goes_on`
/// with a threat of the same kind.
std::string threat_named(const Threat& threat, bool goes_on, const RuleData& rules,
                         Language language) {
  const std::string what =
      threat.item.empty() ? threat.clause
                          : title_of(threat.item, rules, language) + " (" + threat.clause + ')';
  if (goes_on) return what;
  if (!rules.match.highest_wins)
    return say(language, {"the next seat must take {0}", "nästa plats måste ta {0}"}, what);
  if (threat.is_of_own_card)
    return say(
        language,
        {"the next seat scores {0} from its hand", "nästa plats får poäng för {0} ur sin hand"},
        what);
  return say(language, {"leaves {0}", "lämnar {0}"}, what);
}

}  // namespace

std::string reason_of(const Decision& decision, const Bot& player, const RuleData& rules,
                      Language language) {
  if (player == Bot::Random) return say(language, {"at random", "på måfå"});
  const bool is_own = player == Bot::Own || (player == Bot::Expert && is_advised(rules));
  if (is_own && !decision.why.en.empty()) return words_of(decision.why, language);
  if (is_own)
    return say(language, {"as the variant's player decides", "som variantens spelare bestämmer"});
  if (decision.wins) return say(language, {"which wins the match", "som vinner partiet"});
  if (!rules.match.highest_wins) return reason_of_few(decision, rules, language);
  if (!decision.gains.empty())
    return say(language, {"for {0}", "för {0}"}, gains_text(decision, rules, language));
  const Move* move = std::get_if<Move>(&decision.what);
  const bool captures = move != nullptr && move->captures();
  if (captures && !decision.counted.empty())
    return say(language, {"for {0}", "för {0}"}, counted_text(decision, rules, language));
  if (!captures && decision.worlds > 0 && decision.threats.empty())
    return say(language, {"which {0}", "det {0}"}, nothing_left_text(decision, language));
  return say(language, {"which looks best", "som ser bäst ut"});
}

std::string threat_text(const Decision& decision, const RuleData& rules, Language language) {
  constexpr std::size_t most_told = 2;
  if (decision.worlds == 0) return "";
  if (decision.threats.empty())
    return rules.match.highest_wins ? nothing_left_text(decision, language) : "";
  std::string text;
  bool is_sure = true;
  for (std::size_t i = 0; i < std::min(decision.threats.size(), most_told); ++i) {
    const Threat& threat = decision.threats[i];
    const bool goes_on = i > 0 && (!rules.match.highest_wins ||
                                   threat.is_of_own_card == decision.threats[i - 1].is_of_own_card);
    if (i > 0)
      text += goes_on ? say(language, {" and ", " och "}) : say(language, {", and ", ", och "});
    text += threat_named(threat, goes_on, rules, language);
    if (threat.worlds == decision.worlds) continue;
    text += say(language, {" in {0} of {1}", " i {0} av {1}"}, threat.worlds, decision.worlds);
    if (is_sure) text += say(language, {" ways the cards may lie", " sätt som korten kan ligga"});
    is_sure = false;
  }
  return text;
}

std::string note_on(const Decision& decision, const RuleData& rules, Language language) {
  if (decision.wins) return say(language, {"wins the match", "vinner partiet"});
  std::string gains = decision.gains.empty() ? "" : gains_text(decision, rules, language);
  if (gains.empty() && !rules.match.highest_wins)
    gains = say(language, {"costs no point at once", "kostar ingen poäng genast"});
  std::vector<std::string> notes{gains, counted_text(decision, rules, language),
                                 threat_text(decision, rules, language)};
  std::erase(notes, "");
  return joined(notes, "; ");
}

}  // namespace kasino

#include "repl/explain/reasons.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/players/candidates.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// "sweep, aces" for lines of the score sheet, each title once.
template <typename Lines>
std::string titles_of(const Lines& lines, const RuleData& rules, Language language) {
  std::vector<std::string> titles;
  for (const auto& line : lines) {
    std::string title = item_text(line.item, line.clause, rules, language);
    if (std::ranges::find(titles, title) == titles.end()) titles.push_back(std::move(title));
  }
  return joined(titles);
}

int sum_of(const std::vector<ScoreLine>& lines) {
  int sum = 0;
  for (const ScoreLine& line : lines) sum += line.points;
  return sum;
}

/// "sweep, aces: 2 points".
std::string gains_text(const Decision& decision, const RuleData& rules, Language language) {
  return titles_of(decision.gains, rules, language) + ": " +
         points_text(sum_of(decision.gains), rules, language);
}

std::string counted_name(const CountedCards& counted, const RuleData& rules, Language language) {
  const auto item = std::ranges::find(rules.scoring, counted.item, &ScoringItem::name);
  return item_text(counted.item, item == rules.scoring.end() ? "" : item->clause, rules, language);
}

/// "cards +3, spades +1" for cards taken, "lays out spades" for one laid out; may be empty.
std::string counted_text(const Decision& decision, const RuleData& rules, Language language) {
  std::vector<std::string> taken;
  std::vector<std::string> laid;
  for (const CountedCards& counted : decision.counted) {
    const std::string title = counted_name(counted, rules, language);
    if (counted.cards > 0)
      taken.push_back(fmt::format("{} +{}", title, counted.cards));
    else
      laid.push_back(title);
  }
  if (laid.empty()) return joined(taken);
  return say(language, {"lays out {0}", "lägger ut {0}"}, joined(laid));
}

/// "may bring up to 8 points for red cards, about 1 in 6"; empty if nothing is at all likely.
std::string chances_text(const Decision& decision, const RuleData& rules, Language language) {
  constexpr int least = 10;  ///< one in so many
  if (decision.chances.empty()) return {};
  const Chance& likely = decision.chances.front();
  if (likely.worlds < 2 || likely.worlds * least < decision.worlds_tried) return {};
  return say(
      language,
      (likely.points > 0) == rules.match.highest_wins
          ? Sentence<3>{"may bring up to {0} for {1}, {2}", "kan ge upp till {0} för {1}, {2}"}
          : Sentence<3>{"may cost up to {0} for {1}, {2}", "kan kosta upp till {0} för {1}, {2}"},
      points_text(std::abs(likely.points), rules, language),
      item_text(likely.item, likely.clause, rules, language),
      likelihood_text(likely.worlds, decision.worlds_tried, language));
}

/// If the fewest points win, the best that can be said of a step is that it brings none.
std::string reason_of_few(const Decision& decision, const RuleData& rules, Language language) {
  if (decision.gains.empty() && !decision.chances.empty())
    return say(language, {"which looks best", "som ser bäst ut"});
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

/// What the next seat may get by the threat: "leaves aces"; just "aces" if `goes_on` with a threat
/// of the same kind.
std::string threat_named(const Threat& threat, bool goes_on, const RuleData& rules,
                         Language language) {
  const std::string what = item_text(threat.item, threat.clause, rules, language);
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

std::string item_text(const std::string& item, const std::string& clause, const RuleData& rules,
                      Language language) {
  const auto found = std::ranges::find(rules.scoring, item, &ScoringItem::name);
  if (!item.empty() && found != rules.scoring.end() && !found->title.en.empty())
    return words_of(found->title, language);
  const Clause* rule = rules.find_clause(clause);
  const std::string points = say(language, {"points", "poäng"});
  if (rule == nullptr || rule->text.en.empty()) return points;
  const std::string text = words_of(rule->text, language);
  const std::string begun = text.substr(0, text.find_first_of(".,;:("));
  constexpr int most_of_a_name = 24;  // a longer one is a sentence
  return columns_of(begun) <= most_of_a_name ? '"' + begun + '"' : points;
}

std::string likelihood_text(int worlds, int all, Language language) {
  constexpr std::pair<int, int> plain[] = {{1, 12}, {1, 10}, {1, 8}, {1, 6}, {1, 5}, {1, 4},
                                           {1, 3},  {1, 2},  {2, 3}, {3, 4}, {5, 6}, {9, 10}};
  if (worlds * 20 >= all * 19) return say(language, {"nearly always", "nästan alltid"});
  if (worlds * 15 < all) return say(language, {"seldom", "sällan"});
  const auto off = [&](const std::pair<int, int>& part) {
    return std::abs(static_cast<double>(part.first) / part.second -
                    static_cast<double>(worlds) / all);
  };
  const auto [times, of] = *std::ranges::min_element(plain, {}, off);
  return say(language,
             times == 1 ? Sentence<2>{"about {0} in {1}", "ungefär {0} gång på {1}"}
                        : Sentence<2>{"about {0} in {1}", "ungefär {0} gånger på {1}"},
             times, of);
}

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
  if (const std::string may = chances_text(decision, rules, language); !may.empty())
    return say(language, {"which {0}", "som {0}"}, may);
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
  for (std::size_t i = 0; i < std::min(decision.threats.size(), most_told); ++i) {
    const Threat& threat = decision.threats[i];
    const bool goes_on = i > 0 && (!rules.match.highest_wins ||
                                   threat.is_of_own_card == decision.threats[i - 1].is_of_own_card);
    if (i > 0)
      text += goes_on ? say(language, {" and ", " och "}) : say(language, {", and ", ", och "});
    text += threat_named(threat, goes_on, rules, language);
    if (threat.worlds < decision.worlds)
      text += ' ' + likelihood_text(threat.worlds, decision.worlds, language);
  }
  return text;
}

std::string note_on(const Decision& decision, const RuleData& rules, Language language) {
  if (decision.wins) return say(language, {"wins the match", "vinner partiet"});
  std::string gains =
      decision.gains.empty() ? std::string() : gains_text(decision, rules, language);
  if (gains.empty() && decision.chances.empty() && !rules.match.highest_wins)
    gains = say(language, {"costs no point at once", "kostar ingen poäng genast"});
  std::vector<std::string> notes{gains, chances_text(decision, rules, language),
                                 counted_text(decision, rules, language),
                                 threat_text(decision, rules, language)};
  std::erase(notes, "");
  return joined(notes, "; ");
}

namespace {

/// What one of two steps brings more than the other, or leaves more to the next seat.
struct Difference {
  std::vector<ScoreLine> more;  ///< of points by items
  int points = 0;               ///< in all, less what the other brings more
};

Difference difference(const std::vector<ScoreLine>& of, const std::vector<ScoreLine>& other) {
  Difference difference;
  difference.points = sum_of(of) - sum_of(other);
  for (const ScoreLine& line : of) {
    const auto same = std::ranges::find_if(other, [&](const ScoreLine& one) {
      return one.item == line.item && one.clause == line.clause;
    });
    if (same == other.end() || same->points < line.points) difference.more.push_back(line);
  }
  return difference;
}

/// What the next seat gets by the steps in 1000 worlds, on average.
int expected(const Decision& decision) {
  int sum = 0;
  for (const Threat& threat : decision.threats) sum += threat.points * threat.worlds;
  return decision.worlds == 0 ? 0 : 1000 * sum / decision.worlds;
}

int part_of(const Threat& threat, const Decision& decision) {
  const auto same = std::ranges::find_if(decision.threats, [&](const Threat& one) {
    return one.item == threat.item && one.clause == threat.clause &&
           one.is_of_own_card == threat.is_of_own_card;
  });
  return same == decision.threats.end() ? 0 : 1000 * same->worlds / decision.worlds;
}

std::string more_brought(const Decision& better, const Decision& worse, const RuleData& rules,
                         Language language) {
  const bool many = rules.match.highest_wins;
  const auto [more, points] =
      many ? difference(better.gains, worse.gains) : difference(worse.gains, better.gains);
  if (points <= 0) return {};
  return say(language,
             many ? Sentence<2>{"brings {0} more ({1})", "ger {0} mer ({1})"}
                  : Sentence<2>{"costs {0} less ({1})", "kostar {0} mindre ({1})"},
             points_text(points, rules, language), titles_of(more, rules, language));
}

/// "takes more of what counts (cards +2)", "lays out no aces".
std::string more_counted(const Decision& better, const Decision& worse, const RuleData& rules,
                         Language language) {
  std::vector<std::string> taken;
  std::vector<std::string> kept;
  const auto cards_of = [](const Decision& decision, const CountedCards& counted) {
    const auto same = std::ranges::find(decision.counted, counted.item, &CountedCards::item);
    return same == decision.counted.end() ? 0 : same->cards;
  };
  for (const CountedCards& one : better.counted)
    if (const int more = one.cards - std::max(0, cards_of(worse, one)); more > 0 && one.cards > 0)
      taken.push_back(fmt::format("{} +{}", counted_name(one, rules, language), more));
  if (!taken.empty())
    return say(language, {"takes more of what counts ({0})", "tar mer av det som räknas ({0})"},
               joined(taken));
  for (const CountedCards& one : worse.counted)
    if (one.cards < 0 && cards_of(better, one) >= 0)
      kept.push_back(counted_name(one, rules, language));
  if (kept.empty()) return {};
  return say(language, {"does not lay out {0}", "lägger inte ut {0}"}, joined(kept));
}

/// "leaves sweep less often"; if the fewest points win, "makes the next seat take sweep more
/// often".
std::string less_left(const Decision& better, const Decision& worse, const RuleData& rules,
                      Language language) {
  constexpr int least = 80;  ///< thousandths of a point
  const bool many = rules.match.highest_wins;
  const Decision& more = many ? worse : better;
  const Decision& less = many ? better : worse;
  if (more.worlds == 0 || less.worlds == 0 || expected(more) - expected(less) < least) return {};
  const auto by = [&](const Threat& threat) {
    return threat.points * (part_of(threat, more) - part_of(threat, less));
  };
  const Threat& most = *std::ranges::max_element(more.threats, {}, by);
  const std::string what = item_text(most.item, most.clause, rules, language);
  if (!many)
    return say(language,
               {"makes the next seat take {0} more often", "får oftare nästa plats att ta {0}"},
               what);
  if (most.is_of_own_card)
    return say(language,
               {"lets the next seat score {0} less often",
                "låter mer sällan nästa plats få poäng för {0}"},
               what);
  if (part_of(most, less) == 0 && less.knows_all_worlds)
    return say(language, {"does not leave {0}", "lämnar inte {0}"}, what);
  return say(language, {"leaves {0} less often", "lämnar mer sällan {0}"}, what);
}

}  // namespace

std::string advantage_of(const Decision& better, const Decision& worse, const RuleData& rules,
                         Language language) {
  if (better.wins && !worse.wins) return say(language, {"wins the match", "vinner partiet"});
  const int sign = rules.match.highest_wins ? 1 : -1;
  const int brought = 1000 * sign * (sum_of(better.gains) - sum_of(worse.gains));
  const int left = sign * (expected(worse) - expected(better));
  std::vector<std::string> all{more_brought(better, worse, rules, language),
                               less_left(better, worse, rules, language)};
  if (left > brought) std::swap(all.front(), all.back());
  if (sign > 0 && brought >= 0) all.push_back(more_counted(better, worse, rules, language));
  std::erase(all, "");
  return all.empty() ? "" : all.front();
}

}  // namespace kasino

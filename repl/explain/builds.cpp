#include "repl/explain/builds.hpp"

#include <vector>

#include "engine/notation/move_text.hpp"
#include "repl/explain/groups.hpp"
#include "repl/text/written.hpp"

namespace kasino {

std::string BuildWords::in_words(std::uint32_t builds) const {
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < state_.builds.size(); ++i)
    if ((builds >> i & 1) != 0) texts.push_back(build_text(state_.build(i)));
  return list_of(texts, language_, and_word);
}

std::string BuildWords::allowed(const Grouping& grouping) const {
  const Build* raised = raised_build();
  std::string words;
  if (raised != nullptr)
    words = say_({"{0} raises {1} from {2} to {3}", "{0} höjer {1} från {2} till {3}"}, card_,
                 this->raised(), raised->value, value_);
  else
    words = say_({"{0} builds {1}: {2}", "{0} bygger {1}: {2}"}, card_, value_,
                 groups_in_words(grouping, language_));
  if (raised != nullptr && !grouping.groups.empty())
    words += say_({", with {0}", ", med {0}"}, groups_in_words(grouping, language_));
  if (const std::uint32_t joined = builds_joined(state_, rules_.data(), move_.built); joined != 0)
    words += say_({", and joins {0}", ", och läggs till {0}"}, in_words(joined));
  if (is_multiple(move_, state_, rules_))
    words += say_({"; the build has several groups, and stays at {0}",
                   "; bygget har flera grupper och förblir {0}"},
                  value_);
  return words;
}

/// What the card could build instead.
std::string BuildWords::other_builds() const {
  if (proof_.instead.empty()) return say_({"; it can build nothing", "; det kan inte bygga något"});
  return say_({"; it can build {0}", "; det kan bygga {0}"},
              list_of(texts_of(proof_.instead,
                               [&](const GroupedMove& move) {
                                 return written_for(to_text(move, state_, rules_.data()),
                                                    rules_.data(), language_);
                               }),
                      language_, or_word));
}

std::string BuildWords::no_card() const {
  const bool plays_one =
      rules_.data().capture.hand_values[move_.card.face()].has(static_cast<Value>(value_));
  return say_(plays_one ? Sentence<1>{"you hold no {0} besides the one you play",
                                      "du har ingen {0}:a utöver den du spelar"}
                        : Sentence<1>{"you hold no {0} to take the build with",
                                      "du har ingen {0}:a att ta bygget med"},
              value_) +
         other_builds();
}

std::string BuildWords::why_no_build() const {
  const ValueTable& values = rules_.data().capture.table_values;
  Cards laid = move_.captured;
  if (rules_.taker_of(value_) == nullptr)
    return say_({"no card counts {0}, so nothing can be built to it",
                 "inget kort räknas som {0}, så inget kan byggas till det"},
                value_);
  if (const Build* raised = raised_build()) {
    const Values& added = values[move_.card.face()];
    if (value_ == raised->value)
      return say_({"builds of {0} stay apart, so {1} is not added to {2}",
                   "byggen om {0} ligger var för sig, så {1} läggs inte till {2}"},
                  value_, card_, this->raised());
    if (!added.has(static_cast<Value>(value_ - raised->value)) || value_ <= raised->value)
      return say_({"{0} is {1}, and {2} adds {3}: that does not make {4}",
                   "{0} är {1}, och {2} lägger till {3}: det blir inte {4}"},
                  this->raised(), raised->value, card_, text_of(added, language_), value_);
    if (move_.captured.empty())
      return say_({"no card takes {0} with {1} as a build of {2}",
                   "inget kort tar in {0} med {1} som ett bygge om {2}"},
                  this->raised(), card_, value_);
    return say_({"{0} does not make {1} beside the build: {2}",
                 "{0} blir inte {1} vid sidan av bygget: {2}"},
                to_text(move_.captured), value_, sum_in_words(move_.captured, values, language_));
  }
  const bool has_value = values[move_.card.face()].has(static_cast<Value>(value_));
  if (laid.empty() && move_.whole != 0 && has_value)
    return say_({"no card takes {0} alone as a group of {1}, so it joins {2} only with other cards",
                 "inget kort tar in {0} ensamt som en grupp om {1}, så det läggs till {2} bara "
                 "tillsammans med andra kort"},
                card_, value_, in_words(move_.whole));
  if (laid.empty() && move_.whole != 0)
    return say_({"{0} is no {1}, so it joins {2} only with other cards",
                 "{0} är ingen {1}:a, så det läggs till {2} bara tillsammans med andra kort"},
                card_, value_, in_words(move_.whole));
  if (laid.empty())
    return say_({"{0} needs cards of the table to build {1}{2}",
                 "{0} behöver kort på bordet för att bygga {1}{2}"},
                card_, value_,
                rules_.data().builds->join
                    ? say_({", or a build of {0} to join", ", eller ett bygge om {0}"}, value_)
                    : std::string());
  laid.push_back(move_.card);
  std::ranges::sort(laid);
  const bool makes_totals = std::ranges::any_of(
      rules_.data().capture.ways, [](const auto& way) { return way.by == CaptureBy::Total; });
  if (makes_totals)
    return say_({"no card takes {0} together as a build of {1}",
                 "inget kort tar in {0} tillsammans som ett bygge om {1}"},
                to_text(laid), value_);
  const std::string sum = sum_in_words(laid, values, language_);
  return say_({"{0} with {1} does not make {2}", "{0} med {1} blir inte {2}"}, card_,
              to_text(move_.captured), value_) +
         (sum.empty() ? sum : ": " + sum);
}

std::string BuildWords::fixed() const {
  if (const Build* raised = raised_build(); raised != nullptr && raised->is_multiple)
    return say_({"a multiple build cannot be raised: {0} stays at {1}",
                 "ett bygge med flera grupper kan inte höjas: {0} förblir {1}"},
                this->raised(), raised->value);
  return say_({"no build is raised here", "här höjs inga byggen"});
}

std::string BuildWords::other_raiser() const {
  if (rules_.data().builds->raised_by == BuildRules::RaisedBy::Owner)
    return say_({"only its owner raises a build, and {0} belongs to seat {1}",
                 "bara ägaren höjer ett bygge, och {0} tillhör plats {1}"},
                raised(), raised_build()->owner);
  return say_({"nobody raises their own build, and {0} is yours",
               "ingen höjer sitt eget bygge, som {0} är"},
              raised());
}

}  // namespace kasino

#include "repl/explain/builds.hpp"

#include <bit>
#include <optional>
#include <vector>

#include "engine/cards/card_text.hpp"
#include "engine/legality/turn_builds.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/explain/groups.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

/// Words for one move and what is proved of it.
class BuildWords {
 public:
  BuildWords(const Move& move, const Evidence& proof, const State& state, const Rules& rules,
             Language language)
      : move_(move),
        proof_(proof),
        state_(state),
        rules_(rules),
        language_(language),
        card_(to_text(move.card)),
        value_(move.built) {}

  std::string allowed(const Grouping& grouping) const;
  std::string refused(Reason reason) const;

 private:
  template <typename... Args>
  std::string tell(const Sentence<sizeof...(Args)>& phrase, const Args&... args) const {
    return say(language_, phrase, args...);
  }
  /// The builds whose bits are set, as in Move::piles.
  std::string in_words(std::uint32_t builds) const {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < state_.builds.size(); ++i)
      if ((builds >> i & 1) != 0) texts.push_back(build_text(state_.build(i)));
    return list_of(texts, language_, and_word);
  }
  std::uint32_t raised() const { return raised_by(move_, state_, rules_) & all_builds(state_); }
  const Build* raised_build() const {
    return raised() == 0 ? nullptr
                         : &state_.builds[static_cast<std::size_t>(std::countr_zero(raised()))];
  }
  std::string no_card() const;
  std::string no_build() const;
  std::string other_builds() const;
  std::string written(const GroupedMove& move) const {
    return to_text(move, state_, rules_.data());
  }
  std::string other_move() const {
    return proof_.instead.empty() ? std::string() : written(proof_.instead.front());
  }

  const Move& move_;
  const Evidence& proof_;
  const State& state_;
  const Rules& rules_;
  Language language_;
  std::string card_;
  int value_;
};

std::string BuildWords::allowed(const Grouping& grouping) const {
  const Build* raised = raised_build();
  std::string words;
  if (raised != nullptr)
    words = tell({"{0} raises {1} from {2} to {3}", "{0} höjer {1} från {2} till {3}"}, card_,
                 in_words(this->raised()), raised->value, value_);
  else
    words = tell({"{0} builds {1}: {2}", "{0} bygger {1}: {2}"}, card_, value_,
                 groups_in_words(grouping, language_));
  if (raised != nullptr && !grouping.groups.empty())
    words += tell({", with {0}", ", med {0}"}, groups_in_words(grouping, language_));
  if (const std::uint32_t joined = builds_joined(state_, rules_.data(), move_.built); joined != 0)
    words += tell({", and joins {0}", ", och läggs till {0}"}, in_words(joined));
  if (is_multiple(move_, state_, rules_))
    words += tell({"; the build has several groups, and stays at {0}",
                   "; bygget har flera grupper och förblir {0}"},
                  value_);
  return words;
}

/// What the card could build instead.
std::string BuildWords::other_builds() const {
  if (proof_.instead.empty()) return tell({"; it can build nothing", "; det kan inte bygga något"});
  return tell({"; it can build {0}", "; det kan bygga {0}"},
              list_of(texts_of(proof_.instead, [&](const auto& move) { return written(move); }),
                      language_, or_word));
}

std::string BuildWords::no_card() const {
  const bool plays_one =
      rules_.data().capture.hand_values[move_.card.face()].has(static_cast<Value>(value_));
  return tell(plays_one ? Sentence<1>{"you hold no {0} besides the one you play",
                                      "du har ingen {0}:a utöver den du spelar"}
                        : Sentence<1>{"you hold no {0} to take the build with",
                                      "du har ingen {0}:a att ta bygget med"},
              value_) +
         other_builds();
}

std::string BuildWords::no_build() const {
  const ValueTable& values = rules_.data().capture.table_values;
  Cards laid = move_.captured;
  if (rules_.taker_of(value_) == nullptr)
    return tell({"no card counts {0}, so nothing can be built to it",
                 "inget kort räknas som {0}, så inget kan byggas till det"},
                value_) +
           other_builds();
  if (const Build* raised = raised_build()) {
    const Values& added = values[move_.card.face()];
    if (value_ == raised->value)
      return tell({"builds of {0} stay apart, so {1} is not added to {2}",
                   "byggen om {0} ligger var för sig, så {1} läggs inte till {2}"},
                  value_, card_, in_words(this->raised())) +
             other_builds();
    if (!added.has(static_cast<Value>(value_ - raised->value)) || value_ <= raised->value)
      return tell({"{0} is {1}, and {2} adds {3}: that does not make {4}",
                   "{0} är {1}, och {2} lägger till {3}: det blir inte {4}"},
                  in_words(this->raised()), raised->value, card_, text_of(added, language_),
                  value_) +
             other_builds();
    if (move_.captured.empty())
      return tell({"no card takes {0} with {1} as a build of {2}",
                   "inget kort tar in {0} med {1} som ett bygge om {2}"},
                  in_words(this->raised()), card_, value_) +
             other_builds();
    return tell({"{0} does not make {1} beside the build: {2}",
                 "{0} blir inte {1} vid sidan av bygget: {2}"},
                to_text(move_.captured), value_, sum_in_words(move_.captured, values, language_)) +
           other_builds();
  }
  if (laid.empty() && move_.piles != 0)
    return tell({"{0} is no {1}, so it joins {2} only with other cards",
                 "{0} är ingen {1}:a, så det läggs till {2} bara tillsammans med andra kort"},
                card_, value_, in_words(move_.piles)) +
           other_builds();
  if (laid.empty())
    return tell({"{0} needs cards of the table to build {1}{2}",
                 "{0} behöver kort på bordet för att bygga {1}{2}"},
                card_, value_,
                rules_.data().builds->join
                    ? tell({", or a build of {0} to join", ", eller ett bygge om {0}"}, value_)
                    : std::string()) +
           other_builds();
  laid.push_back(move_.card);
  std::ranges::sort(laid);
  const bool makes_totals = std::ranges::any_of(
      rules_.data().capture.ways, [](const auto& way) { return way.by == CaptureBy::Total; });
  if (makes_totals)
    return tell({"no card takes {0} together as a build of {1}",
                 "inget kort tar in {0} tillsammans som ett bygge om {1}"},
                to_text(laid), value_) +
           other_builds();
  const std::string sum = sum_in_words(laid, values, language_);
  return tell({"{0} with {1} does not make {2}", "{0} med {1} blir inte {2}"}, card_,
              to_text(move_.captured), value_) +
         (sum.empty() ? sum : ": " + sum) + other_builds();
}

std::string BuildWords::refused(Reason reason) const {
  const Build* raised = raised_build();
  switch (reason) {
    case Reason::MustHold: return no_card();
    case Reason::MustKeep:
      return tell({"{0} is your last card for your build {1}, which would be left without one; "
                   "you may play {2}",
                   "{0} är ditt sista kort för ditt bygge {1}, som skulle bli utan; du får spela "
                   "{2}"},
                  card_, in_words(proof_.builds), other_move());
    case Reason::OwnerTrails:
      return tell({"a seat with a build on the table may not lay a card out while it can do "
                   "something else, such as {0}",
                   "den som har ett bygge på bordet lägger inte ut ett kort så länge det finns "
                   "annat att göra, som {0}"},
                  other_move());
    case Reason::BuildOf:
      return tell({"nothing is built with {0}", "det byggs inte med {0}"}, to_text(proof_.cards));
    case Reason::BuildFixed:
      if (raised != nullptr && raised->is_multiple)
        return tell({"a multiple build cannot be raised: {0} stays at {1}",
                     "ett bygge med flera grupper kan inte höjas: {0} förblir {1}"},
                    in_words(this->raised()), raised->value);
      return tell({"no build is raised here", "här höjs inga byggen"});
    case Reason::BuildRaiser:
      return rules_.data().builds->raised_by == BuildRules::RaisedBy::Owner
                 ? tell({"only its owner raises a build, and {0} belongs to seat {1}",
                         "bara ägaren höjer ett bygge, och {0} tillhör plats {1}"},
                        in_words(this->raised()), raised->owner)
                 : tell({"nobody raises their own build, and {0} is yours",
                         "ingen höjer sitt eget bygge, som {0} är"},
                        in_words(this->raised()));
    case Reason::BuildChanged:
      return tell(
                 {"only the card played changes what a build is worth: {0} would be raised by {1} "
                  "as well",
                  "bara det spelade kortet ändrar vad ett bygge är värt: {0} skulle höjas också av "
                  "{1}"},
                 in_words(this->raised()), to_text(move_.captured)) +
             other_builds();
    case Reason::BuildWithout:
      return tell({"without {2}, {0} is {1} already, and {2} must be part of what it builds",
                   "utan {2} är {0} redan {1}, och {2} måste ingå i det som det bygger"},
                  to_text(move_.captured), value_, card_) +
             other_builds();
    case Reason::OneBuild:
      return tell({"one build is raised at a time, not {0}", "ett bygge i taget höjs, inte {0}"},
                  in_words(this->raised()));
    case Reason::NoBuild: return no_build();
    case Reason::NoRoom:
      return tell({"there are as many builds on the table as there can be",
                   "det finns så många byggen på bordet som det kan finnas"});
    default: return {};
  }
}

}  // namespace

std::string built_in_words(const Move& move, const Grouping& grouping, const State& state,
                           const Rules& rules, Language language) {
  return BuildWords(move, {}, state, rules, language).allowed(grouping);
}

std::string build_refused(const Move& move, Reason reason, const Judgement& judgement,
                          const State& state, const Rules& rules, Language language) {
  return BuildWords(move, judgement.proof, state, rules, language).refused(reason);
}

}  // namespace kasino

// What is false in a claim, in words.
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/notation/move_text.hpp"

namespace kasino {

namespace {

/// A sentence with a gap for each subject: {0}, {1} and so on.
Text sentence(Reason reason) {
  switch (reason) {
    case Reason::HandValue:
      return {"{0} counts {1} from the hand, not {2}", "{0} räknas som {1} från handen, inte {2}"};
    case Reason::TableValue:
      return {"{0} counts {1} on the table, not {2}", "{0} räknas som {1} på bordet, inte {2}"};
    case Reason::NotAGroup:
      return {"{0} is no group that {1} can take", "{0} är ingen grupp som {1} kan ta in"};
    case Reason::OtherSum: return {"{0} is {1}, and {2} is {3}", "{0} är {1}, och {2} är {3}"};
    case Reason::OtherValueEach:
      return {"the groups need different values of {0}, which has one at a time",
              "grupperna kräver olika värden av {0}, som har ett i taget"};
    case Reason::NotOneCapture:
      return {"the groups may not be taken together", "grupperna får inte tas in på en gång"};
    case Reason::NoSingleCard:
      return {"{0} as {1} takes no single card", "{0} som {1} tar inte in något enskilt kort"};
    case Reason::LeavesGroup:
      return {"{0} as {1} leaves a group for {1} on the table",
              "{0} som {1} lämnar en grupp om {1} på bordet"};
    case Reason::InTwoGroups:
      return {"{0} stands in {1} and {2}: a card is taken once, in one group",
              "{0} står i {1} och {2}: ett kort tas in en gång, i en grupp"};
    case Reason::TwiceInAGroup:
      return {"{0} stands in {1} twice: a card is taken once, in one group",
              "{0} står två gånger i {1}: ett kort tas in en gång, i en grupp"};
    case Reason::PartOfBuild:
      return {"{0} is only part of the build {1}, which goes whole",
              "{0} är bara en del av bygget {1}, som tas helt"};
    case Reason::NotEachBuilt:
      return {"{0} with {1} does not make {2} each time", "{0} med {1} blir inte {2} varje gång"};
    default: return {};
  }
}

/// "1", "1 or 14", "1, 2 or 15"; nothing: "nothing".
std::string either(const std::vector<int>& numbers, Language language) {
  const bool swedish = language == Language::Swedish;
  if (numbers.empty()) return swedish ? "inget" : "nothing";
  std::string text = std::to_string(numbers.front());
  for (std::size_t i = 1; i < numbers.size(); ++i) {
    const bool is_last = i + 1 == numbers.size();
    text += (!is_last ? ", " : swedish ? " eller " : " or ") + std::to_string(numbers[i]);
  }
  return text;
}

std::string text_of(const ClaimFault::Subject& subject, Language language) {
  if (const auto* numbers = std::get_if<std::vector<int>>(&subject))
    return either(*numbers, language);
  return std::get<std::string>(subject);
}

std::string message_of(const ClaimFault& fault, const std::string& right_form) {
  return in_words(fault, Language::English) + (right_form.empty() ? "" : "; write " + right_form);
}

}  // namespace

std::string in_words(const ClaimFault& fault, Language language) {
  const std::string gaps = sentence(fault.reason).in(language);
  std::string text;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    if (gaps[i] != '{') {
      text += gaps[i];
      continue;
    }
    text += text_of(fault.about.at(static_cast<std::size_t>(gaps[i + 1] - '0')), language);
    i += 2;
  }
  return text;
}

FalseClaim::FalseClaim(ClaimFault fault, std::string clause, std::string right_form)
    : Error(message_of(fault, right_form), {.clause = std::move(clause)}),
      fault_(std::move(fault)),
      right_form_(std::move(right_form)) {}

}  // namespace kasino

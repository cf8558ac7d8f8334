#include "repl/sheets/narration.hpp"

#include <algorithm>
#include <array>

#include "repl/text/words.hpp"

namespace kasino {

namespace {

struct Sentence {
  const char* type;
  Phrase text;  ///< with the names of fields in braces
};

constexpr std::array<Sentence, 17> sentences = {{
    {"deal",
     {"Deal {deal}, round {round}: seat {dealer} deals.",
      "Giv {deal}, omgång {round}: plats {dealer} ger."}},
    {"trail", {"Seat {seat} lays out {card}.", "Plats {seat} lägger ut {card}."}},
    {"capture",
     {"Seat {seat} takes {captured} with {card}.", "Plats {seat} tar in {captured} med {card}."}},
    {"sweep", {"Seat {seat} clears the table!", "Plats {seat} tömmer bordet!"}},
    {"sweeps",
     {"Sweeps for seat {seat}: {count} ({clause}).",
      "Tömningar för plats {seat}: {count} ({clause})."}},
    {"no-sweep",
     {"For seat {seat} this is no sweep ({clause}).",
      "För plats {seat} är det ingen tömning ({clause})."}},
    {"computer",
     {"Seat {seat} ({player}) plays {move}, {why}.",
      "Plats {seat} ({player}) spelar {move}, {why}."}},
    {"claim", {"Seat {seat} is about to play {card}.", "Plats {seat} tänker spela {card}."}},
    {"cancelled", {"Seat {seat} takes {card} back.", "Plats {seat} tar tillbaka {card}."}},
    {"redeal", {"The cards are dealt again ({clause}).", "Korten ges om ({clause})."}},
    {"last-round", {"This is the last round.", "Det här är sista omgången."}},
    {"stock-out", {"The stock is empty.", "Talongen är slut."}},
    {"leftovers",
     {"Seat {seat} gets what is left on the table: {cards}.",
      "Plats {seat} får det som ligger kvar på bordet: {cards}."}},
    {"award",
     {"Seat {seat} gets {points} points ({clause}).",
      "Plats {seat} får {points} poäng ({clause})."}},
    {"out", {"Seat {seat} is out.", "Plats {seat} är ute."}},
    {"deal-over", {"Deal {deal} is over.", "Giv {deal} är slut."}},
    {"match-over", {"The match is over.", "Partiet är slut."}},
}};

std::string text_of(const FieldValue& value, const Style& style) {
  if (const auto* cards = std::get_if<Cards>(&value)) return draw(*cards, style);
  if (const auto* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value))
    return words_of(Text{*text, {}}, style.language);
  std::vector<std::string> numbers;
  for (int number : std::get<std::vector<int>>(value)) numbers.push_back(std::to_string(number));
  return list_of(numbers, style.language, and_word);
}

/// The variant's text, else ours, else nothing.
std::string template_of(const Event& event, const RuleData& rules, Language language) {
  for (const EventText& own : rules.events)
    if (own.type == event.type) return words_of(own.text, language);
  for (const Sentence& sentence : sentences)
    if (sentence.type == event.type) return sentence.text.in(language);
  return {};
}

/// "pluck: seat 2, card h7"
std::string bare_facts(const Event& event, const Style& style) {
  std::string text = event.type;
  for (std::size_t i = 0; i < event.fields.size(); ++i)
    text +=
        (i == 0 ? ": " : ", ") + event.fields[i].name + ' ' + text_of(event.fields[i].value, style);
  return text;
}

}  // namespace

std::string filled_in(const std::string& text, const Event& event, const Style& style) {
  std::string result;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t open = std::min(text.find('{', at), text.size());
    const std::size_t close = text.find('}', open);
    result += text.substr(at, open - at);
    if (close == std::string::npos) return result + text.substr(open);
    const FieldValue* value = event.find(text.substr(open + 1, close - open - 1));
    result += value != nullptr ? text_of(*value, style) : text.substr(open, close - open + 1);
    at = close + 1;
  }
  return result;
}

std::string narrate(const EventLog& events, const RuleData& rules, const Style& style) {
  std::string text;
  for (const Event& event : events) {
    const std::string own = template_of(event, rules, style.language);
    text += wrapped(own.empty() ? bare_facts(event, style) : filled_in(own, event, style),
                    style.width) +
            '\n';
  }
  return text;
}

}  // namespace kasino

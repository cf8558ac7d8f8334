#include "repl/text/form.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

/// What help calls the kinds, in the order of ArgumentKind.
const std::array<Text, 22> kind_names = {{{"CARD", "KORT"},
                                          {"\"CARDS\"", "\"KORT\""},
                                          {"ID", ""},
                                          {"COMMAND", "KOMMANDO"},
                                          {"SEAT", "PLATS"},
                                          {"D", ""},
                                          {"HOOK", "FUNKTION"},
                                          {"N", ""},
                                          {"\"A,B\"", ""},
                                          {"PLAYER", "SPELARE"},
                                          {"SEAT", "PLATS"},
                                          {"S", ""},
                                          {"\"SEAT STAGE, ...\"", "\"PLATS SKEDE, ...\""},
                                          {"\"NAME=VALUE ...\"", "\"NAMN=VÄRDE ...\""},
                                          {"VARIANT", ""},
                                          {"CLAUSE", "PARAGRAF"},
                                          {"ANSWER", "SVAR"},
                                          {"EXPRESSION", "UTTRYCK"},
                                          {"FILE", "FIL"},
                                          {"MOVE", "DRAG"},
                                          {"NAME=VALUE", "NAMN=VÄRDE"},
                                          {"TEXT", ""}}};

/// A key or word of arguments. Digits may follow it: `pile1`.
struct ArgumentWord {
  std::string_view en, sv;
  std::optional<ArgumentKind> of{};  ///< the kind whose word it is; nothing: it stands in forms
};

constexpr ArgumentWord argument_words_known[] = {
    {"on", "på"},
    {"off", "av"},
    {"all", "alla"},
    {"game", "partiet"},
    {"drop", "släng"},
    {"add", "lägg"},
    {"best", "bästa", ArgumentKind::Clauses},
    {"end", "slut"},
    {"big", "stora"},
    {"line", "rad"},
    {"ascii", "bokstäver"},
    {"human", "människa", ArgumentKind::Player},
    {"random", "slump", ArgumentKind::Player},
    {"novice", "nybörjare", ArgumentKind::Player},
    {"greedy", "girig", ArgumentKind::Player},
    {"expert", "expert", ArgumentKind::Player},
    {"limit", "antal"},
    {"view", "vy"},
    {"players", "spelare"},
    {"seed", "frö"},
    {"deck", "lek"},
    {"dealer", "givare"},
    {"cut", "lott", ArgumentKind::Dealer},
    {"scores", "ställning"},
    {"table", "bord"},
    {"stock", "talong"},
    {"pile", "hög"},
    {"sweeps", "tömt"},
    {"turn", "tur"},
    {"last_capturer", "tog_senast"},
    {"deal", "giv"},
    {"round", "omgång"},
    {"vars", "värden"},
    {"asked", "tillfrågade"},
    {"resume", "fortsätter"},
    {"pots", "potter"},
    {"bank_won", "banken_vann"},
    {"staked", "satsat"},
    {"awards", "poäng"},
    {"pending", "väntar"},
    {"cancelled", "struket"},
    {"dealing", "givsteg"},
    {"begun", "börjat"},
    {"last_round", "sista_omgång"},
    {"broken_off", "avbrutet"},
    {"last_player", "spelade_senast"},
    {"carried", "kvar"},
    {"out", "ute"},
    {"phase", "skede"},
    {"winners", "vinnare"},
};

std::string_view without_digits(std::string_view word) {
  return word.substr(0, word.find_last_not_of("0123456789") + 1);
}

bool holds(const Form& form, const ArgumentWord& word) {
  return std::ranges::any_of(form, [&](const FormPart& argument) {
    if (word.of) return argument.takes(*word.of);
    return without_digits(argument.key) == word.en ||
           std::ranges::count(argument.choices, decltype(argument.choices)::value_type(word.en)) >
               0;
  });
}

/// `word` in the other language: the member `to` of the entry whose member `from` it is, if the
/// form holds that.
std::string other_word(std::string_view word, std::string_view ArgumentWord::*from,
                       std::string_view ArgumentWord::*to, const Form& form) {
  const std::string_view stem = without_digits(word);
  for (const ArgumentWord& one : argument_words_known)
    if (one.*from == stem && holds(form, one))
      return std::string(one.*to).append(word.substr(stem.size()));
  return std::string(word);
}

std::string shown(const FormPart& argument, Language language) {
  std::string text;
  for (const auto& choice : argument.choices) {
    const auto* kind = std::get_if<ArgumentKind>(&choice);
    text += text.empty() ? "" : "|";
    text += (kind != nullptr ? kind_names[static_cast<std::size_t>(*kind)]
                             : argument_word(std::get<std::string_view>(choice)))
                .in(language);
  }
  if (!argument.key.empty()) text.insert(0, argument_word(argument.key).in(language) + '=');
  return argument.may_lack ? '[' + text + ']' : text;
}

}  // namespace

bool FormPart::takes(ArgumentKind kind) const {
  return std::ranges::count(choices, decltype(choices)::value_type(kind)) > 0;
}

FormPart named(std::string_view key, ArgumentKind kind) { return {{kind}, key}; }

FormPart maybe(FormPart argument) {
  argument.may_lack = true;
  return argument;
}

FormPart otherwise(FormPart argument) {
  argument.begins_another_form = true;
  return argument;
}

Form with_rare(Form form, std::initializer_list<std::string_view> keys) {
  for (const std::string_view key : keys) {
    form.push_back(maybe(named(key, ArgumentKind::Values)));
    form.back().is_rare = true;
  }
  return form;
}

std::string shown(const Form& form, Language language) {
  std::string text;
  for (const FormPart& argument : form) {
    if (argument.is_rare) continue;
    if (argument.begins_another_form) text += Text{" or", " eller"}.in(language);
    text += (text.empty() ? "" : " ") + shown(argument, language);
  }
  return text;
}

std::vector<FormPart> arguments_behind(std::size_t words, const Form& form) {
  std::vector<FormPart> arguments;
  std::size_t left = words;
  bool is_reached = true;
  for (const FormPart& argument : form) {
    if (argument.begins_another_form) {
      left = words;
      is_reached = true;
    }
    if (!argument.key.empty() || !is_reached) continue;
    if (left > 0 && !argument.takes(ArgumentKind::Clauses)) {
      --left;
      continue;
    }
    arguments.push_back(argument);
    is_reached = argument.may_lack;
  }
  return arguments;
}

bool takes_the_rest(const Form& form) {
  return std::ranges::any_of(form, [](const FormPart& argument) {
    const auto* kind = std::get_if<ArgumentKind>(&argument.choices.front());
    return kind != nullptr && *kind >= ArgumentKind::Answer;
  });
}

std::optional<std::size_t> most_words(const Form& form) {
  std::size_t most = 0, words = 0;
  for (const FormPart& argument : form) {
    if (argument.takes(ArgumentKind::Clauses)) return std::nullopt;
    if (argument.begins_another_form) words = 0;
    words += argument.key.empty() ? 1 : 0;
    most = std::max(most, words);
  }
  return most;
}

Text argument_word(std::string_view english) {
  const std::string_view stem = without_digits(english);
  for (const ArgumentWord& one : argument_words_known)
    if (one.en == stem)
      return {std::string(english), std::string(one.sv).append(english.substr(stem.size()))};
  return {std::string(english), std::string(english)};
}

Text argument_advice(std::string_view word, const std::vector<std::string>& english) {
  std::vector<std::string> swedish =
      texts_of(english, [](const std::string& one) { return argument_word(one).sv; });
  if (const auto found = nearest(word, swedish))
    return {advice(word, english).en, advice(*found, swedish).sv};
  const auto found = nearest(word, english);
  return {advice(word, english).en, found ? advice(argument_word(*found).sv, swedish).sv : ""};
}

std::string argument_words(Language language, std::string_view text, const Form& form) {
  if (language == Language::English) return std::string(text);
  const auto is_in_word = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalnum(byte) != 0 || c == '_' || c == '-';
  };
  std::string changed;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && is_in_word(text[end])) ++end;
    if (end > at)
      changed += other_word(text.substr(at, end - at), &ArgumentWord::en, &ArgumentWord::sv, form);
    if (end < text.size()) changed += text[end++];
    at = end;
  }
  return changed;
}

std::string english_argument(std::string_view word, const Form& form) {
  return other_word(word, &ArgumentWord::sv, &ArgumentWord::en, form);
}

}  // namespace kasino

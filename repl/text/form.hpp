// What may stand behind a command's name: its form, from which help, completion and the reading of
// arguments are made. The words of forms have Swedish ones, understood in either language.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/text/text.hpp"

namespace kasino {

/// What an argument is. Help has a name for each, such as CARD; completion knows what it can be.
enum class ArgumentKind : std::uint8_t {
  Card,
  Cards,
  Clause,
  CommandWord,
  Dealer,  ///< a seat, or cut
  Depth,
  Function,  ///< of the script
  Number,
  Numbers,
  Player,
  Seat,
  Seed,
  Stages,  ///< seats, and what each is asked
  Values,  ///< of variables
  Variant,
  Clauses,  ///< any number of them, or of beginnings of their ids
  // All the rest of the line, which the command reads itself.
  Answer,
  Expression,
  File,
  Move,
  Setting,  ///< of an option
  Words
};

/// One argument, or several of which one can stand here.
struct FormPart {
  /// Kinds, and words of the command's own.
  std::vector<std::variant<ArgumentKind, std::string_view>> choices;
  std::string_view key{};            ///< written key=VALUE; empty: the value stands alone
  bool may_lack = false;             ///< help shows it in brackets
  bool is_rare = false;              ///< only the words of help name it
  bool begins_another_form = false;  ///< what stands before it is another way to use the command

  bool takes(ArgumentKind kind) const;
};

/// CARD, or on|off.
template <typename... Choices>
FormPart one(Choices... choices) {
  return {{choices...}};
}
/// limit=N
FormPart named(std::string_view key, ArgumentKind kind);
/// The same in brackets.
FormPart maybe(FormPart argument);
template <typename... Choices>
FormPart maybe(Choices... choices) {
  return maybe(one(choices...));
}
/// The first argument of another form of the command: `or` stands before it.
FormPart otherwise(FormPart argument);

/// The arguments of a command, in order.
using Form = std::vector<FormPart>;

/// The form with more keys, of which help tells in words alone.
Form with_rare(Form form, std::initializer_list<std::string_view> keys);

/// The form as help shows it: "[CARD] [limit=N]".
std::string shown(const Form& form, Language language);

/// The arguments without a key that may stand behind `words` others.
std::vector<FormPart> arguments_behind(std::size_t words, const Form& form);

/// Whether one of the arguments is all the rest of the line, whatever stands there.
bool takes_the_rest(const Form& form);
/// How many words there may be besides those with a key; nothing: any number.
std::optional<std::size_t> most_words(const Form& form);

/// A word that commands take (`on`) or the key of a value (`limit`), in both languages.
Text argument_word(std::string_view english);

/// advice() on `word`, where one of these argument words was expected.
Text argument_advice(std::string_view word, const std::vector<std::string>& english);

/// `text` with those of its words in the language that the form has: limit=5, antal=5.
std::string argument_words(Language language, std::string_view text, const Form& form);

/// A word as somebody typed it, in English if the form has it.
std::string english_argument(std::string_view word, const Form& form);

}  // namespace kasino

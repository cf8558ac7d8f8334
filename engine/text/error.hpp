// Errors: what went wrong through somebody's input, with the facts kept apart from the words.
//
// Only a user's mistake is an Error; a mistake of the programmer is an assert.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "engine/text/text.hpp"

namespace kasino {

struct Judgement;

/// What somebody did wrong, as programs are told it and as the exit status says it.
enum class ErrorKind : std::uint8_t {
  UnknownCommand,
  BadArgument,
  BadCard,
  BadMove,
  AmbiguousMove,
  IllegalMove,
  ScriptError,  ///< of whoever wrote the variant
  Limit,        ///< too much work, or the user gave it up
  GameOver,     ///< nobody can play now
  BadFile,      ///< one that the program writes itself is cut, changed, or breaks a rule
  Io
};

/// What an error tells besides its words; each fact only where it matters.
struct ErrorFacts {
  std::optional<ErrorKind> kind{};   ///< nothing: it depends on what was asked for
  std::string clause{};              ///< the rule that is broken
  std::string place{};               ///< the field of a setup, or the argument, that is at fault
  std::optional<int> line{};         ///< of the file that is at fault, from 1
  std::vector<std::string> moves{};  ///< that an ambiguous text could mean
  std::shared_ptr<const Judgement>
      judgement{};                   ///< of the step that the rules forbid, with its proof
  std::vector<std::string> under{};  ///< lines shown to a person under the message
};

/// The base of every error that a user's input can cause. The message is one line, lower case,
/// without a full stop: what was expected, what was found, where, and what to do.
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& message, ErrorFacts facts = {})
      : Error(Text{message, {}}, std::move(facts)) {}
  /// what() is the English text.
  explicit Error(Text message, ErrorFacts facts = {})
      : runtime_error(message.en), message_(std::move(message)), facts_(std::move(facts)) {}
  template <typename... Fillings>
  requires(sizeof...(Fillings) > 0) explicit Error(const Sentence<sizeof...(Fillings)>& message,
                                                   const Fillings&... fillings)
      : Error(format(message, fillings...)) {}

  const Text& message() const { return message_; }
  const ErrorFacts& facts() const { return facts_; }

 private:
  Text message_;
  ErrorFacts facts_;
};

/// An error of a kind, for whoever catches that.
template <ErrorKind its_kind>
class ErrorOf : public Error {
 public:
  explicit ErrorOf(const std::string& message) : Error(message, {its_kind}) {}
  explicit ErrorOf(Text message, ErrorFacts facts = {})
      : Error(std::move(message), (facts.kind = its_kind, std::move(facts))) {}
  template <typename... Fillings>
  requires(sizeof...(Fillings) > 0) explicit ErrorOf(const Sentence<sizeof...(Fillings)>& message,
                                                     const Fillings&... fillings)
      : ErrorOf(format(message, fillings...)) {}
};

/// Text that cannot be read as a card, move, deck or number. `column` counts bytes from 0.
class ParseError : public Error {
 public:
  ParseError(Text message, std::string text, std::size_t column,
             ErrorKind kind = ErrorKind::BadMove)
      : Error(std::move(message), {kind}), text_(std::move(text)), column_(column) {}

  const std::string& text() const { return text_; }
  std::size_t column() const { return column_; }

 private:
  std::string text_;
  std::size_t column_;
};

/// A card text that names no card of any deck.
class CardError : public ParseError {
 public:
  CardError(Text message, std::string text, std::size_t column)
      : ParseError(std::move(message), std::move(text), column, ErrorKind::BadCard) {}
};

/// An impossible position: a card twice, an unknown card, a seat too many. `place` names the zone
/// or field at fault, as written in a setup ("hand1", "table", "turn").
class SetupError : public Error {
 public:
  SetupError(const std::string& message, std::string place)
      : SetupError(Text{message, {}}, std::move(place)) {}
  SetupError(Text message, std::string place)
      : Error(std::move(message), {.kind = ErrorKind::BadArgument, .place = std::move(place)}) {}

  const std::string& place() const { return facts().place; }
};

}  // namespace kasino

// Errors: what went wrong through somebody's input, with the facts kept apart from the words.
//
// Only a user's mistake is an Error; a mistake of the programmer is an assert.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <utility>

#include "engine/text/text.hpp"

namespace kasino {

/// The base of every error that a user's input can cause. The message is one line, lower case,
/// without a full stop: what was expected, what was found, where, and what to do.
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& message) : Error(Text{message, {}}) {}
  /// what() is the English text.
  explicit Error(Text message) : runtime_error(message.en), message_(std::move(message)) {}
  template <typename... Fillings>
  requires(sizeof...(Fillings) > 0) explicit Error(const Sentence<sizeof...(Fillings)>& message,
                                                   const Fillings&... fillings)
      : Error(format(message, fillings...)) {}

  const Text& message() const { return message_; }

 private:
  Text message_;
};

/// Text that cannot be read as a card, move, deck or number. `column` counts bytes from 0.
class ParseError : public Error {
 public:
  ParseError(Text message, std::string text, std::size_t column)
      : Error(std::move(message)), text_(std::move(text)), column_(column) {}

  const std::string& text() const { return text_; }
  std::size_t column() const { return column_; }

 private:
  std::string text_;
  std::size_t column_;
};

/// A card text that names no card of any deck.
class CardError : public ParseError {
 public:
  using ParseError::ParseError;
};

/// An impossible position: a card twice, an unknown card, a seat too many. `place` names the zone
/// or field at fault, as written in a setup ("hand1", "table", "turn").
class SetupError : public Error {
 public:
  SetupError(const std::string& message, std::string place)
      : SetupError(Text{message, {}}, std::move(place)) {}
  SetupError(Text message, std::string place)
      : Error(std::move(message)), place_(std::move(place)) {}

  const std::string& place() const { return place_; }

 private:
  std::string place_;
};

}  // namespace kasino

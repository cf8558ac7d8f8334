// The arguments of actions: as text, and what an action plays with them.
#pragma once

#include <string>

#include "engine/model/event.hpp"
#include "engine/model/move.hpp"
#include "engine/model/rule_data.hpp"
#include "engine/text/error.hpp"

namespace kasino {

class State;

/// An impossible action: what it names is not there, it is for other seats, or the deal is over.
class ActionError : public ErrorOf<ErrorKind::BadMove> {
 public:
  using ErrorOf::ErrorOf;
};

/// An argument as a field of an event, under its own name.
Field field_of(const ArgumentRule& rule, const ArgumentValue& value);

/// "h7", "h5+d4", "3", "red".
std::string to_text(const ArgumentValue& value, const ArgumentRule& rule);

/// The action without its seat: "announce", "pluck h7". It must have all its arguments.
std::string to_text(const Action& action, const RuleData& rules);

/// The same for people: words by their titles.
Text in_words(const ArgumentValue& value, const ArgumentRule& rule);

/// Reads what to_text() or in_words() writes of an argument. Throws ActionError, which names the
/// argument, or CardError.
ArgumentValue parse_argument(const std::string& text, const ArgumentRule& rule);

/// The cards of an action that plays: of those that its arguments name, the ones that lie where
/// cards are played from are played, and those on the table are what it captures.
struct CardsOfPlay {
  Cards played;
  Cards captured;
  bool is_secret = false;  ///< others are not told what is played
};
CardsOfPlay cards_of_play(const Action& action, const State& state, const RuleData& rules);

}  // namespace kasino

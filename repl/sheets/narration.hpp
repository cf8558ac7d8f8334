// Events as sentences.
#pragma once

#include <string>

#include "engine/model/event.hpp"
#include "engine/model/rule_data.hpp"
#include "repl/text/style.hpp"

namespace kasino {

/// One sentence a line for what happened, each ended by a newline. A variant's own text of an event
/// comes before ours; of an event without any text the facts are told as they are.
std::string narrate(const EventLog& events, const RuleData& rules, const Style& style);

/// `text` with each {field} replaced by what the event says there.
std::string filled_in(const std::string& text, const Event& event, const Style& style);

}  // namespace kasino

#include "repl/session/hook_trace.hpp"

#include <fmt/format.h>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"

namespace kasino {

namespace {

constexpr std::size_t most_traced = 200;

/// Written without the rules, since that might call the variant's functions.
std::string plain(const Move& move) {
  const std::string card = to_text(move.card);
  if (move.builds())
    return card + " > " + std::to_string(move.built) + ": " + to_text(move.captured);
  return card + (move.trails() ? "" : " x " + to_text(move.captured));
}

std::string plain(const Action& action) {
  std::string text = action.name;
  for (const ArgumentValue& value : action.arguments)
    text += ' ' + (value.cards.empty() ? std::to_string(value.number) : to_text(value.cards));
  return text;
}

std::string subject_of(const HookCall& call) {
  const auto by = [](Seat seat) { return " by seat " + std::to_string(seat); };
  if (call.play) {
    const Play& play = *call.play;
    return (play.move != nullptr     ? plain(*play.move)
            : play.action != nullptr ? plain(*play.action)
                                     : "a sweep") +
           by(play.seat);
  }
  if (call.card) return to_text(*call.card);
  if (call.seat) return "seat " + std::to_string(*call.seat);
  if (!call.choices.empty())
    return std::to_string(call.choices.size()) + " choices" + by(*call.viewer);
  return {};
}

}  // namespace

std::string to_text(const HookPlace& place) {
  return place.name + " (" + place.file +
         (place.line ? ":" + std::to_string(*place.line) : std::string()) + ')';
}

std::string key_of(const HookPlace& place) { return place.file + ": " + place.name; }

StoppedCall::StoppedCall(const HookCall& call)
    : call_(call), choices_(call.choices.begin(), call.choices.end()) {
  const auto keep = [this]<typename Value>(const Value*& value) {
    if (value == nullptr) return;
    const auto copy = std::make_shared<const Value>(*value);
    copies_.push_back(copy);
    value = copy.get();
  };
  keep(call_.state);
  if (call_.play) {
    keep(call_.play->move);
    keep(call_.play->action);
    keep(call_.play->before);
  }
  call_.turn = nullptr;
  call_.effects = nullptr;
}

HookCall StoppedCall::call(const Rules& rules) const {
  HookCall call = call_;
  call.rules = &rules;
  call.choices = choices_;
  return call;
}

void HookWatch::begin(std::size_t passed) {
  armed_ = true;
  passed_ = passed;
  met_ = 0;
  calls_ = 0;
  traced_.clear();
  open_.clear();
  stopped_.reset();
}

void HookWatch::end(const std::string& line, const Rules& rules, const State& state) {
  armed_ = false;
  if (stopped_)
    halt_ = {line, stopped_in_, &rules, std::make_shared<const State>(state), met_, *stopped_};
}

void HookWatch::before(const HookPlace& place, const HookCall& call) {
  called_.insert(key_of(place));
  if (!armed_) return;
  if (breaks_.contains(place.name) && met_++ >= passed_) {
    stopped_.emplace(call);
    stopped_in_ = place.name;
    armed_ = false;
    throw Stopped({"stopped at {0}", "stannade vid {0}"}, to_text(place));
  }
  if (!traces_) return;
  const bool kept = calls_++ < most_traced;
  open_.push_back(kept ? std::optional(traced_.size()) : std::nullopt);
  if (kept) traced_.push_back({place, subject_of(call), static_cast<int>(open_.size()) - 1});
}

void HookWatch::after(const HookPlace&, const HookCall&, const HookAnswer& answer) {
  if (open_.empty()) return;
  if (open_.back()) traced_[*open_.back()].answer = answer;
  open_.pop_back();
}

std::string to_line(const TracedCall& call, std::int64_t step_limit) {
  const double microseconds = std::chrono::duration<double, std::micro>(call.answer.time).count();
  return std::string(static_cast<std::size_t>(2 * call.depth + 2), ' ') + to_text(call.place) +
         (call.with.empty() ? "" : ": " + call.with) + " -> " +
         (call.answer.failed         ? std::string("an error")
          : call.answer.text.empty() ? std::string("done")
                                     : call.answer.text) +
         fmt::format(", {:.0f} us, {} of {} steps", microseconds, call.answer.steps, step_limit);
}

}  // namespace kasino

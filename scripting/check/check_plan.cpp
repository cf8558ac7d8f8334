#include <algorithm>
#include <set>

#include "engine/text/error.hpp"
#include "engine/text/reading.hpp"
#include "scripting/check/check_notes.hpp"
#include "scripting/sandbox/budget.hpp"
#include "scripting/variant/compiler.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

/// The number under options.NAME.KEY in the last layer that has one.
std::optional<std::int64_t> bound_of(const Composition& composition, const std::string& name,
                                     const char* key) {
  std::optional<std::int64_t> bound;
  for (const auto& script : composition.scripts) {
    const Data* found = script->data().find("options", name, key);
    const auto* number = found == nullptr ? nullptr : found->as<std::int64_t>();
    if (number != nullptr) bound = *number;
  }
  return bound;
}

/// The values of an option to try besides its default.
std::vector<std::string> tried_values(const Composition& composition, const OptionValue& option) {
  std::vector<std::string> values = option.choices;
  if (values.empty()) {
    const auto least = bound_of(composition, option.name, "min");
    const auto most = bound_of(composition, option.name, "max");
    const std::int64_t step = bound_of(composition, option.name, "step").value_or(1);
    const std::int64_t initial = whole_number<std::int64_t>(option.initial).value_or(0);
    std::set<std::int64_t> numbers = {initial - step, initial + step, 2 * initial + step};
    constexpr std::int64_t few = 20;
    if (least && most && *most - *least < few)
      for (std::int64_t number = *least; number <= *most; ++number) numbers.insert(number);
    if (least) numbers.insert({*least, *least + step});
    if (most) numbers.insert(*most);
    for (const std::int64_t number : numbers)
      if ((!least || number >= *least) && (!most || number <= *most) && (least || number >= 0))
        values.push_back(std::to_string(number));
  }
  std::erase(values, option.initial);
  return values;
}

ScriptError with_value(const ScriptError& error, const std::string& value) {
  return ScriptError(error.kind(), {error.file(), error.line(), error.hook()},
                     error.problem() + " (with " + value + ')', error.traceback(), error.source());
}

/// Adds the settings to play, option by option.
struct Planner {
  const VariantRequest& request;
  Budget& budget;
  const std::function<bool()>& has_time;
  CheckPlan plan{};
  Composition plain = composed(request.options);

  CheckPlan run() {
    add_settings(plain, request.options, true);
    if (plan.settings.empty())
      throw SetupError(format({"{0} is not for {1} players", "{0} är inte för {1} spelare"},
                              plain.name, *request.players),
                       "players");
    for (const OptionValue& option : plain.options) {
      if (request.options.contains(option.name)) continue;
      if (has_time())
        try_option(option);
      else
        ++plan.untried;
    }
    return std::move(plan);
  }

  using Wanted = std::map<std::string, std::string>;

  Composition composed(const Wanted& options, std::optional<int> players = std::nullopt) {
    budget.begin_command();
    VariantRequest with_options = request;
    with_options.options = options;
    if (players) with_options.players = players;
    return compose(with_options, budget);
  }

  void add_settings(const Composition& composition, const Wanted& options, bool is_plain) {
    const RuleData data = compile(composition).data;
    for (int players = data.min_players; players <= data.max_players; ++players)
      if (request.players.value_or(players) == players)
        plan.settings.push_back({players, options, is_plain});
  }

  /// Adds the settings for numbers of players with whom the rules take these options; answers
  /// whether there are any, asked for or not.
  bool add_where_it_stands(const Wanted& options) {
    bool stands = false;
    for (int players = 1; players <= max_seats; ++players) try {
        const RuleData data = compile(composed(options, players)).data;
        if (players < data.min_players || players > data.max_players) continue;
        stands = true;
        if (request.players.value_or(players) == players)
          plan.settings.push_back({players, options, false});
      } catch (const ScriptError& error) {
        if (error.kind() != ScriptErrorKind::Contradiction) throw;
      }
    return stands;
  }

  void try_option(const OptionValue& option) {
    bool differs = false;
    for (const std::string& value : tried_values(plain, option)) {
      Wanted options = request.options;
      options[option.name] = value;
      try {
        const Composition composition = composed(options);
        differs |= !is_same_value(composition.merged, plain.merged);
        add_settings(composition, options, false);
      } catch (const OptionError&) {
        differs = true;  // beyond a bound that is another option
      } catch (const ScriptError& error) {
        // The rules may refuse the value, but not fail because of it.
        if (error.kind() != ScriptErrorKind::Contradiction)
          throw with_value(error, option.name + '=' + value);
        differs = true;
        if (!add_where_it_stands(options))
          plan.barred.push_back(option.name + '=' + value + ": " + error.what());
      }
    }
    if (!differs) plan.idle_options.push_back(option.name);
  }
};

}  // namespace

CheckPlan plan_check(const VariantRequest& request, Budget& budget,
                     const std::function<bool()>& has_time) {
  return Planner{request, budget, has_time}.run();
}

Text to_text(const CheckSetting& setting) {
  std::string options;
  for (const auto& [name, value] : setting.options) options += ", " + name + '=' + value;
  return format({"{0} players{1}", "{0} spelare{1}"}, setting.players, options);
}

}  // namespace kasino

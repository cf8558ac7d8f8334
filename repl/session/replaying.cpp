#include "repl/session/replaying.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/game/perft.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

bool leads_nowhere(const fs::path& path) { return path.is_relative() && !is_file(path); }

/// `variant` with each path that leads nowhere from the working folder taken from `folder`, if it
/// leads somewhere from there.
std::string found_from(const fs::path& folder, const std::string& variant) {
  return with_paths(
      variant,
      [&](const std::string& path) {
        const std::string there = (folder / path).lexically_normal().string();
        return leads_nowhere(path) && is_file(there) ? there : path;
      },
      folder);
}

bool lacks_a_script(const std::string& variant) {
  bool lacks = false;
  with_paths(variant, [&](const std::string& path) {
    lacks |= leads_nowhere(path);
    return path;
  });
  return lacks;
}

/// The line of the refused option. Options are settled one by one, so it is refused alone, too.
int refused_line(const RecordHead& head, const std::string& variant, const RulesKeeper& rules) {
  for (const auto& [name, value] : head.options) {
    try {
      rules({variant, {{name, value}}, head.players});
    } catch (const OptionError&) {
      return head.option_lines.at(name);
    } catch (const ScriptError&) {
      // Without the other options something else may fail, which is not what we look for.
    }
  }
  return head.variant_line;
}

/// The rules that `head` of the record in `file` names. A script named by a relative path is looked
/// for from the working folder, then from that of the record. Throws RecordError with the line of
/// the variant or option that leads to no rules; what is wrong with a script itself stays a
/// ScriptError.
const Rules& rules_of_record(const RecordHead& head, const std::string& file,
                             const RulesKeeper& rules) {
  const fs::path folder = fs::path(file).parent_path();
  const std::string variant = found_from(folder, head.variant);
  try {
    return rules({variant, head.options, head.players});
  } catch (const UnknownVariant& error) {
    throw RecordError(error.message() + (lacks_a_script(variant) && !folder.empty()
                                             ? Text{", neither here nor in the record's folder",
                                                    ", varken här eller i protokollets mapp"}
                                             : Text{}),
                      head.variant_line);
  } catch (const OptionError& error) {
    throw RecordError(error.message(), refused_line(head, variant, rules));
  }
}

/// The error with its place, and the clause it names: `evening.txt:12: why (ID)`.
RecordError with_place(const RecordError& error, const std::string& file) {
  Text text = file + ':' + std::to_string(error.line()) + ": " + error.message();
  if (!error.clause().empty() && text.en.find(error.clause()) == std::string::npos)
    text = text + " (" + error.clause() + ")";
  return RecordError(std::move(text), error.line(), error.clause());
}

/// A warning if a record with this head was made under other rules than `rules`.
std::optional<Text> script_warning(const RecordHead& head, const RuleData& rules) {
  if (head.script_hash.empty() || head.script_hash == rules.hash) return std::nullopt;
  return format(
      {"the record was made under another version of the rules of {0} (script {1} then, {2} now)",
       "protokollet gjordes under en annan version av reglerna för {0} (skript {1} då, {2} nu)"},
      rules.name, printable(head.script_hash, 16), rules.hash);
}

}  // namespace

RecordedGame recorded_game(const std::string& file, const RulesKeeper& rules,
                           const Replaying& how) {
  const std::string text = read_file(file);
  std::optional<Text> warning;
  try {
    const RecordHead head = read_record_head(text);
    const Rules& named = rules_of_record(head, file, rules);
    warning = script_warning(head, named.data());
    return {replay_record(text, named, how), warning};
  } catch (const RecordError& error) {
    const RecordError placed = with_place(error, file);
    if (!warning) throw placed;
    throw RecordError(placed.message() + "; " + *warning, error.line(), error.clause());
  }
}

RecordedGame recorded_game(const std::string& file, Session& session) {
  const auto keeper = [&](const RulesName& name) -> const Rules& {
    return session.rules_named(name);
  };
  const auto before_step = [&] {
    if (session.was_interrupted())
      throw Interrupted(Text{"the replay was interrupted", "uppspelningen avbröts"});
    if (!session.keep_going())
      throw Interrupted({"the replay is given up: {0}", "uppspelningen gavs upp: {0}"},
                        session.budget().words());
  };
  return recorded_game(file, keeper, {true, before_step});
}

namespace {

class Transferring {
 public:
  Transferring(const Game& old, const Rules& rules, Language language)
      : old_(old), language_(language), result_{Game(rules, old.start())} {
    result_.game.write_note(old.note_at(0));
    result_.game.write_afterword(old.afterword());
  }

  Transfer run(const std::function<bool()>& keep_going) {
    const auto poll = [&] {
      if (!keep_going())
        throw Interrupted(Text{"the change of rules was interrupted", "regelbytet avbröts"});
    };
    for (std::size_t i = 0; i < old_.ply() && !result_.ended; ++i) {
      poll();
      try {
        repeat(old_.steps()[i], i);
        if (!result_.scored) result_.scored = difference_in_points(i);
      } catch (const ScriptError&) {
        throw;  // the rules are at fault, not the game
      } catch (const Error& error) {
        result_.ended = named(i) + ": " + reason_of(error, language_);
      }
    }
    if (old_.line_count() > 1 || old_.ply() < old_.steps().size()) take_lines_along(poll);
    return std::move(result_);
  }

 private:
  /// Replays every line as far as possible, and then the current steps again.
  template <typename Poll>
  void take_lines_along(Poll poll) {
    const std::size_t in_force = result_.game.ply();
    Transferring other(old_, rules(), language_);
    const auto repeat_all = [&](const std::vector<Ply>& steps, std::size_t count) {
      other.result_.game.go_to(0);
      other.breaks_rules_ = false;
      try {
        for (std::size_t i = 0; i < count; ++i) {
          poll();
          other.repeat(steps[i], {});
        }
        return true;
      } catch (const ScriptError&) {
        throw;
      } catch (const Interrupted&) {
        throw;
      } catch (const Error&) {
        return false;  // the rest of the line is lost
      }
    };
    for (std::size_t line = 0; line < old_.line_count(); ++line) {
      const bool is_whole = repeat_all(old_.steps_of(line), old_.steps_of(line).size());
      if (line == old_.line()) continue;
      result_.cut_lines += is_whole ? 0 : 1;
      result_.illegal_lines += is_whole && other.breaks_rules_ ? 1 : 0;
    }
    repeat_all(old_.steps(), in_force);
    result_.game = std::move(other.result_.game);
  }

  const State& state() const { return result_.game.state(); }
  const Rules& rules() const { return result_.game.rules(); }

  void repeat(const Ply& step, std::optional<std::size_t> index) {
    take(step, index);
    result_.game.write_note(step.note);
  }

  /// Replays a step; with the `index` of a current step, notes what is to be told of it.
  void take(const Ply& step, std::optional<std::size_t> index) {
    Step what = step.what;
    if (std::holds_alternative<Cards>(what)) return result_.game.take(what);
    if (auto* move = std::get_if<Move>(&what)) {
      if (move->builds() && rules().data().builds)  // new rules may join what old ones kept apart
        move->whole |= builds_joined(state(), rules().data(), move->built);
      check_cards(*move, state(), rules().data());
    }
    if (auto* action = std::get_if<Action>(&what))
      *action = as_written(*action, old_.rules().data(), state(), rules());
    const Judgement judgement = judge(what, state(), rules());
    const Regularity regularity = judgement.regularity(rules().data());
    if (regularity == Regularity::Irregular && step.regularity == Regularity::Regular)
      note_refusal(what, judgement, index);
    result_.game.take(what, regularity);
  }

  /// Notes a refused move, which is replayed all the same. Throws ActionError for an action.
  void note_refusal(const Step& what, const Judgement& judgement,
                    std::optional<std::size_t> index) {
    if (std::holds_alternative<Action>(what)) {
      const std::string& clause = judgement.refusals.front().clause;
      throw ActionError(
          {"it is refused{0}", "den avvisas{0}"},
          clause.empty() ? "" : ": " + clause_with_text(clause, rules().data(), language_));
    }
    breaks_rules_ = true;
    if (index && !result_.illegal)
      result_.illegal = named(*index) + ": " +
                        explain(proved(what, state(), rules()), state(), rules(), language_);
  }

  /// "move 7, s7xh7 by seat 1"
  std::string named(std::size_t index) const {
    const State& before = old_.state_at(index);
    const Ply& step = old_.steps()[index];
    const auto number =
        1 + std::count_if(old_.steps().begin(),
                          old_.steps().begin() + static_cast<std::ptrdiff_t>(index),
                          [](const Ply& one) { return !std::holds_alternative<Cards>(one.what); });
    if (const Move* move = step.move())
      return say(language_, {"move {0}, {1} by seat {2}", "drag {0}, {1} av plats {2}"}, number,
                 to_text(*move, before, old_.rules()), move->seat);
    if (const Action* action = step.action()) return to_text(*action, before, old_.rules());
    return say(language_, {"deal {0}", "giv {0}"}, before.deal + 1);
  }

  /// How the points of the deal or the match differ after step `index`.
  std::optional<std::string> difference_in_points(std::size_t index) const {
    const State& before = old_.state_at(index + 1);
    const int players = std::min(before.players(), state().players());
    for (const Seat seat : seats(players)) {
      const std::vector<ScoreLine> old_lines = score_sheet(before, old_.rules(), seat);
      const std::vector<ScoreLine> new_lines = score_sheet(state(), rules(), seat);
      if (points_by_clause(old_lines) != points_by_clause(new_lines))
        return say(language_,
                   {"{0}: seat {1} has {2} of this deal, and had {3}",
                    "{0}: plats {1} har {2} i denna giv, och hade {3}"},
                   named(index), seat, points_text(new_lines, rules().data(), language_),
                   points_text(old_lines, old_.rules().data(), language_));
      if (at_seat(before.scores, seat) != at_seat(state().scores, seat))
        return say(language_,
                   {"{0}: seat {1} has {2} in the match, and had {3}",
                    "{0}: plats {1} har {2} i matchen, och hade {3}"},
                   named(index), seat,
                   points_text(at_seat(state().scores, seat), rules().data(), language_),
                   at_seat(before.scores, seat));
    }
    return std::nullopt;
  }

  const Game& old_;
  Language language_;
  Transfer result_;
  bool breaks_rules_ = false;  ///< a legal step is illegal now
};

}  // namespace

Transfer transfer(const Game& old, const Rules& rules, Language language,
                  const std::function<bool()>& keep_going) {
  return Transferring(old, rules, language).run(keep_going);
}

}  // namespace kasino

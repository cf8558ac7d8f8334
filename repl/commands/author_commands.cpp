// Commands for authors of rules: reload, watch, option, clause, coverage.
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <filesystem>
#include <utility>

#include "engine/game/perft.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/explain.hpp"
#include "repl/session/replaying.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"
#include "scripting/hooks/hook_observer.hpp"
#include "scripting/scenario/scenario_run.hpp"
#include "scripting/source/spelling.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

// Reloading.

void add_line(std::string& text, const std::string& line) { text += '\n' + line; }

/// What became of the other lines of play; empty if all of them hold.
std::string told_of_lines(const Transfer& transferred, Language language) {
  std::vector<std::string> parts;
  if (transferred.cut_lines > 0)
    parts.push_back(
        count_text(transferred.cut_lines, language,
                   {"1 other line of play is cut short", "1 annan spellinje har kapats"},
                   {"{0} other lines of play are cut short", "{0} andra spellinjer har kapats"}));
  if (transferred.illegal_lines > 0)
    parts.push_back(count_text(
        transferred.illegal_lines, language,
        {"1 other line of play is now illegal", "1 annan spellinje är nu otillåten"},
        {"{0} other lines of play are now illegal", "{0} andra spellinjer är nu otillåtna"}));
  return joined(parts, "; ");
}

/// What became of the game under the new rules.
std::string told_of(const Transfer& transferred, std::size_t steps, Language language) {
  const std::size_t held = transferred.game.ply();
  std::string text =
      !transferred.illegal && !transferred.scored && !transferred.ended
          ? count_text(held, language,
                       {"the game so far holds: {0} step, as legal as before and with the same "
                        "points",
                        "spelet hittills står sig: {0} steg, lika tillåtet som förut och med samma "
                        "poäng"},
                       {"the game so far holds: {0} steps, as legal as before and with the same "
                        "points",
                        "spelet hittills står sig: {0} steg, lika tillåtna som förut och med samma "
                        "poäng"})
          : say(language,
                steps == 1 ? Sentence<2>{"{0} of {1} step of the game so far was done again",
                                         "{0} av {1} steg i spelet hittills gick att göra om"}
                           : Sentence<2>{"{0} of {1} steps of the game so far were done again",
                                         "{0} av {1} steg i spelet hittills gick att göra om"},
                held, steps);
  if (transferred.illegal)
    add_line(text, say(language, {"now illegal: {0}", "nu otillåtet: {0}"}, *transferred.illegal));
  if (transferred.scored)
    add_line(text, say(language, {"other points: {0}", "andra poäng: {0}"}, *transferred.scored));
  if (transferred.ended)
    add_line(text, say(language,
                       {"no longer possible: {0}; the game stands before it, and undo leads back",
                        "inte längre möjligt: {0}; spelet står före det, och ångra leder tillbaka"},
                       *transferred.ended));
  if (const std::string lines = told_of_lines(transferred, language); !lines.empty())
    add_line(text, lines);
  return text;
}

/// Puts the game under rules loaded afresh, and answers what came of it. If the game cannot even
/// begin under them, a new one is dealt.
std::string change_rules(Session& session, const RulesName& name) {
  const Rules& rules = session.load_afresh(name);
  const Language language = session.language();
  try {
    Transfer transferred = transfer(session.game(), rules, language, [&] {
      if (session.keep_going() || session.was_interrupted()) return !session.was_interrupted();
      throw Interrupted({"the game so far cannot be held to the rules: {0}",
                         "spelet hittills går inte att pröva mot reglerna: {0}"},
                        session.budget().words());
    });
    std::string text = told_of(transferred, session.game().ply(), language);
    if (transferred.ended)
      session.timeline().open(std::move(transferred.game));
    else
      session.timeline().replace(std::move(transferred.game));
    return text;
  } catch (const SetupError& error) {
    GameStart start;
    start.seed = session.seed();
    start.players =
        std::clamp(session.state().players(), rules.data().min_players, rules.data().max_players);
    start.dealer = std::min<Seat>(session.game().start().dealer, start.players);
    session.timeline().open(Game(rules, std::move(start)));
    return say(language,
               {"the game so far cannot be under these rules ({0}); a new one is dealt, and undo "
                "leads back",
                "spelet hittills kan inte finnas under dessa regler ({0}); ett nytt är givet, och "
                "ångra leder tillbaka"},
               reason_of(error, language));
  }
}

/// `name` without the options and values that the script does not have.
RulesName with_options_left(Session& session, const RulesName& name) {
  RulesName left = name;
  left.options.clear();
  for (const auto& [option, value] : name.options) {
    left.options.emplace(option, value);
    try {
      session.load_afresh(left);
    } catch (const OptionError&) {
      left.options.erase(option);
    }
  }
  return left;
}

/// Puts the game under rules loaded afresh, without options that the script does not have.
std::string change_to_new_rules(Session& session) {
  const RulesName name = session.name_of_rules();
  try {
    return change_rules(session, name);
  } catch (const OptionError& error) {
    const std::string outcome = change_rules(session, with_options_left(session, name));
    return say(session.language(), {"no longer: {0}; {1}", "inte längre: {0}; {1}"},
               reason_of(error, session.language()), outcome);
  }
}

std::string reloaded(Session& session) {
  const std::string hash = session.rules().data().hash;
  const std::string outcome = change_to_new_rules(session);
  const std::string& name = session.rules().data().name;
  const Sentence<2> phrase = hash == session.rules().data().hash
                                 ? Sentence<2>{"{0} is as it was; {1}", "{0} är som förut; {1}"}
                                 : Sentence<2>{"{0} reloaded; {1}", "{0} inläst på nytt; {1}"};
  return say(session.language(), phrase, name, outcome);
}

// Watching files.

std::string stamp_of(const std::string& file) {
  std::error_code failure;
  const auto time = std::filesystem::last_write_time(file, failure);
  if (failure) return "gone";
  const auto size = std::filesystem::file_size(file, failure);
  const auto since = static_cast<std::int64_t>(time.time_since_epoch().count());
  return std::to_string(since) + ' ' + std::to_string(failure ? 0 : size);
}

Session::Stamps stamps_of(const RuleData& rules) {
  Session::Stamps stamps;
  for (const std::string& file : rules.sources) stamps[file] = stamp_of(file);
  return stamps;
}

bool has_changed(const Session::Stamps& stamps) {
  return std::any_of(stamps.begin(), stamps.end(),
                     [](const auto& stamp) { return stamp.second != stamp_of(stamp.first); });
}

/// Whether one of the words of `text` is `word`.
bool names_word(std::string_view text, std::string_view word) {
  const auto ends_at = [&](std::size_t at) {
    return at >= text.size() || (static_cast<unsigned char>(text[at]) < 0x80 &&
                                 std::isalnum(static_cast<unsigned char>(text[at])) == 0);
  };
  for (std::size_t at = 0; at + word.size() <= text.size(); ++at)
    if ((at == 0 || ends_at(at - 1)) && ends_at(at + word.size()) &&
        is_same_word(text.substr(at, word.size()), word))
      return true;
  return false;
}

// Options.

std::string option_text(const OptionValue& option, Language language) {
  return setting_text(option, language) + "  " + option_line(option, language);
}

const OptionValue& option_named(const std::string& name, const RuleData& rules) {
  const auto found = std::ranges::find_if(rules.options, [&](const OptionValue& option) {
    return is_called(name, option.name, option.title);
  });
  if (found != rules.options.end()) return *found;
  // One that a script has pinned is told as such when it is tried.
  for (const OptionValue& pinned : rules.pinned)
    if (is_called(name, pinned.name, pinned.title)) return pinned;
  std::vector<std::string> english, both;  // so that there is Swedish advice wherever there is any
  for (const OptionValue& option : rules.options) {
    english.push_back(title_of(option).en);
    both.insert(both.end(), {title_of(option).en, title_of(option).in(Language::Swedish)});
  }
  throw BadArgument({"{0} has no option {1}{2}", "{0} har inget tillval {1}{2}"}, rules.name,
                    quoted(name), Text{advice(name, english).en, advice(name, both).sv});
}

}  // namespace

std::optional<std::string> reload_if_changed(Session& session) {
  if (!session.watched() || !has_changed(*session.watched())) return std::nullopt;
  // A script that does not load is reported once, and tried again when a file changes again.
  for (auto& [file, stamp] : *session.watched()) stamp = stamp_of(file);
  try {
    std::string text = reloaded(session);
    session.watched() = stamps_of(session.rules().data());
    return text;
  } catch (const Error& error) {
    return error_report(error, session.language()) + '\n' +
           say(session.language(),
               {"the rules are as they were before", "reglerna är som de var innan"});
  }
}

std::optional<std::string> reload_if_dead(Session& session) {
  if (!discard_if_dead(session.rules())) return std::nullopt;
  try {
    change_rules(session, session.name_of_rules());
    return std::nullopt;
  } catch (const Error& error) {
    return error_report(error, session.language());
  }
}

ReplyBody do_reload(Session& session, const Arguments&) {
  Told told{reloaded(session)};
  if (session.watched()) session.watched() = stamps_of(session.rules().data());
  return told;
}

ReplyBody do_watch(Session& session, const Arguments& arguments) {
  if (!arguments.on_or_off(session.watched().has_value())) {
    session.watched().reset();
    return Told{say(session.language(), {"watch is off", "bevakningen är av"})};
  }
  session.watched() = stamps_of(session.rules().data());
  return Told{say(session.language(),
                  {"watch is on: the rules are reloaded before the next command after {0} changes",
                   "bevakningen är på: reglerna läses om före nästa kommando när {0} har ändrats"},
                  joined(names_in(*session.watched())))};
}

ReplyBody do_option(Session& session, const Arguments& arguments) {
  const RuleData& rules = session.rules().data();
  const Language language = session.language();
  if (arguments.pairs().empty()) {
    arguments.allow({}, 1);
    if (!arguments.words().empty())
      return Told{option_text(option_named(arguments.words().front(), rules), language)};
    std::string text;
    for (const OptionValue& option : rules.options) text += option_text(option, language) + '\n';
    for (const OptionValue& option : rules.pinned)
      text += setting_text(option, language) + "  " + pinned_line(option, language) + '\n';
    return Told{text.empty()
                    ? say(language, {"{0} has no options", "{0} har inga tillval"}, rules.name)
                    : text};
  }
  if (!arguments.words().empty())
    throw BadArgument(
        Text{"expected NAME=VALUE and nothing else", "väntade NAMN=VÄRDE och inget annat"});
  RulesName name = session.name_of_rules();
  std::vector<std::string> set;
  for (const auto& [option, value] : arguments.pairs()) {
    set.push_back(option_named(option, rules).name);
    name.options[set.back()] = value;
  }
  const Rules& changed = session.load_afresh(name);
  if (changed.data().hash != rules.hash)
    throw BadArgument(Text{"the script has changed since it was loaded; reload first",
                           "skriptet har ändrats sedan det laddades; skriv först ladda-om"});
  const auto setting = [&](const std::string& option) {
    return setting_text(option_named(option, changed.data()), language);
  };
  const std::string settings = joined(texts_of(set, setting));
  const std::string outcome = change_rules(session, name);
  return Told{settings + "; " + outcome};
}

std::string clauses_telling_of(std::string_view word, const Session& session) {
  constexpr std::size_t least_letters = 4, most_told = 3;
  const RuleData& rules = session.rules().data();
  std::vector<std::string> told;
  for (const Clause& clause : rules.clauses)
    if (word.size() >= least_letters &&
        (names_word(clause.text.en, word) || names_word(clause.text.sv, word)))
      told.push_back(clause_with_text(clause.id, rules, session.language()));
  const std::size_t more = told.size() - std::min(told.size(), most_told);
  told.resize(told.size() - more);
  std::string text = joined(told, "\n");
  if (more > 0)
    add_line(text, say(session.language(),
                       {"{0} more: rules lists them all", "{0} till: regler listar alla"}, more));
  return text;
}

ReplyBody do_clause(Session& session, const Arguments& arguments) {
  const RuleData& rules = session.rules().data();
  const std::string& id = arguments.word({"the id of a clause", "namnet på en regel"});
  if (rules.find_clause(id) == nullptr) {
    if (const std::string told = clauses_telling_of(id, session); !told.empty()) return Told{told};
    throw BadArgument({"{0} has no clause {1}{2}; rules lists them all",
                       "{0} har ingen regel {1}{2}; regler listar alla"},
                      rules.name, quoted(id), advice(id, texts_of(rules.clauses, &Clause::id)));
  }
  const Language language = session.language();
  std::string text = clause_with_text(id, rules, language);
  for (const ScoringItem& item : rules.scoring)
    if (item.clause == id)
      add_line(text,
               say(language, {"it counts points: scoring.{0}", "den räknar poäng: scoring.{0}"},
                   item.name));
  for (const HookPlace& hook : hooks_of(session.rules()))
    if (hook.name.find("[\"" + id + "\"]") != std::string::npos)
      add_line(text,
               say(language, {"it is decided by a function: {0}", "den avgörs av en funktion: {0}"},
                   key_of(hook)) +
                   (hook.line ? say(language, {", line {0}", ", rad {0}"}, *hook.line) : ""));
  add_line(text, say(language, {"try it: quiz {0}", "prova: förhör {0}"}, id));
  return Told{text};
}

ReplyBody do_coverage(Session& session, const Arguments&) {
  const Language language = session.language();
  const auto list = [&](const Sentence<2>& what, std::size_t all,
                        const std::vector<std::string>& missing) {
    return wrapped(say(language, what, all - missing.size(), all) +
                       (missing.empty()
                            ? ""
                            : say(language, {"; not yet {0}", "; ännu inte {0}"}, joined(missing))),
                   79, 2) +
           '\n';
  };
  const RuleData& rules = session.rules().data();
  const Game& game = session.game();
  session.hooks().touched().merge(clauses_of_start(game));
  for (std::size_t i = 0; i < game.steps().size(); ++i)  // steps taken back count, too
    session.hooks().touched().merge(clauses_touched(game, i));
  std::vector<std::string> clauses;
  for (const Clause& clause : rules.clauses)
    if (!session.hooks().touched().contains(clause.id)) clauses.push_back(clause.id);
  std::vector<std::string> functions;
  const std::vector<HookPlace> hooks = hooks_of(session.rules());
  for (const HookPlace& hook : hooks)
    if (!session.hooks().called().contains(key_of(hook))) functions.push_back(key_of(hook));
  return Told{list({"{0} of {1} clauses touched", "{0} av {1} regler berörda"},
                   rules.clauses.size(), clauses) +
              list({"{0} of {1} functions called", "{0} av {1} funktioner anropade"}, hooks.size(),
                   functions)};
}

}  // namespace kasino

// Help: what can be typed in the game on the board, its own actions included.
#include <algorithm>
#include <cctype>
#include <climits>
#include <initializer_list>
#include <optional>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/cards/deck.hpp"
#include "engine/legality/actions.hpp"
#include "engine/legality/judge.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/source/spelling.hpp"

namespace kasino {

namespace {

struct Heading {
  Subject subject;
  Sentence<0> name;
};

constexpr Heading headings[] = {
    {Subject::Play, {"play", "spela"}},
    {Subject::Ask, {"look, ask", "se, fråga"}},
    {Subject::Learn, {"learn", "lära sig"}},
    {Subject::Walk, {"go back", "gå tillbaka"}},
    {Subject::Files, {"keep games", "spara spel"}},
    {Subject::Rules, {"the rules", "reglerna"}},
    {Subject::SetUp, {"set up", "ställa upp"}},
    {Subject::Script, {"for authors", "för skript"}},
    {Subject::Session, {"besides", "övrigt"}},
};

/// What can be done in the position on the board, as it is typed; nothing where hands are hidden,
/// or what can be done is the question.
class Possible {
 public:
  explicit Possible(const Session& session) : session_(session) {
    if (session.state().phase != Phase::Play || session.hides_hand() || session.poses_riddle())
      return;
    try {
      look();
    } catch (const ScriptError&) {  // help is shown even if a script fails
    }
  }

  std::optional<std::string> trail, capture, build;  ///< the first of its kind
  /// The open actions with that name, as they are typed.
  std::vector<std::string> actions(std::string_view name) const {
    std::vector<std::string> written;
    for (const Action& action : actions_)
      if (action.name == name) written.push_back(typed(action));
    return written;
  }
  /// The first move, or action.
  std::optional<std::string> first() const {
    if (first_ || actions_.empty()) return first_;
    return typed(actions_.front());
  }

 private:
  void look() {
    const State& state = session_.state();
    const Rules& rules = session_.rules();
    constexpr std::uint64_t most_asked = 1000;
    int left = 1000;
    const auto note = [&](std::optional<std::string>& kind, const Move& move) {
      if (!kind) kind = to_text(move, state, rules);
      if (!first_) first_ = kind;
    };
    const auto visit = [&](const Move& move) {
      note(move.builds() ? build : move.captures() ? capture : trail, move);
      return --left > 0 && !(trail && capture && (build || !rules.data().builds));
    };
    each_legal_move(state, rules, visit, most_asked);
    actions_ = open_actions(state, rules);
  }

  std::string typed(const Action& action) const {
    return in_words(action, session_.state(), session_.rules()).in(session_.language());
  }

  const Session& session_;
  std::optional<std::string> first_;
  std::vector<Action> actions_;
};

/// Whether cards are played from hands. In a game without captures hands may play no part.
bool plays_from_hand(const Session& session) {
  const State& state = session.state();
  return !session.rules().data().capture.ways.empty() ||
         std::ranges::any_of(seats(state), [&](Seat seat) { return !state.hand(seat).empty(); });
}

/// The legal build, or one of cards that there are not.
std::string how_to_build(const Possible& possible, Language language) {
  return say(
      language,
      {"{0} builds (to the value behind >, with the cards behind :), c8x[s2+h6] takes a build.",
       "{0} bygger (till värdet efter >, med korten efter :), c8x[s2+h6] tar in ett bygge."},
      possible.build.value_or("s2>8:h6"));
}

/// How moves are typed, with builds and whole piles if the variant has them. Its examples are legal
/// in the position on the board where there are such.
std::string how_to_move(const Session& session, const Possible& possible) {
  const RuleData& rules = session.rules().data();
  const Language language = session.language();
  const std::vector<std::string> words = session.words_at_stage();
  if (!plays_from_hand(session))
    return rules.actions.empty()
               ? std::string()
               : say(language,
                     {"What you choose is typed as a word, with what it takes behind it: {0}.",
                      "Det man väljer skrivs som ett ord, med det som hör till efter: {0}."},
                     possible.first().value_or(words.empty()
                                                   ? title_of(rules.actions.front()).in(language)
                                                   : joined(words)));
  std::string text =
      say(language,
          {"A card is suit (s h d c) and rank (A 2-10 J Q K). {0} lays it out",
           "Ett kort är färg (s h r k) och valör (E 2-10 Kn D K). {0} lägger ut det"},
          possible.trail.value_or("s7"));
  if (!rules.capture.ways.empty()) {
    const std::string capture = possible.capture.value_or("s7xh7");
    text += say(language,
                {", {0} takes what stands behind the x, and {1}x* the most cards; a comma parts "
                 "groups, as in s7xh7,d4+s3",
                 ", {0} tar in det som står efter x, och {1}x* flest kort; komma skiljer grupper, "
                 "som i s7xh7,d4+s3"},
                capture, capture.substr(0, capture.find_first_of("=x")));
  }
  text += '.';
  if (rules.builds) text += ' ' + how_to_build(possible, language);
  const auto pile = std::ranges::find(rules.pile_rules, ZoneKind{Zone::Pile}, &PileRule::zone);
  if (pile != rules.pile_rules.end())
    text += pile->what == PileRule::What::Whole
                ? say(language, {" s4x@pile2 takes a whole pile.", " s4x@pile2 tar in en hel hög."})
                : say(language, {" s4x@pile2 takes the top card of a pile.",
                                 " s4x@pile2 tar in det översta kortet i en hög."});
  return text;
}

/// "KR"
std::string argument_form_of(const ArgumentRule& argument, Language language) {
  return in_capitals(title_of(argument).in(language));
}

/// "bet KR"
std::string form_of(const ActionRule& action, Language language) {
  std::string form = title_of(action).in(language);
  for (const ArgumentRule& argument : action.arguments)
    form += ' ' + argument_form_of(argument, language);
  return form;
}

/// What people type for the variant's own actions.
std::vector<std::string> action_words(const RuleData& rules, Language language) {
  return texts_of(rules.actions,
                  [&](const ActionRule& action) { return title_of(action).in(language); });
}

/// The commands grouped by subject: it fits on any screen.
std::string overview(const Session& session, const Style& style) {
  constexpr int indent = 13;
  const Language language = style.language;
  const RuleData& rules = session.rules().data();
  std::string text = wrapped(how_to_move(session, Possible(session)), style.width);
  if (!text.empty()) text += "\n\n";
  if (!rules.actions.empty())
    text += wrapped(padded(say(language, {"in this game", "i det här"}), indent) +
                        joined(action_words(rules, language)),
                    style.width, indent) +
            '\n';
  for (const Heading& heading : headings) {
    std::vector<std::string> words;
    for (const Command& command : commands())
      if (command.subject == heading.subject) words.push_back(command.word(language));
    text +=
        wrapped(padded(say(language, heading.name), indent) + joined(words), style.width, indent) +
        '\n';
  }
  return text + '\n' +
         wrapped(
             say(language, {"help COMMAND says more of one, help all a line of each.",
                            "hjälp KOMMANDO säger mer om ett, hjälp alla en rad om vart och ett."}),
             style.width);
}

/// "When asked: place a bet."; empty for what may be done at any time.
std::string stages_of(const ActionRule& action, const RuleData& rules, Language language) {
  std::vector<std::string> stages;
  for (const int stage : action.stages)
    if (const std::string when =
            words_of(rules.stages[static_cast<std::size_t>(stage)].text, language);
        !when.empty())
      stages.push_back(when);
  if (stages.empty()) return {};
  return say(language, {"When asked: {0}.", "När det gäller: {0}."}, joined(stages, "; "));
}

std::string a_line_of_each(const RuleData& rules, const Style& style) {
  const std::vector<std::string> words = command_words(style.language);
  int columns = 0;
  for (const ActionRule& action : rules.actions)
    columns = std::max(columns, columns_of(title_of(action).in(style.language)));
  for (const std::string& word : words) columns = std::max(columns, columns_of(word));
  std::string text;
  for (const ActionRule& action : rules.actions) {
    const std::string what = action.clause.empty()
                                 ? stages_of(action, rules, style.language)
                                 : clause_with_text(action.clause, rules, style.language);
    text += wrapped("  " + padded(title_of(action).in(style.language), columns + 2) +
                        what.substr(0, what.find(". ")),
                    style.width, columns + 4) +
            '\n';
  }
  for (std::size_t i = 0; i < words.size(); ++i)
    text += wrapped("  " + padded(words[i], columns + 2) + commands()[i].summary.in(style.language),
                    style.width, columns + 4) +
            '\n';
  return text;
}

/// A position of the deck's first cards: `table="sA s2 s3" hand1="s4" hand2="s5"`.
std::string some_position(const RuleData& rules) {
  const Cards deck = full_deck(rules.deck);
  const auto cards = [&](std::size_t from, std::size_t many) {
    const auto begin = deck.begin() + static_cast<std::ptrdiff_t>(from);
    return '"' + to_text(Cards(begin, begin + static_cast<std::ptrdiff_t>(many))) + '"';
  };
  if (rules.capture.ways.empty() || deck.size() < 5)
    return "stock=" + cards(0, std::min<std::size_t>(deck.size(), 3));
  const std::string second = rules.max_players > 1 ? " hand2=" + cards(4, 1) : "";
  return "table=" + cards(0, 3) + " hand1=" + cards(3, 1) + second;
}

/// `text` with the first of each pair replaced by the second wherever it stands.
std::string replaced(std::string text,
                     std::initializer_list<std::pair<std::string_view, std::string>> pairs) {
  for (const auto& [from, to] : pairs)
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
      text.replace(at, from.size(), to);
  return text;
}

}  // namespace

std::string example_of(const Command& command, const Session& session) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  const bool shows = state.phase == Phase::Play && !session.hides_hand();
  const auto first = [&](std::span<const Card> cards, const char* otherwise) {
    return !shows || cards.empty() ? std::string(otherwise) : to_text(cards.front());
  };
  const std::vector<std::string> words = session.words_at_stage();
  const std::string card = words.empty() || plays_from_hand(session)
                               ? first(state.hand(state.turn), "s7")
                               : words.front();
  const std::string table = first(state.table(), "h7");
  const bool may_attempt = !rules.capture.ways.empty();
  const auto move = [&](const std::string& otherwise) {
    return Possible(session).first().value_or(otherwise);
  };
  const auto* option = rules.options.empty() ? nullptr : &rules.options.front();
  std::string rest = command.example.substr(command.name.size());
  if (rest.find("{move}") != std::string::npos) rest = replaced(rest, {{"{move}", move(card)}});
  if (rest.find("{attempt}") != std::string::npos)
    rest = replaced(rest, {{"{attempt}", may_attempt ? card + 'x' + table : move(card)}});
  rest = replaced(
      rest,
      {{"{position}", some_position(rules)},
       {"{card}", card},
       {"{table}", table},
       {"{clause}", rules.clauses.empty() ? "ID" : rules.clauses.front().id},
       {" {option}", option == nullptr ? "" : ' ' + setting_text(*option, session.language())}});
  return command.word(session.language()) +
         argument_words(session.language(), with_ranks_of(session.language(), rest), command.form);
}

namespace {

constexpr Sentence<0> example_heading{"\nexample\n  ", "\nexempel\n  "};

std::string about(const Command& command, const Session& session, const Style& style) {
  const Language language = style.language;
  std::string text = command.word(language);
  if (!command.form.empty()) text += ' ' + shown(command.form, language);
  text = wrapped(text, style.width, 4) + '\n' +
         wrapped("  " + command.summary.in(language), style.width, 2);
  const std::string& detail = command.detail.in(language);
  const bool applies =
      !command.is(tells_of_captures) || !session.rules().data().capture.ways.empty();
  if (!detail.empty() && applies) text += '\n' + wrapped("  " + detail, style.width, 2);
  return text + say(language, example_heading) + example_of(command, session);
}

/// What the argument can be: what is open now, `values`, or all that the rule allows.
std::string limits_of(const ArgumentRule& argument, std::vector<std::string> values,
                      Language language) {
  using enum ArgumentRule::Kind;
  constexpr std::size_t most_named = 12;
  if (argument.kind == Number) {
    int from = argument.from, to = argument.to;
    for (const std::string& value : values) {
      const int number = whole_number<int>(value, INT_MIN, INT_MAX).value_or(from);
      from = value == values.front() ? number : std::min(from, number);
      to = value == values.front() ? number : std::max(to, number);
    }
    if (values.empty() && (argument.from_by || argument.to_by || argument.is_stake))
      return say(language, {"a number, from {0} on", "ett tal, från {0}"}, from);
    return argument.step == 1
               ? say(language, {"{0} to {1}", "{0} till {1}"}, from, to)
               : say(language, {"{0} to {1}, in steps of {2}", "{0} till {1}, i steg om {2}"}, from,
                     to, argument.step);
  }
  if (values.empty()) {
    switch (argument.kind) {
      case OneCard: return say(language, {"a card", "ett kort"});
      case AnySeat: return say(language, {"a seat", "en plats"});
      case Word: {
        std::vector<std::string> words;
        for (std::size_t i = 0; i < argument.words.size(); ++i)
          words.push_back(title_of_word(argument, i).in(language));
        return list_of(words, language, or_word);
      }
      case OnePlace: return say(language, {"a place on the board", "en plats på bordet"});
      default: return say(language, {"cards", "kort"});
    }
  }
  std::ranges::sort(values);
  values.erase(std::unique(values.begin(), values.end()), values.end());
  const bool is_cut = values.size() > most_named;
  values.resize(std::min(values.size(), most_named));
  return is_cut ? joined(values, ", ") + " ..." : list_of(values, language, or_word);
}

std::string about(const ActionRule& action, const Session& session, const Style& style) {
  const Language language = style.language;
  const RuleData& rules = session.rules().data();
  const std::vector<std::string> open = Possible(session).actions(action.name);
  std::string text = form_of(action, language) + '\n';
  const auto add = [&](const std::string& line) {
    text += wrapped("  " + line, style.width, 4) + '\n';
  };
  const std::size_t words_before = words_in(title_of(action).in(language)).size();
  if (!action.clause.empty()) add(clause_with_text(action.clause, rules, language));
  for (std::size_t i = 0; i < action.arguments.size(); ++i) {
    std::vector<std::string> values;
    for (const std::string& written : open)
      if (const std::vector<std::string> words = words_in(written); words_before + i < words.size())
        values.push_back(words[words_before + i]);
    add(argument_form_of(action.arguments[i], language) + ": " +
        limits_of(action.arguments[i], std::move(values), language));
  }
  if (const std::string when = stages_of(action, rules, language); !when.empty()) add(when);
  if (open.empty() && !(session.poses_riddle() && action.is_open_at(session.state().stage())))
    add(say(language, {"It cannot be done now.", "Det går inte just nu."}));
  text.pop_back();
  if (open.empty()) return text;
  return text + say(language, example_heading) + with_ranks_of(language, open.front());
}

/// How builds are typed, as there is no command for them.
std::string about_builds(const Session& session, const Style& style) {
  const Language language = style.language;
  const Possible possible(session);
  std::string text = wrapped(how_to_build(possible, language), style.width, 2);
  for (const Clause& clause : session.rules().data().clauses)
    if (clause.id.find("-BLD-") != std::string::npos)
      text += '\n' + wrapped("  " + clause_with_text(clause.id, session.rules().data(), language),
                             style.width, 4);
  if (!possible.build) return text;
  return text + say(language, example_heading) + with_ranks_of(language, *possible.build);
}

bool means_builds(std::string_view word) {
  return word == "build" || word == "builds" || word == "bygg" || word == "bygge" ||
         word == "byggen";
}

}  // namespace

ReplyBody do_help(Session& session, const Arguments& arguments) {
  if (arguments.words().empty())
    return Sheet{[&session](const Style& style) { return overview(session, style); }};
  const RuleData& rules = session.rules().data();
  const std::string& word = arguments.words().front();
  if (word == "all")
    return Sheet{
        [&session](const Style& style) { return a_line_of_each(session.rules().data(), style); }};
  const Command* command = find_command(word);
  if (command == nullptr) {
    if (const ActionRule* action = rules.action_called(word))
      return Sheet{
          [action, &session](const Style& style) { return about(*action, session, style); }};
    if (rules.builds && means_builds(word))
      return Sheet{[&session](const Style& style) { return about_builds(session, style); }};
    command = command_short_for(word, session.language());
  }
  if (command == nullptr) {
    std::vector<std::string> known = command_words(session.language());
    for (const std::string& action : action_words(rules, session.language()))
      known.push_back(action);
    throw BadArgument({"unknown command {0}{1}", "okänt kommando {0}{1}"}, quoted(word),
                      advice(word, known));
  }
  return Sheet{[command, &session](const Style& style) { return about(*command, session, style); }};
}

}  // namespace kasino

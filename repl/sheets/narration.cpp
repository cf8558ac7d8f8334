#include "repl/sheets/narration.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/game/game.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/model/place.hpp"
#include "repl/explain/groups.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "repl/text/written.hpp"
#include "scripting/source/script_error.hpp"

namespace kasino {

namespace {

/// The captured cards, in groups unless the capture was irregular.
std::string cards_text(const Ply& step, const State& before, const Rules& rules,
                       const Style& style) {
  std::optional<Grouping> grouping = step.grouping;
  try {
    if (!grouping) grouping = grouped(*step.move(), TurnContext(before, rules)).grouping;
  } catch (const ScriptError&) {
    // The board is shown even where a script fails.
  }
  const bool is_told = step.move()->captures() && step.regularity == Regularity::Regular;
  return grouping && is_told ? groups_in_words(*grouping, style)
                             : draw(step.move()->captured, style);
}

/// The captured cards, and the piles and builds taken whole.
std::string taken_text(const Ply& step, const State& before, const Rules& rules,
                       const Style& style) {
  std::vector<std::string> parts;
  if (!step.move()->captured.empty()) parts.push_back(cards_text(step, before, rules, style));
  for (const Place pile : places_of(*step.move(), rules.data(), before.players()))
    parts.push_back(pile.zone() == Zone::Build ? '[' + draw(sorted(before.cards(pile)), style) + ']'
                                               : in_words(pile, rules.data(), style.language));
  return list_of(parts, style.language, and_word);
}

/// The step in words; `waits`: the move is not carried out yet, since other seats are asked first.
std::string text_of(const Ply& step, bool waits, const State& before, const Rules& rules,
                    const Style& style, const std::optional<Seat>& viewer) {
  if (const Action* action = step.action())
    return seat_name(action->seat, style) + ": " +
           with_ranks_of(style.language, told_text(*action, before, rules, viewer, style.language));
  const Move& move = *step.move();
  const std::string card = draw(move.card, style);
  const std::string taken = move.trails() ? "" : taken_text(step, before, rules, style);
  constexpr Sentence<4> laid_out{"{0} laid out {1}", "{0} lade ut {1}"};
  constexpr Sentence<4> took{"{0} took {2} with {1}", "{0} tog in {2} med {1}"};
  constexpr Sentence<4> built{"{0} built {3} with {1} and {2}", "{0} byggde {3} med {1} och {2}"};
  constexpr Sentence<4> lays_out{"{0} about to lay out {1}", "{0} tänker lägga ut {1}"};
  constexpr Sentence<4> takes{"{0} about to take {2} with {1}", "{0} tänker ta in {2} med {1}"};
  constexpr Sentence<4> builds{"{0} about to build {3} with {1} and {2}",
                               "{0} tänker bygga {3} med {1} och {2}"};
  const Sentence<4>& phrase = move.trails()   ? (waits ? lays_out : laid_out)
                              : move.builds() ? (waits ? builds : built)
                                              : (waits ? takes : took);
  std::string who = seat_name(move.seat, style);
  if (waits)
    who += say(style.language,
               move.seat == style.you ? Sentence<0>{" are", ""} : Sentence<0>{" is", ""});
  std::string text = say(style.language, phrase, who, card, taken, int{move.built});
  if (step.regularity == Regularity::Irregular)
    text += say(style.language, {", against the rules", ", mot reglerna"});
  return text;
}

}  // namespace

std::string last_move_text(const Game& game, const Style& style,
                           const std::optional<Seat>& viewer) {
  if (game.ply() == 0) return {};
  const Ply& step = game.steps()[game.ply() - 1];
  if (std::holds_alternative<Cards>(step.what)) return {};
  return text_of(step, game.state().pending.has_value(), game.state_at(game.ply() - 1),
                 game.rules(), style, viewer);
}

namespace {

struct EventSentence {
  const char* type;
  Sentence<0> text;      ///< fields stand in braces; a clause is added before the full stop
  Sentence<0> to_you{};  ///< if its seat is addressed as "you"; default: said_to_you()
};

constexpr std::array<EventSentence, 23> sentences = {{
    {"deal",
     {"Deal {deal}, round {round}: seat {dealer} deals.",
      "Giv {deal}, omgång {round}: plats {dealer} ger."},
     {"Deal {deal}, round {round}: you deal.", "Giv {deal}, omgång {round}: du ger."}},
    {"trail", {"Seat {seat} lays out {card}.", "Plats {seat} lägger ut {card}."}},
    {"capture",
     {"Seat {seat} takes {captured} with {card}.", "Plats {seat} tar in {captured} med {card}."}},
    {"build",
     {"Seat {seat} builds {value} with {card}: {cards}.",
      "Plats {seat} bygger {value} med {card}: {cards}."}},
    {"pile",
     {"Seat {seat} takes all of {place} with {card}.",
      "Plats {seat} tar hela {place} med {card}."}},
    {"sweep", {"Seat {seat} clears the table!", "Plats {seat} tömmer bordet!"}},
    {"sweeps",
     {"Sweeps for seat {seat}: {count}.", "Tömningar för plats {seat}: {count}."},
     {"Sweeps for you: {count}.", "Tömningar för dig: {count}."}},
    {"no-sweep",
     {"For seat {seat} this is no sweep.", "För plats {seat} är det ingen tömning."},
     {"For you this is no sweep.", "För dig är det ingen tömning."}},
    {"computer",
     {"Seat {seat} ({player}) plays {move}, {why}.",
      "Plats {seat} ({player}) spelar {move}, {why}."},
     {"For you {player} plays {move}, {why}.", "Åt dig spelar {player} {move}, {why}."}},
    {"claim", {"Seat {seat} is about to play {card}.", "Plats {seat} tänker spela {card}."}},
    {"cancelled", {"Seat {seat} takes {card} back.", "Plats {seat} tar tillbaka {card}."}},
    {"shuffle", {"All cards are shuffled.", "Alla kort blandas."}},
    {"redeal", {"The cards are dealt again.", "Korten ges om."}},
    {"last-round", {"This is the last round.", "Det här är sista omgången."}},
    {"stock-out", {"The stock is empty.", "Talongen är slut."}},
    {"leftovers",
     {"Seat {seat} gets what is left on the table: {cards}.",
      "Plats {seat} får det som ligger kvar på bordet: {cards}."}},
    {"award", {"Seat {seat} gets {points} points.", "Plats {seat} får {points} poäng."}},
    {"award won", {"Seat {seat} wins {points} {unit}.", "Plats {seat} vinner {points} {unit}."}},
    {"award lost",
     {"Seat {seat} loses {points} {unit}.", "Plats {seat} förlorar {points} {unit}."}},
    {"points", {"Seat {seat} gets {why}.", "Plats {seat} får {why}."}},
    {"out", {"Seat {seat} is out.", "Plats {seat} är ute."}},
    {"deal-over", {"Deal {deal} is over.", "Giv {deal} är slut."}},
    {"match-over", {"The match is over.", "Partiet är slut."}},
}};

constexpr EventSentence award_of_one = {"award",
                                        {"Seat {seat} gets 1 point.", "Plats {seat} får 1 poäng."}};

constexpr EventSentence cards_of_pile = {
    "pile",
    {"Seat {seat} takes {captured} from {place} with {card}.",
     "Plats {seat} tar in {captured} från {place} med {card}."}};

constexpr Sentence<0> dealt_by_nobody = {"Deal {deal}, round {round}.",
                                         "Giv {deal}, omgång {round}."};

constexpr Sentence<0> left_to_nobody = {
    "Nobody gets what is left on the table: {cards} ({clause}).",
    "Ingen får det som ligger kvar på bordet: {cards} ({clause})."};

std::string text_of(const FieldValue& value, const Style& style) {
  if (const auto* cards = std::get_if<Cards>(&value)) return draw(*cards, style);
  if (const auto* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value))
    return words_of(Text{*text, {}}, style.language);
  return list_of(texts_of(std::get<std::vector<int>>(value)), style.language, and_word);
}

/// In games for money, an award becomes an amount won or lost.
Event in_its_unit(Event event, const RuleData& rules, const Style& style) {
  if (!rules.purse || event.type != "award") return event;
  const auto field = std::ranges::find(event.fields, "points", &Field::name);
  const int points = std::get<int>(field->value);
  event.type = points > 0 ? "award won" : "award lost";
  field->value = std::abs(points);
  event.fields.push_back({"unit", words_of(rules.purse->unit, style.language)});
  return event;
}

/// Our sentence for an event; null if there is none.
const EventSentence* sentence_for(const Event& event) {
  const FieldValue* points = event.find("points");
  if (event.type == "award" && points != nullptr && *points == FieldValue(1)) return &award_of_one;
  if (event.type == "pile" && event.find("captured") != nullptr) return &cards_of_pile;
  const auto* found = std::ranges::find(sentences, event.type, &EventSentence::type);
  return found == sentences.end() ? nullptr : found;
}

/// Whether the event is about the seat addressed as "you".
bool is_about_you(const Event& event, const Style& style) {
  const FieldValue* seat = event.find(event.type == "deal" ? "dealer" : "seat");
  return style.you != 0 && seat != nullptr && *seat == FieldValue(style.you);
}

/// "stake" of "stakes".
std::string plural_of(const std::string& verb) {
  constexpr std::pair<std::string_view, std::string_view> odd[] = {
      {"is", "are"}, {"was", "were"}, {"has", "have"}, {"does", "do"}, {"goes", "go"}};
  for (const auto& [one, many] : odd)
    if (verb == one) return std::string(many);
  const auto without = [&](std::size_t last) { return verb.substr(0, verb.size() - last); };
  for (const char* hiss : {"sses", "shes", "ches", "xes"})
    if (verb.ends_with(hiss)) return without(2);
  if (verb.size() > 4 && verb.ends_with("ies")) return without(3) + 'y';
  return verb.ends_with('s') && !verb.ends_with("ss") ? without(1) : verb;
}

/// "You stake {kr} kr." of "Seat {seat} stakes {kr} kr.": what is told to the seat itself.
std::string said_to_you(const std::string& text) {
  constexpr std::string_view en = "Seat {seat} ", sv = "Plats {seat} ";
  if (text.starts_with(sv)) return "Du " + text.substr(sv.size());
  if (!text.starts_with(en)) return text;
  const std::size_t end = std::min(text.find_first_of(" .,:!", en.size()), text.size());
  return "You " + plural_of(text.substr(en.size(), end - en.size())) + text.substr(end);
}

/// The variant's text for the event, else ours, else empty.
std::string template_of(const Event& event, const RuleData& rules, const Style& style) {
  if (event.type == "leftovers" && event.find("seat") == nullptr)
    return std::string(left_to_nobody.in(style.language));
  if (event.type == "deal" && event.find("dealer") == nullptr)
    return std::string(dealt_by_nobody.in(style.language));
  const bool is_you = is_about_you(event, style);
  const auto to_seat = [&](const std::string& text) { return is_you ? said_to_you(text) : text; };
  for (const EventText& own : rules.events)
    if (own.type == event.type) return to_seat(words_of(own.text, style.language));
  const ActionRule* action = rules.find_action(event.type);
  if (action != nullptr && !action->does_something() && action->arguments.empty())
    return to_seat(say(style.language, {"Seat {seat} chooses {0}.", "Plats {seat} väljer {0}."},
                       title_of(*action)));
  const EventSentence* sentence = sentence_for(event);
  if (sentence == nullptr) return {};
  const bool has_own = is_you && !sentence->to_you.en.empty();
  std::string text = has_own ? std::string(sentence->to_you.in(style.language))
                             : to_seat(std::string(sentence->text.in(style.language)));
  if (event.find("clause") != nullptr) text.insert(text.size() - 1, " ({clause})");
  return text;
}

/// The value of a field, as `viewer` may know it.
std::string text_of(const Field& field, const Style& style, const std::optional<Seat>& viewer) {
  return field.is_known_to(viewer) ? text_of(field.value, style)
                                   : untold_text(field.value, style.language);
}

/// "pluck: seat 2, card h7"
std::string bare_facts(const Event& event, const Style& style, const std::optional<Seat>& viewer) {
  std::string text = event.type;
  for (std::size_t i = 0; i < event.fields.size(); ++i)
    text += (i == 0 ? ": " : ", ") +
            (event.fields[i].name == "seat" ? say(style.language, {"seat", "plats"})
                                            : event.fields[i].name) +
            ' ' + text_of(event.fields[i], style, viewer);
  return text;
}

}  // namespace

std::string trial_text(const Tried& tried, const RuleData& rules, const Style& style,
                       const std::optional<Seat>& viewer) {
  std::string text =
      say(style.language,
          {"{0} would lead to this; it has not been played.\n",
           "{0} skulle leda till det här; det är inte spelat.\n"},
          written_for(tried.move, rules, style.language)) +
      (tried.supposes ? say(style.language, {"What is hidden may lie so, or otherwise.\n",
                                             "Det dolda kan ligga så, eller på annat sätt.\n"})
                      : "") +
      narrate(tried.events, rules, style, viewer);
  if (!rules.capture.ways.empty() || !tried.after.table().empty())
    text +=
        labelled(say(style.language, {"table", "bord"}), draw(tried.after.table(), style), style);
  text += builds_line(tried.after, style);
  for (const std::string& line : tried.points) text += wrapped(line, style.width, 2) + '\n';
  return text;
}

std::string filled_in(const std::string& text, const Event& event, const Style& style,
                      const std::optional<Seat>& viewer) {
  return with_values(text, [&](std::string_view name) -> std::optional<std::string> {
    const auto field = std::ranges::find(event.fields, name, &Field::name);
    if (field == event.fields.end()) return std::nullopt;
    return text_of(*field, style, viewer);
  });
}

namespace {

/// The move that a "capture" event tells of; null for other events.
const Ply* capture_told(const Event& event, const Game& game) {
  if (event.type != "capture") return nullptr;
  for (std::size_t i = game.ply(); i-- > 0;) {
    const Move* move = game.steps()[i].move();
    if (move != nullptr && FieldValue(int{move->seat}) == *event.find("seat") &&
        FieldValue(Cards{move->card}) == *event.find("card"))
      return &game.steps()[i];
  }
  return nullptr;
}

/// `sentence` with the cards of a capture filled in, in their groups.
std::string with_groups(std::string sentence, const Event& event, const Game& game,
                        const Style& style) {
  constexpr std::string_view gap = "{captured}";
  const std::size_t at = sentence.find(gap);
  const Ply* step = at == std::string::npos ? nullptr : capture_told(event, game);
  if (step == nullptr) return sentence;
  const State& before =
      game.state_at(static_cast<std::size_t>(step - std::to_address(game.steps().begin())));
  const bool is_loose = *event.find("captured") == FieldValue(sorted(step->move()->captured));
  return sentence.replace(at, gap.size(),
                          is_loose ? cards_text(*step, before, game.rules(), style)
                                   : taken_text(*step, before, game.rules(), style));
}

/// Whether `next` tells what the computer of event `one` does, and has a sentence that can say who.
bool is_told_by(const Event& next, const Event& one, const RuleData& rules, const Style& style) {
  if (one.type != "computer") return false;
  if (next.type == "capture" || next.type == "trail" || next.type == "build") return true;
  const FieldValue* seat = next.find("seat");
  return rules.find_action(next.type) != nullptr && seat != nullptr && *seat == *one.find("seat") &&
         template_of(next, rules, style).find("{seat}") != std::string::npos;
}

/// What the computer does and why, as one sentence: "Seat {seat} ({player}) lays out {card},
/// {why}." Adds these fields to `move`.
std::string as_computer(std::string text, const Event& computer, Event& move) {
  const std::string seat = "{seat}";
  if (const std::size_t at = text.find(seat); at != std::string::npos)
    text.insert(at + seat.size(), " ({player})");
  if (text.ends_with('.')) text.pop_back();
  for (const char* name : {"player", "why"})
    if (const FieldValue* value = computer.find(name)) move.fields.push_back({name, *value});
  return text + ", {why}.";
}

/// What people call the word of a variable, argument or action.
Text title_of_word(const std::string& word, const RuleData& rules) {
  const auto of = [&](const auto& rule) {
    const auto found = std::ranges::find(rule.words, word);
    return found == rule.words.end()
               ? as_text(word)
               : title_of_word(rule, static_cast<std::size_t>(found - rule.words.begin()));
  };
  std::vector<Text> titles;
  for (const VariableRule& variable : rules.variables) titles.push_back(of(variable));
  for (const ActionRule& action : rules.actions) {
    if (action.name == word) titles.push_back(title_of(action));
    for (const ArgumentRule& argument : action.arguments) titles.push_back(of(argument));
  }
  const auto found =
      std::ranges::find_if(titles, [&](const Text& one) { return one != as_text(word); });
  return found == titles.end() ? as_text(word) : *found;
}

/// The event with words of the script and names of computer players and places as people call them.
Event with_titles(Event event, const RuleData& rules, Language language) {
  for (Field& field : event.fields) {
    auto* word = std::get_if<std::string>(&field.value);
    if (word == nullptr) continue;
    const auto place = place_named(*word, rules, rules.max_players);
    *word = (event.type == "computer" && field.name == "player" ? argument_word(*word)
             : place                                            ? in_words(*place, rules)
                                                                : title_of_word(*word, rules))
                .in(language);
  }
  return event;
}

/// `text` with the name of a seat in place of "seat {seat}", where it has one.
std::string with_names(std::string text, const Event& event, const Style& style) {
  for (const Field& field : event.fields) {
    const int* seat = std::get_if<int>(&field.value);
    if (seat == nullptr || *seat < 1 || static_cast<std::size_t>(*seat) > style.names.size())
      continue;
    for (const char* word : {"Seat {", "seat {", "Plats {", "plats {"}) {
      const std::string gap = word + field.name + '}';
      for (std::size_t at; (at = text.find(gap)) != std::string::npos;)
        text.replace(at, gap.size(), style.names[static_cast<std::size_t>(*seat - 1)]);
    }
  }
  return text;
}

/// Narrates events, passing each template through `finished` before it is filled in.
template <typename Finished>
std::string narrated(const EventLog& events, const RuleData& rules, const Style& style,
                     const std::optional<Seat>& viewer, Finished finished) {
  constexpr std::size_t longest = 128U << 10U;
  std::string text;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (text.size() > longest) return text += "...\n";
    Event event = in_its_unit(with_titles(events[i], rules, style.language), rules, style);
    std::string own;
    if (i + 1 < events.size() && is_told_by(events[i + 1], event, rules, style)) {
      const Event computer = std::exchange(event, events[++i]);
      own = as_computer(finished(template_of(event, rules, style), event), computer, event);
    } else {
      own = finished(template_of(event, rules, style), event);
    }
    own = with_names(std::move(own), event, style);
    text +=
        wrapped(with_ranks_of(style.language, own.empty() ? bare_facts(event, style, viewer)
                                                          : filled_in(own, event, style, viewer)),
                style.width) +
        '\n';
  }
  return text;
}

}  // namespace

std::string narrate(const EventLog& events, const RuleData& rules, const Style& style,
                    const std::optional<Seat>& viewer) {
  return narrated(events, rules, style, viewer,
                  [](const std::string& text, const Event&) { return text; });
}

std::string narrate(const EventLog& events, const Game& game, const Style& style,
                    const std::optional<Seat>& viewer) {
  return narrated(events, game.rules().data(), style, viewer,
                  [&](const std::string& text, const Event& event) {
                    return with_groups(text, event, game, style);
                  });
}

bool tell_of_last_move(const EventLog& events, const Game& game) {
  if (game.ply() == 0 || game.steps()[game.ply() - 1].regularity == Regularity::Irregular)
    return false;
  return std::ranges::any_of(events, [](const Event& event) {
    return event.type == "trail" || event.type == "capture" || event.type == "build";
  });
}

}  // namespace kasino

// Commands about moves and actions: listing, playing, explaining and counting them; the score.
#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/cards/card_text.hpp"
#include "engine/cards/pattern.hpp"
#include "engine/game/perft.hpp"
#include "engine/legality/judge.hpp"
#include "engine/legality/turn_context.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/move_text.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/playing.hpp"
#include "engine/play/scoring.hpp"
#include "engine/players/worlds.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/commands/move_list.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/explain/secure_points.hpp"
#include "repl/session/analysis.hpp"
#include "repl/session/computer_seats.hpp"
#include "repl/session/names.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/text/spoken_cards.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

void expect_play(const Session& session) {
  switch (session.state().phase) {
    case Phase::Play: return;
    case Phase::DealOver:
      throw GameOver(Text{"the deal is over; type next for the next one",
                          "given är slut; skriv nästa för nästa giv"});
    case Phase::MatchOver:
      throw GameOver(Text{"the match is over; type new for another one",
                          "partiet är slut; skriv ny för ett nytt"});
  }
}

/// A move is all that follows the command, with or without quotes around it.
std::string move_text(const Arguments& arguments, const Session& session) {
  const std::string_view text = trimmed(unquoted(arguments.text()));
  if (!text.empty()) return std::string(text);
  const std::vector<std::string> words = session.words_at_stage();
  if (session.rules().data().capture.ways.empty() && !words.empty())
    throw BadArgument({"what is done is missing, such as {0}", "det som görs saknas, som {0}"},
                      words.front());
  throw BadArgument(
      Text{"a move is missing, such as s7 or s7xh7", "ett drag saknas, som s7 eller s7xh7"});
}

/// The turn of the session's position, for all that a command asks about it. Throws GameOver.
TurnContext turn_of(const Session& session) {
  expect_play(session);
  return {session.state(), session.rules()};
}

/// What the rules say of a move, given by its text or its number in the list, or of an action.
Judgement judgement_on(const TurnContext& turn, const Session& session, const std::string& text) {
  return is_digits(text) ? judge(play_by_number(session, text), turn) : judgement_of(text, turn);
}

std::string refusal_text(const Judgement& judgement, const Session& session) {
  const std::string why = explain(judgement, session.state(), session.rules(), session.language());
  if (judgement.action() == nullptr) return why;
  return say(session.language(), {"{0} is refused: {1}", "{0} avvisas: {1}"},
             words_of(title_of(*session.rules().data().find_action(judgement.action()->name)),
                      session.language()),
             why);
}

/// The error of who takes a step that the rules forbid.
Error illegal_move(const Judgement& judgement, const Session& session) {
  return Error(refusal_text(judgement, session),
               {.kind = ErrorKind::IllegalMove,
                .clause = judgement.refusals.front().clause,
                .judgement = std::make_shared<const Judgement>(judgement)});
}

/// The judgement of a step that may be played, given like that. Throws illegal_move().
Judgement playable(const TurnContext& turn, const Session& session, const std::string& text) {
  Judgement judgement = judgement_on(turn, session, text);
  if (judgement.stands(session.rules().data()) && judgement.step) return judgement;
  prove(judgement, turn);
  throw illegal_move(judgement, session);
}

/// The judged step in written form.
std::string written(const Judgement& judgement, const Session& session) {
  if (const Move* move = judgement.move())
    return to_text({*move, judgement.grouping}, session.state(), session.rules().data());
  return to_text(*judgement.step, session.state(), session.rules());
}

Played play(Session& session, const Judgement& judgement, Regularity regularity) {
  Played played{written(judgement, session), regularity, {}};
  take_and_tell(session, *judgement.step, regularity, played.events, judgement.grouping);
  return played;
}

/// "seat 1: 5 points (ACES-1 3, CARDS-1 2)": each seat's points in this deal, with its money if
/// there are purses.
std::vector<std::string> points_lines(const State& state, const Session& session) {
  const RuleData& rules = session.rules().data();
  std::vector<std::string> lines;
  for (const Seat seat : seats(state)) {
    std::string& line = lines.emplace_back(seat_name(seat, session.speech()) + ": ");
    if (rules.purse) line += money_text(state, rules, seat, session.language());
    const std::vector<ScoreLine> sheet = score_sheet(state, session.rules(), seat);
    if (rules.purse && sheet.empty()) continue;
    line += (rules.purse ? "; " : "") + points_text(sheet, rules, session.language());
  }
  return lines;
}

}  // namespace

namespace {

/// The faces that `text` names, a card, a rank or a suit: as scripts write it, or as people type
/// cards, in any case and either language.
std::optional<FaceSet> faces_typed(const std::string& word) {
  const std::string text = rank_or_suit_said(word).value_or(word);
  if (const auto pattern = parse_pattern(text)) return pattern->faces;
  const auto read = [](const std::string& card) -> std::optional<Card> {
    try {
      return parse_card(card);
    } catch (const CardError&) {
      return std::nullopt;
    }
  };
  if (const auto card = read(text)) {
    FaceSet faces;
    faces.add(card->face());
    return faces;
  }
  if (const auto card = read("s" + text)) return parse_pattern(to_text(*card).substr(1))->faces;
  if (const auto card = read(text + "2")) return parse_pattern(to_text(*card).substr(0, 1))->faces;
  return std::nullopt;
}

}  // namespace

ReplyBody do_moves(Session& session, const Arguments& arguments) {
  expect_no_riddle(session);
  const auto limit = arguments.number("limit", 0, static_cast<long long>(most_moves_listed));
  const std::size_t most =
      limit ? static_cast<std::size_t>(*limit) : session.settings().moves_shown;
  const auto numbered = [&](MoveList list) {
    std::vector<std::size_t> numbers = list.numbers;
    if (numbers.empty())
      for (std::size_t i = 1; i <= list.numbered(); ++i) numbers.push_back(i);
    session.number_moves(std::move(numbers));
    return list;
  };
  if (arguments.words().empty()) return numbered(legal_move_list(session, most));
  const std::string& word = arguments.words().front();
  const std::optional<FaceSet> faces = faces_typed(word);
  if (!faces)
    throw BadArgument({"expected a card, a rank or a suit, as in moves d10 or moves 7, not {0}",
                       "väntade ett kort, en valör eller en färg, som i drag d10 eller drag "
                       "7, inte {0}"},
                      quoted(word));
  MoveList list = moves_with(*faces, session, most);
  if (list.total.number == 0)
    throw BadArgument({"no move plays or takes {0}", "inget drag spelar eller tar in {0}"}, word);
  return numbered(std::move(list));
}

ReplyBody do_hint(Session& session, const Arguments&) {
  if (!session.awaits_take_back()) expect_play(session);
  return Sheet{
      [text = suggestion(session)](const Style& style) { return wrapped(text, style.width, 2); }};
}

ReplyBody do_analyse(Session& session, const Arguments& arguments) {
  constexpr std::size_t usual = 10;
  const std::string what = arguments.words().empty() ? "" : arguments.words().front();
  if (what == "game") return reviewed(session);
  if (!what.empty() && what != "all")
    throw BadArgument({"expected all, game or nothing, not {0}{1}",
                       "väntade alla, partiet eller inget, inte {0}{1}"},
                      quoted(what), argument_advice(what, {"all", "game"}));
  if (!session.awaits_take_back()) expect_play(session);
  expect_no_riddle(session);
  return analysed(session, what.empty() ? usual : std::size_t{300});
}

ReplyBody do_coach(Session& session, const Arguments& arguments) {
  const bool speaks = arguments.on_or_off(session.is_coached());
  session.coach(speaks);
  const Language language = session.language();
  if (!speaks) return Told{say(language, {"the coach is silent", "tränaren är tyst"})};
  return Told{
      session.rules().data().purse
          ? say(language, {"the coach speaks where a fiftieth of the stake or more is given "
                           "away",
                           "tränaren säger till när en femtiondel av insatsen eller mer "
                           "ges bort"})
          : say(language, {"the coach speaks where a move gives a point or more away",
                           "tränaren säger till när ett drag ger bort en poäng eller mer"})};
}

ReplyBody do_hints(Session& session, const Arguments& arguments) {
  arguments.word({"on or off", "på eller av"});
  const bool offers = arguments.on_or_off(true);
  session.offer_moves(offers);
  return Told{say(session.language(),
                  offers ? Sentence<0>{"moves are completed", "drag fylls i"}
                         : Sentence<0>{"moves are not completed", "drag fylls inte i"})};
}

ReplyBody do_play(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments, session);
  const TurnContext turn = turn_of(session);
  return play(session, playable(turn, session, text), Regularity::Regular);
}

namespace {

/// What `step` would lead to from `state`, a world of the session's position.
Tried tried_in(const State& state, const Step& step, const Session& session) {
  GameStart start;
  start.setup = setup_of(state, session.rules().data());
  Game game(session.rules(), start);
  game.take(step);
  const State& after = game.state();
  Tried tried{to_text(step, state, session.rules()),
              events_with_points(game, 1, session.language()), after};
  const std::vector<std::string> points = points_lines(state, session);
  for (const std::string& line : points_lines(after, session))
    if (std::ranges::find(points, line) == points.end()) tried.points.push_back(line);
  return tried;
}

}  // namespace

/// Tries the step in a world drawn among those that the seat to act cannot tell from the real one.
/// Whether the outcome depends on hidden cards is found out by drawing others, never by looking at
/// the real one, so that nothing hidden is given away.
ReplyBody do_try(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments, session);
  const TurnContext turn = turn_of(session);
  const Step step = *playable(turn, session, text).step;
  const Rules& rules = session.rules();
  const State& state = session.state();
  Random random = random_for(state, rules, session.game().ply(), state.turn);
  const auto told = [&](const Tried& tried) {
    return trial_text(tried, rules.data(), session.speech(), session.viewer());
  };
  constexpr int others = 11;
  const Worlds worlds(state.turn, state, rules);
  Tried tried = tried_in(worlds.draw(random), step, session);
  const std::string words = told(tried);
  tried.supposes = std::ranges::any_of(rules.data().variables, [](const VariableRule& variable) {
    return variable.show != Show::Open;
  });
  for (int i = 0; i < others && !tried.supposes; ++i)
    tried.supposes = told(tried_in(worlds.draw(random), step, session)) != words;
  return tried;
}

namespace {

/// While a move may be taken back: of another move in its place or, without one, of that move.
Sheet why_before(Session& session, const std::string& move) {
  const auto told = [&] {
    if (move.empty()) return why_coached(session);
    const State& before = session.game().state_at(session.advised_ply());
    Judgement judgement = judgement_of(move, {before, session.rules()});
    prove(judgement, {before, session.rules()});
    return move + ": " + in_words(judgement, before, session.rules(), session.language());
  };
  return Sheet{[text = told()](const Style& style) { return wrapped(text, style.width, 2); }};
}

}  // namespace

ReplyBody do_why(Session& session, const Arguments& arguments) {
  if (session.awaits_take_back())
    return why_before(session, std::string(trimmed(unquoted(arguments.text()))));
  const std::string text = move_text(arguments, session);
  const TurnContext turn = turn_of(session);
  Judgement judgement = judgement_on(turn, session, text);
  prove(judgement, turn);
  Explained explained;
  explained.move = judgement.step ? written(judgement, session) : text;
  explained.stands = !judgement.legal() && judgement.stands(session.rules().data());
  explained.message = explain(judgement, session.state(), session.rules(), session.language());
  explained.judgement = std::move(judgement);
  return explained;
}

ReplyBody do_force(Session& session, const Arguments& arguments) {
  const std::string text = move_text(arguments, session);
  const Rules& rules = session.rules();
  if (names_action(text, rules))
    throw BadArgument(Text{"force plays a card against the rules; an action cannot be forced",
                           "tvinga spelar ett kort mot reglerna; annat går inte att tvinga fram"});
  const TurnContext turn = turn_of(session);
  const Judgement judgement = judge_claim(parse_move(text), turn, Regularity::Irregular);
  if (!judgement.step) throw illegal_move(judgement, session);
  return play(session, judgement, judgement.regularity(rules.data()));
}

namespace {

ReplyBody seat_player(Session& session, const Arguments& arguments) {
  const std::string& word = arguments.words()[0];
  const std::optional<Seat> seat = seat_called(word, session.names());
  if (!seat || *seat > session.state().players())
    throw BadArgument({"expected a seat from 1 to {0}, or a name, not {1}",
                       "väntade en plats från 1 till {0}, eller ett namn, inte {1}"},
                      session.state().players(), quoted(word));
  const std::optional<Bot> player = player_or_human(arguments.words()[1]);
  check_players({player}, session.rules().data());
  session.seat_player(*seat, player);
  return Shown{};
}

}  // namespace

ReplyBody do_auto(Session& session, const Arguments& arguments) {
  if (arguments.words().size() == 2) return seat_player(session, arguments);
  long long steps = 1;
  if (!arguments.words().empty())
    steps = number_in(
        arguments.words().front(), 1, 10'000,
        {"expected a number of moves up to {0}, or a seat and a player, such as 2 expert, not {1}",
         "väntade ett antal drag upp till {0}, eller en plats och en spelare, som 2 expert, inte "
         "{1}"});
  if (session.state().phase != Phase::Play)
    throw GameOver(Text{"the deal is over; nobody is to play", "given är slut; ingen ska spela"});
  Shown shown;
  for (; steps > 0 && session.state().phase == Phase::Play && session.keep_going(); --steps) {
    const Bot player = session.player_at(session.state().turn).value_or(Bot::Greedy);
    if (!play_one(session, player, shown.events)) break;
  }
  return shown;
}

namespace {

/// The places whose cards count for seats.
std::vector<Place> counted_places(const State& state, const RuleData& rules) {
  std::vector<Place> places;
  for (const Seat seat : seats(state))
    each_counted(rules, seat, [&](Place place) { places.push_back(place); });
  return places;
}

/// The position without cards that count where `eyes` may not look: they lie in the stock.
State without_hidden(State state, const View& eyes, const RuleData& rules) {
  for (const Place place : counted_places(state, rules))
    if (!eyes.is_readable(place))
      for (const Card card : Cards(state.cards(place).begin(), state.cards(place).end()))
        state.move_card(card, place, Place::stock());
  return state;
}

/// Removes the cards from the sheets that `eyes` may not know to lie where they do.
void hide_cards(Scored& scored, const View& eyes, const State& state, const RuleData& rules) {
  const std::vector<Place> places = counted_places(state, rules);
  const auto is_hidden = [&](Card card) {
    const auto lies = std::ranges::find_if(places, [&](Place at) { return state.holds(at, card); });
    return lies != places.end() && std::ranges::count(eyes.unknown_cards(*lies), card) > 0;
  };
  for (Scored::Sheet& sheet : scored.sheets)
    for (ScoreLine& line : sheet.lines) std::erase_if(line.cards, is_hidden);
}

}  // namespace

ReplyBody do_score(Session& session, const Arguments&) {
  const State& state = session.state();
  const RuleData& rules = session.rules().data();
  if (state.phase != Phase::Play) return score_sheets(state, session.rules());
  const View eyes = View::of(state, rules, session.viewer());
  const State seen = without_hidden(state, eyes, rules);
  Scored scored = score_sheets(seen, session.rules());
  scored.is_all = seen == state;
  hide_cards(scored, eyes, state, rules);
  return scored;
}

namespace {

constexpr std::uint64_t most_parts = 100'000;

Perft divided(Session& session, int depth) {
  const auto keep_going = [&] { return session.keep_counting(); };
  const Count first_moves = count_legal_moves(session.state(), session.rules());
  if (first_moves.saturated || first_moves.number > most_parts)
    throw BadArgument({"--divide tells of {0} first moves at most; here are {1}{2}",
                       "--divide visar högst {0} första drag; här är de {1}{2}"},
                      most_parts, first_moves.number,
                      first_moves.saturated ? Text{" and more", " och fler"} : Text{});
  Perft perft{depth, {}};
  perft.parts.emplace();
  each_ply(session.state(), session.rules(), [&](const Step& step) {
    State next = session.state();
    apply(next, step, session.rules(), nullptr);
    const Count nodes = kasino::perft(next, session.rules(), depth - 1, keep_going);
    perft.parts->emplace_back(to_text(step, session.state(), session.rules()), nodes);
    perft.nodes += nodes;
  });
  return perft;
}

}  // namespace

ReplyBody do_perft(Session& session, const Arguments& arguments) {
  expect_no_riddle(session);
  const std::string& word =
      arguments.word({"the depth, a number of plays,", "djupet, ett antal drag,"});
  const auto depth = static_cast<int>(number_in(
      word, 0, 1000,
      {"expected a depth from 0 to {0}, not {1}", "väntade ett djup från 0 till {0}, inte {1}"}));
  if (arguments.words().size() == 1)
    return Perft{depth, kasino::perft(session.state(), session.rules(), depth,
                                      [&] { return session.keep_counting(); })};
  if (arguments.words()[1] != "--divide")
    throw BadArgument({"{0}: unknown argument (did you mean --divide?)",
                       "{0}: okänt argument (menade du --divide?)"},
                      quoted(arguments.words()[1]));
  if (depth == 0)
    throw BadArgument(Text{"--divide splits by first move, so the depth is 1 or more",
                           "--divide delar efter första draget, så djupet är minst 1"});
  return divided(session, depth);
}

}  // namespace kasino

#include "repl/html/frames.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <span>
#include <utility>

#include "engine/game/game.hpp"
#include "engine/model/state.hpp"
#include "engine/model/view.hpp"
#include "engine/notation/typed_step.hpp"
#include "engine/play/scoring.hpp"
#include "engine/text/reading.hpp"
#include "repl/explain/explain.hpp"
#include "repl/explain/judgement.hpp"
#include "repl/explain/secure_points.hpp"
#include "repl/sheets/narration.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

using Json = nlohmann::ordered_json;

constexpr int most_face_down = 13;  ///< cards of a place that are drawn one by one
constexpr int most_face_up = 12;

/// A line of play, and where it parts from the line before it in the page that it shares most with.
struct Branch {
  std::size_t line;
  std::size_t base;
  std::size_t parting;  ///< how many steps they share
};

/// The lines of play, the current one first.
std::vector<Branch> branches_of(const Game& game) {
  std::vector<Branch> branches = {{game.line(), game.line(), 0}};
  for (std::size_t line = 0; line < game.line_count(); ++line) {
    if (line == game.line()) continue;
    Branch branch{line, game.line(), 0};
    for (const Branch& earlier : branches)
      if (const std::size_t shared = game.shared(earlier.line, line); shared > branch.parting)
        branch = {line, earlier.line, shared};
    branches.push_back(branch);
  }
  return branches;
}

/// Throws Error if the game has too many steps for a page.
void check_size(const Game& game, const std::vector<Branch>& branches) {
  std::size_t steps = 0;
  for (const Branch& branch : branches) steps += game.steps_of(branch.line).size() - branch.parting;
  if (steps <= most_framed_steps) return;
  if (branches.size() == 1)
    throw Error({"the game has {0} steps, and a page holds {1} at most",
                 "spelet har {0} steg, och en sida rymmer högst {1} sådana"},
                steps, most_framed_steps);
  throw Error({"the {2} lines of play have {0} steps, and a page holds {1} at most",
               "de {2} spellinjerna har {0} steg, och en sida rymmer högst {1} sådana"},
              steps, most_framed_steps, branches.size());
}

std::vector<std::string> full_lines_of(const std::string& text) {
  std::vector<std::string> lines = lines_of(text);
  std::erase(lines, "");
  return lines;
}

/// Turns a game into frames, walking through each line of play from where it parts from another.
class Frames {
 public:
  Frames(const Game& game, const PageSettings& settings, const Style& style)
      : game_(game), settings_(settings), style_(style), view_(settings.view) {}

  void add_beginning() {
    game_.go_to(0);
    frames_.push_back(beginning());
    paths_[game_.line()] = {0};
  }

  /// The frame of the ply in sight.
  Json present() {
    if (game_.ply() == 0) return beginning();
    number_ = steps_before(game_.ply() - 1);
    return with_step(position(), game_.ply() - 1);
  }

  void add(const Branch& branch) {
    if (branch.line != game_.line()) game_.change_line(branch.line);
    game_.go_to(branch.parting);
    std::vector<std::size_t> path = paths_[branch.base];
    path.resize(branch.parting + 1);
    number_ = steps_before(branch.parting);
    while (game_.ply() < game_.steps().size()) {
      settings_.before_step();
      game_.redo();
      Json frame = position();
      if (path.back() + 1 != frames_.size()) frame["after"] = path.back();
      path.push_back(frames_.size());
      frames_.push_back(with_step(std::move(frame), game_.ply() - 1));
    }
    paths_[branch.line] = std::move(path);
  }

  Json frames() && { return std::move(frames_); }
  /// The last frame of each line.
  Json ends() const {
    Json ends = Json::array();
    for (const auto& [line, path] : paths_) ends.push_back(path.back());
    return ends;
  }

 private:
  const Rules& rules() const { return game_.rules(); }
  const RuleData& data() const { return game_.rules().data(); }
  const State& state() const { return game_.state(); }
  /// In a game without captures the table may play no part.
  bool has_table() const { return !data().capture.ways.empty() || !state().table().empty(); }

  std::string drawn(Card card) const { return draw(card, style_); }

  /// The events in words; if the page shows all, also what an action keeps for its seat.
  std::vector<std::string> told(EventLog events) const {
    if (!view_)
      for (Event& event : events)
        for (Field& field : event.fields) field.known_to.reset();
    return full_lines_of(narrate(events, data(), style_, view_));
  }

  /// The cards of a place that `eyes` see, and "?" for each other card.
  Json cards_of(Place place, const View& eyes) const {
    const std::span<const Card> shown = eyes.shown_cards(place);
    Json cards = Json::array();
    for (Card card : place.zone() == Zone::Hand ? sorted(shown) : Cards(shown.begin(), shown.end()))
      cards.push_back(drawn(card));
    for (int hidden = eyes.count(place) - static_cast<int>(shown.size()); hidden > 0; --hidden)
      cards.push_back("?");
    return cards;
  }

  /// The cards of a place, but of many only some; `beside` then says how many there are.
  Json drawn_cards_of(Place place, const View& eyes, std::vector<std::string>& beside) const {
    Json cards = cards_of(place, eyes);
    const int shown = static_cast<int>(eyes.shown_cards(place).size());
    if (const int hidden = eyes.count(place) - shown; hidden > most_face_down) {
      cards.erase(cards.begin() + shown, cards.end());
      beside.push_back(say_({"{0} face down", "{0} med baksidan upp"}, hidden));
    }
    if (shown > most_face_up) {
      if (place == Place::stock())  // those that are drawn next
        cards.erase(cards.begin() + most_face_up, cards.begin() + shown);
      else
        cards.erase(cards.begin(), cards.begin() + (shown - most_face_up));
      beside.push_back(say_({"{0} in all", "{0} i allt"}, eyes.count(place)));
    }
    return cards;
  }

  /// How many of the first plies are steps, not deals.
  std::ptrdiff_t steps_before(std::size_t ply) const {
    return std::ranges::count_if(std::span(game_.steps()).first(ply), [](const Ply& step) {
      return !std::holds_alternative<Cards>(step.what);
    });
  }

  Json beginning() const {
    Json frame = position();
    frame["id"] = "0";
    frame["events"] = told(game_.start_events());
    return frame;
  }

  Json with_step(Json frame, std::size_t ply) {
    add_step(frame, game_.steps()[ply], game_.state_at(ply));
    return frame;
  }

  Json position() const {
    const View eyes = view_ ? View(state(), data(), *view_) : View(state(), data());
    const View table = View::of(state(), data(), view_);  // for piles and stock
    Json frame = {{"heading", say_({"deal {0}, round {1}", "giv {0}, omgång {1}"}, state().deal,
                                   state().round)},
                  {"table", has_table() ? cards_of(Place::table(), eyes) : Json()},
                  {"stock", state().stock().size()},
                  {"common", common()},
                  {"seats", Json::array()}};
    for (const Seat seat : seats(state())) {
      frame["seats"].push_back(seat_of_position(seat, eyes));
      add_variables(frame["seats"].back(), eyes, seat);
    }
    for (std::size_t i = 0; i < state().builds.size(); ++i) {
      const Build& build = state().builds[i];
      frame["builds"].push_back({{"cards", cards_of(Place::build(static_cast<int>(i) + 1), eyes)},
                                 {"value", build.value},
                                 {"owner", build.owner},
                                 {"fixed", build.is_multiple}});
    }
    if (state().phase == Phase::Play) add_variables(frame, eyes, {});
    const auto add_zone = [&](Place place, const View& by) {
      const std::string stakes = stakes_beside(place, state(), data(), style_);
      const std::string label = label_of(place, state(), rules(), style_.language);
      const bool is_common = place.seat() == 0;
      if (by.count(place) == 0 && stakes.empty() && (!is_common || label.empty())) return;
      Json zone = {{"name", place_name(place, state(), data(), style_)}};
      if (place.seat() != 0) zone["seat"] = place.seat();
      std::vector<std::string> beside;
      zone["cards"] = drawn_cards_of(place, by, beside);
      beside.push_back(label);
      beside.push_back(stakes);
      std::erase(beside, "");
      if (!beside.empty()) zone["beside"] = beside;
      frame["zones"].push_back(std::move(zone));
    };
    if (!table.shown_cards(Place::stock()).empty()) add_zone(Place::stock(), table);
    for (const Seat seat : seats(state()))
      if (!table.shown_cards(Place::pile(seat)).empty()) add_zone(Place::pile(seat), table);
    for (Place place : own_places(data(), state().players())) add_zone(place, eyes);
    if (!game_.note().empty()) frame["note"] = game_.note();
    if (state().phase != Phase::Play) frame["sheet"] = sheet();
    return frame;
  }

  /// Adds the variables that the board shows, of `seat` or of the game.
  void add_variables(Json& object, const View& eyes, std::optional<Seat> seat) const {
    for (const auto& [name, value] : variables_on_board(eyes, state(), data(), seat, style_))
      object["variables"].push_back({{"name", name}, {"value", value}});
  }

  /// The scores of sides, the pots and the bank, and who has won.
  std::vector<std::string> common() const {
    std::vector<std::string> lines;
    const std::string sides = side_line(state(), data(), style_);
    if (!sides.empty()) lines.push_back(sides);
    const std::string money = common_money_text(state(), data(), style_.language);
    if (!money.empty()) lines.push_back(money);
    if (state().phase == Phase::MatchOver)
      lines.push_back(say_(
          {"won by {0}", "vunnet av {0}"},
          list_of(texts_of(state().winners, [&](Seat seat) { return seat_name(seat, style_); }),
                  style_.language, and_word)));
    return lines;
  }

  Json seat_of_position(Seat seat, const View& eyes) const {
    const bool plays = state().phase == Phase::Play;
    Json object = {{"hand", cards_of(Place::hand(seat), eyes)}};
    if (!data().purse || !data().capture.ways.empty()) {
      object["pile"] = state().pile(seat).size();
      object["sweeps"] = at_seat(state().sweeps, seat);
    }
    if (data().purse)
      object["money"] = money_text(state(), data(), seat, style_.language);
    else
      object["match"] = at_seat(state().scores, seat);
    if (plays && !data().purse) object["secure"] = secure_points(state(), rules(), seat);
    if (plays && seat == state().turn) object["turn"] = true;
    if (plays && seat == state().dealer && data().has_dealer()) object["deals"] = true;
    if (state().is_out(seat)) object["out"] = true;
    return object;
  }

  /// The points of the deal that is over, by clause and seat.
  Json sheet() const {
    std::vector<std::map<std::string, int>> columns;
    const auto in_order = [](const std::string& a, const std::string& b) {
      return by_clause(a, b);
    };
    std::set<std::string, decltype(in_order)> clauses(in_order);
    for (const Seat seat : seats(state()))
      for (const auto& [clause, points] :
           columns.emplace_back(points_by_clause(score_sheet(state(), rules(), seat))))
        clauses.insert(clause);
    Json rows = Json::array();
    for (const std::string& clause : clauses) {
      Json row = {{"clause", clause_with_text(clause, data(), style_.language)}};
      for (auto& column : columns) row["points"].push_back(column[clause]);
      rows.push_back(std::move(row));
    }
    const Points totals = deal_points(state(), rules());
    rows.push_back({{"clause", say_({"this deal", "given"})},
                    {"points", std::vector(totals.begin(), totals.begin() + state().players())}});
    return rows;
  }

  void add_step(Json& frame, const Ply& step, const State& before) {
    EventLog events = events_with_points(game_, game_.ply(), style_.language);
    if (std::holds_alternative<Cards>(step.what)) {
      frame["id"] = "deal" + std::to_string(step.after->deal);
      frame["events"] = told(std::move(events));
      return;
    }
    const Seat seat = seat_of(step.what);
    const std::optional<Seat> viewer = view_ ? view_ : seat;
    frame["id"] = std::to_string(++number_);
    frame["seat"] = seat;
    frame["move"] =
        with_ranks_of(style_.language, step_text(step, before, rules(), viewer, style_.language));
    frame["told"] = last_move_text(game_, style_, viewer);
    std::erase_if(events, [](const Event& event) {  // "told" says this already
      return event.type == "trail" || event.type == "capture" || event.type == "build";
    });
    frame["events"] = told(std::move(events));
    frame["why"] = why(step, before);
    if (step.regularity == Regularity::Irregular) frame["irregular"] = true;
    const Move* move = step.move();
    if (move == nullptr) return;
    frame["played"] = drawn(move->card);
    frame["taken"] = Json::array();
    for (Card card : move->captured) frame["taken"].push_back(drawn(card));
    for (const Place pile : places_of(*move, data(), before.players())) {
      const auto shown = View::of(before, data(), view_).shown_cards(pile);
      for (Card card : cards_taken(pile, before, data()))
        if (std::ranges::find(shown, card) != shown.end()) frame["taken"].push_back(drawn(card));
    }
  }

  /// The judgement of a step. What else a hand could have done is for its player alone.
  std::vector<std::string> why(const Ply& step, const State& before) const {
    const Judgement judgement = proved(step.what, before, rules());
    const bool is_secret = view_ && view_ != seat_of(step.what) && !judgement.legal();
    if (is_secret && judgement.stands(data())) return {};
    const std::vector<std::string> clauses = judgement.clauses();
    std::vector<std::string> lines;
    if (is_secret) {
      if (!clauses.empty()) lines = {clause_with_text(clauses.front(), data(), style_.language)};
      return lines;
    }
    if (std::string said = explain(judgement, before, rules(), style_.language); !said.empty())
      lines.push_back(std::move(said));
    for (std::size_t i = 1; i < clauses.size(); ++i)  // the first is in the sentence
      lines.push_back(clause_with_text(clauses[i], data(), style_.language));
    return lines;
  }

  Game game_;
  const PageSettings& settings_;
  const Style& style_;
  Speaker say_{settings_.language};
  std::optional<Seat> view_;
  std::map<std::size_t, std::vector<std::size_t>> paths_;  ///< by line: the frame at each ply
  Json frames_ = Json::array();
  std::ptrdiff_t number_ = 0;  ///< of the last step
};

}  // namespace

nlohmann::ordered_json framed(const Game& game, const PageSettings& settings, const Style& style) {
  const std::vector<Branch> branches = branches_of(game);
  check_size(game, branches);
  Frames frames(game, settings, style);
  frames.add_beginning();
  for (const Branch& branch : branches) frames.add(branch);
  return {{"lines", frames.ends()}, {"frames", std::move(frames).frames()}};
}

nlohmann::ordered_json present_frame(const Game& game, const PageSettings& settings,
                                     const Style& style) {
  return Frames(game, settings, style).present();
}

}  // namespace kasino

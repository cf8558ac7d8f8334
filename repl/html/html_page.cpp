#include "repl/html/html_page.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/game/game.hpp"
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
#include "scripting/source/file.hpp"

namespace kasino {

extern const std::string_view page_template;  ///< page.html, compiled in by the build

namespace {

using Json = nlohmann::ordered_json;

constexpr int most_face_down = 13;  ///< cards of a place that are drawn one by one

constexpr std::string_view data_mark = "{{data}}";
constexpr std::string_view language_mark = "{{language}}";

/// The texts of the page itself.
constexpr std::pair<const char*, Sentence<0>> labels[] = {
    {"table", {"table", "bord"}},
    {"empty", {"empty", "tomt"}},
    {"stock", {"stock", "talong"}},
    {"pile", {"pile", "hög"}},
    {"sweeps", {"sweeps", "tömt"}},
    {"match", {"match", "partiet"}},
    {"secure", {"secure", "säkrat"}},
    {"deals", {"deals", "ger"}},
    {"turn", {"to play", "spelar"}},
    {"out", {"out", "ute"}},
    {"fixed", {"fixed", "fast"}},
    {"moves", {"moves", "dragen"}},
    {"irregular", {"against the rules", "mot reglerna"}},
    {"first", {"first", "första"}},
    {"back", {"back", "tillbaka"}},
    {"next", {"next", "nästa"}},
    {"last", {"last", "sista"}},
    {"keys", {"arrow keys step, Home and End too", "piltangenterna stegar, Home och End också"}},
};

std::vector<std::string> full_lines_of(const std::string& text) {
  std::vector<std::string> lines = lines_of(text);
  std::erase(lines, "");
  return lines;
}

/// `value` for a script element of HTML: without a `<` that could end it, and all in ASCII.
std::string embedded(const Json& value) {
  std::string text;
  for (char c : value.dump(-1, ' ', true, Json::error_handler_t::replace))
    text += c == '<' ? "\\u003c" : std::string(1, c);
  return text;
}

/// Turns a game into frames, walking through it from its beginning.
class Frames {
 public:
  Frames(const Game& game, const PageSettings& settings)
      : game_(game), settings_(settings), view_(settings.view) {
    style_.symbols = true;
    style_.width = 1 << 20;  // the page breaks lines
    style_.language = settings.language;
    style_.names = settings.names;
    game_.go_to(0);
  }

  Json all() {
    Json frames = Json::array();
    frames.push_back(position());
    frames.back()["id"] = "0";
    frames.back()["events"] = told(game_.start_events());
    for (std::size_t ply = 1; ply <= game_.steps().size(); ++ply) {
      settings_.before_step();
      game_.redo();
      frames.push_back(position());
      add_step(frames.back(), game_.steps()[ply - 1], game_.state_at(ply - 1));
    }
    return frames;
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

  Json position() const {
    const View eyes = view_ ? View(state(), data(), *view_) : View(state(), data());
    const View table = View::of(state(), data(), view_);  // for piles and stock
    Json frame = {{"heading", say_({"deal {0}, round {1}", "giv {0}, omgång {1}"}, state().deal,
                                   state().round)},
                  {"table", has_table() ? cards_of(Place::table(), eyes) : Json()},
                  {"stock", state().stock().size()},
                  {"notes", notes()},
                  {"seats", Json::array()}};
    for (const Seat seat : seats(state())) {
      frame["seats"].push_back(seat_of_position(seat, eyes));
      add_variables(frame["seats"].back(), eyes, seat);
    }
    for (std::size_t i = 0; i < state().builds.size(); ++i) {
      const Build& build = state().builds[i];
      frame["builds"].push_back({{"cards", cards_of(Place::build(static_cast<int>(i) + 1), eyes)},
                                 {"value", build.value},
                                 {"owner", seat_name(build.owner, style_)},
                                 {"fixed", build.is_multiple}});
    }
    if (state().phase == Phase::Play) add_variables(frame, eyes, {});
    const auto add_zone = [&](Place place, const View& by) {
      const std::string stakes = stakes_beside(place, state(), data(), style_.language);
      const int count = eyes.count(place);
      if (count == 0 && stakes.empty()) return;
      const bool is_heap = count > most_face_down && by.shown_cards(place).empty();
      frame["zones"].push_back({{"name", to_text(place, data())},
                                {"cards", is_heap ? Json::array() : cards_of(place, by)}});
      const std::string label = label_of(place, state(), rules(), style_.language);
      const std::string heap =
          is_heap ? say_({"{0} face down", "{0} med baksidan upp"}, count) : "";
      for (const std::string& beside : {heap, label, stakes})
        if (!beside.empty()) frame["zones"].back()["beside"].push_back(beside);
    };
    if (!table.shown_cards(Place::stock()).empty()) add_zone(Place::stock(), table);
    for (const Seat seat : seats(state()))
      if (!table.shown_cards(Place::pile(seat)).empty()) add_zone(Place::pile(seat), table);
    for (Place place : own_places(data(), state().players())) add_zone(place, eyes);
    if (state().phase != Phase::Play) frame["sheet"] = sheet();
    return frame;
  }

  /// Adds the variables that the board shows, of `seat` or of the game.
  void add_variables(Json& object, const View& eyes, std::optional<Seat> seat) const {
    for (const auto& [name, value] : variables_on_board(eyes, state(), data(), seat, style_))
      object["variables"].push_back({{"name", name}, {"value", value}});
  }

  /// The scores of sides, the pots and the bank, and who has won.
  std::vector<std::string> notes() const {
    std::vector<std::string> lines;
    const std::string sides = side_line(state(), data(), style_.language);
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
    Json object = {{"name", seat_name(seat, style_)}, {"hand", cards_of(Place::hand(seat), eyes)}};
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
    frame["who"] = seat_name(seat, style_);
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
  Speaker say_{settings_.language};
  std::optional<Seat> view_;
  Style style_;
  int number_ = 0;
};

std::string options_text(const RuleData& rules) {
  std::map<std::string, std::string> options;
  for (const OptionValue& option : rules.options) options[option.name] = option.value;
  return settings_text(options, ", ");
}

}  // namespace

std::string html_page(const Game& game, const PageSettings& settings) {
  const Language language = settings.language;
  if (game.steps().size() > most_framed_steps)
    throw Error({"the game has {0} steps, and a page holds {1} at most",
                 "spelet har {0} steg, och en sida rymmer högst {1} sådana"},
                game.steps().size(), most_framed_steps);
  if (settings.view && *settings.view > game.state().players())
    throw Error({"there is no seat {0}: the game has {1} players",
                 "det finns ingen plats {0}: spelet har {1} spelare"},
                *settings.view, game.state().players());
  const RuleData& rules = game.rules().data();
  Json words = Json::object();
  for (const auto& [name, phrase] : labels) words[name] = phrase.in(language);
  const Json data = {
      {"title", words_of(rules.title, language)},
      {"rules", rules.name},
      {"options", options_text(rules)},
      {"view", settings.view
                   ? say(language, {"as seat {0} saw it", "som plats {0} såg det"}, *settings.view)
                   : say(language, {"all hands face up", "alla händer uppvända"})},
      {"words", std::move(words)},
      {"frames", Frames(game, settings).all()}};
  std::string page(page_template);
  page.replace(page.find(language_mark), language_mark.size(),
               language == Language::Swedish ? "sv" : "en");
  return page.replace(page.find(data_mark), data_mark.size(), embedded(data));
}

void save_page(const std::string& file, const std::string& page) {
  const std::string_view mark = page_template.substr(0, page_template.find('\n'));
  if (std::error_code ignored; std::filesystem::is_regular_file(file, ignored)) {
    std::string begin(mark.size(), ' ');
    std::ifstream(file).read(begin.data(), static_cast<std::streamsize>(begin.size()));
    if (begin != mark)
      throw Error({"{0}: there is such a file, and it is no exported game; name another",
                   "{0}: den filen finns redan, och är inget exporterat spel; välj ett annat namn"},
                  file);
  }
  save_atomically(file, page);
}

}  // namespace kasino

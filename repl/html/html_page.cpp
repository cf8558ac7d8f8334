#include "repl/html/html_page.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/game/game.hpp"
#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/html/frames.hpp"
#include "repl/sheets/sheet.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

extern const std::string_view page_template;  ///< page.html, compiled in by the build

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view data_mark = "{{data}}";
constexpr std::string_view language_mark = "{{language}}";

/// The texts of the page itself; its script fills their places.
constexpr std::pair<const char*, Sentence<2>> labels[] = {
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
    {"hidden", {"face down", "baksidan upp"}},
    {"moves", {"moves", "dragen"}},
    {"irregular", {"against the rules", "mot reglerna"}},
    {"first", {"first", "första"}},
    {"back", {"back", "tillbaka"}},
    {"next", {"next", "nästa"}},
    {"last", {"last", "sista"}},
    {"line", {"line {0}", "linje {0}"}},
    {"lines", {"lines {0}", "linjerna {0}"}},
    {"line_of", {"line {0} of {1}", "linje {0} av {1}"}},
    {"part", {"lines of play part here", "här skiljs spellinjer åt"}},
    {"note", {"note", "anteckning"}},
    {"smaller", {"smaller cards", "mindre kort"}},
    {"larger", {"larger cards", "större kort"}},
    {"full", {"full screen", "helskärm"}},
    {"board", {"board", "spelplan"}},
    {"choose_line", {"line of play", "spellinje"}},
    {"happened", {"what happened", "vad som hände"}},
    {"keys",
     {"arrows, space, Page Up and Page Down: step · Home, End · f: full screen · + −: size of "
      "cards",
      "pilar, blanksteg, Page Up och Page Down: stega · Home, End · f: helskärm · + −: kortens "
      "storlek"}},
    {"keys_lines", {"↑ ↓: another line", "↑ ↓: en annan linje"}},
    {"touch",
     {"touch the board on the right: next, on the left: back",
      "rör spelplanen till höger: nästa, till vänster: tillbaka"}},
};

/// What suits are called by a voice that reads the page.
constexpr std::pair<const char*, Sentence<0>> suits[] = {
    {"♠", {"spades", "spader"}},
    {"♥", {"hearts", "hjärter"}},
    {"♦", {"diamonds", "ruter"}},
    {"♣", {"clubs", "klöver"}},
};

/// `value` for a script element of HTML: without a `<` that could end it, and all in ASCII.
std::string embedded(const Json& value) {
  std::string text;
  for (char c : value.dump(-1, ' ', true, Json::error_handler_t::replace))
    text += c == '<' ? "\\u003c" : std::string(1, c);
  return text;
}

Json page_words(Language language) {
  Json words = Json::object();
  for (const auto& [name, phrase] : labels) words[name] = phrase.in(language);
  for (const auto& [symbol, phrase] : suits) words["suits"][symbol] = phrase.in(language);
  return words;
}

/// Whether it matters in some position which pack a card is of.
bool names_cards(const Game& game) {
  const RuleData& rules = game.rules().data();
  bool names = names_cards(game.state_at(0), rules);
  for (std::size_t line = 0; line < game.line_count(); ++line)
    for (const Ply& step : game.steps_of(line)) names = names || names_cards(*step.after, rules);
  return names;
}

/// All but the frames.
Json head_of(const Game& game, const PageSettings& settings, const Style& style) {
  const Language language = settings.language;
  if (settings.view && *settings.view > game.state().players())
    throw Error({"there is no seat {0}: the game has {1} players",
                 "det finns ingen plats {0}: spelet har {1} spelare"},
                *settings.view, game.state().players());
  const RuleData& rules = game.rules().data();
  Json data = {
      {"title", words_of(rules.title, language)},
      {"rules", rules.name},
      {"options",
       joined(texts_of(rules.options,
                       [&](const OptionValue& option) { return setting_text(option, language); }))},
      {"eyes", settings.view ? say(language, {"as {0} saw it", "som {0} såg det"},
                                   seat_name(*settings.view, style))
                             : say(language, {"all hands face up", "alla händer uppvända"})},
      {"words", page_words(language)},
      {"names", texts_of(seats(game.state()), [&](Seat seat) { return seat_name(seat, style); })},
      {"line", game.line()}};
  if (settings.view) data["view"] = *settings.view;
  return data;
}

}  // namespace

Style page_style(const Game& game, const PageSettings& settings) {
  Style style;
  style.symbols = true;
  style.width = 1 << 20;  // the page breaks lines
  style.language = settings.language;
  style.names = settings.names;
  style.packs = names_cards(game);
  return style;
}

std::string html_page(const Game& game, const PageSettings& settings) {
  const Style style = page_style(game, settings);
  Json data = head_of(game, settings, style);
  data.update(framed(game, settings, style));
  std::string page(page_template);
  page.replace(page.find(language_mark), language_mark.size(),
               settings.language == Language::Swedish ? "sv" : "en");
  return page.replace(page.find(data_mark), data_mark.size(), embedded(data));
}

std::string board_in_json(const Game& game, const PageSettings& settings) {
  const Style style = page_style(game, settings);
  Json data = head_of(game, settings, style);
  data["frames"] = Json::array({present_frame(game, settings, style)});
  return data.dump(-1, ' ', false, Json::error_handler_t::replace);
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

// Commands that open games and positions, and show them.
#include <algorithm>

#include "engine/cards/card_text.hpp"
#include "engine/model/state.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/commands/commands.hpp"
#include "repl/text/typed.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/variant.hpp"

namespace kasino {

namespace {

std::vector<int> numbers_argument(const Arguments& arguments, const std::string& key) {
  const std::string* text = arguments.find(key);
  return text == nullptr ? std::vector<int>{} : number_list(key, *text);
}

/// Runs `read`; an error about its cards names the key.
template <typename Read>
void read_named(const std::string& key, Read read) {
  try {
    read();
  } catch (const CardError& error) {
    throw Error(argument_word(key) + ": " + error.message(), {ErrorKind::BadCard, {}, key});
  }
}

FirstDealer dealer_argument(const Arguments& arguments) {
  const std::string* text = arguments.find("dealer");
  if (text == nullptr) return std::nullopt;
  if (const FirstDealer dealer = dealer_named(*text)) return dealer;
  throw BadArgument({"dealer: expected a seat, a name or cut, not {0}",
                     "givare: väntade en plats, ett namn eller lott, inte {0}"},
                    quoted(*text));
}

/// As many players as the setup names seats, but no fewer than the session and the variant want.
int players_of(const Setup& setup, const Session& session) {
  const RuleData& rules = session.rules().data();
  const int least = session.settings().players.value_or(std::min(2, rules.max_players));
  return std::max({seats_named(setup), least, rules.min_players});
}

/// The variant's zones as they are written in a setup.
std::vector<std::string> zone_keys(const Session& session) {
  const RuleData& rules = session.rules().data();
  return texts_of(own_places(rules, max_seats), [&](Place place) { return to_text(place, rules); });
}

Setup setup_argument(const Session& session, const Arguments& arguments) {
  std::vector<std::string> keys = setup_field_names(max_seats);
  const std::vector<std::string> own = zone_keys(session);
  keys.insert(keys.end(), own.begin(), own.end());
  keys.push_back("players");
  arguments.allow(keys, 0);
  Setup setup;
  for (const Arguments::Pair& pair : arguments.pairs())
    if (pair.first != "players")
      read_named(pair.first, [&] { set_field(setup, pair.first, pair.second); });
  const auto players = arguments.number("players", 1, max_seats);
  setup.players = players ? static_cast<int>(*players) : players_of(setup, session);
  return setup;
}

/// The fields in a file, with or without the word `setup` before them, in any number of lines and
/// with comments after `;`.
std::string position_in(const std::string& text_of_file) {
  std::string position;
  for (const std::string& line : lines_of(without_byte_order_mark(text_of_file)))
    position += line.substr(0, line.find(';')) + ' ';
  const std::string_view text = trimmed(position);
  constexpr std::string_view command = "setup ";
  return std::string(text.starts_with(command) ? text.substr(command.size()) : text);
}

/// The offset of a quote that its line does not close; nothing if all quotes are in pairs.
std::optional<std::size_t> open_quote_in(const std::string& text) {
  if (std::count(text.begin(), text.end(), '"') % 2 == 0) return std::nullopt;
  std::size_t opened = 0;  // the offset of the last quote so far
  bool is_open = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '"') {
      is_open = !is_open;
      opened = at;
    }
    if (text[at] == '\n' && is_open) return opened;
  }
  return opened;
}

/// "lesson.txt:3": the line of the argument or surplus word that is at fault; else the file.
std::string place_in(const std::string& file, const std::string& text, const std::string& word) {
  std::optional<std::size_t> found = open_quote_in(text);
  for (const std::string& looked_for : {word + '=', word + ' ', word + '\n'})
    if (const std::size_t at = text.find(looked_for);
        !found && !word.empty() && at != std::string::npos)
      found = at;
  if (!found) return file;
  const auto begin = text.begin();
  const auto line = std::count(begin, begin + static_cast<std::ptrdiff_t>(*found), '\n') + 1;
  return file + ':' + std::to_string(line);
}

Setup setup_in_file(Session& session, const std::string& file) {
  const std::string text = read_file(file);
  try {
    const Arguments arguments(position_in(text));
    if (arguments.text().empty())
      throw BadArgument(
          {"it says nothing; a line may be {0}", "den säger inget; en rad kan vara {0}"},
          example_of(*find_command("setup"), session));
    const Setup setup = setup_argument(session, arguments);
    State::from(setup, session.rules().data());  // throws here what is wrong with it
    return setup;
  } catch (const Error& error) {
    const std::string& place = error.facts().place;
    throw BadArgument(place_in(file, text, place) + ": " + error.message(),
                      ErrorFacts{.place = place});
  }
}

}  // namespace

ReplyBody do_state(Session& session, const Arguments& arguments) {
  const auto view = arguments.number("view", 1, session.state().players());
  if (!view) return Shown{};
  const auto seat = static_cast<Seat>(*view);
  if (session.hides_hand_of(seat) && session.has_secrets())
    throw BadArgument({"what seat {0} sees is hidden here: only its player may see it",
                       "det plats {0} ser är dolt här: bara dess spelare får se det"},
                      seat);
  if (session.hides_hand_of(seat))
    throw BadArgument({"what seat {0} sees is hidden here; peek shows every hand",
                       "det plats {0} ser är dolt här; titta visar alla händer"},
                      seat);
  return Shown{seat, {}};
}

ReplyBody do_new(Session& session, const Arguments& arguments) {
  NewGame wish;
  if (const auto players = arguments.number("players", 1, max_seats))
    wish.players = static_cast<int>(*players);
  wish.dealer = dealer_argument(arguments);
  if (const std::string* deck = arguments.find("deck"))
    read_named("deck", [&] { wish.deck = parse_cards(*deck); });
  if (const auto seed = arguments.number("seed", 0, largest_seed))
    wish.seed = static_cast<std::uint64_t>(*seed);
  wish.scores = numbers_argument(arguments, "scores");
  session.start(wish);
  return Shown{{}, session.game().events()};
}

namespace {

std::string list_of_variants(Session& session) {
  const Language language = session.language();
  std::vector<std::string> problems;  // which loading one of them would tell
  const std::vector<VariantInfo> found =
      list_variants(session.settings().folders, session.budget(), problems);
  int columns = 0;
  for (const VariantInfo& info : found) columns = std::max(columns, columns_of(info.id));
  std::string text;
  for (const VariantInfo& info : found)
    text += padded(info.id, columns + 2) + words_of(info.title, language) +
            (info.modifier ? say(language, {" (modifier)", " (tillägg)"}) : "") + '\n';
  return text + say(language,
                    {"`variant NAME` deals one; a modifier stands behind a +, as in standard+{0}",
                     "`variant NAMN` ger en; ett tillägg står efter ett +, som i standard+{0}"},
                    "teams");
}

}  // namespace

ReplyBody do_variant(Session& session, const Arguments& arguments) {
  if (arguments.words().empty()) return Told{list_of_variants(session)};
  session.start(RulesName{arguments.word({"the name of a variant, such as standard or ./mine.lua,",
                                          "namnet på en variant, som standard eller ./mine.lua,"}),
                          {},
                          {}});
  return Shown{{}, session.game().events(), true};
}

ReplyBody do_setup(Session& session, const Arguments& arguments) {
  const std::string& text = arguments.text();
  if (text.empty())
    throw BadArgument(
        {"what lies where is missing, as in {0}", "vad som ligger var saknas, som i {0}"},
        example_of(*find_command("setup"), session));
  Setup setup = text.starts_with('@')
                    ? setup_in_file(session, std::string(unquoted(text.substr(1))))
                    : setup_argument(session, arguments);
  const bool says_phase = setup.words.contains("phase");
  session.start(std::move(setup));
  if (!says_phase && session.state().phase != Phase::Play)
    session.notice(say(session.language(), {"nobody has anything to play, so the deal is over; "
                                            "hand1=\"s7\" gives seat 1 a card",
                                            "ingen har något att spela, så given är slut; "
                                            "hand1=\"s7\" ger plats 1 ett kort"}));
  return Shown{{}, session.game().events()};
}

ReplyBody do_swap(Session& session, const Arguments& arguments) {
  if (arguments.words().size() != 2)
    throw BadArgument(Text{"which two cards? As in swap s7 h4", "vilka två kort? Som i byt s7 h4"});
  if (session.state().phase != Phase::Play)
    throw GameOver(Text{"the deal is over; go back to a position in which cards are played",
                        "given är slut; gå tillbaka till en ställning där kort spelas"});
  const Card one = parse_card(arguments.words()[0]);
  const Card other = parse_card(arguments.words()[1]);
  if (one == other) throw BadArgument(Text{"these are the same card", "det är samma kort"});
  State swapped = session.state();
  for (const Card card : {one, other})
    if (std::ranges::count(swapped.all_cards(), card) == 0)
      throw BadArgument({"{0} is not in play here", "{0} är inte med här"}, to_text(card));
  swapped.exchange(one, other);
  session.start(setup_of(swapped, session.rules().data()));
  return Shown{{}, session.game().events()};
}

ReplyBody do_next(Session& session, const Arguments&) {
  switch (session.state().phase) {
    case Phase::Play:
      throw BadArgument(Text{"the deal is not over yet; `moves` lists what can be done",
                             "given är inte slut än; `drag` listar vad som kan göras"});
    case Phase::MatchOver:
      throw GameOver(Text{"the match is over; type new for another one",
                          "partiet är slut; skriv ny för ett nytt"});
    case Phase::DealOver: break;
  }
  session.timeline().next_deal();
  return Shown{{}, session.game().events()};
}

}  // namespace kasino

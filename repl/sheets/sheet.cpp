#include "repl/sheets/sheet.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "engine/cards/deck.hpp"
#include "engine/model/money.hpp"
#include "repl/explain/secure_points.hpp"
#include "repl/text/table_words.hpp"
#include "repl/text/words.hpp"

namespace kasino {

namespace {

constexpr int least_seat_columns = 9;
constexpr int least_label = 26;
constexpr std::size_t most_cards = 6;  // if more, only their number is shown

/// What each seat has by a clause.
struct SheetRow {
  std::string clause;
  std::vector<int> points;
  std::vector<Cards> cards;
};

std::vector<SheetRow> rows_of(const Scored& scored) {
  std::vector<SheetRow> rows;
  for (std::size_t i = 0; i < scored.sheets.size(); ++i)
    for (const ScoreLine& line : scored.sheets[i].lines) {
      auto row = std::find_if(rows.begin(), rows.end(),
                              [&](const SheetRow& other) { return other.clause == line.clause; });
      if (row == rows.end())
        row = rows.insert(rows.end(), {line.clause, std::vector<int>(scored.sheets.size()),
                                       std::vector<Cards>(scored.sheets.size())});
      row->points[i] += line.points;
      for (const Card card : line.cards)  // which may score by several items
        if (std::ranges::count(row->cards[i], card) == 0) row->cards[i].push_back(card);
    }
  std::sort(rows.begin(), rows.end(),
            [](const SheetRow& a, const SheetRow& b) { return by_clause(a.clause, b.clause); });
  return rows;
}

class Table {
 public:
  Table(const Session& session, const Style& style, int seats, Clauses clauses)
      : session_(session),
        style_(style),
        clauses_(clauses),
        cell_columns_(std::max(least_seat_columns, widest_name(seats) + 2)),
        has_columns_(style.width - seats * cell_columns_ >= least_label),
        label_columns_(has_columns_ ? style.width - seats * cell_columns_ : style.width + 2) {}

  std::string line(const std::string& label, const std::vector<std::string>& cells) const {
    return row_of(label, label_columns_, cells, cell_columns_) + '\n';
  }

  std::string head() const {
    if (!has_columns_) return {};
    const auto name = [&](Seat seat) { return seat_name(seat, style_); };
    return line("", texts_of(seats(session_.state()), name));
  }

  /// A number for each seat, beside the label or, if the columns do not fit, under it.
  std::string numbers(const std::string& label, const std::vector<int>& numbers) const {
    const auto words = [](int number) { return number == 0 ? "-" : std::to_string(number); };
    return has_columns_ ? line(label, texts_of(numbers, words))
                        : label + '\n' + under(texts_of(numbers, words));
  }

  std::string row(const SheetRow& row) const {
    const Clause* clause = session_.rules().data().find_clause(row.clause);
    const std::string text =
        clause == nullptr ? std::string() : words_of(clause->text, style_.language);
    // The points stand beside the first line of the clause.
    const int dots = clauses_ == Clauses::OneLine ? 4 : 0;
    const std::string label =
        wrapped(padded(row.clause, 10) + "  " + text, label_columns_ - 2 - dots, 12);
    const std::size_t end = std::min(label.find('\n'), label.size());
    if (clauses_ == Clauses::OneLine)
      return numbers(label.substr(0, end) + (end < label.size() ? " ..." : ""), row.points);
    if (!has_columns_) return numbers(label, row.points) + cards(row);
    std::string lines = numbers(label.substr(0, end), row.points);
    if (end < label.size()) lines += label.substr(end + 1) + '\n';
    return lines + cards(row);
  }

 private:
  int widest_name(int seats) const {
    int columns = 0;
    for (Seat seat = 1; seat <= seats; ++seat)
      columns = std::max(columns, columns_of(seat_name(seat, style_)));
    return columns;
  }

  /// The seats with their cells, as many beside one another as fit, evenly spread over the lines.
  std::string under(const std::vector<std::string>& cells) const {
    constexpr int indent = 2, gap = 3;
    int number = 4;
    for (const std::string& cell : cells) number = std::max(number, columns_of(cell) + 1);
    const int name = widest_name(session_.state().players());
    const int fit = std::max(1, (style_.width - indent + gap) / (name + number + gap));
    const int count = static_cast<int>(cells.size());
    const int lines = (count + fit - 1) / fit;
    const int across = (count + lines - 1) / lines;
    std::string text;
    for (int i = 0; i < count; ++i) {
      text += std::string(static_cast<std::size_t>(i % across == 0 ? indent : gap), ' ') +
              padded(seat_name(i + 1, style_), name) +
              right_aligned(cells[static_cast<std::size_t>(i)], number);
      if (i + 1 == count || (i + 1) % across == 0) text += '\n';
    }
    return text;
  }

  std::string cards(const SheetRow& row) const {
    std::string text;
    for (std::size_t i = 0; i < row.cards.size(); ++i) {
      const Cards& cards = row.cards[i];
      if (cards.empty()) continue;
      text += text.empty() ? "" : "; ";
      text += seat_name(static_cast<int>(i + 1), style_) + ": ";
      text += cards.size() <= most_cards
                  ? draw(cards, style_)
                  : say(style_.language, {"{0} cards", "{0} kort"}, cards.size());
    }
    if (text.empty()) return text;
    return dim(wrapped(std::string(12, ' ') + text, style_.width, 12), style_) + '\n';
  }

  const Session& session_;
  const Style& style_;
  Clauses clauses_;
  int cell_columns_;
  bool has_columns_;  ///< each seat has a column
  int label_columns_;
};

/// "Ada and Cia", or "seats 1 and 3" where they have no names.
std::string seats_text(std::span<const Seat> seats, const Style& style) {
  const bool have_names =
      static_cast<std::size_t>(*std::ranges::max_element(seats)) <= style.names.size();
  const auto name = [&](Seat seat) { return seat_name(seat, style); };
  if (have_names) return list_of(texts_of(seats, name), style.language, and_word);
  return say(style.language, {"seats {0}", "plats {0}"},
             list_of(texts_of(seats), style.language, and_word));
}

}  // namespace

namespace {

std::string value_text(const VariableRule& rule, int value, const Style& style) {
  switch (rule.type) {
    case VariableRule::Type::Flag:
      return say(style.language, value != 0 ? Sentence<0>{"yes", "ja"} : Sentence<0>{"no", "nej"});
    case VariableRule::Type::Number: return std::to_string(value);
    case VariableRule::Type::SeatNumber: return value == 0 ? "-" : seat_name(value, style);
    case VariableRule::Type::OneCard:
      return value == 0 ? "-" : draw(Card::of_number(value - 1), style);
    case VariableRule::Type::Word:
      return words_of(title_of_word(rule, static_cast<std::size_t>(value)), style.language);
  }
  return {};
}

/// What a variable holds, slot by slot.
std::string values_text(const State& state, const RuleData& rules, std::size_t variable, Seat seat,
                        const Style& style) {
  const VariableRule& rule = rules.variables[variable];
  std::vector<std::string> slots;
  for (int slot = 1; slot <= rule.slots; ++slot) {
    const std::size_t at = variable_slot(rules, variable, seat, slot);
    const std::vector<int> values = rule.is_set ? state.sets[at] : std::vector{state.variables[at]};
    const auto text = [&](int value) { return value_text(rule, value, style); };
    slots.push_back(values.empty() ? "-" : joined(texts_of(values, text), " "));
  }
  return joined(slots);
}

}  // namespace

NamedValues variables_on_board(const View& eyes, const State& state, const RuleData& rules,
                               std::optional<Seat> seat, const Style& style) {
  NamedValues values;
  for (std::size_t i = 0; i < rules.variables.size(); ++i) {
    const VariableRule& rule = rules.variables[i];
    if (rule.on_board && rule.per_seat == seat.has_value() && eyes.knows(rule, seat.value_or(1)))
      values.emplace_back(words_of(title_of(rule), style.language),
                          values_text(state, rules, i, seat.value_or(1), style));
  }
  return values;
}

std::string side_line(const State& state, const RuleData& rules, const Style& style) {
  std::string text;
  for (const SideScore& side : side_scores(state, rules))
    text += fmt::format("{}{}: {}", text.empty() ? "" : "   ", seats_text(side.seats, style),
                        side.score);
  return text;
}

Scored score_sheets(const State& state, const Rules& rules) {
  Scored scored;
  const Points points = deal_points(state, rules);
  for (const Seat seat : seats(state))
    scored.sheets.push_back({seat, at_seat(points, seat), score_sheet(state, rules, seat)});
  if (state.phase == Phase::Play)
    for (const Seat seat : seats(state)) scored.secure.push_back(secure_points(state, rules, seat));
  if (state.phase == Phase::MatchOver) return scored;
  const std::vector<int> carried =
      state.phase == Phase::Play ? state.carried : carried_on(state, rules);
  for (std::size_t i = 0; i < carried.size(); ++i) {
    const ScoringItem& item = rules.data().scoring[i];
    if (carried[i] > 0)
      scored.carried.push_back({item.name, item.clause, carried[i] * item.points});
  }
  return scored;
}

int total_of(const SideScore& side, const Scored& scored) {
  int total = 0;
  for (const Scored::Sheet& sheet : scored.sheets)
    if (std::find(side.seats.begin(), side.seats.end(), sheet.seat) != side.seats.end())
      total += sheet.total;
  return total;
}

namespace {

/// What seats still have at stake; empty if nothing.
std::string staked_row(const Table& table, const State& state, const RuleData& rules,
                       const Style& style) {
  std::vector<int> staked;
  for (const Seat seat : seats(state)) staked.push_back(staked_by(state, rules, seat));
  if (std::ranges::all_of(staked, [](int sum) { return sum == 0; })) return {};
  return table.numbers(say(style.language, {"of it staked", "därav satsat"}), staked);
}

}  // namespace

std::string score_table(const Scored& scored, const Session& session, const Style& style,
                        Clauses clauses) {
  const State& state = session.state();
  const Table table(session, style, state.players(), clauses);
  std::string text = table.head();
  for (const SheetRow& row : rows_of(scored)) text += table.row(row);
  std::vector<int> totals;
  for (const Scored::Sheet& sheet : scored.sheets) totals.push_back(sheet.total);
  const bool counted = state.phase != Phase::Play;
  if (!counted)
    text += table.numbers(say(style.language, {"secure so far", "säkrat hittills"}), scored.secure);
  text += table.numbers(counted ? say(style.language, {"this deal", "given"})
                                : say(style.language, {"if it ended now", "om den slutade nu"}),
                        totals);
  const std::vector<int> scores(state.scores.begin(), state.scores.begin() + state.players());
  text += table.numbers(counted ? say(style.language, {"match", "partiet"})
                                : say(style.language, {"match before it", "partiet innan"}),
                        scores);
  if (counted) text += staked_row(table, state, session.rules().data(), style);
  std::string below;
  if (!scored.is_all)
    below += say(style.language, {"cards that lie hidden are not counted\n",
                                  "kort som ligger dolda är inte räknade\n"});
  for (const Scored::Carried& carried : scored.carried)
    below += counted ? say(style.language,
                           {"left lying for the next deal: {0} for {1} ({2})\n",
                            "ligger kvar till nästa giv: {0} för {1} ({2})\n"},
                           carried.points, carried.item, carried.clause)
                     : say(style.language,
                           {"left lying by the deal before: {0} more for {1} ({2})\n",
                            "ligger kvar från given innan: {0} till för {1} ({2})\n"},
                           carried.points, carried.item, carried.clause);
  for (const SideScore& side : side_scores(state, session.rules().data())) {
    below += say(style.language,
                 counted ? Sentence<3>{"{0} together: this deal {1}, match {2}\n",
                                       "{0} tillsammans: given {1}, partiet {2}\n"}
                         : Sentence<3>{"{0} together: {1} if it ended now, match {2}\n",
                                       "{0} tillsammans: {1} om den slutade nu, partiet {2}\n"},
                 seats_text(side.seats, style), total_of(side, scored), side.score);
  }
  text += wrapped(below, style.width, 2);
  text.pop_back();
  return text;
}

std::string draw_hands(const State& state, const Style& style) {
  std::string text;
  for (const Seat seat : seats(state))
    text += labelled(seat_name(seat, style), draw(sorted(state.hand(seat)), style), style);
  return text;
}

namespace {

std::string numbers_of(std::span<const int> numbers, int players) {
  return joined(texts_of(numbers.first(static_cast<std::size_t>(players))), " ");
}

std::string deal_line(const Game& game, std::size_t ply, const Style& style) {
  const State& state = game.state_at(ply);
  const Rules& rules = game.rules();
  return say(style.language,
             {"deal {0}: {1}, {4} {2}, match {3}\n", "giv {0}: {1}, {4} {2}, partiet {3}\n"},
             state.deal, deal_length_text(game, ply, style.language),
             numbers_of(deal_points(state, rules), state.players()),
             numbers_of(state.scores, state.players()), unit_of(rules.data(), style.language));
}

std::string last_line(const State& state, const Style& style) {
  if (state.phase == Phase::Play)
    return say(style.language,
               {"it stops in deal {0}, round {1}, with {2} to play\n",
                "det slutar i giv {0}, omgång {1}, där {2} ska spela\n"},
               state.deal, state.round, seat_name(state.turn, style));
  if (state.phase == Phase::DealOver)
    return say(style.language, {"the match goes on\n", "partiet fortsätter\n"});
  if (state.winners.empty())
    return say(style.language,
               {"the match is over, won by nobody\n", "partiet är slut, och ingen har vunnit\n"});
  return say(
      style.language, {"the match is over, won by {0}\n", "partiet är slut, vunnet av {0}\n"},
      list_of(texts_of(state.winners, [&](Seat seat) { return seat_as_object(seat, style); }),
              style.language, and_word));
}

}  // namespace

std::string deal_length_text(const Game& game, std::size_t ply, Language language) {
  std::size_t first = ply;
  while (first > 0 && !std::holds_alternative<Cards>(game.steps()[first - 1].what)) --first;
  const std::size_t moves = moves_before(game, ply);
  const std::size_t actions = ply - first - moves;
  std::vector<std::string> parts;
  if (moves > 0 || actions == 0)
    parts.push_back(count_text(moves, language, {"1 move", "1 drag"}, {"{0} moves", "{0} drag"}));
  if (actions > 0)
    parts.push_back(count_text(actions, language, {"1 action", "1 handling"},
                               {"{0} actions", "{0} handlingar"}));
  return joined(parts, ", ");
}

std::string replay_report(const Game& game, const Style& style) {
  const RuleData& rules = game.rules().data();
  std::string text = say(style.language, {"{0}, {1} players\n", "{0}, {1} spelare\n"}, rules.name,
                         game.state().players());
  for (std::size_t ply = 0; ply <= game.ply(); ++ply)
    if (game.state_at(ply).phase != Phase::Play) text += deal_line(game, ply, style);
  const std::string sides = side_line(game.state(), rules, style);
  if (!sides.empty()) text += sides + '\n';
  return text + last_line(game.state(), style);
}

namespace {

std::string range(int least, int most, Language language) {
  return least == most ? std::to_string(least)
                       : say(language, {"{0} to {1}", "{0} till {1}"}, least, most);
}

std::string cards_line(const DeckSpec& deck, Language language) {
  std::string line = say(language, {"{0} cards", "{0} kort"}, full_deck(deck).size());
  if (deck.packs > 1) line += say(language, {", {0} packs", ", {0} lekar"}, deck.packs);
  if (deck.jokers > 0)
    line += count_text(static_cast<std::uint64_t>(deck.jokers), language,
                       {", {0} joker", ", {0} joker"}, {", {0} jokers", ", {0} jokrar"});
  return line;
}

/// `head`, then `text` wrapped in the columns right of it or, if these are few, below it.
std::string hung(const std::string& head, int columns, const std::string& text, int width) {
  constexpr int least_columns = 20;
  if (width - columns - 4 < least_columns)
    return wrapped("  " + head, width, 6) + '\n' + wrapped("      " + text, width, 6);
  return wrapped("  " + padded(head, columns) + "  " + text, width, columns + 4);
}

template <typename Items, typename Name>
int widest(const Items& items, Name name) {
  int width = 0;
  for (const auto& item : items) width = std::max(width, columns_of(name(item)));
  return width;
}

}  // namespace

std::string option_line(const OptionValue& option, Language language) {
  const std::string line = words_of(option.text, language);
  if (option.is_number()) return line;
  const auto title = [&](const std::string& choice) {
    return words_of(option.value_title(choice), language);
  };
  return line + " (" + joined(texts_of(option.choices, title)) + ')';
}

std::string setting_text(const OptionValue& option, Language language) {
  return words_of(title_of(option), language) + '=' + words_of(option.value_title(), language);
}

std::string pinned_line(const OptionValue& option, Language language) {
  return words_of(option.text, language) + say(language, {" (fixed)", " (fast)"});
}

std::string rule_sheet(const RuleData& rules, Language language, int width) {
  std::string sheet = words_of(rules.title, language) + " (" + rules.name + ")\n" +
                      wrapped(words_of(rules.aim, language), width) + "\n\n";
  sheet +=
      say(language, {"{0} players, {1}", "{0} spelare, {1}"},
          range(rules.min_players, rules.max_players, language), cards_line(rules.deck, language));
  if (!rules.options.empty() || !rules.pinned.empty()) {
    sheet += say(language, {"\n\nOptions\n", "\n\nInställningar\n"});
    const auto setting = [&](const OptionValue& option) { return setting_text(option, language); };
    const int columns = std::max(widest(rules.options, setting), widest(rules.pinned, setting));
    for (const OptionValue& option : rules.options)
      sheet += hung(setting(option), columns, option_line(option, language), width) + '\n';
    for (const OptionValue& option : rules.pinned)
      sheet += hung(setting(option), columns, pinned_line(option, language), width) + '\n';
  }
  sheet += say(language, {"\nRules\n", "\nRegler\n"});
  const int columns = widest(rules.clauses, [](const Clause& clause) { return clause.id; });
  for (const Clause& clause : rules.clauses)
    sheet += hung(clause.id, columns, words_of(clause.text, language), width) + '\n';
  for (const SheetRule& table : rules.sheets)
    sheet +=
        say(language,
            {"In a game, rules {0} shows a table.\n", "I ett parti visar regler {0} en tabell.\n"},
            title_of(table).in(language));
  sheet.pop_back();
  return sheet;
}

}  // namespace kasino

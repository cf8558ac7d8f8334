#include "repl/simulate_table.hpp"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "repl/measure_text.hpp"

namespace kasino {

namespace {

constexpr int label_columns = 24;
constexpr int cell_columns = 14;
constexpr int seats_in_a_row = 4;

std::string title_of(const SimulatedVariant& variant, Language language) {
  const std::string title = words_of(variant.title, language);
  return title == variant.spec ? title : title + " (" + variant.spec + ')';
}

/// Tables whose columns are seats or places, no more side by side than a screen has room for.
class SeatTable {
 public:
  SeatTable(const SimulationHead& head, const SimulationReport& report, const Look& look)
      : head_(head), report_(report), look_(look) {}

  std::string of(const std::vector<Measure>& measures, const std::string& title,
                 const std::function<std::string(int)>& column) const {
    std::string text;
    for (int first = 1; first <= head_.players; first += seats_in_a_row) {
      const int last = std::min(head_.players, first + seats_in_a_row - 1);
      std::string line = padded(title, label_columns);
      for (int number = first; number <= last; ++number)
        line += right_aligned(column(number), cell_columns);
      text += '\n' + bold(line, look_) + '\n';
      for (Measure measure : measures) {
        text += row({measure}, phrase_of(measure).in(look_.language), first, last);
        if (measure == Measure::SeatPoints) text += sources(first, last);
      }
    }
    return text;
  }

 private:
  std::string sources(int first, int last) const {
    std::string text;
    const std::vector<Source>& sources = report_.layout().sources();
    for (std::size_t source = 0; source < sources.size(); ++source)
      text += row({Measure::Source, 0, source}, label_with_clause(sources[source]), first, last);
    return text;
  }

  /// "  cards CARDS-1", where there is room for the clause.
  std::string label_with_clause(const Source& source) const {
    const std::string label = "  " + label_of(source, look_.language);
    const std::string both = label + ' ' + source.clause;
    return source.item.empty() || columns_of(both) >= label_columns
               ? label
               : label + ' ' + dim(source.clause, look_);
  }

  std::string row(Row row, const std::string& label, int first, int last) const {
    std::string line = padded(label, label_columns);
    for (row.number = first; row.number <= last; ++row.number)
      line +=
          right_aligned(mean_text(report_.estimate(row), shown_scale(row.measure)), cell_columns);
    return line + '\n';
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  const Look& look_;
};

/// Rows of all, two side by side.
std::string rows_of_all(const SimulationHead& head, const SimulationReport& report,
                        const Look& look) {
  constexpr int columns = 39;
  std::vector<std::string> cells;
  for (const Row& row : rows_told(head, report)) {
    if (info_of(row.measure).by != MeasureInfo::By::All) continue;
    cells.push_back(padded(phrase_of(row.measure).in(look.language), label_columns) +
                    right_aligned(mean_text(report.estimate(row), shown_scale(row.measure)),
                                  columns - label_columns));
  }
  const std::size_t lines = (cells.size() + 1) / 2;
  std::string text = "\n";
  for (std::size_t i = 0; i < lines; ++i)
    text += cells[i] + (lines + i < cells.size() ? "  " + cells[lines + i] : "") + '\n';
  return text;
}

}  // namespace

std::string simulation_title(const SimulationHead& head, const SimulationReport& report,
                             Language language) {
  std::string text = title_of(head.variants.front(), language);
  const bool have_equal_decks = head.variants.front().cards == head.variants.back().cards;
  if (head.compares()) {
    text = fmt::format("A: {}\nB: {}\n", text, title_of(head.variants.back(), language));
    text += have_equal_decks ? say(language, {"the same decks", "samma kortlekar"})
                             : say(language, {"each with its own decks", "var sina kortlekar"});
  }
  text += ": ";
  text += games_text(head, report, language);
  if (head.plan.matches && !head.compares())
    text += say(language, {" of {0} deals", " om {0} givar"}, grouped(report.deals()));
  text += say(language, {", {0} players, seed {1}\n", ", {0} spelare, frö {1}\n"}, head.players,
              head.plan.seed);
  if (report.games() < head.games)
    text += say(language,
                {"incomplete: stopped before {0} were played\n",
                 "ofullständigt: stoppat innan {0} var spelade\n"},
                grouped(head.games));
  if (head.compares() && !have_equal_decks)
    text += say(language,
                {"the decks have {0} and {1} cards, so they cannot be the same\n",
                 "lekarna har {0} och {1} kort, så de kan inte vara samma\n"},
                head.variants.front().cards, head.variants.back().cards);
  return text;
}

std::string simulation_tables(const SimulationHead& head, const SimulationReport& report,
                              const Look& look) {
  const SeatTable table(head, report, look);
  std::string text =
      table.of({Measure::Wins, Measure::SeatPoints, Measure::Sweeps, Measure::Captures},
               say(look.language, {"seat", "plats"}),
               [&](int seat) { return std::to_string(seat) + ' ' + player_at(head, seat); });
  text += table.of({Measure::PlaceWins, Measure::PlacePoints},
                   say(look.language, {"place", "plats från given"}),
                   [&](int place) { return place_text(place, head.players, look.language); });
  text += rows_of_all(head, report, look);
  return text + dim(say(look.language, {"±: to the farther end of the 95% interval\n",
                                        "±: till den bortre änden av 95-procentsintervallet\n"}),
                    look);
}

std::string comparison_table(const SimulationHead& head, const SimulationReport& report,
                             const Look& look) {
  std::string line = std::string(static_cast<std::size_t>(label_columns), ' ');
  for (const char* column : {"A", "B", "B - A"}) line += right_aligned(column, cell_columns + 2);
  std::string text = '\n' + bold(line, look) + '\n';
  for (const Row& row : rows_told(head, report)) {
    const MeasureInfo& info = info_of(row.measure);
    std::string label = row.measure == Measure::Source
                            ? "  " + label_of(report.layout().sources()[row.source], look.language)
                            : phrase_of(row.measure).in(look.language);
    if (info.by == MeasureInfo::By::EachSeat) label += ' ' + std::to_string(row.number);
    if (info.by == MeasureInfo::By::EachPlace)
      label += ' ' + place_text(row.number, head.players, look.language);
    const double scale = shown_scale(row.measure);
    const Estimate difference = report.difference(row);
    const bool same = report.is_equal_throughout(row);
    line = padded(label, label_columns);
    for (std::size_t side = 0; side < 2; ++side)
      line += right_aligned(mean_text(report.estimate(row, side), scale), cell_columns + 2);
    line += right_aligned(
        same ? say(look.language, {"same", "lika"}) : difference_text(difference, scale),
        cell_columns + 2);
    const bool differs = !same && difference.excludes(0);
    text += (differs ? bold(line + " *", look) : line) + '\n';
  }
  return text +
         dim(say(look.language,
                 {"±: to the farther end of the 95% interval; *: the interval leaves out 0\n",
                  "±: till bortre änden av 95-procentsintervallet; *: intervallet utesluter 0\n"}),
             look);
}

}  // namespace kasino

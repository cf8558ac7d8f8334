#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "repl/tools/simulate.hpp"

namespace kasino {

namespace {

constexpr int name_columns = 24;
constexpr int bank_columns = 32;  ///< for names in rows about the bank
constexpr int cell_columns = 14;
constexpr int seats_in_a_row = 4;

std::string title_of(const SimulatedVariant& variant, Language language) {
  const std::string title = words_of(variant.title, language);
  return title == variant.spec ? title : title + " (" + variant.spec + ')';
}

/// Tables with a column for each seat or place, at most four side by side.
class SeatTable {
 public:
  SeatTable(const SimulationHead& head, const SimulationReport& report, const Style& style)
      : head_(head), report_(report), style_(style) {}

  std::string of(const std::vector<Measure>& measures, const std::string& title,
                 const std::function<std::string(int)>& column) const {
    std::string text;
    for (int first = 1; first <= head_.players; first += seats_in_a_row) {
      const int last = std::min(head_.players, first + seats_in_a_row - 1);
      std::vector<std::string> heads;
      for (int number = first; number <= last; ++number) heads.push_back(column(number));
      text += '\n' + bold(row_of(title, name_columns, heads, cell_columns), style_) + '\n';
      for (Measure measure : measures) {
        if (!is_told({measure, 1}, head_, report_)) continue;
        text += row({measure}, label_of(measure, head_, style_.language), first, last);
        if (measure == Measure::SeatPoints) text += sources(first, last);
      }
    }
    return text;
  }

 private:
  std::string sources(int first, int last) const {
    std::string text;
    const std::vector<PointSource>& sources = report_.layout().sources();
    for (std::size_t source = 0; source < sources.size(); ++source)
      text += row({Measure::Source, 0, source}, label_with_clause(sources[source]), first, last);
    return text;
  }

  /// "  cards CARDS-1"; without the clause if there is no room.
  std::string label_with_clause(const PointSource& source) const {
    const std::string label = "  " + label_of(source, style_.language);
    const std::string both = label + ' ' + source.clause;
    return source.item.empty() || columns_of(both) >= name_columns
               ? label
               : label + ' ' + dim(source.clause, style_);
  }

  std::string row(Row row, const std::string& label, int first, int last) const {
    std::vector<std::string> cells;
    for (row.number = first; row.number <= last; ++row.number)
      cells.push_back(mean_text(report_.estimate(row), shown_scale(row.measure)));
    return row_of(label, name_columns, cells, cell_columns) + '\n';
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  const Style& style_;
};

/// The measures that belong to no seat: those of the bank, then the others in two columns.
std::string rows_of_all(const SimulationHead& head, const SimulationReport& report,
                        const Style& style) {
  constexpr int columns = 39;
  std::vector<std::string> cells;
  std::string bank;
  for (const Row& row : rows_told(head, report)) {
    if (info_of(row.measure).by != MeasureInfo::By::All) continue;
    const bool is_banks = row.measure >= Measure::Gain;
    const int name = is_banks ? bank_columns : name_columns;
    const std::string line = row_of(label_of(row.measure, head, style.language), name,
                                    {mean_text(report.estimate(row), shown_scale(row.measure))},
                                    is_banks ? cell_columns : columns - name);
    if (is_banks)
      bank += line + '\n';
    else
      cells.push_back(line);
  }
  std::string text = '\n' + bank;
  if (!bank.empty() && !cells.empty()) text += '\n';
  const std::size_t lines = (cells.size() + 1) / 2;
  for (std::size_t i = 0; i < lines; ++i)
    text += cells[i] + (lines + i < cells.size() ? "  " + cells[lines + i] : "") + '\n';
  return text;
}

/// Means with their intervals: by seat, by place, and overall.
std::string simulation_tables(const SimulationHead& head, const SimulationReport& report,
                              const Style& style) {
  const SeatTable table(head, report, style);
  std::string text = table.of({Measure::Wins, Measure::DealsWon, Measure::DealsLost,
                               Measure::SeatPoints, Measure::Sweeps, Measure::Captures},
                              say(style.language, {"seat", "plats"}), [&](int seat) {
                                return std::to_string(seat) + ' ' + player_at(head, seat);
                              });
  if (is_told({Measure::PlaceWins}, head, report))
    text += table.of({Measure::PlaceWins, Measure::PlacePoints},
                     say(style.language, {"place", "plats från given"}),
                     [&](int place) { return place_text(place, head.players, style.language); });
  text += rows_of_all(head, report, style);
  return text + dim(say(style.language, {"±: to the farther end of the 95% interval\n",
                                         "±: till den bortre änden av 95-procentsintervallet\n"}),
                    style);
}

/// Both variants and their difference, row by row.
std::string comparison_table(const SimulationHead& head, const SimulationReport& report,
                             const Style& style) {
  constexpr int columns = cell_columns + 2;
  const int names = head.stake() == Stake::Money ? bank_columns - 2 : name_columns;
  std::string text = '\n' + bold(row_of("", names, {"A", "B", "B - A"}, columns), style) + '\n';
  for (const Row& row : rows_told(head, report)) {
    const MeasureInfo& info = info_of(row.measure);
    std::string label = row.measure == Measure::Source
                            ? "  " + label_of(report.layout().sources()[row.source], style.language)
                            : label_of(row.measure, head, style.language);
    if (info.by == MeasureInfo::By::EachSeat) label += ' ' + std::to_string(row.number);
    if (info.by == MeasureInfo::By::EachPlace)
      label += ' ' + place_text(row.number, head.players, style.language);
    const double scale = shown_scale(row.measure);
    const Estimate difference = report.difference(row);
    const bool same = report.is_equal_throughout(row);
    const std::string line = row_of(
        label, names,
        {mean_text(report.estimate(row, 0), scale), mean_text(report.estimate(row, 1), scale),
         same ? say(style.language, {"same", "lika"}) : difference_text(difference, scale)},
        columns);
    const bool differs = !same && difference.excludes(0);
    text += (differs ? bold(line + " *", style) : line) + '\n';
  }
  return text +
         dim(say(style.language,
                 {"±: to the farther end of the 95% interval; *: the interval leaves out 0\n",
                  "±: till bortre änden av 95-procentsintervallet; *: intervallet utesluter 0\n"}),
             style);
}

constexpr std::size_t most_bins = 8;
constexpr int chart_columns = 38;
constexpr int bin_columns = 8;  ///< at least
constexpr int percent_columns = 7;

/// A bar, accurate to an eighth of a column.
std::string bar(double columns) {
  static constexpr const char* parts[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto eighths = static_cast<int>(columns * 8 + 0.5);
  std::string text;
  for (int i = 0; i < eighths / 8; ++i) text += "█";
  return text + parts[eighths % 8];
}

std::vector<std::string> chart(const std::string& title, const Histogram& histogram,
                               const Style& style) {
  const std::vector<Bin> bins = bins_of(histogram, most_bins);
  std::vector<std::string> lines = {padded(bold(title, style), chart_columns)};
  std::uint64_t most = 1;
  for (const Bin& bin : bins) most = std::max(most, bin.count);
  const auto total = static_cast<double>(std::max<std::uint64_t>(1, histogram.total()));
  int label_columns = bin_columns;
  for (const Bin& bin : bins)
    label_columns = std::max(label_columns, columns_of(label_of(bin)) + 1);
  const int bar_columns = chart_columns - label_columns - percent_columns - 1;
  for (const Bin& bin : bins) {
    const double part = static_cast<double>(bin.count) / static_cast<double>(most);
    lines.push_back(
        right_aligned(label_of(bin), label_columns - 1) + ' ' +
        padded(bar(part * bar_columns), bar_columns) +
        right_aligned(fmt::format("{:.1f}%", 100 * static_cast<double>(bin.count) / total),
                      percent_columns) +
        ' ');
  }
  return lines;
}

/// Two charts beside each other.
std::string side_by_side(std::vector<std::string> left, const std::vector<std::string>& right) {
  std::string text = "\n";
  left.resize(std::max(left.size(), right.size()),
              std::string(static_cast<std::size_t>(chart_columns), ' '));
  for (std::size_t i = 0; i < left.size(); ++i) {
    text += without_end_spaces(left[i] + "  " + (i < right.size() ? right[i] : "")) + '\n';
  }
  return text;
}

/// All histograms, two side by side.
std::string simulation_histograms(const SimulationHead& head, const SimulationReport& report,
                                  const Style& style) {
  std::vector<std::vector<std::string>> charts;
  for (Measure measure : histograms_told(head, report))
    charts.push_back(chart(label_of(measure, head, style.language),
                           histogram_of(measure, report.sides().front()), style));
  if (charts.size() % 2 != 0) charts.emplace_back();
  std::string text;
  for (std::size_t i = 0; i < charts.size(); i += 2) text += side_by_side(charts[i], charts[i + 1]);
  return text;
}

/// Sentences on who has an advantage, how long a match takes, and how often there is a sweep.
class Answers {
 public:
  Answers(const SimulationHead& head, const SimulationReport& report, const Style& style)
      : head_(head), report_(report), style_(style) {}

  std::string text() {
    if (head_.stake() == Stake::Money) bank();
    if (is_told({Measure::PlaceWins}, head_, report_)) {
      const auto wins = [&](int place) { return estimate(Measure::PlaceWins, place); };
      tell_share(wins(1), head_.fair_share(),
                 {"Who leads wins {0}% ({1})", "Förhand vinner {0} % ({1})"});
      tell_share(wins(head_.players), head_.fair_share(),
                 {"The dealer wins {0}% ({1})", "Givaren vinner {0} % ({1})"});
    }
    if (is_told({Measure::Lead}, head_, report_)) lead();
    if (head_.plan.matches) length();
    if (is_told({Measure::Swept}, head_, report_)) sweeps();
    if (is_told({Measure::Choices}, head_, report_)) choices();
    return text_;
  }

 private:
  template <typename... Args>
  void tell(const Sentence<sizeof...(Args)>& phrase, const Args&... args) {
    text_ += wrapped(say(style_.language, phrase, args...), style_.width, 2) + '\n';
  }
  Estimate estimate(Measure measure, int number = 0) const {
    return report_.estimate({measure, number});
  }

  void tell_share(const Estimate& share, double fair, const Sentence<2>& begin) {
    const Sentence<2> end =
        !share.excludes(fair) ? Sentence<2>{"{0}: no advantage shows (even is {1}%).",
                                            "{0}: ingen fördel syns (jämnt är {1} %)."}
        : share.mean > fair
            ? Sentence<2>{"{0}: an advantage (even is {1}%).", "{0}: en fördel (jämnt är {1} %)."}
            : Sentence<2>{"{0}: a disadvantage (even is {1}%).",
                          "{0}: en nackdel (jämnt är {1} %)."};
    const std::string words =
        say(style_.language, begin, number_text(share, 100), interval_text(share, 100));
    tell(end, words, fmt::format("{:.3g}", 100 * fair));
  }

  void bank() {
    if (!is_told({Measure::OfFirst}, head_, report_)) {
      tell({"Nobody staked anything: nothing was paid from a purse into a pot.",
            "Ingen satsade något: inget betalades ur en kassa till en pott."});
      return;
    }
    tell_share(
        estimate(Measure::OfFirst), 0,
        {"The bank keeps {0}% of first stakes ({1})", "Banken tar {0} % av första insats ({1})"});
    if (const auto few = far_few(histogram_of(Measure::SeatPoints, report_.sides().front())))
      tell({"Few deals decide the mean: {0} {1} or {2} came {3} times. Intervals may be too "
            "narrow; play more.",
            "Få givar avgör medelvärdet: {0} {1} eller {2} kom {3} gånger. Intervall kan vara för "
            "snäva; spela fler."},
           few->nearest, unit_of(head_, style_.language),
           few->nearest > 0 ? Text{"more", "mer"} : Text{"less", "mindre"}, few->times);
  }

  void lead() {
    const Estimate lead = estimate(Measure::Lead);
    if (!lead.excludes(0)) return;
    tell({"Who leads scores {0} {1} {2} a deal than the others ({3}).",
          "Förhand får {0} {1} {2} per giv än de andra ({3})."},
         number_text(absolute(lead), 1), unit_of(head_, style_.language),
         lead.mean > 0 ? Text{"more", "mer"} : Text{"fewer", "mindre"},
         interval_text(absolute(lead), 1));
  }

  static Estimate absolute(const Estimate& estimate) {
    if (estimate.mean >= 0) return estimate;
    return {-estimate.mean, -estimate.high, -estimate.low};
  }

  void length() {
    const Estimate length = estimate(Measure::Length);
    const Histogram& histogram = report_.sides().front().length;
    tell({"A match takes {0} deals ({1}); half of them {2} or fewer, 19 of 20 {3} or fewer.",
          "Ett parti tar {0} givar ({1}); hälften {2} eller färre, 19 av 20 {3} eller färre."},
         number_text(length, 1), interval_text(length, 1), histogram.quantile(0.5),
         histogram.quantile(0.95));
  }

  void sweeps() {
    const Estimate swept = estimate(Measure::Swept);
    double a_deal = 0;
    for (const Seat seat : seats(head_.players)) a_deal += estimate(Measure::Sweeps, seat).mean;
    tell({"There is a sweep in {0}% of the deals ({1}), {2} a deal.",
          "Bordet töms i {0} % av givarna ({1}), {2} gånger per giv."},
         number_text(swept, 100), interval_text(swept, 100), fmt::format("{:.3g}", a_deal));
  }

  void choices() {
    const Histogram& histogram = report_.sides().front().choices;
    const Estimate forced = estimate(Measure::Forced);
    const auto median = static_cast<std::uint64_t>(histogram.quantile(0.5));
    tell({"There {0} to choose from in the median, in 99 of 100 plays {1} or fewer; {2}% of plays "
          "leave no choice.",
          "Man har {0} att välja på i medianen, i 99 drag av 100 högst {1}; {2} % av dragen ger "
          "inget val."},
         count_text(median, style_.language, {"is {0} move", "{0} drag"},
                    {"are {0} moves", "{0} drag"}),
         histogram.quantile(0.99), number_text(forced, 100));
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  const Style& style_;
  std::string text_;
};

/// Measures that differ, each with the seats or places where they do.
class Differing {
 public:
  void add(const Row& row) {
    const auto same = std::find_if(rows_.begin(), rows_.end(), [&](const auto& known) {
      return known.front().measure == row.measure && known.front().source == row.source;
    });
    if (same == rows_.end())
      rows_.push_back({row});
    else
      same->push_back(row);
  }
  bool empty() const { return rows_.empty(); }

  /// "points a deal, cards (seat 1) and wins (dealer)"
  std::string text(const SimulationHead& head, const Layout& layout, Language language) const {
    std::vector<std::string> names;
    for (const std::vector<Row>& rows : rows_) {
      const Row& first = rows.front();
      std::string name = first.measure == Measure::Source
                             ? label_of(layout.sources()[first.source], language)
                             : label_of(first.measure, head, language, "");
      if (rows.size() < static_cast<std::size_t>(head.players))
        name += where(rows, head, language);
      else if (info_of(first.measure).by == MeasureInfo::By::EachPlace)
        name += say(language, {" at every place", " på varje plats från given"});
      names.push_back(name);
    }
    return list_of(names, language, and_word);
  }

 private:
  static std::string where(const std::vector<Row>& rows, const SimulationHead& head,
                           Language language) {
    const MeasureInfo::By by = info_of(rows.front().measure).by;
    if (by == MeasureInfo::By::All) return {};
    std::string text;
    for (const Row& row : rows) {
      text += text.empty() ? " (" : " ";
      text += by == MeasureInfo::By::EachPlace ? place_text(row.number, head.players, language)
                                               : std::to_string(row.number);
    }
    if (by == MeasureInfo::By::EachSeat)
      text.insert(2, say(language, rows.size() > 1 ? Sentence<0>{"seats ", "plats "}
                                                   : Sentence<0>{"seat ", "plats "}));
    return text + ')';
  }

  std::vector<std::vector<Row>> rows_;  ///< grouped by measure and source
};

/// Sentences on which numbers differ, and which are the same in every game.
std::string comparison_words(const SimulationHead& head, const SimulationReport& report,
                             const Style& style) {
  Differing more, less;
  std::size_t differing = 0;
  std::size_t same = 0;
  for (const Row& row : rows_told(head, report)) {
    if (report.is_equal_throughout(row)) {
      ++same;
      continue;
    }
    ++differing;
    const Estimate difference = report.difference(row);
    if (difference.excludes(0)) (difference.mean > 0 ? more : less).add(row);
  }
  const auto tell = [&]<typename... Args>(const Sentence<sizeof...(Args)>& phrase,
                                          const Args&... args) {
    return wrapped(say(style.language, phrase, args...), style.width, 2) + '\n';
  };
  std::string text = "\n";
  if (!more.empty())
    text += tell({"More under B: {0}.", "Mer under B: {0}."},
                 more.text(head, report.layout(), style.language));
  if (!less.empty())
    text += tell({"Less under B: {0}.", "Mindre under B: {0}."},
                 less.text(head, report.layout(), style.language));
  if (more.empty() && less.empty()) text += tell({"No difference shows.", "Ingen skillnad syns."});
  text +=
      tell({"The same in every game: {0} of {1} numbers.", "Lika i varje spel: {0} av {1} tal."},
           same, same + differing);
  if (differing != 0)
    text += tell({"Of the others about one in twenty would seem to differ by chance alone.",
                  "Av de andra ser ungefär vart tjugonde ut att skilja sig bara av en slump."});
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
    text += say(language,
                report.deals() == 1 ? Sentence<1>{" of {0} deal", " om {0} giv"}
                                    : Sentence<1>{" of {0} deals", " om {0} givar"},
                grouped(report.deals()));
  text +=
      say(language,
          head.players == 1 ? Sentence<2>{", 1 player, seed {1}\n", ", 1 spelare, frö {1}\n"}
                            : Sentence<2>{", {0} players, seed {1}\n", ", {0} spelare, frö {1}\n"},
          head.players, head.plan.seed);
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

std::string simulation_text(const SimulationHead& head, const SimulationReport& report,
                            const Style& style) {
  const std::string title = simulation_title(head, report, style.language);
  if (report.games() == 0) return title;
  if (head.compares())
    return title + comparison_table(head, report, style) + comparison_words(head, report, style);
  return title + simulation_tables(head, report, style) +
         simulation_histograms(head, report, style) + '\n' + Answers(head, report, style).text();
}

}  // namespace kasino

#include <algorithm>

#include "repl/tools/measure_text.hpp"
#include "repl/tools/simulate_table.hpp"

namespace kasino {

namespace {

/// Sentences about one variant.
class Answers {
 public:
  Answers(const SimulationHead& head, const SimulationReport& report, const Style& style)
      : head_(head), report_(report), style_(style) {}

  std::string text() {
    wins_of(1, {"Who leads wins {0}% ({1})", "Förhand vinner {0} % ({1})"});
    wins_of(head_.players, {"The dealer wins {0}% ({1})", "Givaren vinner {0} % ({1})"});
    lead();
    if (head_.plan.matches) length();
    sweeps();
    choices();
    return text_;
  }

 private:
  template <typename... Args>
  void tell(const Phrase& phrase, const Args&... args) {
    text_ += wrapped(say(style_.language, phrase, args...), style_.width, 2) + '\n';
  }
  Estimate estimate(Measure measure, int number = 0) const {
    return report_.estimate({measure, number});
  }

  void wins_of(int place, const Phrase& begin) {
    const Estimate wins = estimate(Measure::PlaceWins, place);
    const double fair = head_.fair_share();
    const Phrase end =
        !wins.excludes(fair) ? Phrase{"{0}: no advantage shows (even is {1}%).",
                                      "{0}: ingen fördel syns (jämnt är {1} %)."}
        : wins.mean > fair
            ? Phrase{"{0}: an advantage (even is {1}%).", "{0}: en fördel (jämnt är {1} %)."}
            : Phrase{"{0}: a disadvantage (even is {1}%).", "{0}: en nackdel (jämnt är {1} %)."};
    const std::string words =
        say(style_.language, begin, number_text(wins, 100), interval_text(wins, 100));
    tell(end, words, fmt::format("{:.3g}", 100 * fair));
  }

  void lead() {
    const Estimate lead = estimate(Measure::Lead);
    if (!lead.excludes(0)) return;
    tell(lead.mean > 0 ? Phrase{"Who leads scores {0} points more a deal than the others ({1}).",
                                "Förhand får {0} poäng mer per giv än de andra ({1})."}
                       : Phrase{"Who leads scores {0} points fewer a deal than the others ({1}).",
                                "Förhand får {0} poäng mindre per giv än de andra ({1})."},
         number_text(absolute(lead), 1), interval_text(absolute(lead), 1));
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
    for (int seat = 1; seat <= head_.players; ++seat)
      a_deal += estimate(Measure::Sweeps, seat).mean;
    tell({"There is a sweep in {0}% of the deals ({1}), {2} a deal.",
          "Bordet töms i {0} % av givarna ({1}), {2} gånger per giv."},
         number_text(swept, 100), interval_text(swept, 100), fmt::format("{:.3g}", a_deal));
  }

  void choices() {
    const Histogram& histogram = report_.sides().front().choices;
    const Estimate forced = estimate(Measure::Forced);
    tell({"There are {0} moves to choose from in the median, in 99 of 100 plays {1} or fewer; {2}% "
          "of plays leave no choice.",
          "Man har {0} drag att välja på i medianen, i 99 drag av 100 högst {1}; {2} % av dragen "
          "ger inget val."},
         histogram.quantile(0.5), histogram.quantile(0.99), number_text(forced, 100));
  }

  const SimulationHead& head_;
  const SimulationReport& report_;
  const Style& style_;
  std::string text_;
};

/// Measures that differ, each with the seats or places where it does.
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
                             : phrase_of(first.measure).in(language);
      if (name.ends_with(", %")) name.resize(name.size() - 3);
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
      text.insert(2, say(language,
                         rows.size() > 1 ? Phrase{"seats ", "plats "} : Phrase{"seat ", "plats "}));
    return text + ')';
  }

  std::vector<std::vector<Row>> rows_;  ///< of one measure and source each
};

}  // namespace

std::string simulation_words(const SimulationHead& head, const SimulationReport& report,
                             const Style& style) {
  if (report.games() == 0) return {};
  return '\n' + Answers(head, report, style).text();
}

std::string comparison_words(const SimulationHead& head, const SimulationReport& report,
                             const Style& style) {
  if (report.games() == 0) return {};
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
  const auto tell = [&](const Phrase& phrase, const auto&... args) {
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

}  // namespace kasino

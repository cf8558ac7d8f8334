#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "repl/tools/simulate.hpp"

namespace kasino {

namespace {

/// Labels in the order of Measure; {0} is what points are called, {1} stands in shares.
constexpr std::array<Sentence<2>, measure_count> phrases = {{
    {"wins{1}", "vinster{1}"},
    {"{0} a deal", "{0} per giv"},
    {"sweeps a deal", "tömningar per giv"},
    {"captures a deal", "intag per giv"},
    {"wins{1}", "vinster{1}"},
    {"{0} a deal", "{0} per giv"},
    {"{0} ahead, who leads", "försprång, förhand"},
    {"deals with a sweep{1}", "givar med tömning{1}"},
    {"level deals{1}", "givar som står lika{1}"},
    {"plays a deal", "drag per giv"},
    {"plays that capture{1}", "drag som tar in{1}"},
    {"plays that build{1}", "drag som bygger{1}"},
    {"cards on the table", "kort på bordet"},
    {"moves to choose from", "drag att välja på"},
    {"plays without choice{1}", "drag utan val{1}"},
    {"shared wins{1}", "delade vinster{1}"},
    {"deals a match", "givar per parti"},
    {"undecided matches{1}", "oavgjorda partier{1}"},
    {"bank gains {0} a deal", "banken vinner {0} per giv"},
    {"{0} staked a deal", "{0} insatt per giv"},
    {"bank keeps{1} of first stakes", "banken tar{1} av första insats"},
    {"bank keeps{1} of all stakes", "banken tar{1} av alla insatser"},
    {"deals won{1}", "givar vunna{1}"},
    {"deals lost{1}", "givar förlorade{1}"},
    {"{0} a deal", "{0} per giv"},
}};

/// How many decimals show two digits of the margin; at most three.
int decimals_for(double margin) {
  if (margin <= 0) return 3;
  return std::clamp(1 - static_cast<int>(std::floor(std::log10(margin))), 0, 3);
}

std::string plain_number(double number, int decimals) {
  std::string text = fmt::format("{:.{}f}", number, decimals);
  return text.find_first_not_of("-0.") == std::string::npos && text.front() == '-' ? text.substr(1)
                                                                                   : text;
}

/// A number without a margin of error.
std::string exact(double number) { return fmt::format("{:.4g}", number); }

std::string with_margin(const Estimate& estimate, double scale, const char* sign) {
  const double mean = estimate.mean * scale;
  // The interval of a proportion may be asymmetric: its wider side counts.
  const double margin =
      std::max(estimate.high - estimate.mean, estimate.mean - estimate.low) * scale;
  const std::string plus = mean > 0 ? sign : "";
  if (margin <= 0) return plus + exact(mean);
  const int decimals = decimals_for(margin);
  const double unit = std::pow(10, -decimals);
  // The margin is rounded up, so that the interval is never wider than the text says.
  return plus + plain_number(mean, decimals) + " ±" +
         plain_number(std::ceil(margin / unit - 1e-9) * unit, decimals);
}

}  // namespace

std::string unit_of(const SimulationHead& head, Language language) {
  const Text& unit = head.variants.front().unit;
  return unit.en.empty() || unit != head.variants.back().unit ? say(language, {"points", "poäng"})
                                                              : words_of(unit, language);
}

std::string label_of(Measure measure, const SimulationHead& head, Language language,
                     std::string_view percent) {
  return say(language, phrases[static_cast<std::size_t>(measure)], unit_of(head, language),
             percent);
}

std::string label_of(const PointSource& source, Language language) {
  if (!source.item.empty()) return source.item;
  const std::string text = words_of(source.text, language);
  return text.empty() ? source.clause : text;
}

std::string player_at(const SimulationHead& head, int seat) {
  const auto at = static_cast<std::size_t>(seat - 1);
  return std::string(name_of(at < head.plan.seats.size() ? head.plan.seats[at] : Bot::Random));
}

std::string place_text(int place, int players, Language language) {
  if (place == players) return say(language, {"dealer", "givare"});
  if (place == 1) return say(language, {"leads", "förhand"});
  return std::to_string(place);
}

double shown_scale(Measure measure) {
  return info_of(measure).is == MeasureInfo::Is::Number ? 1 : 100;
}

bool is_told(const Row& row, const SimulationHead& head, const SimulationReport& report) {
  const auto occurs = [&](const Row& what) {
    return std::ranges::any_of(report.sides(), [&](const SimulatedSide& side) {
      return side.sums[report.layout().index(what)].sum != WideSum();
    });
  };
  const bool is_money = report.layout().stake() == Stake::Money;
  switch (row.measure) {
    case Measure::Length: return head.plan.matches;
    case Measure::Wins: return head.players > 1 && (head.plan.matches || !is_money);
    case Measure::PlaceWins:
    case Measure::PlacePoints:
    case Measure::Lead:
      return head.players > 1 && std::ranges::all_of(head.variants, &SimulatedVariant::has_dealer);
    case Measure::Sweeps:
    case Measure::Captures:
    case Measure::Swept:
    case Measure::Plays:
    case Measure::Capturing:
    case Measure::Table:
    case Measure::Choices:
    case Measure::Forced: return occurs({Measure::Plays});
    case Measure::Level:
    case Measure::Building:
    case Measure::Shared:
    case Measure::Undecided: return occurs(row);
    case Measure::OfFirst:
    case Measure::OfAll: return occurs({Measure::Staked});
    case Measure::DealsWon:
    case Measure::DealsLost: return is_money;
    default: return true;
  }
}

std::vector<Row> rows_told(const SimulationHead& head, const SimulationReport& report) {
  std::vector<Row> rows, sources;
  for (const Row& row : report.layout().rows()) {
    if (!is_told(row, head, report)) continue;
    (row.measure == Measure::Source ? sources : rows).push_back(row);
  }
  std::stable_partition(rows.begin(), rows.end(), [](const Row& row) {
    return row.measure == Measure::DealsWon || row.measure == Measure::DealsLost;
  });
  const auto above = std::find_if(rows.rbegin(), rows.rend(), [](const Row& row) {
    return row.measure == Measure::SeatPoints;
  });
  rows.insert(above.base(), sources.begin(), sources.end());
  return rows;
}

std::string mean_text(const Estimate& estimate, double scale) {
  return with_margin(estimate, scale, "");
}

std::string difference_text(const Estimate& estimate, double scale) {
  return with_margin(estimate, scale, "+");
}

std::string interval_text(const Estimate& estimate, double scale) {
  const int decimals = decimals_for(estimate.margin() * scale);
  return plain_number(estimate.low * scale, decimals) + "–" +
         plain_number(estimate.high * scale, decimals);
}

std::string number_text(const Estimate& estimate, double scale) {
  const double margin = estimate.margin() * scale;
  return margin <= 0 ? exact(estimate.mean * scale)
                     : plain_number(estimate.mean * scale, decimals_for(margin));
}

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  if (text.size() < 5) return text;
  for (std::size_t at = text.size() - 3; at > 0 && at < text.size();
       at -= std::min<std::size_t>(at, 3))
    text.insert(at, " ");
  return text;
}

std::vector<Bin> bins_of(const Histogram& histogram, std::size_t most) {
  constexpr double far_below = 0.005;
  constexpr double far_above = 0.02;  // numbers of choices have a long tail
  const auto counts = histogram.counts();
  if (counts.empty()) return {};
  const std::int64_t low = histogram.quantile(far_below);
  const std::int64_t high = histogram.quantile(1 - far_above);
  std::int64_t width = 1;
  const auto bin_at = [&](std::int64_t number) {
    return static_cast<std::int64_t>(
        std::floor(static_cast<double>(number) / static_cast<double>(width)));
  };
  for (std::size_t step = 0; bin_at(high) - bin_at(low) >= static_cast<std::int64_t>(most); ++step)
    width = step % 3 == 1 ? width / 2 * 5 : width * 2;
  // Outliers get bins of their own while there is room.
  const std::int64_t last =
      std::min(bin_at(counts.rbegin()->first), bin_at(low) + static_cast<std::int64_t>(most) - 1);
  std::vector<Bin> bins;
  for (std::int64_t bin = bin_at(low); bin <= last; ++bin)
    bins.push_back({bin * width, bin * width + width - 1, 0});
  if (counts.begin()->first < bins.front().from) bins.front().open = Bin::Open::Below;
  if (counts.rbegin()->first > bins.back().to) bins.back().open = Bin::Open::Above;
  return bins_like(bins, histogram);
}

std::vector<Bin> bins_like(const std::vector<Bin>& bins, const Histogram& histogram) {
  std::vector<Bin> filled = bins;
  if (filled.empty()) return filled;
  for (Bin& bin : filled) bin.count = 0;
  for (const auto& [number, times] : histogram.counts()) {
    std::size_t at = 0;
    while (at + 1 < filled.size() && number > filled[at].to) ++at;
    filled[at].count += times;
  }
  return filled;
}

std::string games_text(const SimulationHead& head, const SimulationReport& report,
                       Language language) {
  const bool is_one = report.games() == 1;
  const Sentence<1> one =
      head.plan.matches ? Sentence<1>{"1 match", "1 parti"} : Sentence<1>{"1 deal", "1 giv"};
  const Sentence<1> many = head.plan.matches ? Sentence<1>{"{0} matches", "{0} partier"}
                                             : Sentence<1>{"{0} deals", "{0} givar"};
  return say(language, is_one ? one : many, grouped(report.games()));
}

std::string label_of(const Bin& bin) {
  if (bin.open == Bin::Open::Above) return std::to_string(bin.from) + '+';
  if (bin.open == Bin::Open::Below) return "≤" + std::to_string(bin.to);
  if (bin.from == bin.to) return std::to_string(bin.from);
  return std::to_string(bin.from) + "–" + std::to_string(bin.to);
}

std::vector<Measure> histograms_told(const SimulationHead& head, const SimulationReport& report) {
  std::vector<Measure> told;
  for (Measure measure : {Measure::SeatPoints, Measure::Choices, Measure::Table, Measure::Length})
    if (is_told({measure, 1}, head, report)) told.push_back(measure);
  return told;
}

Histogram histogram_of(Measure measure, const SimulatedSide& side) {
  if (measure == Measure::Choices) return side.choices;
  if (measure == Measure::Table) return side.table;
  if (measure == Measure::Length) return side.length;
  Histogram all;
  for (const Histogram& seat : side.points) all.add(seat);
  return all;
}

std::optional<FarFew> far_few(const Histogram& histogram) {
  const auto total = static_cast<double>(histogram.total());
  const auto moment = [&](double middle, int power) {
    double sum = 0;
    for (const auto& [number, times] : histogram.counts())
      sum += std::pow(static_cast<double>(number) - middle, power) * static_cast<double>(times);
    return sum / total;
  };
  const double mean = moment(0, 1);
  const double third = moment(mean, 3);
  // The normal distribution fits the mean of at least 25 G^2 numbers, where G is their skewness
  // (Cochran, Sampling Techniques, 1977, section 2.15).
  if (histogram.counts().empty() || total * std::pow(moment(mean, 2), 3) >= 25 * third * third)
    return std::nullopt;
  std::vector<std::pair<std::int64_t, std::uint64_t>> far_first(histogram.counts().begin(),
                                                                histogram.counts().end());
  if (third > 0) std::ranges::reverse(far_first);
  FarFew few{0, 0};
  double part = 0;
  for (const auto& [number, times] : far_first) {
    few = {number, few.times + times};
    part += std::pow(static_cast<double>(number) - mean, 3) * static_cast<double>(times) / total;
    if (part / third >= 0.5) break;
  }
  return few;
}

}  // namespace kasino

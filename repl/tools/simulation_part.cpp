#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "engine/text/hash.hpp"
#include "engine/text/text.hpp"
#include "repl/text/stored_json.hpp"
#include "repl/tools/simulate.hpp"
#include "scripting/source/file.hpp"

namespace kasino {

using PartJson = nlohmann::json;

// Conversions for nlohmann-json of all that a part holds. Reading throws PartJson::exception for a
// field that is missing or of a wrong type.

inline void to_json(PartJson& json, const WideSum& sum) { json = {sum.high(), sum.low()}; }
inline void from_json(const PartJson& json, WideSum& sum) {
  sum = {json.at(0).get<std::int64_t>(), json.at(1).get<std::uint64_t>()};
}

inline void to_json(PartJson& json, const Histogram& histogram) { json = histogram.counts(); }
inline void from_json(const PartJson& json, Histogram& histogram) {
  for (const auto& [number, times] : json.get<std::map<std::int64_t, std::uint64_t>>())
    histogram.add(number, times);
}

inline void to_json(PartJson& json, const Bot& bot) { json = name_of(bot); }
inline void from_json(const PartJson& json, Bot& bot) {
  const auto name = json.get<std::string>();
  bot = bot_named(name).value_or(Bot(name));
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Text, en, sv)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(PointSource, item, clause, text)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CrossSums, sum_sum, sum_count, count_sum, count_count)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(RatioSums, sum, count, squares)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SimulatedVariant, spec, title, hash, options, highest_wins,
                                   sides, cards, unit, has_dealer)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SimulatedSide, sums, points, table, choices, length)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(GamePlan, seats, matches, seed, playouts)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SimulationHead, variants, players, plan, games)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Shard, number, of)

namespace {

constexpr const char* format_key = "kasino_part";
constexpr const char* checksum_key = "checksum";
constexpr int part_format = 7;

void expect(bool holds, const Sentence<0>& otherwise) {
  if (!holds) throw PartError(format(otherwise));
}

/// The JSON on one line; bytes that are no UTF-8 (in a file's name) are replaced.
std::string dumped(const PartJson& json) {
  return json.dump(-1, ' ', false, PartJson::error_handler_t::replace);
}

/// The checksum of all other fields. It reveals accidental changes, and is no seal: whoever changes
/// a part on purpose can write another checksum.
std::string checksum_of(PartJson json) {
  json.erase(checksum_key);
  return fmt::format("{:016x}", hash_of(dumped(json)));
}

PartJson json_of(const SimulationPart& part) {
  PartJson json = part.head;
  json[format_key] = part_format;
  json["version"] = part.version;
  json["shard"] = part.shard;
  json["played"] = part.report.games();
  json["sources"] = part.report.layout().sources();
  json["results"] = part.report.sides();
  json["products"] = part.report.crosses();
  return json;
}

bool has_fractions(const PartJson& json) {
  return json.is_number_float() ||
         (json.is_structured() && std::any_of(json.begin(), json.end(), has_fractions));
}

SimulationPart part_of(const PartJson& json) {
  constexpr std::uint64_t most_games = 1'000'000'000;
  constexpr std::size_t most_sources = 10'000;
  constexpr Sentence<0> misfit = {"its numbers do not fit each other",
                                  "dess tal går inte ihop med varandra"};
  expect(json.at(format_key) == part_format,
         {"it is a part of another format: merge it with the version that wrote it",
          "det är en del i ett annat format: lägg ihop den med versionen som skrev den"});
  const bool has_checksum = json.contains(checksum_key);
  const std::string checksum = checksum_of(json);
  expect(!has_checksum || json.at(checksum_key) == checksum,
         {"it was changed after it was written, as its checksum tells",
          "den har ändrats efter att den skrevs, det visar dess kontrollsumma"});
  expect(!has_fractions(json), misfit);
  const auto head = json.get<SimulationHead>();
  const auto shard = json.at("shard").get<Shard>();
  const std::size_t variants = head.variants.size();
  expect(variants >= 1 && variants <= 2 && head.players >= 1 && head.players <= max_seats &&
             head.games <= most_games && json.at("sources").size() <= most_sources &&
             shard.number >= 1 && shard.number <= shard.of,
         misfit);
  Layout layout(head.players, head.stake());
  for (const PartJson& source : json.at("sources")) layout.add(source.get<PointSource>());
  std::vector<SimulatedSide> sides(variants, SimulatedSide(head.players));
  for (std::size_t i = 0; i < variants; ++i) {
    json.at("results").at(i).get_to(sides[i]);
    expect(sides[i].is_consistent(layout), misfit);
  }
  const auto crosses = json.at("products").get<std::vector<CrossSums>>();
  const std::uint64_t played = share_of(head.games, shard.number, shard.of).size();
  expect(crosses.size() == (head.compares() ? layout.size() : 0) && json.at("played") == played,
         misfit);
  SimulationReport report(head.players, static_cast<int>(variants), head.stake());
  report.add(played, layout, sides, crosses);
  expect(report.count({Measure::Length}) == played, misfit);
  SimulationPart part{json.at("version").get<std::string>(), head, shard, report, has_checksum};
  // A number beyond its type, or a field that no part has, is not read as it was written.
  expect(checksum_of(json_of(part)) == checksum, misfit);
  return part;
}

SimulationPart part_in(const std::string& file) {
  const auto refusal = [&](const Text& why) {
    return PartError(
        {"{0}: {1}; parts are written by kasino simulate VARIANT --shard I/N --out FILE",
         "{0}: {1}; delar skrivs av kasino simulate VARIANT --shard I/N --out FIL"},
        file, why);
  };
  const std::string text = read_file(file);
  try {
    return part_of(parsed_json(text));
  } catch (const PartError& error) {
    throw refusal(error.message());
  } catch (const PartJson::exception&) {
    throw refusal({"it is no part of a simulation, or not all of it",
                   "det är ingen del av en simulering, eller inte hela"});
  }
}

/// All that the parts of one simulation share.
PartJson common_json(const SimulationPart& part) {
  PartJson json = part.head;
  json["parts"] = part.shard.of;
  json["plan"].erase("seats");
  json["seats"] = joined(
      texts_of(seats(part.head.players), [&](Seat seat) { return player_at(part.head, seat); }),
      ",");
  json["variant"] = joined(texts_of(part.head.variants, &SimulatedVariant::spec), " / ");
  json["version"] = part.version;
  return json;
}

void check_belongs(const SimulationPart& part, const std::string& file, const SimulationPart& first,
                   const std::string& first_file) {
  const PartJson wanted = common_json(first).flatten();
  const PartJson found = common_json(part).flatten();
  const PartJson difference = PartJson::diff(wanted, found);
  if (difference.empty()) return;
  const PartJson::json_pointer at(difference.front().at("path").get<std::string>());
  const auto value = [&](const PartJson& json) {
    return json.contains(at) ? Text{dumped(json.at(at)), {}} : Text{"nothing", "inget"};
  };
  throw PartError({"{0}: it is a part of another simulation than {1}: {2} {3}, there {4}",
                   "{0}: den är en del av en annan simulering än {1}: {2} {3}, där {4}"},
                  file, first_file, at.back().substr(1), value(found), value(wanted));
}

void check_complete(const std::map<std::uint64_t, std::string>& files, std::uint64_t of) {
  const std::uint64_t missing = of - files.size();
  if (missing == 0) return;
  std::vector<std::string> numbers;
  for (std::uint64_t number = 1; number <= of && numbers.size() < 10; ++number)
    if (!files.contains(number)) numbers.push_back(std::to_string(number));
  if (missing > numbers.size()) numbers.push_back("...");
  const std::string list = joined(numbers);
  if (missing == 1)
    throw PartError({"merge: 1 of {1} parts is missing: {0}; play it with the same command and "
                     "--shard I/{1}",
                     "merge: 1 av {1} delar saknas: {0}; spela den med samma kommando och "
                     "--shard I/{1}"},
                    list, of);
  throw PartError({"merge: {0} of {1} parts are missing: {2}; play them with the same command and "
                   "--shard I/{1}",
                   "merge: {0} av {1} delar saknas: {2}; spela dem med samma kommando och "
                   "--shard I/{1}"},
                  missing, of, list);
}

}  // namespace

std::string text_of(const SimulationPart& part) {
  PartJson json = json_of(part);
  json[checksum_key] = checksum_of(json);
  return dumped(json) + '\n';
}

SimulationPart merge_parts(const std::vector<std::string>& files, std::vector<Text>& warnings) {
  const auto read = [&](const std::string& file) {
    SimulationPart part = part_in(file);
    if (!part.has_checksum)
      warnings.push_back(
          format({"{0}: warning: it has no checksum, so a number changed in it would "
                  "go unseen; this version writes one",
                  "{0}: varning: den har ingen kontrollsumma, så ett ändrat tal i "
                  "den skulle inte synas; den här versionen skriver en"},
                 file));
    return part;
  };
  SimulationPart all = read(files.front());
  std::map<std::uint64_t, std::string> by_number = {{all.shard.number, files.front()}};
  for (std::size_t i = 1; i < files.size(); ++i) {
    const SimulationPart part = read(files[i]);
    check_belongs(part, files[i], all, files.front());
    const auto [known, is_new] = by_number.emplace(part.shard.number, files[i]);
    if (!is_new && files[i] == known->second)
      throw PartError({"{0}: it is part {1} and named twice; name it once",
                       "{0}: den är del {1} och nämns två gånger; nämn den en gång"},
                      files[i], part.shard.number);
    if (!is_new)
      throw PartError({"{0}: it is part {1}, and so is {2}; name one of the two",
                       "{0}: den är del {1}, och det är {2} också; nämn en av de två"},
                      files[i], part.shard.number, known->second);
    all.report.add(part.report);
  }
  check_complete(by_number, all.shard.of);
  all.shard = {};
  all.report.settle();
  return all;
}

}  // namespace kasino

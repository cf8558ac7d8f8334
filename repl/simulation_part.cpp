#include "repl/simulation_part.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

namespace kasino {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* format_key = "kasino_part";
constexpr int format = 1;

// Writing.

Json json_of(const WideSum& sum) { return Json::array({sum.high(), sum.low()}); }

Json json_of(const Sums& sums) {
  return Json::array({json_of(sums.much), json_of(sums.many), json_of(sums.much_much),
                      json_of(sums.much_many), json_of(sums.many_many)});
}

Json json_of(const CrossSums& sums) {
  return Json::array({json_of(sums.much_much), json_of(sums.much_many), json_of(sums.many_much),
                      json_of(sums.many_many)});
}

Json json_of(const Histogram& histogram) {
  Json list = Json::array();
  for (const auto& [number, times] : histogram.counts())
    list.push_back(Json::array({number, times}));
  return list;
}

template <typename Item>
Json json_of(const std::vector<Item>& items);

Json json_of(const Text& text) { return {{"en", text.en}, {"sv", text.sv}}; }

Json json_of(const Source& source) {
  return {{"item", source.item}, {"clause", source.clause}, {"text", json_of(source.text)}};
}

Json json_of(const SimulatedSide& side) {
  return {{"sums", json_of(side.sums)},
          {"points", json_of(side.points)},
          {"table", json_of(side.table)},
          {"choices", json_of(side.choices)},
          {"length", json_of(side.length)}};
}

Json json_of(const SimulatedVariant& variant) {
  return {{"spec", variant.spec},
          {"title", json_of(variant.title)},
          {"hash", variant.hash},
          {"options", variant.options},
          {"highest_wins", variant.highest_wins},
          {"sides", variant.sides},
          {"cards", variant.cards}};
}

template <typename Item>
Json json_of(const std::vector<Item>& items) {
  Json list = Json::array();
  for (const Item& item : items) list.push_back(json_of(item));
  return list;
}

// Reading. What is missing or of a wrong type throws Json::exception.

template <typename Item>
Item read(const Json& json);

template <>
WideSum read(const Json& json) {
  return {json.at(0).get<std::int64_t>(), json.at(1).get<std::uint64_t>()};
}

template <>
Sums read(const Json& json) {
  return {read<WideSum>(json.at(0)), read<WideSum>(json.at(1)), read<WideSum>(json.at(2)),
          read<WideSum>(json.at(3)), read<WideSum>(json.at(4))};
}

template <>
CrossSums read(const Json& json) {
  return {read<WideSum>(json.at(0)), read<WideSum>(json.at(1)), read<WideSum>(json.at(2)),
          read<WideSum>(json.at(3))};
}

template <>
Histogram read(const Json& json) {
  Histogram histogram;
  for (const Json& pair : json)
    histogram.add(pair.at(0).get<std::int64_t>(), pair.at(1).get<std::uint64_t>());
  return histogram;
}

template <>
Text read(const Json& json) {
  return {json.at("en").get<std::string>(), json.at("sv").get<std::string>()};
}

template <>
Source read(const Json& json) {
  return {json.at("item").get<std::string>(), json.at("clause").get<std::string>(),
          read<Text>(json.at("text"))};
}

template <>
SimulatedVariant read(const Json& json) {
  return {json.at("spec").get<std::string>(),
          read<Text>(json.at("title")),
          json.at("hash").get<std::string>(),
          json.at("options").get<std::map<std::string, std::string>>(),
          json.at("highest_wins").get<bool>(),
          json.at("sides").get<int>(),
          json.at("cards").get<int>()};
}

/// As many as there must be, or it is no part.
template <typename Item>
std::vector<Item> read_list(const Json& json, std::size_t size) {
  if (!json.is_array() || json.size() != size) throw PartError("its lists are not of one length");
  std::vector<Item> items;
  for (const Json& item : json) items.push_back(read<Item>(item));
  return items;
}

SimulatedSide read_side(const Json& json, const Layout& layout) {
  SimulatedSide side(layout.players());
  side.sums = read_list<Sums>(json.at("sums"), layout.size());
  side.points = read_list<Histogram>(json.at("points"), static_cast<std::size_t>(layout.players()));
  side.table = read<Histogram>(json.at("table"));
  side.choices = read<Histogram>(json.at("choices"));
  side.length = read<Histogram>(json.at("length"));
  return side;
}

SimulationHead read_head(const Json& json) {
  SimulationHead head;
  for (const Json& variant : json.at("variants"))
    head.variants.push_back(read<SimulatedVariant>(variant));
  head.players = json.at("players").get<int>();
  if (head.variants.empty() || head.variants.size() > 2 || head.players < 1 ||
      head.players > max_seats)
    throw PartError("it names no variant, or no players");
  for (const Json& name : json.at("seats")) {
    const std::optional<Player> player = player_named(name.get<std::string>());
    if (!player) throw PartError("it names a player that there is none of");
    head.plan.seats.push_back(*player);
  }
  head.plan.seed = json.at("seed").get<std::uint64_t>();
  head.plan.matches = json.at("matches").get<bool>();
  head.games = json.at("games").get<std::uint64_t>();
  return head;
}

SimulationReport read_report(const Json& json, const SimulationHead& head) {
  Layout layout(head.players);
  for (const Json& source : json.at("sources")) layout.add(read<Source>(source));
  std::vector<SimulatedSide> sides;
  for (const Json& side : json.at("results")) sides.push_back(read_side(side, layout));
  if (sides.size() != head.variants.size()) throw PartError("it lacks the results of a variant");
  const auto crosses =
      read_list<CrossSums>(json.at("products"), head.compares() ? layout.size() : 0);
  SimulationReport report(head.players, static_cast<int>(sides.size()));
  report.add(json.at("played").get<std::uint64_t>(), layout, sides, crosses);
  return report;
}

/// Whether the sums are those of the games that the part is about.
bool is_whole(const SimulationPart& part) {
  const std::uint64_t played = share_of(part.head.games, part.shard.number, part.shard.of).size();
  return part.report.games() == played && part.report.count({Measure::Length}) == played;
}

}  // namespace

std::string write_part(const SimulationPart& part) {
  Json seats = Json::array();
  for (Player player : part.head.plan.seats) seats.push_back(name_of(player));
  const Json json = {{format_key, format},
                     {"version", part.version},
                     {"variants", json_of(part.head.variants)},
                     {"players", part.head.players},
                     {"seats", seats},
                     {"seed", part.head.plan.seed},
                     {"matches", part.head.plan.matches},
                     {"games", part.head.games},
                     {"shard", {part.shard.number, part.shard.of}},
                     {"played", part.report.games()},
                     {"sources", json_of(part.report.layout().sources())},
                     {"results", json_of(part.report.sides())},
                     {"products", json_of(part.report.crosses())}};
  return json.dump() + '\n';
}

SimulationPart read_part(const std::string& text) {
  try {
    const Json json = Json::parse(text);
    if (!json.is_object() || !json.contains(format_key))
      throw PartError("it is no part of a simulation");
    if (json.at(format_key) != format)
      throw PartError("it is a part of another format: merge it with the version that wrote it");
    const SimulationHead head = read_head(json);
    const Shard shard{json.at("shard").at(0).get<std::uint64_t>(),
                      json.at("shard").at(1).get<std::uint64_t>()};
    if (shard.number < 1 || shard.number > shard.of)
      throw PartError("it is a share that there is none of");
    SimulationPart part{json.at("version").get<std::string>(), head, shard,
                        read_report(json, head)};
    if (!is_whole(part)) throw PartError("its sums are not those of its games");
    return part;
  } catch (const Json::exception&) {
    throw PartError("it is no part of a simulation, or not all of it");
  }
}

}  // namespace kasino

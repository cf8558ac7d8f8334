#include <algorithm>
#include <map>

#include "engine/record.hpp"
#include "repl/simulation_part.hpp"

namespace kasino {

namespace {

constexpr const char* how_to_make =
    "; parts are written by kasino simulate VARIANT --shard I/N --out FILE";

SimulationPart part_in(const std::string& file) {
  const std::string text = read_file(file);
  try {
    return read_part(text);
  } catch (const PartError& error) {
    throw PartError(file + ": " + error.what() + how_to_make);
  }
}

std::string text_of(const std::map<std::string, std::string>& options) {
  std::string text;
  for (const auto& [name, value] : options) text += (text.empty() ? "" : " ") + name + '=' + value;
  return text.empty() ? "none" : text;
}

std::string text_of(const std::vector<Player>& seats) {
  std::string text;
  for (Player player : seats) text += (text.empty() ? "" : ",") + std::string(name_of(player));
  return text.empty() ? "random" : text;
}

/// What a part must have in common with the first, as words.
std::vector<std::pair<std::string, std::string>> facts_of(const SimulationPart& part) {
  const SimulationHead& head = part.head;
  std::vector<std::pair<std::string, std::string>> facts = {
      {"version", part.version}, {"number of variants", std::to_string(head.variants.size())}};
  for (const SimulatedVariant& variant : head.variants) {
    facts.emplace_back("variant", variant.spec);
    facts.emplace_back("hash of the scripts", variant.hash);
    facts.emplace_back("options", text_of(variant.options));
  }
  facts.emplace_back("number of players", std::to_string(head.players));
  facts.emplace_back("players", text_of(head.plan.seats));
  facts.emplace_back("seed", std::to_string(head.plan.seed));
  facts.emplace_back(head.plan.matches ? "number of matches" : "number of deals",
                     std::to_string(head.games));
  facts.emplace_back("number of parts", std::to_string(part.shard.of));
  return facts;
}

void check_belongs(const SimulationPart& part, const std::string& file, const SimulationPart& first,
                   const std::string& first_file) {
  const auto wanted = facts_of(first);
  const auto found = facts_of(part);
  for (std::size_t i = 0; i < std::min(wanted.size(), found.size()); ++i)
    if (found[i] != wanted[i])
      throw PartError(file + ": it is a part of another simulation than " + first_file + ": " +
                      found[i].first + " " + found[i].second + ", there " +
                      (found[i].first == wanted[i].first ? "" : wanted[i].first + " ") +
                      wanted[i].second);
  if (!(part.head == first.head))
    throw PartError(file + ": it is a part of another simulation than " + first_file);
}

void check_complete(const std::map<std::uint64_t, std::string>& files, std::uint64_t of) {
  constexpr std::size_t most_named = 10;
  if (files.size() == of) return;
  std::string missing;
  std::size_t named = 0;
  for (std::uint64_t number = 1; number <= of && named < most_named; ++number) {
    if (files.contains(number)) continue;
    missing += (named++ == 0 ? "" : ", ") + std::to_string(number);
  }
  const std::uint64_t all = of - files.size();
  if (all > named) missing += ", ...";
  throw PartError("merge: " + std::to_string(all) + " of " + std::to_string(of) +
                  (all == 1 ? " parts is missing: " : " parts are missing: ") + missing +
                  (all == 1 ? "; play it" : "; play them") +
                  " with the same command and --shard I/" + std::to_string(of));
}

}  // namespace

SimulationPart merge_parts(const std::vector<std::string>& files) {
  SimulationPart all = part_in(files.front());
  std::map<std::uint64_t, std::string> by_number = {{all.shard.number, files.front()}};
  for (std::size_t i = 1; i < files.size(); ++i) {
    const SimulationPart part = part_in(files[i]);
    check_belongs(part, files[i], all, files.front());
    const auto [known, is_new] = by_number.emplace(part.shard.number, files[i]);
    if (!is_new)
      throw PartError(files[i] + ": it is part " + std::to_string(part.shard.number) +
                      (files[i] == known->second
                           ? " and named twice; name it once"
                           : ", and so is " + known->second + "; name one of the two"));
    all.report.add(part.report);
  }
  check_complete(by_number, all.shard.of);
  all.shard = {};
  all.report.settle();
  return all;
}

}  // namespace kasino

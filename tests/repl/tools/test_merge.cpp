// `kasino merge`: parts of a simulation add up to what one run prints, and anything else is
// refused.
#include <filesystem>
#include <functional>

#include <nlohmann/json.hpp>

#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/program.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Json = nlohmann::json;

namespace {

/// Writes the parts of a simulation as part1.json and so on; answers their names.
std::vector<std::string> parts_of(std::vector<std::string> words, int number,
                                  const std::string& games = "30") {
  std::vector<std::string> files;
  for (int part = 1; part <= number; ++part) {
    std::vector<std::string> all = words;
    files.push_back("part" + std::to_string(part) + ".json");
    all.insert(all.end(), {"--shard", std::to_string(part) + "/" + std::to_string(number), "--out",
                           files.back()});
    const Result result = simulated(all, games);
    CHECK(result.status == 0);
    CHECK(result.out.empty());
  }
  return files;
}

Result merged(std::vector<std::string> files, const std::vector<std::string>& options = {}) {
  files.insert(files.begin(), "merge");
  files.insert(files.end(), options.begin(), options.end());
  return run(files);
}

}  // namespace

TEST_CASE("Parts merge to the bytes of one run, in every form and language", "[simulate]") {
  const WorkingFolder folder;
  for (const std::vector<std::string>& what :
       {std::vector<std::string>{"standard", "--seats", "greedy,random", "--seed", "5"},
        std::vector<std::string>{"standard+snatch", "--compare", "misar"},
        std::vector<std::string>{"misar", "--players", "3", "--matches", "4"},
        std::vector<std::string>{"blackjack", "--players", "3", "--compare", "blackjack"},
        std::vector<std::string>{"blackjack", "--players", "1"}}) {
    std::vector<std::string> files = parts_of(what, 3);
    std::swap(files.front(), files.back());
    for (const std::vector<std::string>& form :
         {std::vector<std::string>{}, std::vector<std::string>{"--json"},
          std::vector<std::string>{"--csv", "--svg", "drawing.svg"},
          std::vector<std::string>{"--lang", "sv"}}) {
      std::vector<std::string> whole = what;
      whole.insert(whole.end(), form.begin(), form.end());
      const Result once = simulated(whole);
      const auto drawn = [&] { return folder.has("drawing.svg") ? read_file("drawing.svg") : ""; };
      const std::string drawing = drawn();
      const Result sum = merged(files, form);
      CHECK(sum.err.empty());
      CHECK(sum.status == 0);
      CHECK(sum.out == once.out);
      CHECK(drawn() == drawing);
      if (form.size() == 3) CHECK_FALSE(drawing.empty());
    }
  }
}

TEST_CASE("More parts than games merge as well", "[simulate]") {
  const WorkingFolder folder;
  CHECK(merged(parts_of({"standard"}, 3, "2")).out == simulated({"standard"}, "2").out);
}

TEST_CASE("Parts that do not belong together are refused, and which, and why", "[simulate]") {
  const WorkingFolder folder;
  const std::vector<std::string> files = parts_of({"standard"}, 3);
  const auto refusal = [&](const std::vector<std::string>& words,
                           const std::string& shard = "2/3") {
    std::vector<std::string> all = words;
    all.insert(all.end(), {"--shard", shard, "--out", "other.json"});
    REQUIRE(simulated(all).status == 0);
    const Result result = merged({files[0], "other.json", files[2]});
    CHECK(result.status == 1);
    CHECK(result.out.empty());
    return result.err;
  };
  CHECK_THAT(refusal({"standard", "--seed", "2"}),
             Catch::Contains("other.json: it is a part of another simulation than part1.json: "
                             "plan/seed 2, there 1"));
  CHECK_THAT(refusal({"misar"}), Catch::Contains("variant \"misar\", there \"standard\""));
  CHECK_THAT(refusal({"standard", "--set", "values=fixed"}),
             Catch::Contains("variants/0/options/values \"fixed\""));
  CHECK_THAT(refusal({"standard", "--seats", "greedy"}),
             Catch::Contains("seats \"greedy,random\", there \"random,random\""));
  CHECK_THAT(refusal({"standard", "--players", "3"}), Catch::Contains("players 3, there 2"));
  CHECK_THAT(refusal({"standard", "--matches", "30"}),
             Catch::Contains("plan/matches true, there false"));
  CHECK_THAT(refusal({"standard", "--compare", "misar"}),
             Catch::Contains("variant \"standard / misar\", there"));
  CHECK_THAT(refusal({"standard"}, "2/4"), Catch::Contains("parts 4, there 3"));
}

TEST_CASE("Parts of rules that were changed in between are refused", "[simulate]") {
  const WorkingFolder folder;
  const std::string script = "return kasino.extend(\"standard\", { id = \"mine\", title = \"M\" })";
  folder.write("mine.lua", script);
  REQUIRE(simulated({"./mine.lua", "--shard", "1/2", "--out", "1.json"}).status == 0);
  folder.write("mine.lua", script + "\n-- changed");
  REQUIRE(simulated({"./mine.lua", "--shard", "2/2", "--out", "2.json"}).status == 0);
  CHECK_THAT(merged({"1.json", "2.json"}).err, Catch::Contains("variants/0/hash"));
}

TEST_CASE("A part that is there twice, or missing, is named", "[simulate]") {
  const WorkingFolder folder;
  const std::vector<std::string> files = parts_of({"standard"}, 3);
  const Result twice = merged({files[0], files[1], files[1], files[2]});
  CHECK(twice.status == 1);
  CHECK_THAT(twice.err, Catch::Contains("part2.json: it is part 2 and named twice; name it once"));
  std::filesystem::copy_file(files[1], "copy.json");
  CHECK_THAT(merged({files[0], files[1], "copy.json", files[2]}).err,
             Catch::Contains("copy.json: it is part 2, and so is part2.json; name one"));
  const Result missing = merged({files[1]});
  CHECK(missing.status == 1);
  CHECK_THAT(missing.err, Catch::Contains("2 of 3 parts are missing: 1, 3"));
}

TEST_CASE("A file that is no part is refused, and one that was cut or changed", "[simulate]") {
  const WorkingFolder folder;
  const std::vector<std::string> files = parts_of({"standard"}, 1);
  const std::string part = read_file(files[0]);
  const auto refused = [&](const std::string& text) {
    folder.write("bad.json", text);
    const Result result = merged({"bad.json"});
    CHECK(result.out.empty());
    CHECK_THAT(result.err, Catch::StartsWith("kasino: bad.json: "));
    return result.status == 1;
  };
  for (const char* text :
       {"", "{}", "[]", "null", "kasino record 1", "{\"kasino_part\":1}", "{\"kasino_part\":5}"})
    CHECK(refused(text));
  for (std::size_t size = 1; size + 2 < part.size(); size += part.size() / 20)
    CHECK(refused(part.substr(0, size)));
  Json json = Json::parse(part);
  json["played"] = 29;
  CHECK(refused(json.dump()));
  json = Json::parse(part);
  json["results"][0]["sums"].erase(3);
  CHECK(refused(json.dump()));
  json = Json::parse(part);
  json["players"] = 1000;
  CHECK(refused(json.dump()));
  json = Json::parse(part);
  json["shard"] = {{"number", 2}, {"of", 1}};
  CHECK(refused(json.dump()));
  CHECK(merged({"nowhere.json"}).status == 2);
}

TEST_CASE("A part is believed only as far as one could be written", "[simulate]") {
  const WorkingFolder folder;
  const std::string part = read_file(parts_of({"standard"}, 1)[0]);
  Json json = Json::parse(part);
  json.erase("checksum");
  const std::string plain = json.dump();
  std::vector<std::string> texts = {
      plain.substr(0, plain.size() - 1) + ",\"x\":" + std::string(100'000, '[') +
          std::string(100'000, ']') + "}",
      part.substr(0, part.rfind('}')) + ",\"x\":" + std::string(100'000, '[') +
          std::string(100'000, ']') + "}",
      plain.substr(0, plain.size() - 1) + ",\"x\":1}", std::string(100'000, '['),
      "{\"kasino_part\":" + std::string(100'000, '[')};
  const auto with = [&](const std::string& place, const Json& value) {
    Json changed = json;
    changed[Json::json_pointer(place)] = value;
    texts.push_back(changed.dump());
  };
  for (const char* place :
       {"/players", "/games", "/played", "/plan/seed", "/plan/playouts", "/plan/matches",
        "/shard/number", "/shard/of", "/kasino_part", "/results/0/sums/0/sum/0",
        "/results/0/points/0/0/0", "/results/0/points/0/0/1", "/variants/0/cards"}) {
    with(place, 1e308);
    with(place, -1e308);
    with(place, 30.5);
    with(place, nullptr);
    with(place, "1");
  }
  for (const char* place : {"/players", "/plan/playouts"})
    with(place, json[Json::json_pointer(place)].get<std::int64_t>() + (std::int64_t{1} << 32));
  Json sources = Json::array();
  for (int i = 0; i < 60'000; ++i)
    sources.push_back(
        {{"item", std::to_string(i)}, {"clause", ""}, {"text", {{"en", ""}, {"sv", ""}}}});
  with("/sources", sources);
  for (const std::string& text : texts) {
    CAPTURE(text.substr(0, 200), text.size());
    folder.write("bad.json", text);
    const Result result = merged({"bad.json"});
    CHECK(result.status == 1);
    CHECK(result.out.empty());
    CHECK_THAT(result.err, Catch::StartsWith("kasino: bad.json: "));
  }
}

TEST_CASE("A changed number in a part is noticed", "[simulate]") {
  const WorkingFolder folder;
  const std::vector<std::string> files = parts_of({"standard"}, 1);
  const auto changed = [&](const std::function<void(Json&)>& change, bool with_checksum) {
    Json json = Json::parse(read_file(files[0]));
    change(json);
    if (!with_checksum) json.erase("checksum");
    folder.write("changed.json", json.dump());
    return merged({"changed.json"});
  };
  const auto points = [](Json& json) -> Json& { return json["results"][0]["points"][0]; };
  const Result by_checksum =
      changed([](Json& json) { json["results"][0]["sums"][2]["sum"][1] = 694; }, true);
  CHECK(by_checksum.status == 1);
  CHECK_THAT(by_checksum.err, Catch::Contains("it was changed after it was written"));
  // Parts of earlier versions are merged with a warning, and their numbers must be within bounds.
  const Result earlier = changed([](Json&) {}, false);
  CHECK(earlier.status == 0);
  CHECK_THAT(earlier.err, Catch::Contains("changed.json: warning: it has no checksum"));
  CHECK(earlier.out == merged(files).out);
  const std::vector<std::function<void(Json&)>> changes = {
      [&](Json& json) { points(json)[0][0] = 9223372036854775807; },
      [&](Json& json) { points(json)[0][1] = 18446744073709551615U; },
      [&](Json& json) { points(json)[0][1] = points(json)[0][1].get<int>() + 1; },
      [](Json& json) { json["results"][0]["sums"][0]["sum"][0] = -9223372036854775807; },
      [](Json& json) { json["results"][0]["table"][0][0] = -1; },
      [](Json& json) { json["results"][0]["length"][0][0] = 2; },
      [](Json& json) { json["games"] = 18446744073709551615U; }};
  for (std::size_t i = 0; i < changes.size(); ++i) {
    CAPTURE(i);
    CHECK(changed(changes[i], false).status <= 1);
    if (i != 3) CHECK(changed(changes[i], false).status == 1);
  }
}

TEST_CASE("A name in CSV is no formula", "[simulate]") {
  const WorkingFolder folder;
  folder.write("mine.lua", R"(return kasino.extend("standard", { id = "mine", title = "M",
    scoring = { ["=1+2"] = { each = "s", clause = "STD-SCO-2" } } }))");
  const Result result = simulated({"./mine.lua", "--csv"});
  CHECK(result.out.find("\n=") == std::string::npos);
  CHECK(result.out.find("points.=1+2") != std::string::npos);
}

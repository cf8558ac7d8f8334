// What a learner knows: three answers on two days, kept in a file that loses nothing.
#include <filesystem>

#include <nlohmann/json.hpp>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "repl/teach/learner.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/scripts.hpp"
#include "tests/support/working_folder.hpp"

using namespace kasino;
using namespace kasino::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// A question: may a card be laid out that could take the one of its rank on the table?
Posed question_about(const std::string& rank, const Rules& rules) {
  Question question;
  question.setup.table = {parse_card("d" + rank)};
  question.setup.hands = {{parse_card("c" + rank)}, {parse_card("hK")}};
  question.move = "c" + rank;
  question.clause = "STD-CAP-6";
  question.is_made = true;
  return {question, rules};
}

/// A question: what does a seat that has taken these cards get by a clause?
Posed question_of_points(const std::string& pile, const std::string& clause, const Rules& rules) {
  Question question;
  question.ask = Ask::Score;
  question.setup.piles = {parse_cards(pile), parse_cards("h4")};
  question.setup.words["sweeps"] = "1 0";
  question.clause = clause;
  question.is_made = true;
  return {question, rules};
}

Learner learner_in(const std::string& file) {
  std::optional<Text> problem;
  Learner learner(file, problem);
  CHECK_FALSE(problem);
  return learner;
}

}  // namespace

TEST_CASE("A clause is known after three positions on two days", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  const auto is_known = [&](Learner& learner) {
    return learner.progress(standard, "STD-CAP-6").is_known();
  };
  {
    Learner learner = learner_in("l.json");
    learner.saw(standard, "STD-CAP-6");
    learner.answered(question_about("5", standard), true, "2026-11-24");
    learner.answered(question_about("5", standard), true, "2026-11-25");  // the same position
    learner.answered(question_about("6", standard), false, "2026-11-25");
    learner.answered(question_about("7", standard), true, "2026-11-24");
    learner.answered(question_about("8", standard), true, "2026-11-24");
    CHECK_FALSE(is_known(learner));  // all on one day
    learner.save();
  }
  Learner learner = learner_in("l.json");
  CHECK(learner.progress(standard, "STD-CAP-6").seen == 1);
  CHECK(learner.progress(standard, "STD-CAP-6").tried == 5);
  CHECK(learner.progress(standard, "STD-CAP-6").right == 3);
  learner.answered(question_about("9", standard), true, "2026-11-25");
  CHECK(is_known(learner));
  CHECK_FALSE(learner.progress(standard, "STD-CAP-7").is_known());
  const auto rights = std::filesystem::status("l.json").permissions();
  CHECK((rights & (std::filesystem::perms::group_all | std::filesystem::perms::others_all)) ==
        std::filesystem::perms::none);
}

TEST_CASE("A rule that is changed reopens the clauses that it touches, and no others", "[teach]") {
  const ScriptFolder scripts;
  const WorkingFolder folder;
  const auto own = [&](const std::string& keys) {
    scripts.write("own.lua",
                  "return kasino.extend('standard', { id = 'own', title = 'Own', " + keys + "})");
    return scripts.load((scripts.path() / "own.lua").string());
  };
  const auto known = [](Learner& learner, const Rules& rules) {
    return learner.progress(rules, "STD-CAP-6").is_known();
  };
  Learner learner = learner_in("l.json");
  {
    const Variant rules = own("");
    learner.answered(question_about("5", rules), true, "2026-11-24");
    learner.answered(question_about("6", rules), true, "2026-11-25");
    learner.answered(question_about("7", rules), true, "2026-11-25");
    CHECK(known(learner, rules));
  }
  CHECK(known(learner, own("scoring = { sweep = { points = 2 } }")));
  CHECK_FALSE(known(learner, own("hand_values = { ['7'] = 8 }")));
}

TEST_CASE("Points or options that change reopen the clauses that they touch", "[teach]") {
  const ScriptFolder scripts;
  const WorkingFolder folder;
  const auto own = [&](const std::string& keys, std::map<std::string, std::string> options = {}) {
    scripts.write("own.lua",
                  "return kasino.extend('standard', { id = 'own', title = 'Own', " + keys + "})");
    return Variant((scripts.path() / "own.lua").string(), std::move(options));
  };
  const auto known = [](Learner& learner, const Rules& rules) {
    std::string all;
    for (const char* clause : {"STD-CAP-6", "STD-SCO-3", "STD-SCO-4"})
      all += learner.progress(rules, clause).is_known() ? '1' : '0';
    return all;
  };
  Learner learner = learner_in("l.json");
  {
    const Variant rules = own("");
    int day = 1;
    for (const char* rank : {"5", "6", "7"}) {
      const std::string today = "2026-11-0" + std::to_string(day++);
      learner.answered(question_about(rank, rules), true, today);
      for (const char* clause : {"STD-SCO-3", "STD-SCO-4"})
        learner.answered(question_of_points("sA d10 h" + std::string(rank), clause, rules), true,
                         today);
    }
    CHECK(known(learner, rules) == "111");
  }
  CHECK(known(learner, own("", {{"target", "11"}})) == "111");
  CHECK(known(learner, own("scoring = { storan = { points = 5 } }")) == "101");
  CHECK(known(learner, own("scoring = { sweep = { points = 3 } }")) == "110");
  CHECK(known(learner, own("", {{"must_capture", "true"}})) == "011");
  CHECK(known(learner, own("")) == "111");  // once the change is undone, nothing is lost
}

TEST_CASE("A helped answer, or one to a written question, proves nothing", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  Learner learner = learner_in("l.json");
  learner.helped(question_about("5", standard));
  learner.answered(question_about("5", standard), true, "2026-11-24");
  Question written = question_about("6", standard).question();
  written.is_made = false;
  learner.answered({written, standard}, true, "2026-11-24");
  CHECK(learner.progress(standard, "STD-CAP-6").tried == 2);
  CHECK(learner.progress(standard, "STD-CAP-6").right == 1);  // the written one
  CHECK(learner.progress(standard, "STD-CAP-6").proofs.empty());
}

TEST_CASE("Fields of a later version stay in the file", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  folder.write("l.json",
               "{\"file\": \"kasino-learner\", \"version\": 1, \"name\": \"Ada\", \"variants\": "
               "{\"other\": {\"lessons\": {}, \"clauses\": {}, \"stars\": 3}}}");
  Learner learner = learner_in("l.json");
  learner.saw(standard, "STD-CAP-1");
  learner.save();
  CHECK_THAT(read_file("l.json"),
             ContainsSubstring("\"Ada\"") && ContainsSubstring("\"stars\": 3"));
}

TEST_CASE("A file that is no learner's is put aside, and never overwritten", "[teach]") {
  const Variant standard("standard");
  for (const std::string text :
       {"precious", "{}", "{\"file\": \"kasino-learner\"}", "[1, 2]", "",
        "{\"file\": \"kasino-learner\", \"version\": 1, \"variants\": 3}",
        "{\"file\": \"kasino-learner\", \"version\": 2, \"variants\": {}}",
        "{\"file\": \"kasino-learner\", \"version\": 1, \"variants\": []}",
        "{\"file\": \"kasino-learner\", \"version\": 1, \"variants\": {\"standard\": {\"lessons\": "
        "{}, "
        "\"clauses\": []}}}",
        "{\"file\": \"kasino-learner\", \"version\": 1, \"variants\": {\"standard\": {\"scripts\": "
        "\"\", "
        "\"lessons\": {}, \"clauses\": {\"STD-CAP-1\": {\"seen\": 1, \"tried\": -2, \"right\": 5, "
        "\"proofs\": []}}}}}",
        "\xff\xfe"}) {
    CAPTURE(text);
    const WorkingFolder folder;
    folder.write("l.json", text);
    folder.write("l.json.aside-1", "older");
    std::optional<Text> problem;
    Learner learner("l.json", problem);
    REQUIRE(problem);
    CHECK_THAT(problem->en, ContainsSubstring("put aside: l.json.aside-2"));
    CHECK(read_file("l.json.aside-2") == text);
    learner.saw(standard, "STD-CAP-1");
    learner.save();
    CHECK(read_file("l.json.aside-2") == text);
    CHECK(read_file("l.json.aside-1") == "older");
    CHECK(learner_in("l.json").progress(standard, "STD-CAP-1").seen == 1);
  }
}

TEST_CASE("A proof that says something else proves nothing", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  folder.write(
      "l.json",
      "{\"file\": \"kasino-learner\", \"version\": 1, \"variants\": {\"standard\": {"
      "\"scripts\": \"older\", \"lessons\": {}, \"clauses\": {\"STD-CAP-1\": {\"seen\": 1, "
      "\"tried\": 1, \"right\": 1, \"proofs\": [{\"question\": "
      "\"{\\\"ask\\\":\\\"score\\\",\\\"seat\\\":\\\"x\\\",\\\"position\\\":\\\"\\\"}\", "
      "\"answers\": [], \"day\": \"2026-01-01\"}]}}}}}");
  Learner learner = learner_in("l.json");
  CHECK(learner.progress(standard, "STD-CAP-1").proofs.empty());
  CHECK(learner.progress(standard, "STD-CAP-1").seen == 1);
}

TEST_CASE("Two sessions of one learner lose nothing of each other, and count nothing twice",
          "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  Learner one = learner_in("l.json"), other = learner_in("l.json");
  one.answered(question_about("5", standard), true, "2026-11-24");
  one.went_on(standard, "Sums", 4);
  one.missed(question_about("9", standard));
  one.save();
  other.answered(question_about("6", standard), false, "2026-11-25");
  other.answered(question_about("7", standard), true, "2026-11-25");
  other.went_on(standard, "Sums", 2);
  other.missed(question_about("10", standard));
  other.went_on(standard, "Aces", Learner::all);
  other.save();
  one.answered(question_about("8", standard), true, "2026-11-25");
  one.mended(question_about("9", standard));
  for (int i = 0; i < 2; ++i) {
    one.save();
    other.save();
  }
  Learner learner = learner_in("l.json");
  const ClauseProgress its = learner.progress(standard, "STD-CAP-6");
  CHECK(its.tried == 4);
  CHECK(its.right == 3);
  CHECK(its.met.size() == 4);
  CHECK(its.is_known());
  CHECK(learner.done(standard, "Sums") == 4);
  CHECK(learner.done(standard, "Aces") == Learner::all);
  CHECK(learner.missed_questions(standard).size() == 1);  // the other is mended
}

TEST_CASE("A file that is spoilt or deleted meanwhile costs nothing that was learnt since",
          "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  Learner learner = learner_in("l.json");
  learner.saw(standard, "STD-CAP-1");
  learner.save();
  folder.write("l.json", "precious");
  learner.save();
  CHECK(read_file("l.json.aside-1") == "precious");
  std::filesystem::remove("l.json");
  learner.save();
  CHECK(learner_in("l.json").progress(standard, "STD-CAP-1").seen == 1);
}

TEST_CASE("A file that cannot be written leaves the old one, and says why", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  folder.write("file", "");
  std::optional<Text> problem;
  Learner learner("file/l.json", problem);
  learner.saw(standard, "STD-CAP-1");
  CHECK_THROWS_AS(learner.save(), Error);
  CHECK(read_file("file").empty());
}

TEST_CASE("What an earlier version wrote still counts", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  const Posed posed = question_about("5", standard);
  GameStart start;
  start.setup = posed.question().setup;
  const nlohmann::json question = {
      {"ask", "legal"}, {"move", "c5"}, {"position", write_record(Game(standard, start))}};
  const nlohmann::json proof = {{"question", question.dump()},
                                {"answers", posed.right_answers(Language::English)},
                                {"day", "2026-11-20"}};
  const nlohmann::json clause = {{"seen", 2}, {"tried", 1}, {"right", 1}, {"proofs", {proof}}};
  folder.write(
      "l.json",
      nlohmann::json{
          {"file", "kasino-learner"},
          {"version", 1},
          {"variants",
           {{"standard", {{"lessons", {{"Sums", 3}}}, {"clauses", {{"STD-CAP-6", clause}}}}}}}}
          .dump());
  Learner learner = learner_in("l.json");
  CHECK(learner.progress(standard, "STD-CAP-6").proofs.size() == 1);
  CHECK(learner.done(standard, "Sums") == 3);
  learner.saw(standard, "STD-CAP-6");
  learner.save();
  CHECK(learner_in("l.json").progress(standard, "STD-CAP-6").seen == 3);
}

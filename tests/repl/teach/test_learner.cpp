// What a learner knows: three answers on two days, kept in a file that loses nothing.
#include <filesystem>

#include <nlohmann/json.hpp>
#include <sys/wait.h>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "repl/teach/learner.hpp"
#include "scripting/source/file.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/child.hpp"
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
        "{\"file\": \"kasino-learner\", \"version\": 0, \"variants\": {}}",
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

namespace {

/// A learner's file with one clause, and `more` fields beside the variants.
std::string file_with(const std::string& clause, const std::string& more = {}) {
  return R"({"file": "kasino-learner", "version": 1, )" + more +
         R"("variants": {"standard": {"lessons": {"Sums": 3}, "clauses": {"STD-CAP-6": )" + clause +
         "}}}}";
}

std::string nested(std::size_t depth, const std::string& open, const std::string& close) {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += open;
  text += "1";
  for (std::size_t i = 0; i < depth; ++i) text += close;
  return text;
}

/// A proof whose question has this field, as text within JSON. Of two fields of a name the last
/// counts. Nothing is parsed here, which would nest as deep as the value.
std::string proof_with(const std::string& field, const std::string& value) {
  const std::string question = R"({"ask": "score", "seat": 1, )"
                               R"("position": {"players": "2", "pile1": "s2 h3", "turn": "1"}, ")" +
                               field + "\": " + value + '}';
  return nlohmann::json{{"question", question}, {"answers", {"1"}}, {"day", "2026-11-20"}}.dump();
}

std::string several(const std::string& text, int times) {
  std::string all = text;
  for (int i = 1; i < times; ++i) all += ", " + text;
  return all;
}

}  // namespace

TEST_CASE("What a learner's file holds is bounded as it is read, and progress stays", "[teach]") {
  const Variant standard("standard");
  const std::string plain = R"({"seen": 2, "tried": 1, "right": 1, "proofs": []})";
  const auto with_proofs = [](const std::string& proofs) {
    return R"({"seen": 2, "tried": 1, "right": 1, "proofs": [)" + proofs + "]}";
  };
  std::vector<std::string> files = {
      file_with(plain, "\"x\": " + nested(60'000, "[", "]") + ", "),
      file_with(plain, "\"x\": " + nested(100'000, "{\"a\": [", "]}") + ", "),
      file_with(plain, "\"x\": " + nested(14, "[", "]") + ", "),
      file_with(plain, "\"x\": \"" + std::string(50'000, '[') + "\\\"\", "),
      file_with(plain, "\"x\": [" + several("0", 1'000'000) + "], "),
      file_with(plain, "\"x\": [[[[[[[[[[[[[[" + several("0", 400'000) + "]]]]]]]]]]]]]], "),
      file_with(plain, "\"x\": [" + several("{}", 300'000) + "], "),
      file_with(R"({"seen": 2147483647, "tried": 1, "right": 1, "proofs": []})"),
      file_with(R"({"seen": 18446744073709551615, "tried": 4294967297, "right": 4294967297,
                    "proofs": []})"),
      file_with(R"({"seen": 2, "tried": 1, "right": 5, "proofs": []})"),
      file_with(R"({"seen": 2, "tried": 1, "right": 1, "proofs": [], "met": [)" +
                several("7, 18446744073709551615", 100'000) + "]}"),
      file_with(with_proofs(several(proof_with("seat", "1"), 9000)))};
  for (const char* seat : {"-100000000", "-1", "0", "11", "4294967297", "1e308", "[]", "\"1\""})
    files.push_back(file_with(with_proofs(proof_with("seat", seat))));
  for (const char* build : {"-1", "4294967297", "1e308", "{}"})
    files.push_back(file_with(with_proofs(proof_with("build", build))));
  for (const char* position :
       {R"({"players": "-1"})", R"({"players": "99"})", R"({"players": "2", "turn": "-1"})",
        R"({"players": "2", "turn": "9"})", R"({"players": "2", "dealer": "-5"})",
        R"({"players": "2", "sweeps": "-2147483648 2147483647"})", R"({"players": 2})", "7"})
    files.push_back(file_with(with_proofs(proof_with("position", position))));
  files.push_back(file_with(with_proofs(proof_with("ask", nested(5000, "[", "]")))));
  for (const std::string& text : files) {
    CAPTURE(text.substr(0, 300), text.size());
    const WorkingFolder folder;
    folder.write("l.json", text);
    for (int session = 0; session < 3; ++session) {
      Learner learner = learner_in("l.json");
      CHECK(learner.progress(standard, "STD-CAP-6").seen >= 2);
      CHECK(learner.progress(standard, "STD-CAP-6").right >= 1);
      CHECK(learner.progress(standard, "STD-CAP-6").right <=
            learner.progress(standard, "STD-CAP-6").tried);
      CHECK(learner.progress(standard, "STD-CAP-6").proofs.size() <= 12);
      CHECK(learner.done(standard, "Sums") == 3);
      learner.saw(standard, "STD-CAP-6");
      learner.answered(question_about("5", standard), true, "2026-11-24");
      learner.save();
      CHECK(read_file("l.json").size() < 2 * text.size() + 100'000);
    }
    CHECK_FALSE(folder.has("l.json.aside-1"));
  }
}

TEST_CASE("A number of a learner's file that is none is put aside with it", "[teach]") {
  for (const char* number : {"1e308", "-1", "1.5", "\"2\"", "null", "[]", "true"}) {
    CAPTURE(number);
    const WorkingFolder folder;
    const std::string text =
        file_with(R"({"tried": 1, "right": 1, "proofs": [], "seen": )" + std::string(number) + "}");
    folder.write("l.json", text);
    std::optional<Text> problem;
    const Learner learner("l.json", problem);
    CHECK(problem);
    CHECK(read_file("l.json.aside-1") == text);
  }
}

TEST_CASE("A file of a newer version stays untouched, and nothing is kept meanwhile", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  const std::string newer = R"({"file": "kasino-learner", "version": 2, "knows": [1]})";
  folder.write("l.json", newer);
  std::optional<Text> problem;
  Learner learner("l.json", problem);
  REQUIRE(problem);
  CHECK_THAT(problem->en, ContainsSubstring("l.json is from a newer version of the program"));
  learner.saw(standard, "STD-CAP-6");
  learner.save();
  CHECK_FALSE(learner.keeps());
  CHECK(read_file("l.json") == newer);
  CHECK(std::distance(std::filesystem::directory_iterator("."), {}) == 1);
  // Nor is it when it comes while a session goes on.
  Learner other = learner_in("k.json");
  folder.write("k.json", newer);
  other.saw(standard, "STD-CAP-6");
  CHECK_THROWS_WITH(other.save(), ContainsSubstring("k.json: a newer version"));
  CHECK(read_file("k.json") == newer);
}

TEST_CASE("A learner's file is no link, and what a link leads to is not touched", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  folder.write("theirs", file_with(R"({"seen": 2, "tried": 1, "right": 1, "proofs": []})"));
  for (const std::string target : {"theirs", "nowhere"}) {
    std::filesystem::create_symlink(target, target + ".json");
    std::optional<Text> problem;
    Learner learner(target + ".json", problem);
    CHECK(problem);
    learner.saw(standard, "STD-CAP-6");
    learner.save();
    CHECK(learner.progress(standard, "STD-CAP-6").seen == 1);
    CHECK(std::filesystem::is_symlink(target + ".json.aside-1"));
  }
  CHECK_FALSE(folder.has("nowhere"));
}

TEST_CASE("Fifty pairs of sessions of one learner lose nothing", "[teach]") {
  const Variant standard("standard");
  const WorkingFolder folder;
  for (int pair = 0; pair < 50; ++pair) {
    std::vector<pid_t> children;
    for (const bool is_quiz : {false, true})
      children.push_back(in_child([&] {
        Learner learner = learner_in("l.json");
        const std::string number = std::to_string(pair);
        if (is_quiz)
          learner.answered(question_about("5", standard), false, "2026-11-24");
        else
          learner.went_on(standard, "Lesson " + number, 3);
        learner.save();
        learner.saw(standard, "STD-CAP-" + number);
        learner.save();
      }));
    for (const pid_t child : children) {
      int status = 1;
      CHECK(::waitpid(child, &status, 0) == child);
      CHECK(status == 0);
    }
  }
  Learner learner = learner_in("l.json");
  CHECK(learner.progress(standard, "STD-CAP-6").tried == 50);
  for (int pair = 0; pair < 50; ++pair) {
    CHECK(learner.done(standard, "Lesson " + std::to_string(pair)) == 3);
    CHECK(learner.progress(standard, "STD-CAP-" + std::to_string(pair)).seen == 2);
  }
  CHECK(std::distance(std::filesystem::directory_iterator("."), {}) == 1);
}

TEST_CASE("Files of every earlier version still load", "[teach]") {
  const Variant standard("standard");
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(KASINO_TEST_DATA "/learners")) {
    CAPTURE(entry.path());
    ++files;
    const WorkingFolder folder;
    const std::string text = read_file(entry.path().string());
    folder.write("l.json", text);
    Learner learner = learner_in("l.json");
    learner.save();
    Learner again = learner_in("l.json");
    for (Learner* one : {&learner, &again}) {
      CHECK(one->progress(standard, "STD-CAP-6").proofs.size() == 1);
      CHECK(one->progress(standard, "STD-CAP-6").tried == 2);
      CHECK(one->done(standard, "Sums") == (text.find("Sums") != std::string::npos ? 3 : 0));
    }
  }
  CHECK(files == 4);
}

#include "repl/teach/learner.hpp"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/cards/card_text.hpp"
#include "engine/record/record.hpp"
#include "repl/text/words.hpp"
#include "scripting/source/file.hpp"
#include "scripting/source/script_error.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* file_kind = "kasino-learner";
constexpr std::size_t most_proofs = 3;
constexpr int most_tried = 1'000'000'000;  ///< more nobody has

/// "standard+mine values=aces": scripts without their folders, options that are not as by default.
std::string key_of(const Rules& rules) {
  std::map<std::string, std::string> options;
  for (const OptionValue& option : rules.data().options)
    if (option.value != option.initial) options[option.name] = option.value;
  const std::string name = with_paths(
      rules.data().name, [](const std::string& path) { return fs::path(path).stem().string(); });
  return options.empty() ? name : name + ' ' + settings_text(options, " ");
}

/// The clause still decides, and the answers are as they were.
bool holds(const Proof& proof, const std::string& clause, const Rules& rules) {
  try {
    Question question = question_of_text(proof.question, rules);
    question.clause = clause;
    const Posed posed(std::move(question), rules);
    return posed.clause_decides() && posed.right_answers(Language::English) == proof.answers;
  } catch (const std::exception&) {  // of the rules, or of JSON that says something else
    return false;
  }
}

}  // namespace

bool ClauseProgress::is_known() const {
  std::set<std::string> days;
  for (const Proof& proof : proofs) days.insert(proof.day);
  return proofs.size() >= 3 && days.size() >= 2;
}

std::string to_text(const Question& question, const Rules& rules) {
  GameStart start;
  start.setup = question.setup;
  Json object = {{"ask", ask_words()[static_cast<std::size_t>(question.ask)]}};
  if (question.of) object["of"] = to_text(*question.of);
  if (!question.move.empty()) object["move"] = question.move;
  if (question.ask == Ask::Score) object["seat"] = question.seat;
  if (!question.wish.takes.empty()) object["takes"] = to_text(question.wish.takes);
  if (question.wish.sweeps) object["sweep"] = true;
  object["position"] = write_record(Game(rules, std::move(start)));
  return object.dump();
}

Question question_of_text(const std::string& text, const Rules& rules) {
  const Json object = Json::parse(text, nullptr, false);
  const auto word = [&](const char* key) {
    return object.is_object() && object.contains(key) && object[key].is_string()
               ? object[key].get<std::string>()
               : std::string();
  };
  const auto kind = std::ranges::find(ask_words(), word("ask"));
  if (kind == ask_words().end()) throw Error("no question: " + printable(text, 60));
  Question question;
  question.ask = static_cast<Ask>(kind - ask_words().begin());
  if (!word("of").empty()) question.of = parse_card(word("of"));
  question.move = word("move");
  question.seat = object.value("seat", 1);
  question.wish = {parse_cards(word("takes")), object.contains("sweep")};
  question.setup = setup_of(replay_record(word("position"), rules).state(), rules.data());
  return question;
}

Learner::Learner(fs::path file, std::optional<Text>& problem) : file_(std::move(file)) {
  std::error_code ignored;
  if (!fs::exists(file_, ignored)) return;
  try {
    if (read(read_file(file_.string()))) return;
  } catch (const std::exception&) {
    // It is put aside, whatever is wrong with it.
  }
  courses_.clear();
  fs::path aside;
  for (int number = 1; aside.empty() || fs::exists(aside, ignored); ++number)
    aside = file_.string() + ".aside-" + std::to_string(number);
  std::error_code failure;
  fs::rename(file_, aside, failure);
  if (failure) aside = std::exchange(file_, {});  // nothing is kept, so that nothing is lost
  problem = Text{"what was learnt before cannot be read, and is put aside: ",
                 "det som lärts tidigare går inte att läsa, och är lagt åt sidan: "} +
            aside.string();
}

bool Learner::read(const std::string& text) {
  const Json root = Json::parse(text);
  if (root.at("file") != file_kind || root.at("version") != 1) return false;
  for (const auto& [rules, course] : root.at("variants").items()) {
    Course& mine = courses_[rules];
    mine.hash = course.at("scripts").get<std::string>();
    mine.lessons = course.at("lessons").get<std::map<std::string, std::size_t>>();
    for (const auto& [clause, progress] : course.at("clauses").items()) {
      ClauseProgress& its = mine.clauses[clause];
      its.seen = progress.at("seen").get<int>();
      its.tried = progress.at("tried").get<int>();
      its.right = progress.at("right").get<int>();
      if (its.right < 0 || its.right > its.tried || its.tried > most_tried || its.seen < 0)
        return false;
      for (const Json& proof : progress.at("proofs"))
        its.proofs.push_back({proof.at("question").get<std::string>(),
                              proof.at("answers").get<std::vector<std::string>>(),
                              proof.at("day").get<std::string>()});
    }
  }
  return true;
}

void Learner::save() const {
  if (file_.empty()) return;
  Json variants = Json::object();
  for (const auto& [rules, course] : courses_) {
    Json clauses = Json::object();
    for (const auto& [clause, its] : course.clauses) {
      Json proofs = Json::array();
      for (const Proof& proof : its.proofs)
        proofs.push_back(
            {{"question", proof.question}, {"answers", proof.answers}, {"day", proof.day}});
      clauses[clause] = {{"seen", its.seen},
                         {"tried", its.tried},
                         {"right", its.right},
                         {"proofs", std::move(proofs)}};
    }
    variants[rules] = {
        {"scripts", course.hash}, {"lessons", course.lessons}, {"clauses", std::move(clauses)}};
  }
  std::error_code ignored;
  fs::create_directories(file_.parent_path(), ignored);
  const Json root = {{"file", file_kind}, {"version", 1}, {"variants", std::move(variants)}};
  save_atomically(file_.string(), root.dump(2) + '\n');
  fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write, ignored);
}

Learner::Course& Learner::course_under(const Rules& rules) {
  Course& course = courses_[key_of(rules)];
  if (course.hash == rules.data().hash) return course;
  for (auto& entry : course.clauses)
    std::erase_if(entry.second.proofs,
                  [&](const Proof& proof) { return !holds(proof, entry.first, rules); });
  course.hash = rules.data().hash;
  return course;
}

ClauseProgress Learner::progress(const Rules& rules, const std::string& clause) {
  const Clauses& clauses = course_under(rules).clauses;
  const auto found = clauses.find(clause);
  return found == clauses.end() ? ClauseProgress{} : found->second;
}

std::size_t Learner::done(const Rules& rules, const std::string& lesson) {
  const auto& lessons = course_under(rules).lessons;
  const auto found = lessons.find(lesson);
  return found == lessons.end() ? 0 : found->second;
}

void Learner::went_on(const Rules& rules, const std::string& lesson, std::size_t done) {
  course_under(rules).lessons[lesson] = done;
}

void Learner::saw(const Rules& rules, const std::string& clause) {
  if (!clause.empty()) ++course_under(rules).clauses[clause].seen;
}

void Learner::answered(const Posed& posed, bool alone, const std::string& day) {
  const Question& question = posed.question();
  const Rules& rules = posed.game().rules();
  if (question.clause.empty()) return;
  ClauseProgress& its = course_under(rules).clauses[question.clause];
  ++its.tried;
  if (!alone) return;
  ++its.right;
  Proof proof{to_text(question, rules), posed.right_answers(Language::English), day};
  const auto is_same = [&](const Proof& other) { return other.question == proof.question; };
  if (its.is_known() || std::ranges::any_of(its.proofs, is_same)) return;
  // Enough of one day make room for another.
  if (its.proofs.size() >= most_proofs) its.proofs.erase(its.proofs.begin());
  its.proofs.push_back(std::move(proof));
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char text[16];
  std::strftime(text, sizeof text, "%Y-%m-%d", &local);
  return text;
}

}  // namespace kasino

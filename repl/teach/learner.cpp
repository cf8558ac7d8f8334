#include "repl/teach/learner.hpp"

#include <algorithm>
#include <ctime>
#include <set>
#include <string>
#include <utility>

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <sys/file.h>
#include <unistd.h>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "engine/text/hash.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/typed.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

constexpr const char* file_kind = "kasino-learner";
constexpr std::size_t needed = 3;        ///< proofs that make a clause known
constexpr std::size_t most_proofs = 12;  ///< kept for a clause, since some may be of other options
constexpr std::size_t most_met = 1000;
constexpr std::size_t most_missed = 50;
constexpr int most_tried = 1'000'000'000;  ///< a file with more is damaged

/// "standard+mine": scripts without their folders.
std::string key_of(const Rules& rules) {
  return with_paths(rules.data().name,
                    [](const std::string& path) { return fs::path(path).stem().string(); });
}

/// A hash of what the clause says and scores.
std::string mark_of(const std::string& id, const RuleData& rules) {
  std::string text = clause_with_text(id, rules, Language::English);
  for (const ScoringItem& item : rules.scoring) {
    if (item.clause != id) continue;
    text += '\n' + item.name + ' ' + std::to_string(static_cast<int>(item.by)) + ' ' +
            std::to_string(item.points) + ' ' + std::to_string(static_cast<int>(item.ties));
    for (Face face = 0; face < face_count; ++face) text += item.faces.has(face) ? '1' : '0';
  }
  return std::to_string(hash_of(text));
}

/// Whether the clause says what it said and still decides, and the right answers are the same.
bool holds(const Proof& proof, const std::string& clause, const Rules& rules) {
  try {
    if (!proof.clause.empty() && proof.clause != mark_of(clause, rules.data())) return false;
    Question question = question_of_text(proof.question, rules);
    question.clause = clause;
    const Posed posed(std::move(question), rules);
    return posed.clause_decides() && posed.right_answers(Language::English) == proof.answers;
  } catch (const std::exception&) {  // from the rules, or from JSON of another shape
    return false;
  }
}

/// Whether both questions are asked in the same position, as far as a learner sees it.
bool is_same_position(const Proof& proof, const Posed& posed) {
  try {
    const Rules& rules = posed.game().rules();
    return Posed(question_of_text(proof.question, rules), rules).position_shown() ==
           posed.position_shown();
  } catch (const std::exception&) {
    return false;
  }
}

/// Notes that the question was met. Answers whether it was met before.
bool meet(ClauseProgress& its, const Posed& posed) {
  const std::uint64_t number = hash_of(posed.shown());
  if (std::ranges::find(its.met, number) != its.met.end()) return true;
  if (its.met.size() >= most_met) its.met.erase(its.met.begin());
  its.met.push_back(number);
  return false;
}

}  // namespace

bool ClauseProgress::is_known() const {
  std::set<std::string> days;
  for (const Proof& proof : proofs) days.insert(proof.day);
  return proofs.size() >= needed && days.size() >= 2;
}

std::string to_text(const Question& question) {
  Json object = {{"ask", ask_words()[static_cast<std::size_t>(question.ask)]}};
  if (question.of) object["of"] = to_text(*question.of);
  if (!question.move.empty()) object["move"] = question.move;
  if (question.ask == Ask::Score) object["seat"] = question.seat;
  if (question.in_all) object["total"] = true;
  if (question.matter) {
    object["matter"] = words_in(matter_words)[static_cast<std::size_t>(*question.matter)];
    object["seat"] = question.seat;
  }
  if (!question.wish.takes.empty()) object["takes"] = to_text(question.wish.takes);
  if (question.wish.sweeps) object["sweep"] = true;
  if (question.wish.built != 0) object["build"] = question.wish.built;
  if (!question.clause.empty()) object["clause"] = question.clause;
  Json& position = object["position"] = Json::object();
  position["players"] = std::to_string(question.setup.players);
  for (const WrittenField& field : written_fields(question.setup))
    position[field.name] = field.value;
  return object.dump();
}

namespace {

/// The fields of written_fields(), as a setup.
Setup setup_of_fields(const std::map<std::string, std::string>& fields) {
  Setup setup;
  for (const auto& [name, text] : fields) {
    if (name != "players") {
      set_field(setup, name, text);
    } else if (const auto players = whole_number<int>(text)) {
      setup.players = *players;
    } else {
      throw Error("no number: " + printable(text, 60));
    }
  }
  return setup;
}

}  // namespace

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
  question.clause = word("clause");
  question.seat = object.value("seat", 1);
  question.wish = {parse_cards(word("takes")), object.contains("sweep"), object.value("build", 0)};
  question.in_all = object.contains("total");
  const std::vector<std::string> matters = words_in(matter_words);
  if (const auto matter = std::ranges::find(matters, word("matter")); matter != matters.end())
    question.matter = static_cast<Matter>(matter - matters.begin());
  if (object.contains("position") && object["position"].is_object())
    question.setup = setup_of_fields(object["position"].get<std::map<std::string, std::string>>());
  else  // as earlier versions wrote it
    question.setup = setup_of(replay_record(word("position"), rules).state(), rules.data());
  return question;
}

Learner::Learner(fs::path file, std::optional<Text>& problem) : file_(std::move(file)) {
  std::error_code ignored;
  if (!fs::exists(file_, ignored)) return;
  try {
    std::string text = read_file(file_.string());
    if (auto variants = variants_in(text)) {
      variants_ = std::move(*variants);
      text_ = std::move(text);
      return;
    }
  } catch (const Error&) {  // whatever is wrong with the file, it is put aside
  }
  fs::path aside;
  if (!put_aside(aside)) aside = std::exchange(file_, {});  // so that save() overwrites nothing
  problem = format({"what was learnt before cannot be read, and is put aside: {0}",
                    "det som lärts tidigare går inte att läsa, och är lagt åt sidan: {0}"},
                   aside.string());
}

/// Renames the file; answers whether that worked.
bool Learner::put_aside(fs::path& aside) const {
  std::error_code failure;
  for (int number = 1; aside.empty() || fs::exists(aside, failure); ++number)
    aside = file_.string() + ".aside-" + std::to_string(number);
  fs::rename(file_, aside, failure);
  return !failure;
}

/// What a file with this text holds; nothing if it is not a learner's.
std::optional<Learner::Variants> Learner::variants_in(const std::string& text) try {
  Variants variants;
  const Json root = Json::parse(text);
  if (root.at("file") != file_kind || root.at("version") != 1) return std::nullopt;
  if (!root.at("variants").is_object()) return std::nullopt;
  for (const auto& [variant, stored] : root["variants"].items()) {
    if (!stored.at("lessons").is_object() || !stored.at("clauses").is_object()) return std::nullopt;
    VariantProgress& mine = variants[variant];
    mine.lessons = stored.at("lessons").get<std::map<std::string, std::size_t>>();
    mine.missed = stored.value("missed", mine.missed);
    for (const auto& [clause, progress] : stored.at("clauses").items()) {
      ClauseProgress& its = mine.clauses[clause];
      its.seen = progress.at("seen").get<int>();
      its.tried = progress.at("tried").get<int>();
      its.right = progress.at("right").get<int>();
      if (its.right < 0 || its.right > its.tried || its.tried > most_tried || its.seen < 0)
        return std::nullopt;
      for (const Json& proof : progress.at("proofs"))
        its.proofs.push_back({proof.at("question").get<std::string>(),
                              proof.at("answers").get<std::vector<std::string>>(),
                              proof.at("day").get<std::string>(),
                              proof.value("clause", std::string())});
      its.met = progress.value("met", its.met);
    }
  }
  return variants;
} catch (const std::exception&) {  // JSON of another shape
  return std::nullopt;
}

namespace {

/// Adds to `mine` what `theirs` has and `before` had not, and forgets the oldest of too many.
template <typename Item>
void add_new(std::vector<Item>& mine, const std::vector<Item>& theirs,
             const std::vector<Item>& before, std::size_t most) {
  const auto has = [](const std::vector<Item>& items, const Item& item) {
    return std::ranges::find(items, item) != items.end();
  };
  for (const Item& item : theirs)
    if (!has(before, item) && !has(mine, item)) mine.push_back(item);
  if (mine.size() > most) mine.erase(mine.begin(), mine.end() - static_cast<std::ptrdiff_t>(most));
}

/// While it lives, no other session writes a learner's file in the folder.
class WritingTurn {
 public:
  explicit WritingTurn(const fs::path& folder)
      : folder_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    if (folder_ >= 0) ::flock(folder_, LOCK_EX);
  }
  ~WritingTurn() {
    if (folder_ >= 0) ::close(folder_);
  }
  WritingTurn(const WritingTurn&) = delete;
  WritingTurn& operator=(const WritingTurn&) = delete;

 private:
  int folder_;
};

}  // namespace

/// Takes over what another session has learnt: `theirs`, where it differs from what was `before`.
void Learner::take_over(const Variants& theirs, Variants before) {
  for (const auto& [variant, their] : theirs) {
    VariantProgress& mine = variants_[variant];
    VariantProgress& old = before[variant];
    for (const auto& [lesson, done] : their.lessons)
      if (done != old.lessons[lesson]) mine.lessons[lesson] = std::max(mine.lessons[lesson], done);
    std::erase_if(mine.missed, [&old,
                                &now = their.missed](const std::string& question) {  // mended there
      return std::ranges::count(old.missed, question) > 0 && std::ranges::count(now, question) == 0;
    });
    add_new(mine.missed, their.missed, old.missed, most_missed);
    for (const auto& [clause, its] : their.clauses) {
      ClauseProgress& merged = mine.clauses[clause];
      const ClauseProgress& was = old.clauses[clause];
      merged.seen += std::max(0, its.seen - was.seen);
      merged.tried += std::max(0, its.tried - was.tried);
      merged.right = std::min(merged.right + std::max(0, its.right - was.right), merged.tried);
      add_new(merged.proofs, its.proofs, was.proofs, most_proofs);
      add_new(merged.met, its.met, was.met, most_met);
    }
  }
}

void Learner::save() {
  if (file_.empty()) return;
  std::error_code told_in_saving;
  fs::create_directories(file_.parent_path(), told_in_saving);
  const WritingTurn turn(file_.has_parent_path() ? file_.parent_path() : fs::path("."));
  if (std::error_code ignored; fs::exists(file_, ignored)) {
    std::string now = read_file(file_.string());
    if (now != text_) {
      if (const auto theirs = variants_in(now)) {
        take_over(*theirs, variants_in(text_).value_or(Variants()));
        text_ = std::move(now);
      } else if (fs::path aside; !put_aside(aside)) {
        throw Error({"{0}: it cannot be read any more", "{0}: den går inte längre att läsa"},
                    file_.string());
      }
    }
  }
  // Written into what was read, so that fields that this version does not know stay.
  Json root = text_.empty() ? Json::object() : Json::parse(text_);
  root["file"] = file_kind;
  root["version"] = 1;
  Json& variants = root["variants"];
  if (variants.is_null()) variants = Json::object();
  for (const auto& [variant, progress] : variants_) {
    Json& mine = variants[variant];
    mine["lessons"] = progress.lessons;
    if (!progress.missed.empty() || mine.contains("missed")) mine["missed"] = progress.missed;
    if (!mine.contains("clauses")) mine["clauses"] = Json::object();
    for (const auto& [clause, its] : progress.clauses) {
      Json& written = mine["clauses"][clause];
      written["seen"] = its.seen;
      written["tried"] = its.tried;
      written["right"] = its.right;
      Json& proofs = written["proofs"] = Json::array();
      for (const Proof& proof : its.proofs) {
        proofs.push_back(
            {{"question", proof.question}, {"answers", proof.answers}, {"day", proof.day}});
        if (!proof.clause.empty()) proofs.back()["clause"] = proof.clause;
      }
      if (!its.met.empty()) written["met"] = its.met;
    }
  }
  std::string text = root.dump(2) + '\n';
  save_atomically(file_.string(), text);
  text_ = std::move(text);
  fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write, told_in_saving);
}

Learner::VariantProgress& Learner::progress_under(const Rules& rules) {
  return variants_[key_of(rules)];
}

ClauseProgress Learner::progress(const Rules& rules, const std::string& clause) {
  const Clauses& clauses = progress_under(rules).clauses;
  const auto found = clauses.find(clause);
  if (found == clauses.end()) return {};
  ClauseProgress its = found->second;
  std::erase_if(its.proofs, [&](const Proof& proof) { return !holds(proof, clause, rules); });
  return its;
}

std::size_t Learner::done(const Rules& rules, const std::string& lesson) {
  const auto& lessons = progress_under(rules).lessons;
  const auto found = lessons.find(lesson);
  return found == lessons.end() ? 0 : found->second;
}

void Learner::went_on(const Rules& rules, const std::string& lesson, std::size_t done) {
  std::size_t& its = progress_under(rules).lessons[lesson];
  if (its != all) its = done;  // a lesson that was done stays done when it is opened again
}

void Learner::saw(const Rules& rules, const std::string& clause) {
  if (!clause.empty()) ++progress_under(rules).clauses[clause].seen;
}

void Learner::answered(const Posed& posed, bool alone, const std::string& day) {
  const Question& question = posed.question();
  const Rules& rules = posed.game().rules();
  if (question.clause.empty()) return;
  ClauseProgress& its = progress_under(rules).clauses[question.clause];
  ++its.tried;
  const bool was_met = meet(its, posed);
  if (!alone || was_met) return;
  ++its.right;
  const auto is_same = [&](const Proof& other) { return is_same_position(other, posed); };
  if (!question.is_made || progress(rules, question.clause).is_known() ||
      std::ranges::any_of(its.proofs, is_same))
    return;
  // A proof too many replaces one that does not hold, or else the oldest.
  if (its.proofs.size() >= most_proofs) {
    const auto gone = std::ranges::find_if(
        its.proofs, [&](const Proof& other) { return !holds(other, question.clause, rules); });
    its.proofs.erase(gone == its.proofs.end() ? its.proofs.begin() : gone);
  }
  its.proofs.push_back({to_text(question), posed.right_answers(Language::English), day,
                        mark_of(question.clause, rules.data())});
}

void Learner::helped(const Posed& posed) {
  const std::string& clause = posed.question().clause;
  if (!clause.empty()) meet(progress_under(posed.game().rules()).clauses[clause], posed);
}

void Learner::missed(const Posed& posed) {
  mended(posed);
  if (!posed.question().told.en.empty()) return;  // which is not kept, and is needed to answer
  std::vector<std::string>& kept = progress_under(posed.game().rules()).missed;
  if (kept.size() == most_missed) kept.erase(kept.begin());
  kept.push_back(to_text(posed.question()));
}

void Learner::mended(const Posed& posed) {
  std::erase(progress_under(posed.game().rules()).missed, to_text(posed.question()));
}

std::vector<Question> Learner::missed_questions(const Rules& rules) {
  std::vector<Question> questions;
  for (const std::string& text : progress_under(rules).missed) {
    try {
      Question question = question_of_text(text, rules);
      if (Posed(question, rules).clause_decides()) questions.push_back(std::move(question));
    } catch (const std::exception&) {
      continue;  // the rules have changed
    }
  }
  return questions;
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

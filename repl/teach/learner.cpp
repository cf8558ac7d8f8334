#include "repl/teach/learner.hpp"

#include <algorithm>
#include <ctime>
#include <limits>
#include <set>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/cards/card_text.hpp"
#include "engine/game/game.hpp"
#include "engine/record/record.hpp"
#include "engine/text/hash.hpp"
#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "repl/explain/explain.hpp"
#include "repl/text/stored_json.hpp"
#include "repl/text/typed.hpp"
#include "scripting/source/file.hpp"
#include "scripting/variant/find_script.hpp"

namespace kasino {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

constexpr const char* file_kind = "kasino-learner";
constexpr int version = 1;
constexpr std::size_t needed = 3;        ///< proofs that make a clause known
constexpr std::size_t most_proofs = 12;  ///< kept for a clause, since some may be of other options
constexpr std::size_t most_met = 1000;
constexpr std::size_t most_missed = 50;
constexpr int most_tried = 1'000'000'000;  ///< counts stay there

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

/// Counts up, and no further than a file holds.
void add(int& count, int more) { count += std::clamp(more, 0, most_tried - count); }

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
  nlohmann::ordered_json object = {{"ask", ask_words()[static_cast<std::size_t>(question.ask)]}};
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
  auto& position = object["position"] = nlohmann::ordered_json::object();
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
  const Json object = parsed_json(text);
  const auto word = [&](const char* key) { return object.value(key, std::string()); };
  const auto kind = std::ranges::find(ask_words(), word("ask"));
  if (kind == ask_words().end()) throw Error("no question: " + printable(text, 60));
  Question question;
  question.ask = static_cast<Ask>(kind - ask_words().begin());
  if (!word("of").empty()) question.of = parse_card(word("of"));
  question.move = word("move");
  question.clause = word("clause");
  if (object.contains("seat")) question.seat = count_in(object["seat"], max_seats + 1);
  if (question.seat < 1) throw Error("no seat: " + printable(text, 60));
  question.wish.takes = parse_cards(word("takes"));
  question.wish.sweeps = object.contains("sweep");
  if (object.contains("build")) question.wish.built = count_in(object["build"], most_points);
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

Learner::Learner(fs::path file, std::optional<Text>& problem)
    : file_(std::move(file)), is_saved_(true) {
  if (read()) return;
  try {
    const OwnTurn turn(file_.string());
    if (read()) return;  // another session has put it aside
    if (is_newer()) {
      problem = format({"{0} is from a newer version of the program: it stays as it is, and what "
                        "you learn is not kept",
                        "{0} är från en nyare version av programmet: den får vara som den är, och "
                        "det du lär dig sparas inte"},
                       file_.string());
      *this = Learner();
      return;
    }
    problem = format({"what was learnt before cannot be read, and is put aside: {0}",
                      "det som lärts tidigare går inte att läsa, och är lagt åt sidan: {0}"},
                     put_aside());
  } catch (const Error& error) {
    problem = format({"what was learnt before cannot be read, and what you learn is not kept: {0}",
                      "det som lärts tidigare går inte att läsa, och det du lär dig sparas inte: "
                      "{0}"},
                     error.message());
    *this = Learner();  // so that save() overwrites nothing
  }
}

/// Whether a later version has written the file that cannot be read here; what is in it is not
/// guessed at.
bool Learner::is_newer() const try {
  const std::optional<std::string> now = read_own(file_.string());
  if (!now) return false;
  const Json root = parsed_json(*now);
  return root.at("file") == file_kind && root.at("version").is_number_integer() &&
         root["version"] > version;
} catch (const std::exception&) {  // it cannot be read at all
  return false;
}

/// Takes over what other sessions have written since the last time. Answers whether the file, if
/// there is one, could be read as a learner's.
bool Learner::read() try {
  std::optional<std::string> now = read_own(file_.string());
  if (!now || (*now == text_ && !text_.empty())) return true;
  const std::optional<Variants> theirs = variants_in(*now);
  if (!theirs) return false;
  take_over(*theirs, variants_in(text_).value_or(Variants()));
  text_ = std::move(*now);
  return true;
} catch (const Error&) {  // whatever is wrong with the file, it is put aside
  return false;
}

/// Renames the file. Answers its new name; throws Error.
std::string Learner::put_aside() const {
  std::error_code failure;
  fs::path aside;
  for (int number = 1;
       aside.empty() || fs::symlink_status(aside, failure).type() != fs::file_type::not_found;
       ++number)
    aside = file_.string() + ".aside-" + std::to_string(number);
  fs::rename(file_, aside, failure);
  if (failure)
    throw Error({"{0}: it can be neither read nor put aside",
                 "{0}: den går varken att läsa eller lägga åt sidan"},
                file_.string());
  return aside.string();
}

namespace {

/// The last of the texts, as far as they are kept.
template <typename Item>
void keep_last(std::vector<Item>& items, std::size_t most) {
  if (items.size() > most)
    items.erase(items.begin(), items.end() - static_cast<std::ptrdiff_t>(most));
}

}  // namespace

/// What a file with this text holds; nothing if it is not a learner's.
std::optional<Learner::Variants> Learner::variants_in(const std::string& text) try {
  Variants variants;
  const Json root = parsed_json(text);
  if (root.at("file") != file_kind || root.at("version") != version) return std::nullopt;
  if (!root.at("variants").is_object()) return std::nullopt;
  for (const auto& [variant, stored] : root["variants"].items()) {
    const Json lessons = stored.value("lessons", Json::object());  // the first version had none
    if (!lessons.is_object() || !stored.at("clauses").is_object()) return std::nullopt;
    VariantProgress& mine = variants[variant];
    for (const auto& [lesson, done] : lessons.items()) mine.lessons[lesson] = count_in(done, all);
    mine.missed = stored.value("missed", mine.missed);
    keep_last(mine.missed, most_missed);
    for (const auto& [clause, progress] : stored.at("clauses").items()) {
      ClauseProgress& its = mine.clauses[clause];
      its.seen = count_in(progress.at("seen"), most_tried);
      its.tried = count_in(progress.at("tried"), most_tried);
      its.right = count_in(progress.at("right"), its.tried);
      for (const Json& proof : progress.at("proofs"))
        its.proofs.push_back({proof.at("question").get<std::string>(),
                              proof.at("answers").get<std::vector<std::string>>(),
                              proof.at("day").get<std::string>(),
                              proof.value("clause", std::string())});
      keep_last(its.proofs, most_proofs);
      for (const Json& number : progress.value("met", Json::array()))
        its.met.push_back(count_in(number, std::numeric_limits<std::uint64_t>::max()));
      keep_last(its.met, most_met);
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
  keep_last(mine, most);
}

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
      add(merged.seen, its.seen - was.seen);
      add(merged.tried, its.tried - was.tried);
      add(merged.right, its.right - was.right);
      merged.right = std::min(merged.right, merged.tried);
      add_new(merged.proofs, its.proofs, was.proofs, most_proofs);
      add_new(merged.met, its.met, was.met, most_met);
    }
  }
}

void Learner::save() {
  if (file_.empty()) return;
  is_saved_ = false;
  const OwnTurn turn(file_.string());
  if (!read()) {
    if (is_newer())
      throw Error({"{0}: a newer version of the program has written it meanwhile",
                   "{0}: en nyare version av programmet har skrivit den under tiden"},
                  file_.string());
    put_aside();
  }
  std::string text = written(parsed_json(text_.empty() ? "{}" : text_));
  if (text.size() > max_file_size) text = written(Json::object());
  save_own(file_.string(), text);
  text_ = std::move(text);
  is_saved_ = true;
}

/// Written into what was read, so that fields that this version does not know stay.
std::string Learner::written(nlohmann::json root) const {
  root["file"] = file_kind;
  root["version"] = version;
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
  return root.dump(2) + '\n';
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
  if (!clause.empty()) add(progress_under(rules).clauses[clause].seen, 1);
}

void Learner::answered(const Posed& posed, bool alone, const std::string& day) {
  const Question& question = posed.question();
  const Rules& rules = posed.game().rules();
  if (question.clause.empty()) return;
  ClauseProgress& its = progress_under(rules).clauses[question.clause];
  add(its.tried, 1);
  const bool was_met = meet(its, posed);
  if (!alone || was_met) return;
  add(its.right, 1);
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

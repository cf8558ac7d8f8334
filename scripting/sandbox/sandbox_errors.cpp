// How the sandbox words its errors: first in the message handler, which sees the place, then on the
// host's side, once Lua has been left.
#include <algorithm>
#include <utility>

#include <lua.hpp>

#include "engine/text/reading.hpp"
#include "engine/text/utf8.hpp"
#include "scripting/sandbox/bind.hpp"
#include "scripting/sandbox/library.hpp"
#include "scripting/source/advice.hpp"
#include "scripting/source/lexer.hpp"

namespace kasino {
namespace {

constexpr int most_frames = 16;
constexpr int deepest_frame = 64;
constexpr std::size_t longest_name = 60;

/// Takes "script:12: " off the front of Lua's message, and returns the 12.
std::optional<int> take_position(std::string_view& message) {
  constexpr std::string_view prefix = "script:";
  if (!message.starts_with(prefix)) return std::nullopt;
  std::string_view rest = message.substr(prefix.size());
  const auto line = take_number<int>(rest);
  if (!line || !rest.starts_with(": ")) return std::nullopt;
  message = rest.substr(2);
  return line;
}

std::string frame_text(const std::string& file, const lua_Debug& record) {
  std::string text = file + ":" + std::to_string(record.currentline) + ": in ";
  if (std::string_view(record.what) == "main") return text + "the script";
  if (record.name != nullptr) return text + printable(record.name, longest_name);
  return text + "the function of line " + std::to_string(record.linedefined);
}

std::string said_by(lua_State* state, int index) {
  switch (lua_type(state, index)) {
    case LUA_TSTRING:
    case LUA_TNUMBER: {
      ShownText shown;
      show(state, index, shown);
      return std::string(shown.text.substr(0, 2 * longest_message));
    }
    case LUA_TNIL: return "error without a message";
    default:
      return std::string("error with a ") + lua_typename(state, lua_type(state, index)) +
             " for a message (give it a text)";
  }
}

/// The keys of the table on top, or of the one behind it. Raises nothing. [-0, +0, -]
std::vector<std::string> fields_of(lua_State* state) {
  std::vector<std::string> names;
  add_names(state, -1, names);
  const int type = luaL_getmetafield(state, -1, "__index");  // exists in every Lua
  if (type == LUA_TTABLE) add_names(state, -1, names);
  if (type != LUA_TNIL) lua_pop(state, 1);
  return names;
}

}  // namespace

/// Raises nothing, and takes no memory of Lua's, which may be used up.
int Sandbox::handle_message(lua_State* state) {
  Sandbox& self = sandbox_of(state);
  try {
    Report report;
    const Blame blame = std::exchange(self.blame_, {Misuse::None, {}});
    const std::string said = said_by(state, 1);
    std::string_view message = said;
    report.line = take_position(message);
    report.problem = printable(message);
    report.misuse = blame.misuse;
    report.word = blame.misuse == Misuse::None ? quoted_word(report.problem) : blame.word;
    lua_Debug record;
    if (lua_getstack(state, 1, &record) != 0 && lua_getinfo(state, "nS", &record) != 0 &&
        record.name != nullptr && std::string_view(record.what) == "C")
      report.called = printable(record.name, longest_name);
    for (int level = 1; level <= deepest_frame && lua_getstack(state, level, &record) != 0;
         ++level) {
      lua_getinfo(state, "nSl", &record);
      if (record.currentline < 0) continue;
      if (!report.line) report.line = record.currentline;
      std::string frame = frame_text(self.file_, record);
      const bool again = !report.frames.empty() && report.frames.back() == frame;
      if (!again) report.frames.push_back(std::move(frame));
      if (report.frames.size() == most_frames) break;
    }
    self.report_ = std::move(report);
  } catch (const std::exception&) {
    self.report_.problem = "error, and no memory left to tell which";
  }
  return 1;
}

void Sandbox::fail(const Job& job, int status) {
  if (status == LUA_ERRMEM || job.out_of_memory) {
    needs_reload_ = true;
    budget_.die(heap_.last_refusal());
  }
  if (job.failure) pass_on(job);
  if (budget_.limit()) fail_at_limit(job);
  Report report = std::exchange(report_, {});
  if (report.problem.empty()) report.problem = "stack overflow";
  throw advised(job, std::move(report));
}

void Sandbox::pass_on(const Job& job) {
  try {
    std::rethrow_exception(job.failure);
  } catch (const AnswerError& error) {
    const Blame blame = std::exchange(blame_, {Misuse::None, {}});
    if (job.hook != nullptr) throw wrong_answer(*job.hook, error.what(), blame.misuse);
    throw error_at(job.kind, {}, job.where, error.what());
  }
}

void Sandbox::fail_at_limit(const Job& job) {
  const Limit limit = *budget_.limit();
  Report report = std::exchange(report_, {});
  std::string advice;
  if (report.line && (limit == Limit::Steps || limit == Limit::Time))
    advice = "; is there a loop here that never ends?";
  if (!report.line && last_line_ > 0) {  // memory errors call no message handler
    report.line = last_line_;
    advice = ", near this line";
  } else if (!report.line && job.hook != nullptr) {
    report.line = first_line_of(*job.hook);
    if (report.line) advice = ", in this function";
  }
  throw limit_error(job.where, advice, report.line, std::move(report.frames));
}

ScriptError Sandbox::limit_error(std::string_view where, const std::string& advice,
                                 std::optional<int> line, std::vector<std::string> frames) const {
  const Limit limit = *budget_.limit();
  const bool is_stopped = limit == Limit::Interrupt || limit == Limit::TimeOfWork;
  return error_at(is_stopped ? ScriptErrorKind::Interrupted : ScriptErrorKind::Limit, line, where,
                  budget_.words().en + advice, std::move(frames));
}

ScriptError Sandbox::error_at(ScriptErrorKind kind, std::optional<int> line, std::string_view where,
                              std::string problem, std::vector<std::string> frames,
                              std::string_view word) const {
  auto shown = line ? source_line(source_, *line, word) : std::nullopt;
  return {kind,
          {file_, line, std::string(where)},
          std::move(problem),
          std::move(frames),
          std::move(shown)};
}

ScriptError Sandbox::wrong_answer(const Hook& hook, const std::string& problem,
                                  Misuse misuse) const {
  const auto lines = lines_of(hook);
  std::string advice;
  if (lines && misuse == Misuse::Nil) advice = answer_advice(source_, lines->first, lines->second);
  return error_at(ScriptErrorKind::Runtime, first_line_of(hook), hook.name,
                  printable(problem) + advice);
}

std::optional<int> Sandbox::first_line_of(const Hook& hook) const {
  const auto lines = lines_of(hook);
  return lines ? std::optional(lines->first) : std::nullopt;
}

/// Fills `record` with what `wanted` asks about the hook's function; false if it is no function.
bool Sandbox::look_up(const Hook& hook, const char* wanted, lua_Debug& record) const {
  lua_State* const state = state_.get();
  if (state == nullptr || !hook.function || !lua_checkstack(state, 2)) return false;
  push(state, hook.function);
  if (lua_isfunction(state, -1)) return lua_getinfo(state, wanted, &record) != 0;
  lua_pop(state, 1);
  return false;
}

std::optional<std::pair<int, int>> Sandbox::lines_of(const Hook& hook) const {
  lua_Debug record;
  if (!look_up(hook, ">S", record) || record.linedefined <= 0) return std::nullopt;
  return std::pair(record.linedefined, record.lastlinedefined);
}

bool Sandbox::takes(const Hook& hook, int arguments) const {
  lua_Debug record;
  return !look_up(hook, ">u", record) || record.isvararg != 0 || record.nparams >= arguments;
}

/// The error with advice on what to do. A text that is not Lua has no call frames.
ScriptError Sandbox::advised(const Job& job, Report report) const {
  std::string& problem = report.problem;
  if (report.line && job.kind == ScriptErrorKind::Load && report.frames.empty()) {
    problem = with_letters(std::move(problem), source_, *report.line);
    report.word = quoted_word(problem);
    const SyntaxAdvice advice = syntax_advice(problem, source_, *report.line);
    problem += advice.text;
    if (advice.column)
      return {job.kind,
              {file_, report.line, std::string(job.where)},
              problem,
              {},
              source_line_at(source_, *report.line, advice.column)};
  } else if (report.line) {
    problem += runtime_advice({problem, report.misuse, report.word, report.called},
                              {source_, *report.line}, offered_names());
  }
  return error_at(job.kind, report.line, job.where, std::move(problem), std::move(report.frames),
                  report.word);
}

OfferedNames Sandbox::offered_names() const {
  OfferedNames offered;
  lua_State* const state = state_.get();
  if (!lua_checkstack(state, 10)) return offered;
  push_globals(state);
  offered.globals = fields_of(state);
  for (lua_pushnil(state); lua_next(state, -2) != 0; lua_pop(state, 1))
    if (lua_type(state, -2) == LUA_TSTRING && lua_type(state, -1) == LUA_TTABLE)
      offered.fields[lua_tostring(state, -2)] = fields_of(state);
  lua_pop(state, 1);
  return offered;
}

void Sandbox::check_source(std::string_view source) const {
  const std::size_t most = budget_.limits().source_bytes;
  if (source.size() > most) {
    throw error_at(ScriptErrorKind::Load, {}, loading,
                   "the script has " + std::to_string(source.size()) + " bytes (at most " +
                       std::to_string(most) + ")");
  }
  if (source.starts_with('\x1b')) {
    throw error_at(ScriptErrorKind::Load, {}, loading,
                   "the script is compiled Lua; only source text is read");
  }
  // Lua ends a line at \r, and with it a comment; a reader of the text would not see that.
  for (std::size_t at = source.find('\r'); at != std::string_view::npos;
       at = source.find('\r', at + 1))
    if (source.substr(at + 1, 1) != "\n")
      throw error_at(ScriptErrorKind::Load, {}, loading,
                     "a line ends in a carriage return alone; save the file with ordinary lines");
  // Lua up to 5.4.4 can be made to write outside its stack with a constant _ENV.
  for (const Token& token : tokens_of(source)) {
    if (token.is("_ENV")) {
      throw error_at(ScriptErrorKind::Load, token.line, loading, "scripts have no '_ENV'", {},
                     token.text);
    }
  }
}

}  // namespace kasino

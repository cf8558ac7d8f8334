#include "repl/perft_run.hpp"

#include <ostream>

#include "engine/actions.hpp"
#include "engine/move_text.hpp"
#include "engine/perft.hpp"
#include "repl/screen.hpp"
#include "repl/session.hpp"
#include "scripting/perft_jobs.hpp"

namespace kasino {

namespace {

void divide(const PerftRequest& request, const Session& session, const std::atomic<bool>& interrupt,
            Perft& perft) {
  const RulesName name = session.name_of_rules();
  const State& state = session.state();
  const VariantRequest variant{name.variant, request.directories, name.options, state.players()};
  perft.parts.emplace();
  for (const auto& [step, nodes] :
       perft_by_jobs(state, variant, request.depth, request.jobs, request.limits, interrupt)) {
    const std::string text =
        std::visit([&](const auto& what) { return to_text(what, state, session.rules()); }, step);
    perft.nodes += nodes;
    perft.parts->emplace_back(text, nodes);
  }
}

}  // namespace

void run_perft(const PerftRequest& request, const Session& session, const Look& look,
               std::ostream& out, const std::atomic<bool>& interrupt) {
  if (request.divide && request.depth == 0)
    throw UsageError("perft: --divide splits by first move, so the depth is 1 or more");
  Perft perft{request.depth, {}};
  constexpr int shallow =
      2;  // where threads are not worth their while, and first moves may be many
  if (request.divide || request.depth > shallow)
    divide(request, session, interrupt, perft);
  else
    perft.nodes = kasino::perft(session.state(), session.rules(), request.depth,
                                [&] { return session.keep_going(); });
  if (!request.divide) perft.parts.reset();
  out << "seed " << session.seed() << '\n' << to_screen({"perft", perft}, session, look);
}

}  // namespace kasino

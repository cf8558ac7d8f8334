#include "engine/game/perft.hpp"

#include <ostream>

#include "engine/model/state.hpp"
#include "engine/notation/move_text.hpp"
#include "repl/console/terminal.hpp"
#include "repl/screen/screen.hpp"
#include "repl/tools/tools.hpp"
#include "scripting/simulate/jobs.hpp"

namespace kasino {

void run_perft(const PerftOptions& options, const Session& session, const Folders& directories,
               const Limits& limits, const Console& console) {
  if (options.divide && options.depth == 0)
    throw Error(Text{"perft: --divide splits by first move, so the depth is 1 or more",
                     "perft: --divide delar upp efter första draget, så djupet är 1 eller mer"});
  // Up to this depth, starting threads takes longer than counting.
  constexpr int shallow = 2;
  const State& state = session.state();
  Perft result{options.depth, {}};
  if (options.divide) result.parts.emplace();
  if (!options.divide && options.depth <= shallow) {
    result.nodes =
        perft(state, session.rules(), options.depth, [&] { return session.keep_counting(); });
  } else {
    const RulesName name = session.name_of_rules();
    const VariantRequest variant{name.variant, directories, name.options, state.players()};
    for (const auto& [step, nodes] :
         perft_by_jobs(state, variant, options.depth, options.jobs, limits, interrupt_flag())) {
      result.nodes += nodes;
      if (!options.divide) continue;
      result.parts->emplace_back(to_text(step, state, session.rules()), nodes);
    }
  }
  console.out << say(session.language(), {"seed {0}\n", "frö {0}\n"}, session.seed())
              << to_screen({"perft", result}, session, console.style);
}

}  // namespace kasino

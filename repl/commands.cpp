#include "repl/commands.hpp"

#include <algorithm>

namespace kasino {

const std::vector<Command>& commands() {
  constexpr ErrorKind bad_argument = ErrorKind::BadArgument;
  static const std::vector<Command> table = {
      {"state", "[view=SEAT]", "show the table, and the hand of the seat to play",
       "With view=SEAT as that seat may see it.", "state view=2", bad_argument, do_state},
      {"moves", "[limit=N]", "list the legal moves, numbered",
       "One for each outcome: the card played and the cards it takes. The numbers are what "
       "`play N` means. N is 100000 at most; Ctrl-C ends a long list.",
       "moves limit=10", bad_argument, do_moves},
      {"play", "MOVE or N", "play a move, or the Nth of `moves`",
       "The word play may be left out. A card alone is laid out; `x` takes: s7xh7,d4+s3 takes h7, "
       "and d4 with s3. Without + any grouping will do: s7xh7d4s3. x* takes the most cards. "
       "=14 chooses a value: hA=14xsK+cA.",
       "play s7xh7,d4+s3", bad_argument, do_play, false, true},
      {"why", "MOVE or N", "say why a move is legal, or is not",
       "Names the clause, does the sum, and says what the card can take.", "why c8xs5d5h3",
       bad_argument, do_why},
      {"try", "MOVE or N", "show what a move would lead to, without playing it", "", "try s7xh7",
       bad_argument, do_try},
      {"force", "MOVE", "play a move although the rules forbid it",
       "A card of the hand on cards of the table. The record marks it with !.", "force c8xs5d5h3",
       bad_argument, do_force, false, true},
      {"undo", "[N]", "take back the last step, or the last N",
       "Every play, force, next, new, setup and load is a step.", "undo 3", bad_argument, do_undo},
      {"redo", "[N]", "bring back what undo took back", "", "redo", bad_argument, do_redo},
      {"back", "[N]", "walk back through the game",
       "A game that was loaded is walked through, too.", "back 3", bad_argument, do_back},
      {"step", "[N]", "walk on through the game", "", "step", bad_argument, do_step},
      {"goto", "N", "show the game as it was after move N",
       "The numbers are those of `history`; 0 is the beginning.", "goto 12", bad_argument, do_goto},
      {"history", "", "show the moves as a score sheet",
       "The last move is marked with <; those that were taken back stand in brackets.", "history",
       bad_argument, do_history},
      {"auto", "[N] or SEAT PLAYER",
       "let the computer play for the seat to act, or for a seat from now on",
       "PLAYER is random, greedy or human. Afterwards the seats that are its own play on.",
       "auto 2 greedy", bad_argument, do_auto, false, true},
      {"score", "", "show the points of this deal so far, clause by clause", "", "score",
       bad_argument, do_score},
      {"next", "", "start the next deal, once one is over", "", "next", bad_argument, do_next,
       false, true},
      {"new", "[players=N] [deck=\"CARDS\"] [seed=S] [dealer=SEAT] [scores=\"A,B\"]",
       "start a fresh match under the same rules",
       "deck is in dealing order; dealer=cut draws for it; scores are those of a match in "
       "progress.",
       "new players=3 seed=7", bad_argument, do_new, false, true},
      {"setup",
       "table=\"CARDS\" hand1=\"CARDS\" hand2=\"CARDS\" [stock=\"CARDS\"] [pile1=\"CARDS\"] "
       "[sweeps=\"A,B\"] [turn=SEAT] [dealer=SEAT] [last_capturer=SEAT] [scores=\"A,B\"] "
       "[players=N]",
       "set up a position of your own",
       "What is not named is empty; cards not named are out of play. Seat 1 is to move unless "
       "turn says otherwise, and the dealer is the seat before it.",
       "setup table=\"s5 d5 h3\" hand1=\"c8\" hand2=\"s9\"", bad_argument, do_setup, false, true},
      {"swap", "CARD CARD", "let two cards change places, wherever they lie",
       "The position begins a new game; `undo` leads back to the old one.", "swap s7 h4",
       bad_argument, do_swap},
      {"perft", "D [--divide]", "count the move sequences of D plays",
       "--divide splits them by first move. Ctrl-C ends a long count.", "perft 3 --divide",
       bad_argument, do_perft},
      {"rules", "", "show the rules in force, clause by clause", "", "rules", bad_argument,
       do_rules},
      {"record", "", "show the game record", "", "record", bad_argument, do_record},
      {"save", "FILE", "write the game record to a file", "", "save evening.txt", ErrorKind::Io,
       do_save},
      {"load", "FILE", "go on with the game of a record", "", "load evening.txt", ErrorKind::Io,
       do_load},
      {"compare", "FILE", "tell where the game and a record part", "", "compare evening.txt",
       ErrorKind::Io, do_compare},
      {"echo", "TEXT", "say the text: for demonstrations", "",
       "echo Now look at the ten of diamonds.", bad_argument, do_echo, true},
      {"reload", "", "read the rule script again, and hold the game so far to it",
       "The game stays where it is. The first move that is no longer legal is told, and the first "
       "after which points differ. A script that does not load leaves the rules as they are.",
       "reload", bad_argument, do_reload},
      {"watch", "[on|off]", "reload by itself whenever the script's file has changed",
       "The file is looked at before every command; Enter alone does.", "watch", bad_argument,
       do_watch},
      {"option", "[NAME=VALUE]", "show the options, or play on with another value",
       "The game stays where it is, as with reload.", "option target=21", bad_argument, do_option},
      {"clause", "ID", "show a clause of the rules, and what it is good for", "", "clause MINE-1",
       bad_argument, do_clause},
      {"coverage", "", "tell which clauses and functions this session has not touched yet", "",
       "coverage", bad_argument, do_coverage},
      {"trace", "[on|off]", "show each call of the script's functions, under each command",
       "With what, what it answers, how long it took, and how many steps of its limit.", "trace on",
       bad_argument, do_trace},
      {"break", "[off] [HOOK]", "stop at calls of a function of the script, to look around",
       "A part of its name will do. Without one, the functions are listed. continue goes on, and "
       "break off ends it.",
       "break on_play", bad_argument, do_break, true},
      {"continue", "", "go on behind the call at which a command was stopped", "", "continue",
       bad_argument, do_continue},
      {"lua", "EXPRESSION", "evaluate Lua with the view of the seat to play",
       "view is what a function of the script would be given; at a call stopped at, move, card and "
       "seat are there as well.",
       "lua #view.table", bad_argument, do_lua, true},
      {"help", "[COMMAND]", "list the commands, or say more of one", "", "help play", bad_argument,
       do_help},
      {"quit", "", "end the session", "", "quit", bad_argument, do_quit},
  };
  return table;
}

const Command* find_command(std::string_view name) {
  const auto found = std::find_if(commands().begin(), commands().end(),
                                  [&](const Command& command) { return command.name == name; });
  return found == commands().end() ? nullptr : &*found;
}

std::vector<std::string> command_names() {
  std::vector<std::string> names;
  for (const Command& command : commands()) names.push_back(command.name);
  return names;
}

}  // namespace kasino

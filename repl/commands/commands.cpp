#include "repl/commands/commands.hpp"

#include <algorithm>

#include "repl/text/words.hpp"

namespace kasino {

const std::vector<Command>& commands() {
  constexpr ErrorKind bad_argument = ErrorKind::BadArgument;
  static const std::vector<Command> table = {
      {"state", Subject::Play, "[view=SEAT]", "show the table, and the hand of the seat to play",
       "With view=SEAT as that seat may see it.", "state view=2", bad_argument, do_state},
      {"moves", Subject::Play, "[CARD] [limit=N]", "list the legal moves, numbered",
       "One for each outcome: the card played and the cards it takes. A number alone plays from "
       "the "
       "list as long as nothing else has happened. With a card, rank or suit only moves of it: "
       "moves 7. N is 100000 at most; Ctrl-C ends a long list.",
       "moves limit=10", bad_argument, do_moves, shows_hand},
      {"hint", Subject::Play, "", "suggest a move, with its reason",
       "It is the one that brings most points at once.", "hint", bad_argument, do_hint, shows_hand},
      {"hints", Subject::Play, "on|off", "complete moves with Tab, or do not", "", "hints off",
       bad_argument, do_hints},
      {"play", Subject::Play, "MOVE or N", "play a move, or the Nth of `moves`",
       "The word play may be left out. A card alone is laid out; `x` takes: s7xh7,d4+s3 takes h7, "
       "and d4 with s3. Without + any grouping will do: s7xh7d4s3. x* takes the most cards. "
       "=14 chooses a value: hA=14xsK+cA.",
       "play s7xh7,d4+s3", bad_argument, do_play, goes_on | shows_hand},
      {"why", Subject::Play, "MOVE or N", "say why a move is legal, or is not",
       "Names the clause, does the sum, and says what the card can take.", "why c8xs5d5h3",
       bad_argument, do_why, shows_hand},
      {"try", Subject::Play, "MOVE or N", "show what a move would lead to, without playing it", "",
       "try s7xh7", bad_argument, do_try, shows_hand},
      {"force", Subject::Play, "MOVE", "play a move although the rules forbid it",
       "A card of the hand on cards of the table. The record marks it with !.", "force c8xs5d5h3",
       bad_argument, do_force, goes_on | shows_hand},
      {"undo", Subject::Walk, "[N]", "take back the last step, or the last N",
       "Every play, force, next, new, setup and load is a step. Against the computer to one's own "
       "turn.",
       "undo 3", bad_argument, do_undo},
      {"redo", Subject::Walk, "[N]", "bring back what undo took back", "", "redo", bad_argument,
       do_redo},
      {"back", Subject::Walk, "[N]", "walk back through the game",
       "A game that was loaded is walked through, too. Enter alone goes on.", "back 3",
       bad_argument, do_back, repeats},
      {"step", Subject::Walk, "[N]", "walk on through the game", "Enter alone goes on.", "step",
       bad_argument, do_step, repeats},
      {"goto", Subject::Walk, "N", "show the game as it was after move N",
       "The numbers are those of `history`; 0 is the beginning.", "goto 12", bad_argument, do_goto},
      {"history", Subject::Walk, "", "show the moves as a score sheet",
       "The last move is marked with <; those that lie ahead stand in brackets. Below are the "
       "other "
       "lines of play: what was played before another move was tried.",
       "history", bad_argument, do_history},
      {"line", Subject::Walk, "N", "change over to another line of play",
       "`history` lists them. Where the lines part, so step walks on and undo comes back.",
       "line 1", bad_argument, do_line},
      {"last", Subject::Play, "", "tell all that happened since your last move", "", "last",
       bad_argument, do_last},
      {"explain", Subject::Play, "", "tell what just happened, by which rule, and what it scores",
       "", "explain", bad_argument, do_explain},
      {"peek", Subject::Play, "", "show every hand, face up", "", "peek", bad_argument, do_peek,
       for_player},
      {"ready", Subject::Play, "", "with --hotseat, show the hand of the seat to play",
       "Enter alone does the same.", "ready", bad_argument, do_ready},
      {"auto", Subject::Play, "[N] or SEAT PLAYER",
       "let the computer play for the seat to act, or for a seat from now on",
       "PLAYER is random, greedy or human. Afterwards the seats that are its own play on.",
       "auto 2 greedy", bad_argument, do_auto, goes_on | for_player},
      {"score", Subject::Play, "", "show the points of this deal so far, clause by clause", "",
       "score", bad_argument, do_score},
      {"next", Subject::Play, "", "start the next deal, once one is over", "", "next", bad_argument,
       do_next, goes_on},
      {"new", Subject::SetUp,
       "[players=N] [deck=\"CARDS\"] [seed=S] [dealer=SEAT] [scores=\"A,B\"]",
       "start a fresh match under the same rules",
       "deck is in dealing order; dealer=cut draws for it; scores are those of a match in "
       "progress.",
       "new players=3 seed=7", bad_argument, do_new, goes_on},
      {"variant", Subject::SetUp, "VARIANT", "start a fresh match of another variant",
       "By its default options, and with the same seed: where it deals as the one before did, the "
       "same cards.",
       "variant standard", bad_argument, do_variant, goes_on},
      {"setup", Subject::SetUp,
       "table=\"CARDS\" hand1=\"CARDS\" hand2=\"CARDS\" [stock=\"CARDS\"] [pile1=\"CARDS\"] "
       "[sweeps=\"A,B\"] [turn=SEAT] [dealer=SEAT] [last_capturer=SEAT] [scores=\"A,B\"] "
       "[players=N] [vars=\"NAME=VALUE ...\"] [asked=\"SEAT STAGE, ...\"] [deal=N] [round=N]",
       "set up a position of your own",
       "What is not named is empty; cards not named are out of play. Seat 1 is to move unless "
       "turn says otherwise, and the dealer is the seat before it. vars has values by seat with "
       "commas, those of a set with +; who is asked acts first, and resume names the seat whose "
       "turn comes then. Builds lie on the table with value and owner, [c2+h6]=8/1, and * for "
       "several groups. What else there is: awards=\"SEAT POINTS CLAUSE, ...\", pending=\"SEAT "
       "MOVE\", "
       "cancelled, dealing (steps of the round that are dealt), begun (whether the turn has), "
       "last_round, last_player, carried=\"ITEM=TIMES\", out=\"false,true\", phase and winners. "
       "setup @FILE reads all that from a file, in any number of lines, with comments after `;`.",
       "setup table=\"s5 d5 h3\" hand1=\"c8\" hand2=\"s9\"", bad_argument, do_setup, goes_on},
      {"swap", Subject::SetUp, "CARD CARD", "let two cards change places, wherever they lie",
       "The position begins a new game; `undo` leads back to the old one.", "swap s7 h4",
       bad_argument, do_swap, shows_hand},
      {"perft", Subject::SetUp, "D [--divide]", "count the move sequences of D plays",
       "--divide splits them by first move. Ctrl-C ends a long count.", "perft 3 --divide",
       bad_argument, do_perft, shows_hand},
      {"rules", Subject::Rules, "", "show the rules in force, clause by clause", "", "rules",
       bad_argument, do_rules},
      {"record", Subject::Files, "", "show the game record", "", "record", bad_argument, do_record},
      {"save", Subject::Files, "FILE", "write the game record to a file", "", "save evening.txt",
       ErrorKind::Io, do_save},
      {"export", Subject::Files, "FILE", "write the game as a page for any browser",
       "It shows every move with its reason and its points, needs no network, and prints. Every "
       "hand is face up in it, unless hands are hidden here.",
       "export evening.html", ErrorKind::Io, do_export, shows_hand},
      {"load", Subject::Files, "FILE", "go on with the game of a record", "", "load evening.txt",
       ErrorKind::Io, do_load, replays},
      {"restore", Subject::Files, "[drop]", "go on with the game that was played last",
       "While a person plays, each step is kept in a file; the last that was left over is offered "
       "at the next start. restore drop forgets it. undo leads back to what was played before.",
       "restore", ErrorKind::Io, do_restore, goes_on | replays},
      {"compare", Subject::Files, "FILE", "tell where the game and a record part", "",
       "compare evening.txt", ErrorKind::Io, do_compare, replays},
      {"echo", Subject::Files, "TEXT", "say the text: for demonstrations", "",
       "echo Now look at the ten of diamonds.", bad_argument, do_echo, verbatim},
      {"reload", Subject::Script, "", "read the rule script again, and hold the game so far to it",
       "The game stays where it is. The first move that is no longer legal is told, and the first "
       "after which points differ. A script that does not load leaves the rules as they are.",
       "reload", bad_argument, do_reload, replays},
      {"watch", Subject::Script, "[on|off]",
       "reload by itself whenever the script's file has changed",
       "The file is looked at before every command; Enter alone does.", "watch", bad_argument,
       do_watch},
      {"option", Subject::Rules, "[NAME=VALUE]", "show the options, or play on with another value",
       "The game stays where it is, as with reload.", "option target=21", bad_argument, do_option,
       replays},
      {"clause", Subject::Rules, "ID", "show a clause of the rules, and what it is good for", "",
       "clause MINE-1", bad_argument, do_clause},
      {"coverage", Subject::Script, "",
       "tell which clauses and functions have not been touched yet",
       "By the moves of this game, those taken back too, and by what was answered so far.",
       "coverage", bad_argument, do_coverage},
      {"trace", Subject::Script, "[on|off]",
       "show each call of the script's functions, under each command",
       "With what, what it answers, how long it took, and how many steps of its limit.", "trace on",
       bad_argument, do_trace},
      {"break", Subject::Script, "[off] [HOOK]",
       "stop at calls of a function of the script, to look around",
       "A part of its name will do. Without one, the functions are listed. continue goes on, and "
       "break off ends it.",
       "break on_play", bad_argument, do_break, verbatim},
      {"continue", Subject::Script, "", "go on behind the call at which a command was stopped", "",
       "continue", bad_argument, do_continue},
      {"lua", Subject::Script, "EXPRESSION", "evaluate Lua with the view of the seat to play",
       "view is what a function of the script would be given; at a call stopped at, move, card and "
       "seat are there as well.",
       "lua #view.table", bad_argument, do_lua, verbatim | shows_hand},
      {"cards", Subject::Session, "big|line|ascii", "draw cards in boxes, in a line, or as letters",
       "Boxes that would not fit on the screen are drawn in a line.", "cards line", bad_argument,
       do_cards},
      {"help", Subject::Session, "[COMMAND|all]", "list the commands, or say more of one",
       "help all has a line for each.", "help play", bad_argument, do_help},
      {"quit", Subject::Session, "", "end the session", "", "quit", bad_argument, do_quit},
  };
  return table;
}

const Command* find_command(std::string_view name) {
  const auto found = std::find_if(commands().begin(), commands().end(),
                                  [&](const Command& command) { return command.name == name; });
  return found == commands().end() ? nullptr : &*found;
}

const Command* command_short_for(std::string_view word) {
  static constexpr std::pair<std::string_view, std::string_view> letters[] = {
      {"?", "help"}, {"h", "help"}, {"m", "moves"}, {"q", "quit"}, {"u", "undo"}, {"w", "why"}};
  const auto known = std::ranges::find(letters, word, [](const auto& pair) { return pair.first; });
  if (known != std::end(letters)) return find_command(known->second);
  const std::vector<std::string> alike = commands_like(word);
  return alike.size() == 1 ? find_command(alike.front()) : nullptr;
}

std::vector<std::string> commands_like(std::string_view beginning) {
  std::vector<std::string> names;
  for (const Command& command : commands())
    if (!beginning.empty() && command.name.starts_with(beginning)) names.push_back(command.name);
  return names;
}

std::vector<std::string> command_names() { return texts_of(commands(), &Command::name); }

}  // namespace kasino

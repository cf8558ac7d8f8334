// Holds the program of the playground to the native one: each answers the lines of commands.txt, and
// every answer must be the same byte for byte. Run in a folder with the packages of npm:
//   node same_answers.mjs FOLDER_OF_THE_PROGRAM NATIVE_PROGRAM

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [program, native] = process.argv.slice(2).map((path) => resolve(path));
// The script as a worker has it: the package beside it would make it a module.
const begin = new Function("require", "__dirname", readFileSync(join(program, "playground.js"), "utf8") + "; return kasino;")(
  createRequire(import.meta.url), program);
const wasmBinary = readFileSync(join(program, "playground.wasm"));
const list = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "commands.txt"), "utf8");

// "# VARIANT OPTION=VALUE ..." and the lines below it; seats, players and lang are no options.
const sessions = list.split(/^# /m).slice(1).map((text) => {
  const [heading, ...lines] = text.trimEnd().split("\n");
  const [variant, ...pairs] = heading.split(" ");
  const { seats = "human,novice", players, lang = "en", ...options } = Object.fromEntries(pairs.map((pair) => pair.split("=")));
  return { heading, lines, variant, seats, players, lang, options };
});

// Learners, too, begin anew in every session.
function nativeAnswers({ variant, seats, players, lang, options, lines }) {
  const scratch = mkdtempSync(join(tmpdir(), "kasino-"));
  const settings = Object.entries(options).flatMap(([name, value]) => ["--set", name + "=" + value]);
  const args = ["play", variant, "--json", "--seed", "7", "--playouts", "30", "--seats", seats, "--lang", lang,
                ...(players ? ["--players", players] : []), ...settings];
  try {
    return execFileSync(native, args, { cwd: scratch, input: lines.join("\n") + "\n", encoding: "utf8", maxBuffer: 1 << 26,
                                        env: { PATH: process.env.PATH, HOME: scratch, XDG_STATE_HOME: scratch } }).trimEnd().split("\n");
  } catch (error) {  // its last line failed, say
    return String(error.stdout).trimEnd().split("\n");
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

globalThis.self = globalThis;  // a worker's name for it
const kasino = await begin({ wasmBinary });
kasino.FS.mkdir("/mine");
kasino.FS.mkdir("/state");

function call(name, text) {
  try {
    return kasino.ccall("kasino_" + name, "string", ["string"], [text]);
  } catch (error) {
    return String(error);
  }
}

function answers({ variant, seats, players, lang, options, lines }, number) {
  const request = { variant, seats, language: lang, options, seed: 7, playouts: 30, learner: `/state/learner${number}.json`,
                    ...(players ? { players: Number(players) } : {}) };
  return [call("open", JSON.stringify(request)), ...lines.map((line) => call("enter", line))];
}

let equal = 0, differing = 0;
for (const [number, session] of sessions.entries()) {
  const expected = nativeAnswers(session);
  const found = answers(session, number);
  for (const [i, line] of ["(opening)", ...session.lines].entries()) {
    if (expected[i] === found[i]) { ++equal; continue; }
    ++differing;
    console.log(`# ${session.heading}: ${line}\n  native:  ${expected[i]}\n  browser: ${found[i]}`);
  }
}
console.log(`${equal} equal answers, ${differing} differing`);
process.exitCode = differing ? 1 : 0;

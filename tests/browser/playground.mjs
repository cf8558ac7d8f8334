// Clicks through the playground in Chromium: in two sizes of window and two languages, with the
// storage damaged or absent, and with links from strangers. Run in a folder with the packages of npm:
//   node playground.mjs PAGE [SCREENSHOT]
// Games are those of one seed, for whatever else happens by chance in a page.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { speak, word } from "../../repl/web/words.js";

const require = createRequire(join(process.cwd(), "package.json"));
const puppeteer = require("puppeteer-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const [page_file, screenshot] = process.argv.slice(2);
const page_address = pathToFileURL(resolve(page_file)).href;
const wide = { width: 1280, height: 800 }, narrow = { width: 360, height: 740 };
const pause = (ms) => new Promise((resume) => { setTimeout(resume, ms); });

let checks = 0, failures = 0;
function check(holds, ...texts) {
  ++checks;
  if (holds) return;
  ++failures;
  console.log("FAIL: " + texts.join(": "));
}

// In the page, before its scripts: chance is none, and isQuiet() tells whether its workers rest.
function prepare(keys) {
  if (location.protocol !== "file:") return;
  Math.random = () => 0.2;
  if (keys === "absent") Object.defineProperty(window, "localStorage", { get() { throw new Error("denied"); } });
  else if (!sessionStorage.begun) for (const [key, text] of Object.entries(keys)) localStorage.setItem("kasino." + key, text);
  sessionStorage.begun = true;
  const unanswered = new Map();
  window.isQuiet = () => ![...unanswered.values()].some((count) => count > 0);
  window.Worker = class extends Worker {
    constructor(...all) {
      super(...all);
      unanswered.set(this, 0);
      this.addEventListener("message", ({ data }) => { if (data.id) unanswered.set(this, unanswered.get(this) - 1); });
    }
    postMessage(...all) { unanswered.set(this, unanswered.get(this) + 1); super.postMessage(...all); }
    terminate() { unanswered.delete(this); super.terminate(); }
  };
}

// A page under test in a profile of its own.
class Visit {
  static async begin(browser, name, { size = wide, code = "en", keys = { language: JSON.stringify(code) }, hash = "" } = {}) {
    const visit = Object.assign(new Visit(), { name, code });
    visit.context = await browser.createBrowserContext();
    visit.page = await visit.context.newPage();
    visit.page.on("console", (message) => visit.check(false, "the console", message.text()));
    visit.page.on("pageerror", (error) => visit.check(false, "an error in the page", error.message));
    visit.page.on("request", (request) => visit.check(/^(file|data|blob):/.test(request.url()), "a request", request.url()));
    await visit.page.setViewport(size);
    await (await visit.page.createCDPSession()).send("Emulation.setFocusEmulationEnabled", { enabled: true });
    await visit.page.evaluateOnNewDocument(prepare, keys);
    await visit.open(hash);
    return visit;
  }

  async open(hash = "", ms = 15000) {
    const before = Date.now();
    await this.page.goto("about:blank");
    await this.page.goto(page_address + hash);
    await this.until(`a card within ${ms} ms`, () => document.querySelector("#board .card"), null, ms - (Date.now() - before));
    await this.until("the page is ready", () => document.body.dataset.ready, null, ms);
    await this.quiet();
  }

  check(holds, ...texts) { check(holds, this.name, ...texts); }
  word(...named) { speak(this.code); return word(...named); }
  get(read, argument) { return this.page.evaluate(read, argument); }
  text(selector) { return this.get((sought) => document.querySelector(sought)?.textContent ?? "", selector); }
  count(selector) { return this.get((sought) => document.querySelectorAll(sought).length, selector); }

  async until(text, holds, argument, ms = 5000) {
    const end = Date.now() + ms;
    let held = await this.get(holds, argument);
    while (!held && Date.now() < end) {
      await pause(20);
      held = await this.get(holds, argument);
    }
    this.check(held, text);
    return held;
  }

  // Waits until no worker has anything to answer, and nothing more is asked.
  quiet() {
    return this.get(async () => {
      const end = Date.now() + 20000;
      for (let calm = 0; calm < 3 && Date.now() < end;) {
        await new Promise((resume) => { setTimeout(resume, 4); });
        calm = window.isQuiet() ? calm + 1 : 0;
      }
    });
  }

  // Clicks the first element that fits, with that text if one is given.
  async click(selector, text) {
    const found = await this.page.evaluateHandle((sought, label) => [...document.querySelectorAll(sought)]
      .find((one) => one.checkVisibility() && (label === undefined || one.textContent.trim() === label)), selector, text);
    const element = found.asElement();
    if (!element) return this.check(false, "nothing to click", selector, text ?? "");
    await element.click().catch((error) => this.check(false, "click " + selector, text ?? "", error.message));
    await this.quiet();
    return undefined;
  }

  tool(name, ...fillings) { return this.click("main section:not([hidden]) button", this.word(name, ...fillings)); }

  async enter(selector, line) {
    await this.click(selector);
    await this.page.keyboard.type(line);
    await this.page.keyboard.press("Enter");
    await this.quiet();
  }

  async room(name) {
    await this.click("#rooms a", this.word(name));
    await this.check(await this.get((id) => !document.getElementById(id).hidden, name), "the room opens", name);
  }

  async start(variant, against = "novice", players = "") {
    for (const [id, value] of [["variant", variant], ["against", against], ["players", players]]) await this.page.select("#" + id, value);
    await this.tool("new_match");
  }

  async offersNoFaults(where, schemes = ["light", "dark"]) {
    this.check(await this.get(() => document.documentElement.scrollWidth <= innerWidth), where, "scrolls sideways");
    if (!await this.get(() => typeof axe === "object")) await this.page.evaluate(axe);
    for (const value of schemes) {
      await this.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value }]);
      const found = await this.get(async () => (await axe.run(document, { runOnly: ["wcag2a", "wcag2aa"], resultTypes: ["violations"] }))
        .violations.map((one) => one.id + " " + one.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(", ")));
      this.check(!found.length, where, value, "axe", found.join("; "));
    }
  }

  async end() {
    await this.context.close();
  }
}

const own_hand = '#board .seat[data-seat="1"] .live .cards > .card';
const firstTake = () => {
  const label = [...document.querySelectorAll("#choices .choice")].find((one) => one.textContent.includes("←"));
  return label && [...label.querySelectorAll(".card")].map((one) => one.dataset.card);
};
const cardOf = (text, place) => `#board ${place} .live .card[data-card="${text}"]`;
const pressed = '#board .card[aria-pressed="true"]';
const boardText = () => [...document.querySelectorAll("#board .live")].map((one) => one.textContent).join("|");
const address = (value) => "#k=" + deflateRawSync(JSON.stringify(value)).toString("base64url");

async function playsCards(visit) {
  await visit.start("standard");
  const [played, ...taken] = await visit.get(firstTake);
  await visit.click(cardOf(played, ".seat"));
  visit.check(await visit.count(pressed) === 1, "a card of the hand is chosen");
  for (const text of taken) await visit.click(cardOf(text, ".table"));
  visit.check(await visit.count(pressed) === 1 + taken.length, "cards of the table are chosen");
  const before = await visit.get(boardText);
  await visit.click("#choices .choice");
  visit.check(await visit.count(own_hand) === 3 && await visit.text("#said") !== "", "the chosen move is made");
  await visit.tool("undo");
  visit.check(await visit.get(boardText) === before, "undo brings back the board");
  visit.check(!await visit.get(() => [...document.querySelectorAll("#choices .card")].some((one) => !document.querySelector(`#board .live [data-card="${CSS.escape(one.dataset.card)}"]`))),
              "what can be chosen shows no hidden card");
  await visit.tool("redo");
  visit.check(await visit.count(own_hand) === 3, "redo");
  await visit.click("#choices .choice");
  const reached = await visit.get(boardText);
  for (const name of ["first", "forward", "back"]) await visit.tool(name);
  visit.check(await visit.get(boardText) === before, "steps lead to the first position");
  await visit.tool("last");
  visit.check(await visit.get(boardText) === reached, "and to the last");
  await visit.click(own_hand);
  for (let i = 1; i <= 9 && !await visit.get((text) => [...document.querySelectorAll("#choices button")].some((one) => one.textContent === text), visit.word("why_not")); ++i)
    await visit.click(`#board .table .live .card:nth-child(${i})`);
  await visit.tool("why_not");
  visit.check((await visit.text("#said .wrong")).length > 15, "an impossible choice gives a sentence", await visit.text("#said"));
  await visit.open();
  visit.check(await visit.get(boardText) === reached, "the game is kept over a reload");
}

async function playsByKeyboard(visit) {
  const before = await visit.count(own_hand);
  await visit.page.focus("#language");
  for (const wanted of ["#board .seat [role=button]", "#choices button.choice"]) {
    for (let i = 0; i < 60 && !await visit.get((sought) => document.activeElement.matches(sought), wanted); ++i) await visit.page.keyboard.press("Tab");
    await visit.page.keyboard.press("Enter");
    await visit.quiet();
  }
  visit.check(await visit.count(own_hand) === before - 1, "a move is made by keyboard");
}

async function asksAndTypes(visit) {
  for (const name of ["hint", "analyse", "explain", "score", "rules", "history"]) {
    await visit.get(() => { document.getElementById("answer").textContent = ""; });
    await visit.tool(name);
    const answer = await visit.text("#answer");
    visit.check(answer.length > 5 && !/[shdrc](\d+|Kn|[AJQKED])x/.test(answer), name + " is answered, with symbols", answer);
  }
  await visit.tool("note");
  await visit.page.keyboard.type("Tea & <b>cakes</b>");
  await visit.page.keyboard.press("Enter");
  await visit.quiet();
  await visit.tool("history");
  visit.check((await visit.text("#answer")).includes("Tea & <b>cakes</b>"), "a note stands in the history");
  const before = await visit.get(boardText);
  await visit.enter("#line", "frobnicate");
  visit.check(/frobnicate/.test(await visit.text("#answer")) && await visit.get(boardText) === before, "a refused command is told of");
  await visit.enter("#line", "1");
  visit.check(await visit.get(boardText) !== before, "a move is typed");
}

async function playsOthers(visit) {
  for (const game of ["blackjack", "mulle", "cassino", "bugiarda"]) {
    await visit.start(game);
    for (let i = 0; i < 2; ++i) {
      const before = await visit.text("#board") + await visit.text("#said");
      if (!await visit.count("#choices button")) await visit.click(own_hand);
      await visit.click("#choices button.choice");
      visit.check(await visit.text("#board") + await visit.text("#said") !== before, game, "a click plays");
    }
  }
  for (const game of await visit.get(() => [...document.getElementById("variant").options].map((one) => one.value))) {
    await visit.start(game);
    visit.check(!await visit.count("#said .wrong") && await visit.get(() => document.getElementById("choices").children.length), game + " begins", await visit.text("#said .wrong"));
  }
  await visit.start("standard", "open", "3");
  visit.check(await visit.count("#board .seat .live .card[data-card]") === 12 && !await visit.count('#board .live [data-card="?"]'), "all hands lie open");
  await visit.start("standard", "people");
  for (const seat of [1, 2]) {
    visit.check(await visit.count("#board .curtain") === 1 && !await visit.count("#board .card") && !await visit.count("#choices button"), "the curtain hides all");
    await visit.tool("hint");
    visit.check(!/[♠♥♦♣]/.test(await visit.text("#answer") + await visit.text("#said")), "and answers nothing of the hand", await visit.text("#answer"));
    await visit.click(".curtain button");
    visit.check(await visit.count(`#board .seat[data-seat="${seat}"] .live .card:not([data-card="?"])`) === 4 &&
                await visit.count('#board .live [data-card="?"]') >= 3, "one hand is shown");
    await visit.click("#choices button.choice");
  }
  await visit.start("standard");
}

async function learns(visit) {
  await visit.room("learn");
  await visit.click("#lessons button");
  for (let i = 0; i < 2; ++i) await visit.tool("go_next");
  await visit.enter("#answered", "h9xhK");
  visit.check((await visit.text("#lesson .wrong")).includes(visit.word("incorrect")), "a wrong answer is told of");
  await visit.enter("#answered", "sKxhK");
  visit.check((await visit.text("#lesson .right-answer")).includes(visit.word("correct")), "a right answer is told of");
  await visit.tool("go_next");
  visit.check(/: 4 (of|av) 5/.test(await visit.text("#lesson h2")), "the next step", await visit.text("#lesson h2"));
  await visit.tool("leave");
  visit.check(await visit.count("#lessons button") === 14, "leaving leads to the list");
  await visit.tool("quiz");
  visit.check((await visit.text("#lesson")).includes("1 / ") || /: 1 (of|av) /.test(await visit.text("#lesson h2")), "a quiz begins");
  await visit.tool("reveal");
  await visit.tool("leave");
  await visit.tool("progress");
  const known = await visit.text("#lesson");
  await visit.open("#learn");
  await visit.tool("progress");
  visit.check(known.length > 100 && await visit.text("#lesson") === known, "progress is kept over a reload");
  for (const [lesson, item] of [[2, 3], [1, 2]]) {
    await visit.open(`#learn/standard/${lesson}/${item}`);
    visit.check(new RegExp(`: ${item} `).test(await visit.text("#lesson h2")), `a link opens lesson ${lesson} at step ${item}`, await visit.text("#lesson h2"));
  }
  await visit.page.select("#subject", "mulle");
  await visit.quiet();
  visit.check(await visit.text("#lesson") !== "", "a game without lessons says so");
}

async function write(visit, text) {
  await visit.click("#editor .cm-content");
  await visit.page.keyboard.down("Control");
  await visit.page.keyboard.press("a");
  await visit.page.keyboard.up("Control");
  await visit.page.keyboard.sendCharacter(text);
}

const says = ([selector, part]) => document.querySelector(selector).textContent.includes(part);
const rule = (more) => `-- lillan2.lua\nreturn kasino.modifier {\n  id = "lillan2",\n  title = "Lillan again",\n${more}}\n`;
const scenario = 'return {\n  variant = "standard+lillan2",\n  scenarios = { { name = "four cards", seed = 7, after = { turn = 1, stock = 40 } } },\n}\n';

async function makes(visit) {
  await visit.room("make");
  await visit.page.select("#recipe", "0");
  await visit.until("a recipe loads", says, ["#verdict", visit.word("loads")]);
  await write(visit, rule("  pionts = 1,\n"));
  await visit.until("an error names its line", says, ["#verdict", ":5:"]);
  visit.check(/pionts/.test(await visit.text(".cm-line:has(.cm-lintRange-error)")), "and stands under it");
  await write(visit, rule(""));
  await visit.until("the mended script loads", says, ["#verdict", visit.word("loads")]);
  await visit.tool("apply");
  visit.check((await visit.text("#verdict")).includes(visit.word("applied", "standard+lillan2")), "it is applied", await visit.text("#verdict"));
  await visit.room("play");
  visit.check(await visit.page.$eval("#variant", (one) => one.value) === "standard+lillan2", "and played");
  await visit.click("#choices .choice");
  visit.check(await visit.count(own_hand) === 3, "by a move");
  await visit.tool("new_match");
  await visit.room("make");
  await write(visit, rule("  on_play = function() while true do end end,\n"));
  await visit.tool("apply");
  await visit.room("play");
  await visit.click("#choices .choice");
  visit.check(/lillan2\.lua/.test(await visit.text("#said .wrong")), "an endless script is stopped", await visit.text("#said"));
  await visit.room("make");
  await write(visit, rule(""));
  await visit.tool("apply");
  await visit.room("play");
  const before = await visit.count(own_hand);
  await visit.click("#choices .choice");
  visit.check(await visit.count(own_hand) === before - 1, "the game goes on");
  await visit.room("make");
  await usesTools(visit);
}

async function usesTools(visit) {
  const press = (name) => visit.get((label) => [...document.querySelectorAll("#workshop button")].find((one) => one.textContent === label).click(), visit.word(name));
  await press("check");
  await visit.until("a check tells how far it is", () => document.getElementById("far").textContent && !document.getElementById("stop").hidden);
  await visit.tool("stop");
  visit.check((await visit.text("#report")).includes(visit.word("stopped")) && await visit.page.$eval("#stop", (one) => one.hidden), "a check can be stopped");
  for (const name of ["diff", "sheet"]) {
    await visit.tool(name);
    visit.check((await visit.text("#report")).length > 40, name, await visit.text("#report"));
  }
  await visit.tool("scenarios");
  visit.check((await visit.text("#report")).includes(visit.word("no_scenarios")), "no scenarios yet");
  await visit.click("#sheets button", visit.word("scenario_sheet"));
  await write(visit, scenario);
  await visit.tool("scenarios");
  visit.check(/1/.test(await visit.text("#report")) && !/lua:\d/.test(await visit.text("#report")), "a scenario holds", await visit.text("#report"));
  const before = Date.now();
  await press("simulate");
  await visit.until("a chart within 10 s", () => !document.getElementById("chart").hidden && document.getElementById("chart").naturalWidth, null, 10000 - (Date.now() - before));
}

async function handsOn(visit, browser) {
  await visit.room("play");
  const board = await visit.get(boardText);
  await visit.room("share");
  await visit.tool("make_link");
  const link = (await visit.page.$eval("#address", (area) => area.value)).split("\n")[0].replace(/^[^#]*/, "");
  const other = await Visit.begin(browser, visit.name + ", received", { hash: link, code: visit.code });
  visit.check(await other.count("#received[open]") && (await other.text("#received pre")).includes("Lillan again"), "a link shows what it is");
  await other.offersNoFaults("the dialog", ["light"]);
  await other.click("#received button", visit.word("play_it"));
  visit.check(await other.get(boardText) === board && !await other.page.$eval("#play", (room) => room.hidden), "and is played");
  for (const damaged of [link.slice(0, link.length / 2), "#k=AAAA", address({ record: 5 })]) {
    await other.get((hash) => { location.hash = hash; }, damaged);
    await other.until("a damaged link is told of", says, ["#trouble", visit.word("bad_link")]);
    await other.quiet();
    other.check(await other.get(boardText) === board && !await other.count("#received[open]"), "and costs nothing", damaged.slice(0, 20));
  }
  await other.get((hash) => { location.hash = hash; }, address({ request: { variant: "nonsense" } }));
  await other.until("a game that is unknown is shown", says, ["#received", "nonsense"]);
  await other.click("#received button", visit.word("play_it"));
  other.check(await other.get(boardText) === board && await other.text("#said .wrong") !== "", "and refused");
  await other.end();
}

async function bearsStrangers(browser) {
  const evil = "</script><img src=x onerror=window.harmed=1>";
  const script = { name: "evil", rule: `return kasino.modifier { id = "evil", title = ${JSON.stringify(evil)} }`, base: "standard" };
  const visit = await Visit.begin(browser, "a hostile script", { hash: address({ kasino: 1, script, request: { variant: "standard+evil", options: { a: evil } } }) });
  visit.check((await visit.text("#received")).includes(evil) && !await visit.count("#received img"), "its text is shown as text");
  await visit.click("#received button", visit.word("look_at_it"));
  for (const room of ["make", "learn", "share", "play"]) await visit.room(room);
  await visit.open(address({ script, request: { variant: "standard+evil", options: {} } }));
  await visit.click("#received button", visit.word("play_it"));
  await visit.enter("#line", "rules");
  visit.check(await visit.page.$eval("#variant", (one) => one.value) === "standard+evil", "it is played");
  visit.check(await visit.count("img") === 1 && !await visit.get(() => window.harmed), "nothing of it becomes HTML");
  await visit.end();
}

async function bearsStorage(browser) {
  const bad_game = JSON.stringify({ request: { variant: "nonsense" }, record: "nonsense" });
  const damaged = { absent: "absent", garbage: { game: "{", scripts: "[]x", learner: "}", language: "en" },
                    "of other kinds": { game: '{"request":5,"record":7}', scripts: '{"a":null,"b":{"rule":4}}', learner: "5", language: '"xx"' },
                    "of nonsense": { game: bad_game, scripts: "7", learner: '"nonsense"', language: "{}" } };
  for (const [kind, keys] of Object.entries(damaged)) {
    const visit = await Visit.begin(browser, "storage " + kind, { keys });
    await visit.click("#choices .choice");
    visit.check(await visit.count(own_hand) === 3, "a move is made");
    visit.check(kind !== "absent" || (await visit.text("#trouble")).includes("denied"), "it is told of");
    for (const room of ["learn", "make", "share", "play"]) await visit.room(room);
    visit.check(await visit.count("#lessons button") > 5 && await visit.count("#editor .cm-line"), "the rooms are furnished");
    await visit.end();
  }
}

// A worker that dies in the middle of a command comes back, with the game as it stood.
async function survivesCrash(browser) {
  const visit = await Visit.begin(browser, "a crash");
  await visit.click("#choices .choice");
  const before = await visit.get(boardText);
  await visit.get(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message) {
      if (message.act === "call" && !window.has_crashed) {
        window.has_crashed = true;
        this.onerror(new ErrorEvent("error", { message: "unreachable", cancelable: true }));
      } else {
        post.call(this, message);
      }
    };
  });
  await visit.enter("#line", "hint");
  await visit.until("a crash is told of", says, ["#said .wrong", "unreachable"]);
  visit.check(await visit.get(boardText) === before, "and the game goes on");
  await visit.click("#choices .choice");
  visit.check(await visit.get(boardText) !== before, "by the next move");
  await visit.end();
}

async function picture(browser) {
  const visit = await Visit.begin(browser, "picture", { size: { width: 1280, height: 720 } });
  let take = null;
  for (let seed = 1; seed < 30 && !take; ++seed) {  // until some hand takes a sum, two moves on
    await visit.enter("#line", "new seed=" + seed);
    for (let i = 0; i < 2; ++i) await visit.click("#choices .choice");
    take = await visit.get(firstTake);
    if (take?.length < 3) take = null;
  }
  await visit.click(take ? cardOf(take[0], ".seat") : own_hand);
  await visit.page.mouse.move(1, 1);
  await pause(600);  // until the last move is drawn
  await visit.page.screenshot({ path: screenshot });
  await visit.end();
}

async function walkThrough(browser, size, code) {
  const visit = await Visit.begin(browser, `${size.width}x${size.height} ${code}`, { size, code });
  const acts = [[playsCards, playsByKeyboard, asksAndTypes], [playsOthers], [learns], [makes], [(one) => handsOn(one, browser)]];
  const rooms = ["play", "play with others", "learn", "make", "share"];
  for (const [i, all] of acts.entries()) {
    for (const act of all) await act(visit).catch((error) => visit.check(false, act.name, error.stack.split("\n").slice(0, 5).join(" ")));
    await visit.offersNoFaults(rooms[i]);
  }
  await visit.end();
}

const browser = await puppeteer.launch({ executablePath: process.env.BROWSER, args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"] });
try {
  const first = await Visit.begin(browser, "alone");  // as nothing else is opened at the same time
  await first.open("", 3000);
  await first.end();
  const others = [bearsStrangers, bearsStorage, survivesCrash].map((act) => act(browser).catch((error) => check(false, act.name, error.stack)));
  await Promise.all(others.concat([wide, narrow].flatMap((size) => ["en", "sv"].map((code) => walkThrough(browser, size, code)))));
  if (screenshot) await picture(browser);
} finally {
  await browser.close();
}
console.log(`${checks} checks, ${failures} failed`);
process.exitCode = failures ? 1 : 0;

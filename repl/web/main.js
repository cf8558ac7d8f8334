// The page: its rooms, its language, and what is played when it opens.

import { fillWords, language, languages, speak, word } from "./words.js";
import { School } from "./learn.js";
import { Workshop } from "./make.js";
import { Table, keptGame } from "./play.js";
import { Handing } from "./share.js";
import { keep, kept, onTrouble } from "./store.js";
import { make } from "kasino:board";

const byId = (id) => document.getElementById(id);
const rooms = ["play", "learn", "make", "share"];
const most_seats = 8;
const opponents = ["novice", "greedy", "expert", "random"];

function trouble(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = false;
}

onTrouble((why) => trouble(word("not_kept", why)));
window.addEventListener("unhandledrejection", (event) => {
  if (!/stopped|Stoppat/.test(event.reason?.message)) trouble(String(event.reason?.message || event.reason));
  event.preventDefault();
});

speak([kept("language")].find((one) => languages.includes(one)) || (navigator.language.startsWith("sv") ? "sv" : "en"));

const table = new Table();
const school = new School();
const workshop = new Workshop(table);
const handing = new Handing(table, workshop, (room) => { location.hash = "#" + room; });

// The variants, from the list that the program writes.
async function listVariants() {
  const { text } = await table.engine.call("enter", "variant");
  const modifier = / \((modifier|tillägg)\)$/;
  return (text || "").split("\n").map((line) => /^([a-z][a-z0-9-]*)\s{2,}(.*)$/.exec(line)).filter((found) => found)
    .map(([, id, title]) => ({ id, title: title.replace(modifier, ""), modifier: modifier.test(title) }));
}

function optionsTyped() {
  const options = {};
  for (const part of byId("options").value.replace(/\s*=\s*/g, "=").split(/\s+/)) {
    const [name, value] = part.split("=");
    if (name) options[name.replace(/-/g, "_")] = value ?? "";  // which the program refuses
  }
  return options;
}

const anySeed = () => 1 + Math.floor(Math.random() * 2e9);

// What the form asks for.
function wished() {
  const players = Number(byId("players").value) || undefined;
  const against = byId("against").value;
  const seats = { people: "", open: "" }[against] ?? ["human", ...Array(most_seats - 1).fill(against)].join(",");
  const plus = byId("plus").value;
  const variant = byId("variant").value + (plus ? "+" + plus : "");
  return { variant, players, seats, open: against === "open", options: optionsTyped(), seed: anySeed() };
}

let variants = [];

function drawForm() {
  const playable = variants.filter((one) => !one.modifier);
  const own = Object.keys(workshop.scripts).map((name) => ({ id: (workshop.scripts[name].base || "") + (workshop.scripts[name].base ? "+" : "") + name }));
  const chosen = table.request.variant;
  const all = [...playable, ...own];
  if (!all.some((one) => one.id === chosen)) all.push({ id: chosen });
  byId("variant").replaceChildren(...all.map(({ id, title }) => new Option(title || id, id, false, id === chosen)));
  byId("subject").replaceChildren(...playable.map(({ id, title }) => new Option(title, id, false, id === (school.variant || "standard"))));
  byId("plus").replaceChildren(new Option(word("nothing_more"), ""), ...variants.filter((one) => one.modifier).map(({ id, title }) => new Option(title, id)));
  byId("players").replaceChildren(...["", 1, 2, 3, 4, 5, 6, 7].map((number) => new Option(number || "–", number, false, number === (table.request.players || ""))));
  const seats = table.request.seats || "";
  const against = table.request.open ? "open" : opponents.find((name) => seats.includes(name)) || "people";
  byId("against").replaceChildren(...opponents.map((name) => new Option(word(name), name, false, name === against)),
                                  new Option(word("people"), "people", false, against === "people"), new Option(word("open_hands"), "open", false, against === "open"));
  byId("options").value = Object.entries(table.request.options || {}).map((one) => one.join("=")).join(" ");
}

async function speakNow() {
  document.documentElement.lang = language();
  fillWords(document);
  for (const [id, name] of [["language", "language"], ["board", "board"], ["choices", "choices"], ["tools", "tools"], ["steps", "steps"], ["said", "happened"]])
    byId(id).setAttribute("aria-label", word(name));
  byId("rooms").replaceChildren(...rooms.map((name) => {
    const link = make("a", "", word(name));
    link.href = "#" + name;
    return link;
  }));
  byId("language").value = language();
  variants = await listVariants();
  table.drawTools();
  workshop.drawTools(variants);
  handing.drawTools();
  drawForm();
}

async function enterRoom() {
  byId("trouble").hidden = true;
  await handing.openLink();
  const [name, ...more] = location.hash.slice(1).split("/");
  const room = rooms.includes(name) ? name : "play";
  for (const one of rooms) byId(one).hidden = one !== room;
  for (const link of byId("rooms").children) {
    if (link.hash === "#" + room) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (room === "learn") {
    if (more[0] && location.hash !== school.address()) await school.openAt(more[0], Number(more[1]), Number(more[2]) || 1);
    else if (!school.variant) await school.open(more[0] || table.request.variant.split("+")[0]);
    byId("subject").value = school.variant;
  }
  if (room === "make") {
    await workshop.begin();
    if (handing.wanted) workshop.choose(handing.wanted);
    handing.wanted = null;
  }
  if (room === "play") drawForm();
}

byId("match").addEventListener("submit", (event) => {
  event.preventDefault();
  byId("trouble").hidden = true;
  table.open(wished()).then(drawForm);
});
byId("subject").addEventListener("change", () => school.open(byId("subject").value));
byId("language").addEventListener("change", async () => {
  speak(byId("language").value);
  keep("language", language());
  const { request, record } = table;
  if (record) await table.resume(request, record);
  else await table.open(request);
  await speakNow();
  if (school.variant) await school.open(school.variant);
  await enterRoom();
});
window.addEventListener("hashchange", enterRoom);
table.opened = drawForm;
table.again = () => table.open({ ...table.request, seed: anySeed() });
school.changed = () => { if (!byId("learn").hidden) history.replaceState(null, "", school.address()); };

async function begin() {
  await table.engine.start();
  for (const [name, files] of Object.entries(workshop.scripts)) await table.engine.write("/mine/" + name + ".lua", files.rule);
  const game = keptGame();
  let answer;
  if (game) {
    for (const [name, rule] of Object.entries(Object(game.scripts))) await table.takeScript(name, String(rule));
    answer = await table.resume(game.request, game.record).catch((error) => ({ error }));
    if (!answer.ok) trouble(word("game_lost", answer.error.message));
  }
  if (!answer || !answer.ok) await table.open({ variant: "standard", seats: "human" + ",novice".repeat(most_seats - 1), seed: anySeed() });
  await speakNow();
  await enterRoom();
  document.body.dataset.ready = "true";
}

begin();

// Steps and lines of play, texts, keys.
useGame(JSON.parse(document.getElementById("game").textContent));
const frames = game.frames;
const byId = (id) => document.getElementById(id);
const say = (sentence, ...fillings) => sentence.replace(/\{(\d)\}/g, (place, at) => fillings[at]);

// Lines of play as a tree: each frame knows the one before it, and those that follow.
const followers = frames.map(() => []);
const before = frames.map((frame, at) => (frame.after === undefined ? at - 1 : frame.after));
before.forEach((one, at) => one >= 0 && followers[one].push(at));
const paths = game.lines.map((last) => {
  const path = [];
  for (let at = last; at >= 0; at = before[at]) path.push(at);
  return path.reverse();
});
const linesThrough = frames.map(() => []);
paths.forEach((path, line) => path.forEach((at) => linesThrough[at].push(line)));

let line = game.line;
let now = 0;  // an index into the path of the line
const path = () => paths[line];
const current = () => path()[now];

const list = (name, lines) => (lines && lines.length ? make("ul", name, lines.map((text) => make("li", "", text))) : null);
const titleOf = (frame) => (frame.seat ? frame.id + ". " + game.names[frame.seat - 1] + ": " + frame.move : frame.heading);
const lineText = () => (paths.length > 1 ? say(words.line_of, line + 1, paths.length) : "");
const numbers = (lines) => say(lines.length === 1 ? words.line : words.lines, lines.map((one) => one + 1).join(", "));

function sheet(frame) {
  const row = (tag, first, cells) => make("tr", "", make(tag, "", first), cells.map((cell) => make(tag, "", String(cell))));
  return make("table", "sheet", row("th", "", game.names), frame.sheet.map((one) => row("td", one.clause, one.points)));
}

const told = (frame) => [
  make("h2", "", titleOf(frame), " ", frame.irregular ? make("span", "badge", words.irregular) : null),
  frame.seat ? make("p", "quiet", frame.heading) : null,
  frame.told ? make("p", "said", frame.told) : null, list("events", frame.events),
  frame.note ? make("p", "note", make("span", "quiet", words.note), " ", frame.note) : null].filter((child) => child);
const reasons = (frame) => [
  frame.sheet ? sheet(frame) : null, list("why", frame.why),
  frame.id === "0" ? make("p", "quiet", [game.options, game.eyes].filter((text) => text).join(" · ")) : null]
  .filter((child) => child);

function button(name, text, act) {
  const made = make("button", name, text);
  made.type = "button";
  made.addEventListener("click", act);
  return made;
}

// Where lines part: a button for each, which number keys press too.
function ways() {
  const next = followers[current()];
  if (next.length < 2) return [];
  return [make("h3", "", words.part)].concat(next.map((at, i) => {
    const way = button(at === path()[now + 1] ? "now" : "", [i < 9 ? make("b", "", String(i + 1)) : "", titleOf(frames[at]) + "  ",
                       make("span", "quiet", numbers(linesThrough[at]))], () => enter(at));
    way.dataset.frame = at;
    if (way.className) way.setAttribute("aria-current", "true");
    return way;
  }));
}

// What other lines do instead of going to a frame.
const others = (at) => (at === 0 ? [] : followers[before[at]].filter((one) => one !== at));
const otherText = (at) => "↳ " + titleOf(frames[at]) + "  (" + numbers(linesThrough[at]) + ")";

// The moves of the line, and below each what other lines do instead.
let entries = [];
let listed = -1;
function listMoves() {
  if (listed === line) return;
  listed = line;
  entries = path().map((at, i) => {
    const frame = frames[at];
    return button(frame.seat ? "" : "deal", titleOf(frame) + (frame.note ? " ✎" : ""), () => show(line, i));
  });
  byId("moves").replaceChildren(make("h3", "", words.moves), ...entries.flatMap((entry, i) =>
    [entry, ...others(path()[i]).map((at) => button("other", otherText(at), () => enter(at)))]));
}

function hashOf() {
  const id = frames[current()].id;
  return "#" + (paths.length > 1 ? line + 1 + "/" : "") + id;
}

// Without an entry in the browser's history for each step.
function setHash() {
  if (location.hash === hashOf()) return;
  try {
    history.replaceState(null, "", hashOf());
  } catch {  // a browser that forbids it to files
    location.replace(hashOf());
  }
}

const board = makeBoard(planOf(frames));

function show(toLine, at) {
  document.body.classList.remove("blank");
  line = toLine;
  now = Math.max(0, Math.min(at, path().length - 1));
  const frame = frames[current()];
  const end = path().length - 1;
  board.show(frame);
  byId("words").classList.toggle("irregular", !!frame.irregular);
  byId("told").replaceChildren(...told(frame));
  byId("ways").replaceChildren(...ways());
  byId("reasons").replaceChildren(...reasons(frame));
  byId("words").scrollTop = 0;
  listMoves();
  for (const entry of byId("moves").querySelectorAll(".now")) {
    entry.classList.remove("now");
    entry.removeAttribute("aria-current");
  }
  entries[now].classList.add("now");
  entries[now].setAttribute("aria-current", "step");
  byId("moves").scrollTop = entries[now].offsetTop - byId("moves").clientHeight / 2;
  byId("place").textContent = now + " / " + end + (paths.length > 1 ? " · " + lineText() : "");
  byId("line").value = line;
  byId("first").disabled = byId("back").disabled = now === 0;
  byId("next").disabled = byId("last").disabled = now === end;
  setHash();
}

// Goes to a frame, on the current line if that leads there.
function enter(at) {
  const lines = linesThrough[at];
  const to = lines.includes(line) ? line : lines[0];
  show(to, paths[to].indexOf(at));
}

// Where the current line and another part; on the former they are one.
const shared = (other) => path().filter((at, i) => paths[other][i] === at).length - 1;

// Chooses the way on, or where there is but one the way that led here.
function choose(step) {
  const onward = followers[current()].length > 1;
  const at = onward ? path()[now + 1] : current();
  const all = at === 0 ? [at] : followers[before[at]];
  if (all.length < 2) return false;
  const other = all[(all.indexOf(at) + step + all.length) % all.length];
  show(linesThrough[other][0], now);
  return true;
}

let level = 0;  // of the size of cards
function resize(to) {
  level = Math.max(-4, Math.min(to, 4));
  const high = window.matchMedia("(max-aspect-ratio: 1/1)").matches;
  document.documentElement.style.setProperty("--share", (high ? 0.54 : 0.66) + level * 0.06);
  fit(board.element, level < 0 ? 0.88 ** -level : 1);
}

function toggleFullScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else if (document.documentElement.requestFullscreen) document.documentElement.requestFullscreen().catch(() => {});
}

const actions = {
  first: () => show(line, 0), back: () => show(line, now - 1), next: () => show(line, now + 1),
  last: () => show(line, path().length - 1), smaller: () => resize(level - 1), larger: () => resize(level + 1),
  full: toggleFullScreen, up: () => choose(-1), down: () => choose(1),
  blank: () => document.body.classList.toggle("blank"),
};
// Those of presenters, too: they turn pages, and some have a key for a black screen.
const keys = { Home: "first", End: "last", ArrowLeft: "back", PageUp: "back", ArrowRight: "next", PageDown: "next",
               " ": "next", Enter: "next", ArrowUp: "up", ArrowDown: "down", f: "full", F: "full", "+": "larger",
               "=": "larger", "-": "smaller", b: "blank", ".": "blank" };

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const on = event.target instanceof Element ? event.target.closest("button, select") : null;
  if (on && (event.key === " " || event.key === "Enter" || on.tagName === "SELECT")) return;
  let action = actions[keys[event.key]];
  if (event.key === " " && event.shiftKey) action = actions.back;
  const way = byId("ways").querySelectorAll("button")[Number(event.key) - 1];
  if (/^[1-9]$/.test(event.key) && way) action = () => way.click();
  if (action && action() !== false) event.preventDefault();
});

// A tap on the right of the board goes on, on the left back; so do strokes.
let down = null;
document.addEventListener("pointerdown", () => document.body.classList.remove("blank"));
byId("board").addEventListener("pointerdown", (event) => { down = event; });
byId("board").addEventListener("pointerup", (event) => {
  if (!down || event.button !== 0 || String(window.getSelection())) return;
  const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
  const place = byId("board").getBoundingClientRect();
  down = null;
  if (Math.abs(x) > 40 && Math.abs(x) > 2 * Math.abs(y)) actions[x < 0 ? "next" : "back"]();
  else if (Math.hypot(x, y) < 10) actions[event.clientX < place.left + place.width / 3 ? "back" : "next"]();
});

function showLinked() {
  const [, number, id] = location.hash.match(/^#(?:(\d+)\/)?(.*)$/) || [];
  const to = number >= 1 && number <= paths.length ? number - 1 : line;
  const at = paths[to].findIndex((frame) => frames[frame].id === id);
  show(to, at < 0 ? now : at);
}

document.title = game.title;
byId("title").textContent = game.title;
byId("eyes").textContent = game.eyes;
byId("keys").textContent = window.matchMedia("(pointer: coarse)").matches ? words.touch
  : (paths.length > 1 ? words.keys_lines + " · " : "") + words.keys;
for (const [id, sign] of [["first", "«"], ["back", "‹"], ["next", "›"], ["last", "»"]]) {
  const name = make("span", "", words[id]);
  byId(id).append(...(id === "first" || id === "back" ? [sign + " ", name] : [name, " " + sign]));
  byId(id).setAttribute("aria-label", words[id]);
}
for (const [id, name] of [["smaller", "smaller"], ["larger", "larger"], ["full", "full"], ["line", "choose_line"],
                          ["board", "board"], ["words", "happened"], ["moves", "moves"]])
  byId(id).setAttribute("aria-label", words[name]);
for (const id of ["smaller", "larger", "full"]) byId(id).title = words[id];
for (const id of Object.keys(actions)) {
  if (!byId(id)) continue;
  byId(id).addEventListener("click", actions[id]);
  byId(id).addEventListener("mousedown", (event) => event.preventDefault());  // a presenter's Enter is not for it
}
if (paths.length > 1) {
  byId("line").hidden = false;
  byId("line").append(...paths.map((one, at) => new Option(say(words.line, at + 1), at)));
  byId("line").addEventListener("change", (event) => {
    const other = Number(event.target.value);
    show(other, shared(other));
  });
}
byId("board").append(board.element);
let waiting = 0;
window.addEventListener("resize", () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => resize(level));
});
window.addEventListener("hashchange", () => location.hash !== hashOf() && showLinked());

// Printed, the line one is in is a block for each step.
window.addEventListener("beforeprint", () => {
  const plan = planOf(path().map((at) => frames[at]));
  const block = (at) => {
    const printed = makeBoard(plan);
    printed.show(frames[at]);
    return make("section", "step" + (frames[at].irregular ? " irregular" : ""), printed.element,
                make("div", "words", told(frames[at]), others(at).map((other) => make("p", "quiet", otherText(other))),
                     reasons(frames[at])));
  };
  byId("printed").replaceChildren(make("p", "", lineText()), ...path().map(block));
});
window.addEventListener("afterprint", () => byId("printed").replaceChildren());

resize(0);
showLinked();

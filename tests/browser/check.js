// Goes into the head of an exported page: steps through all its lines of play by keys as a person
// would, holds what it shows to its data, and tells the page around it what failed: see run.
"use strict";
const problems = new Set();
const expect = (holds, what) => { if (!holds) problems.add(what); };
window.addEventListener("error", (event) => problems.add("error: " + event.message));
window.addEventListener("unhandledrejection", (event) => problems.add("rejection: " + event.reason));
document.addEventListener("securitypolicyviolation", (event) => problems.add("policy: " + event.violatedDirective));
console.error = (...told) => problems.add("console: " + told.join(" "));

const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const one = (selector, from = document) => from.querySelector(selector);
const cardsIn = (part) => (part ? all(".live .card", part).map((card) => card.dataset.card) : []);
const press = (key, options = {}) =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options }));

// Where everything lies that must not move.
function layout() {
  const boxes = all("header, #line, #board, .slot, .seat, .zone, main nav, main nav > *, #words, #moves, footer");
  return boxes.map((box) => {
    const { x, y, width, height } = box.getBoundingClientRect();
    return (box.id || box.className) + " " + [x, y, width, height].map((number) => number.toFixed(1)).join(" ");
  });
}

let still = null;
function checkLayout(where) {
  const places = layout();
  still = still || places;
  expect(places.length === still.length, where + ": the board has other parts");
  places.forEach((place, i) => {
    const [name] = place.split(" ");
    expect(place.replace(/^[^\d-]*/, "") === still[i].replace(/^[^\d-]*/, ""),
           where + ": " + name + " has moved: " + still[i] + " -> " + place);
  });
  expect(document.documentElement.scrollWidth <= window.innerWidth, where + ": wider than the window");
  expect(document.documentElement.scrollHeight <= window.innerHeight, where + ": higher than the window");
  const field = one(".field");
  expect(!one(".crowded") && field.getBoundingClientRect().height < one(".board").getBoundingClientRect().height + 0.1,
         where + ": the board is cut off");
  for (const slot of all(".slot")) {
    const live = slot.lastElementChild;
    expect(live.scrollWidth <= slot.clientWidth + 1 && live.scrollHeight <= slot.clientHeight + 1,
           where + ": " + [slot.className, slot.clientWidth, slot.clientHeight, "is too small for", live.textContent,
                            live.scrollWidth, live.scrollHeight].join(" "));
  }
}

function checkFrame(frame, where) {
  const same = (shown, wanted, what) =>
    expect(JSON.stringify(shown) === JSON.stringify(wanted), where + ": " + what + ": " + JSON.stringify(shown));
  const builds = (frame.builds || []).flatMap((build) => build.cards);
  if (frame.table) same(cardsIn(one(".lies")), frame.table.concat(builds), "table");
  frame.seats.forEach((seat, at) => {
    const box = one('#board [data-seat="' + (at + 1) + '"]');
    const zones = (frame.zones || []).filter((zone) => zone.seat === at + 1).flatMap((zone) => zone.cards);
    same(cardsIn(box), seat.hand.concat(zones), "hand of " + (at + 1));
    const text = all(".live", box).map((part) => part.textContent).join(" ");
    const told = [game.names[at], ...(seat.variables || []).map((variable) => variable.name + "\u00a0" + variable.value)]
      .concat(seat.match === undefined ? seat.money : game.words.match + "\u00a0" + seat.match);
    for (const part of told) expect(text.includes(part), where + ": misses " + part + " at " + (at + 1));
    expect(!!seat.turn === text.includes(game.words.turn), where + ": whose turn it is");
  });
  for (const zone of frame.zones || []) same(cardsIn(one('[data-zone="' + zone.name + '"]')), zone.cards, zone.name);
  same(cardsIn(one(".move")), frame.played ? [frame.played].concat(frame.taken) : [], "move");
  const strip = one(".strip").textContent;
  for (const text of frame.common.concat((frame.variables || []).map((each) => each.name + "\u00a0" + each.value)))
    expect(strip.includes(text), where + ": misses " + text);
  const lines = [frame.heading, frame.move, frame.told, frame.note, ...(frame.events || []), ...(frame.why || []),
                 ...(frame.sheet || []).map((row) => row.clause)];
  for (const line of lines) expect(!line || one("#words").textContent.includes(line), where + ": misses " + line);
  expect(!!frame.irregular === (one(".badge") !== null), where + ": irregular or not");
  expect(!!frame.note === (one(".note") !== null), where + ": a note or none");
  const current = all("#moves .now");
  expect(current.length === 1 && current[0].textContent.includes(frame.move || frame.heading), where + ": the list");
  checkLayout(where);
}

// The frames of a line, read from the data by itself.
function pathOf(line) {
  const path = [];
  for (let at = game.lines[line]; at >= 0; at = game.frames[at].after === undefined ? at - 1 : game.frames[at].after)
    path.unshift(at);
  return path;
}

function check(line, at, how) {
  const path = pathOf(line);
  const frame = game.frames[path[at]];
  const where = how + " to " + frame.id + (game.lines.length > 1 ? " of line " + (line + 1) : "");
  checkFrame(frame, where);
  const hash = "#" + (game.lines.length > 1 ? line + 1 + "/" : "") + frame.id;
  expect(location.hash === hash, where + ": the hash is " + location.hash);
  expect(one("#place").textContent.startsWith(at + " / " + (path.length - 1)), where + ": " + one("#place").textContent);
}

function checkKeys() {
  const last = pathOf(game.line).length - 1;
  const keys = [["End", last], ["ArrowRight", last], ["ArrowLeft", last - 1], ["PageUp", last - 2], ["PageDown", last - 1],
                [" ", last], ["Home", 0], ["ArrowLeft", 0], ["Enter", 1]];
  for (const [key, at] of keys) {
    press(key);
    check(game.line, at, key);
  }
  press(" ", { shiftKey: true });
  check(game.line, 0, "shift and space");
  press("ArrowRight", { altKey: true });
  check(game.line, 0, "alt and right");
  one("#last").click();
  check(game.line, last, "button");
  one("#moves button:not(.other)").click();
  check(game.line, 0, "list");
  const { right, bottom, left } = one("#board").getBoundingClientRect();
  const tap = (x) => ["pointerdown", "pointerup"].forEach((type) => one("#board").dispatchEvent(
    new PointerEvent(type, { clientX: x, clientY: bottom - 20, bubbles: true, button: 0 })));
  tap(right - 20);
  check(game.line, 1, "tap");
  tap(left + 20);
  check(game.line, 0, "tap on the left");
  const stroke = (from, to) => [["pointerdown", from], ["pointerup", to]].forEach(([type, x]) =>
    one("#board").dispatchEvent(new PointerEvent(type, { clientX: x, clientY: bottom - 20, bubbles: true, button: 0 })));
  stroke(right - 20, right - 120);
  check(game.line, 1, "stroke");
  press("Home");
}

function checkSizes() {
  const before = layout();
  const width = () => parseFloat(one(".board").style.getPropertyValue("--card"));
  const sizes = ["-", "+"].map((key) => { press(key); still = null; checkLayout(key); return width(); });
  expect(sizes[0] < sizes[1], "+ and -: " + sizes);
  expect(JSON.stringify(before) === JSON.stringify(layout()), "- and + do not undo one another");
  expect(sizes[1] >= 20, "cards are too small: " + sizes[1]);
}

// Follows a link to another step of the page.
async function follow(link) {
  if (location.hash === link) return;
  const followed = new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  location.hash = link;
  await followed;
}

async function checkLines() {
  for (let line = 0; line < game.lines.length; ++line) {
    await follow("#" + (line + 1) + "/0");
    const path = pathOf(line);
    for (let at = 1; at < path.length; ++at) {
      press("ArrowRight");
      check(line, at, "right");
      const ways = game.frames.filter((frame, i) => i > 0 && (frame.after === undefined ? i - 1 : frame.after) === path[at]);
      expect(all("#ways button").length === (ways.length > 1 ? ways.length : 0), "ways on from " + location.hash);
    }
    expect(one("#place").textContent.includes(line + 1), "the number of the line: " + one("#place").textContent);
    expect(one("#line").value === String(line), "the line that is chosen");
  }
  // From where the first two part: by arrows, by a number, by a click, and by the list of lines.
  const [first, second] = [pathOf(0), pathOf(1)];
  const parting = first.filter((frame, i) => second[i] === frame).length - 1;
  const go = () => { one("#line").value = "0"; one("#line").dispatchEvent(new Event("change")); press("Home");
                     for (let i = 0; i < parting; ++i) press("PageDown"); };
  go();
  check(0, parting, "where lines part");
  const ways = all("#ways button").map((way) => Number(way.dataset.frame));
  for (let i = 0; i < 9 && location.hash[1] !== "2"; ++i) press("ArrowDown");
  check(1, parting, "down");
  press("PageDown");
  check(1, parting + 1, "on along it");
  go();
  press(String(ways.indexOf(second[parting + 1]) + 1));
  check(1, parting + 1, "number");
  go();
  all("#ways button")[ways.indexOf(second[parting + 1])].click();
  check(1, parting + 1, "click");
  go();
  press("End");
  one("#line").value = "1";
  one("#line").dispatchEvent(new Event("change"));
  check(1, parting, "list of lines");
  expect(all("#moves .other").length > 0, "the other line in the list of moves");
}

function checkPrint() {
  window.dispatchEvent(new Event("beforeprint"));
  const printed = all("#printed .step");
  const path = pathOf(Number(one("#line").value || game.line));
  expect(printed.length === path.length, "printed steps: " + printed.length);
  printed.forEach((step, i) => {
    const frame = game.frames[path[i]];
    expect(step.textContent.includes(frame.told || frame.heading), "printed " + frame.id);
    if (frame.table) expect(cardsIn(one(".lies", step)).join().startsWith(frame.table.join()), "printed table " + frame.id);
  });
  window.dispatchEvent(new Event("afterprint"));
  expect(all("#printed *").length === 0, "what was printed is left");
}

async function checkPage() {
  expect(document.title === game.title, "the title");
  const swedish = document.documentElement.lang === "sv";
  expect(!swedish || !document.body.textContent.match(/[♠♥♦♣shdc][AJQ]\b/), "an English rank");
  expect(one("#told").getAttribute("aria-live") === "polite", "what happened is not told");
  for (const control of all("button, select, #words, #moves"))
    expect((control.getAttribute("aria-label") || control.textContent).trim(), "a control without a name: " + control.id);
  for (const shown of all(".live .card")) expect(shown.getAttribute("aria-label"), "a card without a name");
  expect(one("#keys").textContent.includes("f:"), "the keys are not told");
  check(game.line, 0, "opened");
  checkKeys();
  checkSizes();
  still = null;
  if (game.lines.length > 1) await checkLines();
  else for (let at = 1; at < pathOf(0).length; ++at) { press("ArrowRight"); check(0, at, "right"); }
  await follow(game.lines.length > 1 ? "#2/1" : "#1");
  check(game.lines.length > 1 ? 1 : 0, 1, "link");
  checkPrint();
  expect(performance.getEntriesByType("resource").length === 0, "something was loaded");
}

window.addEventListener("load", () => {
  checkPage().catch((error) => problems.add("failed: " + error.stack)).then(() => {
    const told = [...problems].slice(0, 12).map((problem) => "FAIL " + problem).join("\n");
    parent.postMessage(told || "PASS " + game.frames.length + " frames, lines: " + game.lines.length, "*");
  });
});

// Goes into the head of an exported page: steps through it by keys as a person would, holds what it
// shows to its data, and writes PASS or what failed into the title and at the end of the page.
"use strict";
const problems = [];
const expect = (holds, what) => { if (!holds) problems.push(what); };
window.addEventListener("error", (event) => problems.push("error: " + event.message));
window.addEventListener("unhandledrejection", (event) => problems.push("rejection: " + event.reason));
document.addEventListener("securitypolicyviolation", (event) => problems.push("policy: " + event.violatedDirective));
console.error = (...told) => problems.push("console: " + told.join(" "));

function checkFrame(frame, where) {
  const all = (selector, from) => [...from.querySelectorAll(selector)];
  const cardsIn = (part) => all(".card", part).map((card) => card.dataset.card || "?");
  const same = (shown, wanted, what) =>
    expect(JSON.stringify(shown) === JSON.stringify(wanted), where + ": " + what + ": " + JSON.stringify(shown));
  const shown = all(".step", document).filter((step) => step.getClientRects().length > 0);
  expect(shown.length === 1, where + ": " + shown.length + " steps are shown");
  const step = shown[0];
  const builds = (frame.builds || []).flatMap((build) => build.cards);
  same(cardsIn(step.querySelector(".board .lies")), frame.table.concat(builds), "table");
  same(all(".seat", step).map(cardsIn), frame.seats.map((seat) => seat.hand), "hands");
  same(all(".move .card", step).map((card) => card.dataset.card || "?"),
       frame.played ? [frame.played].concat(frame.taken) : [], "move");
  const lines = [frame.heading, frame.move, frame.told, ...(frame.events || []), ...(frame.why || []),
                 ...frame.notes, ...(frame.sheet || []).map((row) => row.clause)];
  for (const line of lines) expect(!line || step.textContent.includes(line), where + ": misses " + line);
  for (const seat of frame.seats)
    expect(step.textContent.includes(game.words.match + "\u00a0" + seat.match), where + ": misses the score");
  for (const one of frame.seats)
    for (const variable of one.variables || [])
      expect(step.textContent.includes(variable.name + "\u00a0" + variable.value), where + ": misses " + variable.name);
  for (const variable of frame.variables || [])
    expect(step.textContent.includes(variable.name + variable.value), where + ": misses " + variable.name);
  expect(!!frame.irregular === (step.querySelector(".badge") !== null), where + ": irregular or not");
  expect(location.hash === "#" + frame.id, where + ": the hash is " + location.hash);
  const current = all("#moves button.now", document);
  expect(current.length === 1 && current[0].textContent.includes(frame.move || frame.heading),
         where + ": the list of moves");
  expect(document.documentElement.scrollWidth <= window.innerWidth, where + ": wider than the window");
}

async function checkPage() {
  const frames = game.frames;
  const last = frames.length - 1;
  const press = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const check = (at, how) => checkFrame(frames[at], how + " to " + frames[at].id);
  expect(document.title === game.title, "the title");
  const english = document.documentElement.lang === "sv" && document.body.textContent.match(/[♠♥♦♣shdc][AJQ]\b/);
  expect(!english, "an English rank: " + english);
  check(0, "opened");
  for (let at = 1; at <= last; ++at) {
    press("ArrowRight");
    check(at, "right");
  }
  press("ArrowRight");
  check(last, "right at the end");
  press("ArrowLeft");
  check(last - 1, "left");
  press("Home");
  check(0, "home");
  press("ArrowLeft");
  check(0, "left at the beginning");
  press("End");
  check(last, "end");
  document.getElementById("back").click();
  check(last - 1, "button");
  document.querySelectorAll("#moves button")[1].click();
  check(1, "list");
  location.hash = "#" + frames[last].id;
  await new Promise((resolve) => window.addEventListener("hashchange", resolve, { once: true }));
  check(last, "link");
  expect(performance.getEntriesByType("resource").length === 0, "something was loaded");
}

window.addEventListener("load", () => {
  checkPage().catch((error) => problems.push("failed: " + error.stack)).then(() => {
    document.title = problems.length ? "FAIL" : "PASS";
    const result = document.createElement("pre");
    result.textContent = problems.length ? problems.slice(0, 20).map((one) => "FAIL " + one).join("\n")
                                         : "PASS " + game.frames.length + " frames";
    document.body.append(result);
  });
});

// The board. What changes on it is shown in slots, each with room for the most that it ever shows,
// so that nothing else moves from step to step.

let game;   // what is shown: names, frames and so on
let words;  // its texts

function useGame(data) {
  game = data;
  words = data.words;
}

// An element with a class and children, which are elements or texts: never HTML.
function make(tag, name, ...children) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return element;
}

// "♥10'3": a suit, a rank, and behind the prime the pack; "*1" a joker; "?" a card face down.
function card(text, mark) {
  const name = "card" + (mark ? " " + mark : "");
  const [face, pack] = text.split("'");
  const suit = Object.keys(words.suits).find((symbol) => face.startsWith(symbol));
  const element = make("span", name + (suit === "♥" || suit === "♦" ? " red" : ""));
  element.setAttribute("role", "img");
  element.dataset.card = text;
  if (text === "?") {
    element.classList.add("face-down");
    element.setAttribute("aria-label", words.hidden);
    return element;
  }
  element.append(make("span", "", suit ? face.slice(1) : face), suit ? make("span", "", suit) : "");
  if (pack !== undefined) element.append(make("sup", "", "′" + pack));
  element.setAttribute("aria-label", suit ? words.suits[suit] + " " + text.slice(1) : text);
  return element;
}

const cards = (texts, mark) => make("div", "cards", texts.map((text) => card(text, mark && mark(text))));
const blanks = (count) => make("div", "cards", Array.from({ length: count }, () => make("span", "card")));
const most_abreast = 7;  // of cards of a zone that do not overlap
const most = (values) => Math.max(0, ...values);

function textsIn(element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

// One of each kind, with the longest numbers that there are in it; figures are all equally wide.
function unlike(elements) {
  const kinds = new Map();
  for (const element of elements) {
    const texts = textsIn(element).map((node) => node.data);
    const kind = texts.join("\n").replace(/\d+/g, "0");
    const longest = kinds.get(kind);
    const numbers = texts.join(" ").match(/\d+/g) || [];
    if (!longest) kinds.set(kind, { element, numbers });
    else longest.numbers = longest.numbers.map((one, i) => (numbers[i].length > one.length ? numbers[i] : one));
  }
  return [...kinds.values()].map(({ element, numbers }) => {
    const largest = element.cloneNode(true);
    let i = 0;
    for (const node of textsIn(largest)) node.data = node.data.replace(/\d+/g, () => numbers[i++]);
    return largest;
  });
}

// A box as large as the largest of `shapes`, and the function that shows something in it.
function slot(name, shapes) {
  const live = make("div", "live");
  const ghosts = shapes.map((shape) => make("div", "ghost", shape.cloneNode(true)));
  for (const ghost of ghosts) ghost.setAttribute("aria-hidden", "true");
  return { box: make("div", "slot " + name, ghosts, live), show: (...shown) => live.replaceChildren(...shown) };
}

const named = (variables) => (variables || []).map((variable) => variable.name + "\u00a0" + variable.value);
const facts = (texts) => make("div", "facts", texts.map((text) => make("span", "", text)));

function seatLabel(seat, at) {
  const counts = ["pile", "sweeps", "match", "secure"].filter((count) => seat[count] !== undefined)
    .map((count) => words[count] + "\u00a0" + seat[count]);
  const marks = ["turn", "deals", "out"].filter((mark) => seat[mark]);
  return make("div", "label",
              make("div", "who", make("b", "", game.names[at]),
                   marks.map((mark) => make("span", "chip " + mark, words[mark]))),
              facts(counts.concat(seat.money || [], named(seat.variables))));
}

function tableOf(frame) {
  const laid = (text) => (text === frame.played ? "new" : "");
  const build = (one) => make("div", "build", cards(one.cards, laid),
                              [one.value, game.names[one.owner - 1]].concat(one.fixed ? [words.fixed] : []).join(" · "));
  const all = cards(frame.table || [], laid);
  if (frame.builds) all.append(...frame.builds.map(build));
  else if (frame.table && !frame.table.length) all.append(make("span", "empty", words.empty));
  return all;
}

// Who did what, with the cards played and taken; of a new deal its heading.
function moveOf(frame) {
  const who = make("b", "", frame.seat ? game.names[frame.seat - 1] : frame.heading);
  if (!frame.played) return make("div", "line", who, frame.seat ? make("span", "", frame.move) : null);
  const taken = frame.taken.length ? ["←", cards(frame.taken, () => "taken")] : null;
  return make("div", "line", who, cards([frame.played], () => "new"), taken);
}

function moveShapes(frames) {
  const taken = most(frames.map((frame) => (frame.played ? frame.taken.length : 0)));
  return game.names.map((name) => make("div", "line", make("b", "", name), blanks(1), "←", blanks(taken)))
    .concat(unlike(frames.filter((frame) => !frame.played).map(moveOf)));
}

// For tables: with the same builds only the one of most cards.
function tableShapes(frames) {
  const largest = new Map();
  for (const frame of frames) {
    const builds = (frame.builds || []).map((one) => [one.cards.length, one.owner, String(one.value).length, one.fixed].join("/")).join();
    if (!largest.has(builds) || largest.get(builds).table.length < frame.table.length) largest.set(builds, frame);
  }
  return [...largest.values()].map(tableOf);
}

// What a board for all of `frames` must have room for.
function planOf(frames) {
  const zones = new Map();
  for (const frame of frames)
    for (const zone of frame.zones || []) {
      if (!zones.has(zone.name)) zones.set(zone.name, { name: zone.name, seat: zone.seat, all: [] });
      zones.get(zone.name).all.push(zone);
    }
  const common = (frame) => facts([words.stock + "\u00a0" + frame.stock].concat(named(frame.variables), frame.common));
  return {
    table: frames.some((frame) => frame.table) ? tableShapes(frames.filter((frame) => frame.table)) : null,
    move: moveShapes(frames),
    common, commonShapes: unlike(frames.map(common)),
    zones: [...zones.values()].map((zone) => ({
      name: zone.name, seat: zone.seat, most: most(zone.all.map((one) => one.cards.length)),
      beside: unlike(zone.all.map((one) => facts(one.beside || []))) })),
    hand: most(frames.flatMap((frame) => frame.seats.map((seat) => seat.hand.length))),
    labels: unlike(frames.flatMap((frame) => frame.seats.map(seatLabel))),
  };
}

// A board that shows any of the frames: its element, and what shows one.
function makeBoard(plan) {
  const parts = [];
  const part = (name, shapes, drawn) => {
    const made = slot(name, shapes);
    parts.push((frame) => made.show(...[drawn(frame)].flat(Infinity).filter((child) => child)));
    return made.box;
  };
  const zoneBox = (zone) => {
    const find = (frame) => (frame.zones || []).find((one) => one.name === zone.name);
    const box = make("div", "zone", make("span", "name", zone.name),
                     part(zone.most > most_abreast ? "fan" : "", [blanks(zone.most)], (frame) => cards(find(frame) ? find(frame).cards : [])),
                     part("", zone.beside, (frame) => facts(find(frame) ? find(frame).beside || [] : [])));
    parts.push((frame) => box.classList.toggle("absent", !find(frame)));
    box.dataset.zone = zone.name;
    return box;
  };
  const zonesOf = (seat) => {
    const own = plan.zones.filter((zone) => (zone.seat || 0) === seat);
    return own.length ? make("div", "row", own.map(zoneBox)) : null;
  };
  const seatBox = (at) => {
    const box = make("div", "seat", part("names", plan.labels, (frame) => seatLabel(frame.seats[at], at)),
                     plan.hand ? part("", [blanks(plan.hand)], (frame) => cards(frame.seats[at].hand)) : null,
                     zonesOf(at + 1));
    parts.push((frame) => {
      for (const mark of ["turn", "out"]) box.classList.toggle(mark, !!frame.seats[at][mark]);
    });
    box.dataset.seat = at + 1;
    return box;
  };
  // Whose eyes see it sits below; without a table all do.
  const below = (game.view ? game.view : 1) - 1;
  const around = game.names.map((name, i) => (below + 1 + i) % game.names.length);
  const [over, under] = plan.table ? [around.slice(0, -1), [below]] : [[], game.names.map((name, at) => at)];
  const element = make("div", "board", make("div", "field",
    over.length ? make("div", "seats over", over.map(seatBox)) : null,
    make("div", "middle", make("div", "table", plan.table ? part("lies", plan.table, tableOf) : null, zonesOf(0)),
         make("div", "strip", part("move", plan.move, moveOf), part("common", plan.commonShapes, plan.common))),
    make("div", plan.table ? "seats" : "seats over", under.map(seatBox))));
  element.firstElementChild.style.setProperty("--columns", Math.min(3, over.length || under.length));
  return { element, show: (frame) => parts.forEach((show) => show(frame)) };
}

// Makes the cards of a board as large as its element holds them, with names above or beside hands
// and the last move below or beside the table, then larger or smaller by `scale`.
function fit(element, scale) {
  const field = element.firstElementChild;
  const slots = [...field.querySelectorAll(".slot")];
  const fits = (size) => {
    element.style.setProperty("--card", size + "px");
    return field.getBoundingClientRect().height < element.getBoundingClientRect().height + 0.1 &&
      [field, ...slots].every((one) => one.scrollWidth <= one.clientWidth);
  };
  settle(slots, false);
  const most_columns = Math.min(field.querySelectorAll(".over > *").length, 4);
  element.classList.remove("crowded");
  let best = { size: 16, name: "field", columns: most_columns };
  for (const name of ["field", "field beside", "field abreast", "field beside abreast"])
    for (let columns = 1; columns <= most_columns; ++columns) {
      field.className = name;
      field.style.setProperty("--columns", columns);
      if (!fits(best.size + 1)) continue;
      let size = best.size + 1;
      for (let more = 64; more >= 1; more /= 2) if (fits(size + more)) size += more;
      best = { size, name, columns };
    }
  field.className = best.name;
  field.style.setProperty("--columns", best.columns);
  element.classList.toggle("crowded", !fits(best.size * scale));
  settle(slots, true);
}

// Gives slots their sizes for good, so that ghosts need not be laid out at every step; or frees them.
function settle(slots, for_good) {
  const sizes = slots.map((one) => one.getBoundingClientRect());
  slots.forEach((one, i) => {
    one.classList.toggle("settled", for_good);
    one.style.width = for_good ? sizes[i].width + "px" : "";
    one.style.height = for_good ? sizes[i].height + "px" : "";
  });
}

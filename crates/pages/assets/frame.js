// The frame of a table: the tabs of a small screen, the sheet that is pulled up, maps that are pinched and
// dragged, and fades where there is more to scroll. `table.js` fires `shown` after every change.

const felt = document.querySelector("[data-live]");
const sheet = document.querySelector(".sheet");
const grip = document.getElementById("grip");
const tab = (name) => document.querySelector(`.tabs [data-tab-of=${name}]`);

// ---- The bar: board, hand, players, log, chat.

const isWide = () => matchMedia("(min-width: 1200px)").matches;
const hasHandTab = () => tab("hand").getClientRects().length > 0;
function open(name) {
  felt.dataset.tab = name;
  delete felt.dataset.waits;
  tabs();
}
function tabs() {
  const wide = isWide();
  if (!wide && felt.dataset.tab === "hand" && !hasHandTab()) felt.dataset.tab = "board";
  // A wide screen shows the log where a narrow one shows the board.
  const now = wide && !["chat", "about"].includes(felt.dataset.tab) ? "log" : felt.dataset.tab;
  for (const each of document.querySelectorAll(".tabs [data-tab-of]")) each.setAttribute("aria-pressed", String(each.dataset.tabOf === now));
  if (felt.dataset.tab === "chat") unread = 0;
  badge("chat", unread);
  document.dispatchEvent(new CustomEvent("tabbed"));
  remeasure();
}
// The chat's tab counts messages that arrive while it is closed.
let unread = 0;
function badge(name, number) {
  const place = tab(name);
  const count = place.querySelector(".count") ?? place.appendChild(document.createElement("b"));
  count.className = "count";
  count.textContent = number;
  if (!number) count.remove();
}
// The tabs of board and hand count what can be used there. A question opens the tab that answers it in full,
// the board where both do. News on the board (`data-unread`) is read first: the hand waits for a tap.
let question = null;
let news = null;
function usable(place) {
  return new Set([...document.querySelectorAll(`#${place} [data-act]`)].map((each) => each.dataset.act));
}
function follow() {
  const here = { board: usable("board"), hand: usable("own") };
  const small = hasHandTab();
  for (const name of ["board", "hand"]) badge(name, small ? here[name].size : 0);
  const asked = document.querySelector("#choices [name=steps]")?.value ?? null;
  const card = document.querySelector("#board [data-unread]");
  const unread = card?.dataset.unread ?? null;
  // The end of the game says more than its last battle.
  const over = document.querySelector("#board > .final") !== null;
  if (small && unread && unread !== news && !over) {
    if (felt.dataset.tab === "hand") open("board");
    document.dispatchEvent(new CustomEvent("bring", { detail: card }));
  }
  news = unread;
  if (asked === question) return;
  question = asked;
  // A lesson opens what it speaks of.
  if (!small || document.querySelector("#lesson .bubble:not([hidden])")) return;
  // Whoever has answered watches what the others do.
  if (asked === null && felt.dataset.tab === "hand") open("board");
  const other = { board: "hand", hand: "board" }[felt.dataset.tab];
  if (asked === null || !other || !here[other].size) return;
  const now = [...here[felt.dataset.tab]];
  const all = now.every((act) => here[other].has(act));
  if (other === "board" ? !all : !all || here.hand.size === now.length) return;
  if (other === "hand" && unread) felt.dataset.waits = "";
  else open(other);
}
// A game that ends shows its scoring from the top, with nothing over it.
let isOver = document.querySelector("#board > .final") !== null;
function conclude() {
  const over = document.querySelector("#board > .final") !== null;
  if (over && !isOver) {
    if (!isWide()) open("board");
    raise("low");
    document.getElementById("board").scrollTo({ top: 0, behavior: "instant" });
  }
  isOver = over;
}

// ---- The sheet: low it shows the question, pulled up the choices, too.

const LEVELS = ["low", "mid", "high"];
const levelNow = () => felt.dataset.sheet ?? "low";
function raise(level) {
  if (level === "low") delete felt.dataset.sheet;
  else felt.dataset.sheet = level;
  sheet.style.removeProperty("--pull");
  grip.setAttribute("aria-expanded", String(level !== "low"));
  more();
  document.dispatchEvent(new CustomEvent("raised"));
}
let pull = null;
function heightOf(level) {
  const low = parseFloat(getComputedStyle(felt).getPropertyValue("--low")) || 136;
  return { low, mid: Math.min(innerHeight * 0.46, 420), high: innerHeight * 0.78 }[level];
}
function nearest(height) {
  return LEVELS.reduce((best, level) => (Math.abs(heightOf(level) - height) < Math.abs(heightOf(best) - height) ? level : best));
}
function beginPull(event) {
  pulledAt = 0; // whatever is pressed now is no end of an earlier pull
  if (getComputedStyle(grip).display === "none" || event.target.closest("button:not(.grip), a, select, input")) return;
  pull = { id: event.pointerId, from: event.clientY, height: sheet.offsetHeight, moved: false };
}
function movePull(event) {
  if (pull?.id !== event.pointerId) return;
  const by = pull.from - event.clientY;
  if (!pull.moved && Math.abs(by) < 6) return;
  if (!pull.moved) {
    grip.setPointerCapture?.(event.pointerId);
    sheet.classList.add("pulling");
  }
  pull.moved = true;
  sheet.style.setProperty("--pull", `${Math.max(heightOf("low"), Math.min(heightOf("high"), pull.height + by))}px`);
}
function endPull(event) {
  if (pull?.id !== event.pointerId) return;
  const { moved } = pull;
  pull = null;
  sheet.classList.remove("pulling");
  if (moved) {
    raise(nearest(sheet.offsetHeight));
    pulledAt = Date.now();
  }
}
let pulledAt = 0;

// ---- Maps: two fingers pinch, one finger drags what is pinched, a wheel with Ctrl does both.

const MAPS = "svg.cor-map, svg.df-map, svg[data-map]";
const fingers = new Map();
let zoomed = null; // the visible part of the map, in the map's own units
let dragged = false;
const whole = document.createElement("button");
const numbers = (text) => text.split(/[\s,]+/).map(Number);
function base(map) {
  map.dataset.whole ??= map.getAttribute("viewBox");
  const [x, y, width, height] = numbers(map.dataset.whole);
  return { x, y, width, height };
}
function look(map, to) {
  const all = base(map);
  const share = Math.min(1, Math.max(0.2, to.share));
  const [width, height] = [all.width * share, all.height * share];
  const x = Math.min(Math.max(to.x, all.x), all.x + all.width - width);
  const y = Math.min(Math.max(to.y, all.y), all.y + all.height - height);
  zoomed = share < 0.995 ? { share, x, y } : null;
  map.setAttribute("viewBox", zoomed ? `${x} ${y} ${width} ${height}` : map.dataset.whole);
  whole.hidden = !zoomed;
  measureMap(map);
}
// Sets how many of the map's units are one screen pixel, so that text on it is never too small to read.
function measureMap(map) {
  const scale = map?.getScreenCTM()?.a;
  if (scale) map.style.setProperty("--px", `${(1 / scale).toFixed(3)}px`);
}
function at(map, { x, y }) {
  return new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
}
// Zooms around a point, which stays where it is.
function zoom(map, point, factor) {
  const all = base(map);
  const now = zoomed ?? { share: 1, x: all.x, y: all.y };
  const fixed = at(map, point);
  const share = Math.min(1, Math.max(0.2, now.share / factor));
  const by = share / now.share;
  look(map, { share, x: fixed.x - (fixed.x - now.x) * by, y: fixed.y - (fixed.y - now.y) * by });
}
function drag(map, from, to) {
  if (!zoomed) {
    let [x, y] = [from.x - to.x, from.y - to.y];
    // The map's container scrolls as far as it can, then the board.
    for (const place of [map.closest("[data-scrolls]"), document.getElementById("board"), document.querySelector(".desk")].filter(Boolean)) {
      const [left, top] = [place.scrollLeft, place.scrollTop];
      place.scrollBy({ left: x, top: y, behavior: "instant" });
      [x, y] = [x - (place.scrollLeft - left), y - (place.scrollTop - top)];
    }
    return;
  }
  const [a, b] = [at(map, from), at(map, to)];
  look(map, { ...zoomed, x: zoomed.x + a.x - b.x, y: zoomed.y + a.y - b.y });
}
function touchMap(event) {
  const map = event.pointerType !== "mouse" && event.target.closest?.(MAPS);
  if (!map) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { map, x: event.clientX, y: event.clientY, from: { x: event.clientX, y: event.clientY } });
}
function moveMap(event) {
  const finger = fingers.get(event.pointerId);
  // A finger that carries something leaves the map where it is.
  if (!finger || felt.hasAttribute("data-held")) return;
  const map = document.querySelector(`#board :is(${MAPS})`);
  const to = { x: event.clientX, y: event.clientY };
  if (!map) return;
  if (Math.hypot(to.x - finger.from.x, to.y - finger.from.y) > 8) dragged = true;
  // A map that is moved needs no card, as little as a piece that is.
  if (dragged) document.dispatchEvent(new CustomEvent("lifted"));
  const other = [...fingers.values()].find((each) => each !== finger);
  if (other) {
    const gap = (point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 };
    if (gap(finger) > 1) zoom(map, middle, gap(to) / gap(finger));
    dragged = true;
  } else if (dragged) drag(map, finger, to);
  finger.x = to.x;
  finger.y = to.y;
}
// Keeps the zoom when the map is redrawn, unless that would hide the choices that float on it.
function keepMap() {
  const map = document.querySelector(`#board :is(${MAPS})`);
  if (!map || !zoomed) return void (whole.hidden = true);
  look(map, zoomed);
  const question = document.querySelector("#choices [name=steps]")?.value;
  const choices = question !== kept && map.querySelector("[data-asks]");
  kept = question;
  if (choices) uncover(map, choices.getBBox());
}
let kept = null; // the question with which the map was redrawn last: whoever pans on has seen it
function uncover(map, box) {
  const all = base(map);
  const [width, height] = [all.width * zoomed.share, all.height * zoomed.share];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  if (box.x >= zoomed.x && box.y >= zoomed.y && right <= zoomed.x + width && bottom <= zoomed.y + height) return;
  const share = Math.max(zoomed.share, box.width / all.width, box.height / all.height);
  look(map, { share, x: (box.x + right - all.width * share) / 2, y: (box.y + bottom - all.height * share) / 2 });
}

// ---- A finger is broader than a piece: a tap close to a small usable thing counts as a tap on it.

const REACH = 22;
function reach(event) {
  if (event.pointerType !== "touch" || event.target.closest("[data-act], button, a, input, select, summary")) return;
  let best = null;
  for (const thing of document.querySelectorAll("#board [data-act], #own [data-act]")) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2 - event.clientX, box.y + box.height / 2 - event.clientY];
    if (!box.width || Math.abs(x) > Math.max(REACH, box.width / 2) || Math.abs(y) > Math.max(REACH, box.height / 2)) continue;
    if (!best || Math.hypot(x, y) < best.far) best = { thing, far: Math.hypot(x, y) };
  }
  if (!best) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  best.thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

// ---- Edges fade where there is more to scroll.

// Games mark their own scrolling elements with `data-scrolls`. What gave a strip to an explanation has `data-strip`.
const SCROLLS = "#card, .desk[data-strip], .choice-panel, .players, .board, .own, .pane, .chat ol, .ask, .strip, .prompt-place, [data-scrolls]";
function ways(each) {
  const below = each.scrollHeight - each.clientHeight - each.scrollTop > 1;
  const beyond = each.scrollWidth - each.clientWidth - each.scrollLeft > 1;
  return [each.scrollTop > 3 && "up", below && "down", each.scrollLeft > 3 && "left", beyond && "right"].filter(Boolean).join(" ");
}
// Measures all before it marks any: each mark in between would lay the page out anew.
function more() {
  const found = [...document.querySelectorAll(SCROLLS)].map((each) => [each, ways(each)]);
  for (const [each, words] of found) {
    if (words === (each.dataset.more ?? "")) continue;
    if (words) each.dataset.more = words;
    else delete each.dataset.more;
  }
  // Where a question scrolls, keys must get there to scroll it.
  const ask = document.getElementById("ask");
  const stop = ask?.dataset.more === undefined ? -1 : 0;
  if (ask && ask.tabIndex !== stop) ask.tabIndex = stop;
}

// Measures again whatever changes its size, even if only a font or another kind of pointer did it.
const sizes = new ResizeObserver(remeasure);
function remeasure() {
  const map = document.querySelector(`#board :is(${MAPS})`);
  measureMap(map);
  more();
  for (const each of document.querySelectorAll(SCROLLS)) for (const part of [each, ...each.children]) sizes.observe(part);
  if (map) sizes.observe(map);
}

if (felt && sheet) {
  whole.type = "button";
  whole.className = "whole-map";
  whole.hidden = true;
  whole.textContent = felt.dataset.wholeMap;
  whole.addEventListener("click", () => look(document.querySelector(`#board :is(${MAPS})`), { share: 1, x: 0, y: 0 }));
  document.querySelector(".desk").append(whole);
  document.addEventListener("click", (event) => {
    const chosen = event.target.closest("[data-tab-of]");
    if (!chosen) return;
    // Who opens something wants to see it: the sheet would lie over its lower half.
    raise("low");
    open(chosen.dataset.tabOf);
  });
  grip.addEventListener("click", () => Date.now() - pulledAt > 300 && raise(levelNow() === "low" ? "mid" : "low"));
  sheet.addEventListener("pointerdown", beginPull);
  addEventListener("pointermove", movePull);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, endPull);
  document.addEventListener("pointerdown", touchMap, true);
  document.addEventListener("pointermove", moveMap, true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => fingers.delete(event.pointerId), true);
  // A drag isn't a tap.
  document.addEventListener("click", (event) => {
    if (dragged && event.isTrusted && event.target.closest?.(MAPS)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (event.isTrusted) reach(event);
    dragged = false;
  }, true);
  document.addEventListener("wheel", (event) => {
    const map = event.ctrlKey && event.target.closest?.(MAPS);
    if (!map) return;
    event.preventDefault();
    zoom(map, { x: event.clientX, y: event.clientY }, Math.exp(-event.deltaY / 200));
  }, { passive: false });
  document.addEventListener("scroll", more, true);
  document.addEventListener("card-placed", remeasure);
  document.addEventListener("shown", ({ detail }) => {
    unread += detail.said;
    keepMap();
    follow();
    conclude();
    tabs();
  });
  document.addEventListener("show-tab", ({ detail }) => open(detail));
  addEventListener("resize", tabs);
  follow();
  tabs();
}

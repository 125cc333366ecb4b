// What has to be seen: a question's things come into sight together where the board has room for them. If they all
// lie out of sight, it scrolls to the first of them, one with a place of its own (`data-asks`, by its choices or by
// what the attribute names) to the beginning of that. What a lesson points at gets a ring. `table.js` fires `shown`
// after every change; `learn.js` fires `bring` and `point-at`.

const felt = document.querySelector("[data-live]");
const root = document.documentElement;

// ---- The part of a thing that can be seen: inside everything that scrolls, and not under the sheet.

function seenPart(thing) {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  const cut = (box) => ([left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)]);
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let up = thing.parentElement; up && up !== document.body; up = up.parentElement) {
    if (getComputedStyle(up).overflow !== "visible") cut(up.getBoundingClientRect());
  }
  const sheet = document.querySelector(".sheet");
  const over = sheet && !sheet.contains(thing) && sheet.getBoundingClientRect();
  if (over && over.left < right && over.right > left) bottom = Math.min(bottom, over.top);
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}
// Half of it, or as much as a finger needs.
function isInSight(thing) {
  const [all, part] = [thing.getBoundingClientRect(), seenPart(thing)];
  return part !== null && part.width >= Math.min(44, all.width / 2) && part.height >= Math.min(44, all.height / 2);
}

function isBeginSeen(thing) {
  const part = seenPart(thing);
  return part !== null && part.top < thing.getBoundingClientRect().top + 2 && part.height > 2;
}

// ---- A question comes with its things, and its list begins at the top. A person who is scrolling has taken over.

const SCROLLED = 200; // milliseconds after which a scroll is over, in browsers that don't say so
let question = null;
let fingers = 0;
let scroller = null; // who scrolls now: "person" or "page"
let rested = 0;
const isStill = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
function scrolled() {
  scroller ??= "person";
  clearTimeout(rested);
  rested = setTimeout(rest, SCROLLED);
}
function rest() {
  scroller = null;
}
function bring(thing) {
  if (!isInSight(thing)) reveal(thing);
}
// All of it, or as much as the place has room for.
function bringWhole(thing) {
  const [all, part] = [thing.getBoundingClientRect(), seenPart(thing)];
  const room = thing.closest("#board, #own")?.getBoundingClientRect().height ?? innerHeight;
  if (part === null || part.height < Math.min(all.height, room / 2) - 1) reveal(thing, all.height > room / 2 ? "start" : undefined);
}
// A sheet that is pulled up leaves the upper half of the board.
function reveal(thing, block = felt.dataset.sheet ? "start" : "center") {
  scroller = "page";
  scrolled();
  thing.scrollIntoView({ block, inline: "center", behavior: isStill() ? "instant" : "smooth" });
}
// All things of a question that lie on the board, where it scrolls and has room for them.
function bringTogether(things) {
  const board = document.getElementById("board");
  const here = things.filter((each) => board.contains(each));
  const room = seenPart(board);
  if (!here.length || !room || board.scrollHeight <= board.clientHeight || here.every(isInSight)) return false;
  const boxes = here.map((each) => each.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  if (bottom - top > room.height) return false;
  scroller = "page";
  scrolled();
  board.scrollBy({ top: (top + bottom) / 2 - (room.top + room.height / 2), behavior: isStill() ? "instant" : "smooth" });
  return true;
}
function follow() {
  const asked = document.querySelector("#choices [name=steps]")?.value ?? null;
  if (asked === question) return;
  question = asked;
  if (asked === null || document.querySelector("#lesson .bubble:not([hidden])")) return;
  document.querySelector(".choice-panel")?.scrollTo({ top: 0, behavior: "instant" });
  if (fingers || scroller === "person") return;
  const asks = (each) => each.querySelector(each.dataset.asks || "[data-act]") && each.getClientRects().length;
  const panel = [...document.querySelectorAll("#board [data-asks]")].find(asks);
  if (panel && !isBeginSeen(panel)) return reveal(panel, "start");
  const things = [...document.querySelectorAll("#board [data-act], #own [data-act]")].filter((each) => each.getClientRects().length);
  if (!things.length || bringTogether(things) || things.some(isInSight)) return;
  const fits = panel && panel.getBoundingClientRect().height < document.getElementById("board").clientHeight;
  return fits ? reveal(panel, "start") : bring(things[0]);
}

// ---- Rings around what a lesson speaks of. A piece on a map that takes a tap has an outline of its own.

const rings = [];
function ring(things) {
  const boxes = things.filter((each) => !each.querySelector(":scope > .hit")).map(seenPart).filter(Boolean);
  while (rings.length < boxes.length) {
    const next = document.createElement("div");
    next.className = "ring";
    document.body.append(next);
    rings.push(next);
  }
  for (const [at, each] of rings.entries()) {
    each.hidden = at >= boxes.length;
    if (each.hidden) continue;
    for (const side of ["left", "top", "width", "height"]) each.style[side] = `${boxes[at][side]}px`;
  }
}

if (felt) {
  // The frame opens the tab of a question first.
  const soon = () => requestAnimationFrame(follow);
  document.addEventListener("shown", soon);
  for (const each of ["touchstart", "touchend", "touchcancel"]) addEventListener(each, ({ touches }) => (fingers = touches.length), { capture: true, passive: true });
  document.addEventListener("scroll", ({ target }) => target.closest?.("#board, #own") && scrolled(), true);
  document.addEventListener("scrollend", rest, true);
  document.addEventListener("bring", ({ detail }) => bringWhole(detail));
  document.addEventListener("point-at", ({ detail }) => ring(detail));
  soon();
}

// Where the explanation of a thing lies: near it, and never over anything that can be used. Where there is no such
// place it gets a strip of its own: at the far end of what fills the middle, or above the choices of a sheet that is
// pulled up. What was there stays where it is on the screen, as far as it can be seen, and the rest is scrolled to, so
// nothing moves under a finger. `table.js` fills the card and fires `explained-thing` and `folded`.

const felt = document.querySelector("[data-live]");
const card = document.getElementById("card");
const EDGE = 8; // pixels between a card and whatever is beside it
const LOWEST = 112; // pixels: a title and two lines
const WIDTHS = [340, 272]; // pixels, the usual first
const SHARES = [1, 0.7, 0.5]; // of the height that all of it needs
const STEP = 16; // pixels from one place that is tried to the next
const STRIP = 0.55; // the most that a strip takes of its region

let thing = null;
let strip = null; // the region that gave way, and which of its ends

// ---- What can be used next, as far as it can be seen.

const USABLE = "[data-act], button, a[href], summary, select, textarea, input:not([type=hidden])";
// What only explains itself may be covered by another explanation.
const explains = (each) => each.matches("[data-about], [data-why]") && each.dataset.act === undefined;
function usables() {
  const frames = new Map(); // what each element leaves of its content
  const frame = (up) => {
    if (!up || up === document.body) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!frames.has(up)) {
      const { overflowX, overflowY } = getComputedStyle(up);
      const outer = frame(up.parentElement);
      frames.set(up, overflowX === "visible" && overflowY === "visible" ? outer : both(outer, up.getBoundingClientRect()));
    }
    return frames.get(up);
  };
  const pulled = pulledSheet()?.getBoundingClientRect();
  const found = [];
  for (const each of document.querySelectorAll(USABLE)) {
    if (explains(each) || each.closest("#card, .aid, .unseen") || !each.checkVisibility({ visibilityProperty: true })) continue;
    let box = both((each.querySelector(":scope > .hit") ?? each).getBoundingClientRect(), frame(each.parentElement));
    if (pulled && each.closest(".desk")) box = { ...box, bottom: Math.min(box.bottom, pulled.top) };
    if (box.right > box.left && box.bottom > box.top) found.push(box);
  }
  return found;
}
const both = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
function pulledSheet() {
  return felt.dataset.sheet && document.getElementById("grip").getClientRects().length ? document.querySelector(".sheet") : null;
}

// ---- A place among them.

function place() {
  release();
  const box = thing.getBoundingClientRect();
  const taken = [...usables(), box];
  // A reason comes last, and must be seen.
  const shares = card.querySelector(".why") ? [1] : SHARES;
  for (const share of shares) {
    for (const width of WIDTHS) {
      const size = sized(width, share);
      const free = size && nearest(size, box, taken);
      if (free) return put(free);
    }
  }
  dock(box);
}
function sized(width, share) {
  Object.assign(card.style, { left: "0", top: "0", width: "", maxWidth: `min(${width}px, calc(100vw - ${2 * EDGE}px))`, maxHeight: "" });
  const whole = card.getBoundingClientRect();
  const height = Math.ceil(whole.height * share);
  if (share < 1 && height < LOWEST) return null;
  if (share < 1) card.style.maxHeight = `${height}px`;
  return { width: whole.width, height };
}
// The free place that is nearest to the thing: beside it, or else wherever one is found.
function nearest({ width, height }, box, taken) {
  const [right, bottom] = [innerWidth - width - EDGE, innerHeight - height - EDGE];
  if (right < EDGE || bottom < EDGE) return null;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const range = (end) => Array.from({ length: Math.floor((end - EDGE) / STEP) + 1 }, (_, at) => EDGE + at * STEP);
  const within = (at, end) => Math.max(EDGE, Math.min(at, end));
  const lefts = [...range(right), ...[middle.x - width / 2, box.right + EDGE, box.left - width - EDGE, box.left, box.right - width].map((at) => within(at, right)), right];
  const tops = [...range(bottom), ...[box.top - height - EDGE, box.bottom + EDGE, middle.y - height / 2].map((at) => within(at, bottom)), bottom];
  let best = null;
  for (const left of lefts) {
    for (const top of tops) {
      const far = Math.hypot(left + width / 2 - middle.x, top + height / 2 - middle.y);
      if (best && far >= best.far) continue;
      const here = { left, top, right: left + width, bottom: top + height };
      if (taken.every((each) => apart(here, each))) best = { left, top, far };
    }
  }
  return best;
}
function put({ left, top }) {
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
  document.dispatchEvent(new CustomEvent("card-placed"));
}

// ---- A strip of its own.

function dock(box) {
  const sheet = pulledSheet();
  const region = sheet ? sheet.querySelector(".choice-panel") : [...document.querySelectorAll(".players, .panes, .desk")].find((each) => each.checkVisibility({ visibilityProperty: true }) && !apart(each.getBoundingClientRect(), box)) ?? document.querySelector(".desk");
  const all = region.getBoundingClientRect();
  const room = { top: box.top - all.top, bottom: all.bottom - box.bottom };
  const end = sheet || room.top > room.bottom ? "top" : "bottom";
  Object.assign(card.style, { maxWidth: "none", width: `${all.width}px`, maxHeight: "" });
  const most = Math.min(all.height * STRIP, sheet ? all.height : Math.max(room[end], LOWEST));
  const height = Math.min(Math.ceil(card.getBoundingClientRect().height), Math.floor(most));
  card.style.maxHeight = `${height}px`;
  strip = { region, end, from: region.scrollTop };
  // Whatever is in it keeps its size, and is laid out as before.
  if (region.matches(".desk")) {
    const { gridTemplateRows, gridTemplateColumns } = getComputedStyle(region);
    Object.assign(region.style, { gridTemplateRows, gridTemplateColumns });
  }
  region.style.setProperty("--strip", `${height}px`);
  region.dataset.strip = end;
  // A browser may remember where it was scrolled to the last time.
  region.scrollTop = strip.from + (end === "top" ? height : 0);
  put({ left: all.left, top: end === "top" ? all.top : all.bottom - height });
}
function release() {
  if (!strip) return;
  const { region, end, from } = strip;
  const height = parseFloat(region.style.getPropertyValue("--strip"));
  const scrolled = region.scrollTop;
  for (const name of ["--strip", "grid-template-rows", "grid-template-columns"]) region.style.removeProperty(name);
  delete region.dataset.strip;
  // What is seen now stays where it is, as far as that is possible without the strip.
  region.scrollTop = end === "top" ? scrolled - height : region.matches(".desk") ? from : scrolled;
  strip = null;
  document.dispatchEvent(new CustomEvent("card-placed"));
}

// ---- It stays apart from what can be used, whatever changes.

let looking = false;
const isSeen = (each) => each.isConnected && each.getClientRects().length > 0;
function lookAgain() {
  if (!thing || looking) return;
  looking = true;
  requestAnimationFrame(() => {
    looking = false;
    if (!thing) return;
    // It may have been drawn anew.
    if (!isSeen(thing)) thing = [...document.querySelectorAll("[data-about]")].find((each) => each.dataset.about === thing.dataset.about && isSeen(each));
    if (!thing) return document.dispatchEvent(new CustomEvent("lifted"));
    const here = card.getBoundingClientRect();
    if (!strip && usables().some((each) => !apart(here, each))) place();
  });
}

if (felt) {
  document.addEventListener("explained-thing", ({ detail }) => {
    thing = detail;
    place();
  });
  document.addEventListener("folded", () => {
    thing = null;
    release();
    card.removeAttribute("style");
  });
  document.addEventListener("shown", lookAgain);
  document.addEventListener("scroll", ({ target }) => target !== card && lookAgain(), true);
  addEventListener("resize", () => thing && document.dispatchEvent(new CustomEvent("lifted")));
  // What is shown instead, or over it, is another place.
  document.addEventListener("raised", () => thing && document.dispatchEvent(new CustomEvent("lifted")));
}

// What teaches the games: the bubbles of a lesson, the player aid, labelled pictures, a search in
// the rules. The pages work without it: bubbles are then listed one below the other.

const felt = document.querySelector(".felt");

// ---- A picture in an iframe: numbered labels, and a frame as high as the picture.

if (document.body.classList.contains("pictured")) {
  const labels = JSON.parse(felt.dataset.labels).map(([at, text]) => {
    const label = document.createElement("span");
    label.className = "label";
    label.textContent = text;
    document.body.append(label);
    return { at, label };
  });
  // On top of a small thing, else beside a corner, so that no letter of a heading is under it. Where that is close to
  // another label, at another such thing, or at another corner.
  const SMALL = 90; // pixels: a territory, a tile
  const [WISHED, NEEDED] = [2.5, 1.25]; // labels from middle to middle
  const spots = (things, size) => {
    const boxes = things.map((each) => each.getBoundingClientRect());
    const tops = boxes.filter(({ width, height }) => width < SMALL && height < SMALL).map(({ left, width, top }) => [left + width / 2 - size / 2, top - 0.6 * size]);
    const [west, east] = [({ left }) => left - 0.9 * size, ({ right }) => right - 0.1 * size];
    const [north, south] = [({ top }) => top - size / 2, ({ bottom }) => bottom - size / 2];
    const at = (x, y) => boxes.map((box) => [x(box), y(box)]);
    const inside = ([x, y]) => [Math.min(Math.max(1, x + scrollX), innerWidth - size - 2), Math.max(1, y + scrollY)];
    return { best: [...tops, ...at(west, north)].map(inside), rest: [...at(east, north), ...at(west, south), ...at(east, south)].map(inside) };
  };
  const settle = () => {
    const taken = [];
    for (const { at, label } of labels) {
      label.hidden = false;
      const size = label.offsetHeight;
      const { best, rest } = spots([...felt.querySelectorAll(at)].filter((each) => each.getClientRects().length), size);
      label.hidden = !best.length;
      if (label.hidden) continue;
      const free = (some, apart) => some.find(([x, y]) => taken.every((other) => Math.hypot(x - other[0], y - other[1]) >= apart * size));
      const [x, y] = free(best, WISHED) ?? free(best, NEEDED) ?? free(rest, NEEDED) ?? best[0];
      taken.push([x, y]);
      label.style.left = `${x}px`;
      label.style.top = `${y}px`;
    }
    const frame = window.frameElement;
    if (frame && felt.dataset.show !== "table") frame.style.height = `${Math.ceil(felt.getBoundingClientRect().height)}px`;
  };
  new ResizeObserver(settle).observe(felt);
  document.fonts.ready.then(settle);
}

// A picture of the whole table is drawn at a common window size and scaled down.
for (const shot of document.querySelectorAll(".shot")) {
  const frame = shot.querySelector("iframe");
  new ResizeObserver(() => (frame.style.scale = shot.clientWidth / frame.offsetWidth)).observe(shot);
}

// ---- The player aid: A opens and closes it.

const aid = document.getElementById("aid");
const typing = (event) => event.target.closest?.("input, select, textarea, [contenteditable]");
addEventListener("keydown", (event) => {
  if (!aid || event.key.toLowerCase() !== "a" || event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
  event.preventDefault();
  aid.togglePopover();
});
aid?.addEventListener("toggle", (event) => event.newState === "open" && aid.focus({ preventScroll: true }));

// ---- A hint with its reasons is brought into sight: a small screen pulls the sheet up to show it.

let advised = null;
let pulled = false;
document.addEventListener("shown", () => {
  const advice = document.querySelector(".advice");
  const words = advice?.textContent ?? null;
  const pull = () => document.getElementById("grip")?.click();
  // What was pulled up for the hint goes down again with it, and doesn't cover the board at the next question.
  if (words === null && pulled && felt.dataset.sheet) pull();
  if (words === null) pulled = false;
  if (words !== null && words !== advised) {
    if (getComputedStyle(advice).visibility === "hidden") {
      pull();
      pulled = true;
    }
    // It appears above the list, and a browser that keeps the list in place would leave it out of sight.
    advice.closest(".choice-panel")?.scrollTo({ top: 0, behavior: "instant" });
  }
  advised = words;
});

// ---- A lesson: one bubble at a time, beside what it explains.

const place = document.getElementById("lesson");
let reading = { text: "", at: 0, closed: false };
// What was read before a wrong move isn't read again when the move is taken back.
const readTo = new Map();

function bubbles() {
  const all = [...place.querySelectorAll(".bubble")];
  const text = all.map((each) => each.querySelector("p").textContent).join("\n");
  if (text !== reading.text) reading = { text, at: readTo.get(text) ?? 0, closed: false };
  readTo.set(text, reading.at);
  for (const each of document.querySelectorAll(".taught")) each.classList.remove("taught");
  for (const [at, bubble] of all.entries()) bubble.hidden = reading.closed || at !== reading.at;
  const now = reading.closed ? undefined : all[reading.at];
  if (!now) return tell("point-at", []);
  const isNew = now.dataset.shown === undefined;
  if (isNew) uncover(now);
  const things = anchors(now);
  for (const thing of things) thing.classList.add("taught");
  if (isNew && things[0]) tell("bring", things[0]);
  now.dataset.shown = "";
  tell("point-at", things);
  put(now, things[0]);
  const done = place.querySelector("[data-done]")?.dataset.done;
  if (done && !remembered.has(done)) {
    remembered.add(done);
    fetch(done).catch(() => remembered.delete(done));
  }
}
const remembered = new Set();
const tell = (event, detail) => document.dispatchEvent(new CustomEvent(event, { detail }));

// What a bubble explains: things on the board if there are any, else buttons in the list of choices.
const isShown = (each) => each.getClientRects().length > 0 && getComputedStyle(each).visibility !== "hidden";
const THINGS = ":is(.board, .own)";
function anchors(bubble) {
  if (bubble.dataset.at) return [...felt.querySelectorAll(bubble.dataset.at)].filter(isShown).slice(0, 1);
  const things = [...felt.querySelectorAll(actsOf(bubble, (act) => `${THINGS} [data-act="${act}"]`))].filter(isShown);
  // Of several that do the same, the first.
  const first = things.filter((each, at) => things.findIndex((other) => other.dataset.act === each.dataset.act) === at);
  return first.length ? first : [...felt.querySelectorAll(actsOf(bubble, (act) => `#choice-${act}`))].filter(isShown);
}
function actsOf(bubble, selector) {
  const acts = (bubble.dataset.acts ?? "").split(" ").filter(Boolean);
  return acts.map(selector).join(",") || ":not(*)";
}

// On a small screen what a bubble speaks of may lie behind a tab, under the sheet, or in the sheet that
// isn't pulled up. A thing is shown rather than its button in the list.
function uncover(bubble) {
  const grip = document.getElementById("grip");
  const pull = () => isShown(grip) && grip.click();
  const [shown] = anchors(bubble);
  if (shown?.closest(THINGS)) return felt.dataset.sheet && pull();
  const where = bubble.dataset.at ?? actsOf(bubble, (act) => `${THINGS} [data-act="${act}"]`);
  const part = felt.querySelector(where)?.closest("#own, #board, #players");
  const tab = part && felt.querySelector(`.tabs [data-tab-of=${{ own: "hand", board: "board", players: "players" }[part.id]}]`);
  if (tab && isShown(tab)) tab.click();
  else if (!felt.dataset.sheet && felt.querySelector(actsOf(bubble, (act) => `#choice-${act}`))) pull();
}

// Puts the bubble beside the thing where there is room, on a phone over the question, or on top if it would lie over the thing or a choice.
function put(bubble, thing) {
  const own = bubble.getBoundingClientRect();
  const clamp = (value, most) => Math.min(Math.max(8, value), Math.max(8, most - 8));
  // On a phone the bar stays free, so that one sees what is open.
  const bar = document.querySelector(".tabs")?.getBoundingClientRect();
  const floor = innerWidth < 700 && bar?.top > innerHeight / 2 ? bar.top : innerHeight;
  const lowest = floor - own.height - 8;
  if (!thing) return at(bubble, (innerWidth - own.width) / 2, lowest, "");
  const it = thing.getBoundingClientRect();
  const middle = it.top + it.height / 2;
  const left = clamp(it.left + it.width / 2 - own.width / 2, innerWidth - own.width);
  const top = clamp(middle - own.height / 2, innerHeight - own.height);
  if (innerWidth < 700) {
    const under = ({ bottom, top, height }) => height && bottom > lowest && top < lowest + own.height;
    const covers = [...document.querySelectorAll(".choice")].some((choice) => under(choice.getBoundingClientRect()));
    const low = middle < innerHeight / 2 || (it.bottom < lowest && !covers);
    // The question stays on top while the page scrolls.
    const ask = document.getElementById("prompt")?.getBoundingClientRect();
    const free = ask && ask.top < 60 && ask.bottom < innerHeight / 3 ? ask.bottom + 8 : 56;
    return at(bubble, left, low ? lowest : free, "");
  }
  // Below the question are the choices: what is said about it stands at the end of their column.
  if (thing.id === "prompt" && innerWidth >= 1200) return at(bubble, clamp(it.right - own.width, innerWidth - own.width), innerHeight - own.height - 16, "");
  if (it.bottom + own.height + 14 < innerHeight) return at(bubble, left, it.bottom + 12, "below");
  if (it.top - own.height - 14 > 0) return at(bubble, left, it.top - own.height - 12, "above");
  if (it.right + own.width + 14 < innerWidth) return at(bubble, it.right + 12, top, "right");
  if (it.left - own.width - 14 > 0) return at(bubble, it.left - own.width - 12, top, "left");
  return at(bubble, left, innerHeight - own.height - 16, "");
}

function at(bubble, left, top, side) {
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
  bubble.dataset.side = side;
}

if (place) {
  let asked = 0;
  const soon = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(bubbles);
  };
  new MutationObserver(soon).observe(felt, { childList: true, subtree: true, attributeFilter: ["viewBox", "data-tab", "data-sheet"] });
  for (const each of ["resize", "scroll", "transitionend"]) addEventListener(each, soon, true);
  place.addEventListener("click", ({ target }) => {
    if (target.closest("[data-next-bubble]")) reading.at += 1;
    else if (target.closest("[data-close-bubble]")) reading.closed = true;
    else return;
    bubbles();
  });
  bubbles();
}

// ---- The rules of record: the search shows only passages with all its words.

const search = document.getElementById("rules-search");
if (search) {
  search.closest("[hidden]").hidden = false;
  const article = search.closest("article");
  const passages = [...article.querySelectorAll("li, p, tr, h3, h4, pre")].filter((each) => !each.closest(".rules-tools, thead"));
  const found = document.getElementById("rules-found");
  search.addEventListener("input", () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const each of passages) {
      const fits = words.every((word) => each.textContent.toLowerCase().includes(word));
      each.hidden = !fits;
      count += fits && !each.querySelector("li") ? 1 : 0;
    }
    for (const each of article.querySelectorAll(".wide, ul, ol")) {
      if (!each.closest(".rules-tools")) each.hidden = words.length > 0 && !each.querySelector("li:not([hidden]), tbody tr:not([hidden])");
    }
    found.textContent = !words.length ? "" : count ? `${count} ${found.dataset.some}` : found.dataset.none;
  });
}

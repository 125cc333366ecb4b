// Dwar7s Fall: a card that is turned in the hand, pieces that glide.

const root = document.documentElement;
const map = () => document.querySelector(".df-map");
const felt = document.querySelector(".felt");

// A card that was turned before it is laid answers that question, too.
function begin(thing) {
  const turned = map()?.dataset.turn;
  const ghost = turned && thing.querySelector(`.df-ghost [data-turned="${turned}"]`);
  if (ghost) thing.dataset.then = ghost.dataset.turnAct;
}
// The rotation that is shown has the focus, and keeps it while the card is clicked.
document.addEventListener("mousedown", (event) => event.target.closest(".df-held") && event.preventDefault(), true);
document.addEventListener("click", (event) => {
  if (event.target.closest(".df-held") && turn()) return event.stopPropagation();
  const thing = event.target.closest("[data-act]");
  if (thing && !thing.closest("form")) begin(thing);
}, true);
document.addEventListener("keydown", (event) => {
  if (event.target.closest?.("input, textarea, select")) return;
  const thing = event.target.closest?.("svg [data-act]");
  if (thing && (event.key === "Enter" || event.key === " ")) begin(thing);
  if (event.key.toLowerCase() === "r" && !event.ctrlKey && !event.metaKey && !event.altKey) turn();
}, true);

// ---- Turning: before a card is laid, and while its rotation is asked for.

function turn() {
  const ways = [...document.querySelectorAll("[data-rotation]")];
  if (ways.length) {
    const shown = ways.findIndex((way) => way.matches(":focus"));
    const first = document.querySelector(".df-first")?.dataset.would;
    const from = shown >= 0 ? shown : ways.findIndex((way) => way.dataset.rotation === first);
    ways[(from + 1) % ways.length].focus({ preventScroll: true });
    return true;
  }
  const ghost = document.querySelector(".df-ghost");
  if (!ghost) return false;
  const all = [...ghost.querySelectorAll("[data-turned]")].map((each) => each.dataset.turned);
  map().dataset.turn = all[(all.indexOf(map().dataset.turn) + 1) % all.length];
  return true;
}

// ---- Pieces glide from where they were. A drawing's inner pieces take no part in the page's own
// transitions, so they are moved here.

let before = look();
function look() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (!box.width) continue;
    const centre = { x: box.x + box.width / 2 + scrollX, y: box.y + box.height / 2 + scrollY };
    found.set(piece.dataset.piece, { piece, ...centre, width: box.width, at: piece.dataset.at, like: piece.dataset.like });
  }
  return found;
}
function glide() {
  const now = look();
  const gone = [...before].filter(([name]) => !now.has(name)).map(([, was]) => was);
  if (root.dataset.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches && !document.hidden) {
    const duration = parseFloat(getComputedStyle(root).getPropertyValue("--travel")) * 1.4;
    let late = 0;
    for (const [name, here] of now) {
      let was = before.get(name);
      if (was && was.at === here.at) continue;
      if (!was && here.like) {
        const at = gone.findIndex((each) => each.like === here.like);
        if (at >= 0) was = gone.splice(at, 1)[0];
      }
      if (!was) continue;
      const unit = here.piece.ownerSVGElement ? here.piece.getScreenCTM().a : 1;
      const move = `translate(${(was.x - here.x) / unit}px, ${(was.y - here.y) / unit}px)`;
      here.piece.animate([{ transform: move }, { transform: "none" }],
        { duration, delay: late, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)", fill: "backwards" });
      late += 40;
    }
  }
  before = now;
}

let due = false;
new MutationObserver(() => {
  if (map() && !document.querySelector(".df-spot")) delete map().dataset.turn;
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    glide();
  });
}).observe(felt, { childList: true, subtree: true });
for (const change of ["resize", "scroll"]) addEventListener(change, () => (before = look()), { passive: true });

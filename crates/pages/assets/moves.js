// The last move of each seat stays marked on the board, and a line shows where its pieces came from.
// `table.js` fires `moved` when pieces have moved.

const felt = document.querySelector("[data-live]");
const SVG = "http://www.w3.org/2000/svg";
const marks = new Map(); // seat → the pieces of its last move, each with the box it came from
let mover = null;

function piece(name) {
  return document.querySelector(`#board [data-piece="${CSS.escape(name)}"], #own [data-piece="${CSS.escape(name)}"]`);
}
// A move is everything a seat does until another seat acts.
function remember({ names, from, seat }) {
  if (seat === null || !names.length) return;
  if (seat !== mover || !marks.has(seat)) marks.set(seat, new Map());
  mover = seat;
  for (const name of names) {
    for (const others of marks.values()) others.delete(name);
    marks.get(seat).set(name, from.get(name) ?? null);
  }
}
function mark() {
  for (const [seat, names] of marks) {
    for (const name of names.keys()) {
      const thing = piece(name);
      if (!thing) continue;
      thing.classList.add("last-move");
      thing.style.setProperty("--mover", `var(--seat-${seat})`);
    }
  }
}
const centre = (box) => [box.x + box.width / 2, box.y + box.height / 2];
function lines() {
  clear();
  const desk = document.querySelector(".desk");
  const ground = desk.getBoundingClientRect();
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("class", "trails");
  drawing.setAttribute("aria-hidden", "true");
  for (const [name, from] of marks.get(mover) ?? []) {
    const to = piece(name)?.getBoundingClientRect();
    // What lies behind a tab has no place.
    if (!from?.width || !to?.width) continue;
    const [[x1, y1], [x2, y2]] = [centre(from), centre(to)];
    if (Math.hypot(x2 - x1, y2 - y1) < 12) continue;
    const line = document.createElementNS(SVG, "line");
    for (const [key, value] of Object.entries({ x1: x1 - ground.x, y1: y1 - ground.y, x2: x2 - ground.x, y2: y2 - ground.y })) line.setAttribute(key, value);
    line.style.setProperty("--mover", `var(--seat-${mover})`);
    drawing.append(line);
  }
  if (drawing.children.length) desk.append(drawing);
}
function clear() {
  document.querySelector(".trails")?.remove();
}
// Where the board has moved, a piece no longer came from the box it was in.
function forget() {
  clear();
  for (const names of marks.values()) for (const name of names.keys()) names.set(name, null);
}

if (felt) {
  document.addEventListener("moved", ({ detail }) => {
    remember(detail);
    mark();
    lines();
  });
  document.addEventListener("shown", mark);
  // The lines don't follow the board, so they go when it may move.
  addEventListener("pointerdown", clear, true);
  addEventListener("resize", forget, true);
  document.addEventListener("scroll", ({ target }) => (target === document || target.closest(".desk")) && forget(), true);
  document.addEventListener("tabbed", forget);
}

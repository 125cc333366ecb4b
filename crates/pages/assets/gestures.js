// Picking something up and laying it down: one gesture for all the answers it gives. The server says where
// a thing can go (`table.js` says `landings`) and what laying it there means; digits, the wheel and R choose
// among several ways: how many, which way round; E also ends the movement or the turn. A finger picks up by a long press, and a second
// finger's tap chooses the next way. The list has the same gestures.

const felt = document.querySelector("[data-live]");
const THINGS = "[data-act], [data-why], [data-answers], [data-pile], [data-carry], [data-place]";
const FAR = 8; // pixels before a press becomes a drag
let lifted = null;
let number = 0;
let dragged = false;

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }));
const answersOf = ({ dataset }) => [dataset.act, dataset.why, ...(dataset.answers ?? "").split(" "), dataset.place].filter(Boolean);

// What is picked up: a thing that the board knows by name, and the answers that picking it up gives, which are what
// it is asked for now, or what leads to it.
function source(target) {
  const carried = question() !== undefined && target.closest?.("[data-carry]");
  const answering = answers(target);
  if (!carried) return answering;
  return { thing: carried, actions: answering?.actions ?? "", name: carried.dataset.carry };
}
function answers(target) {
  for (let thing = target.closest?.(THINGS); thing; thing = thing.parentElement?.closest(THINGS)) {
    const { act, then, pile } = thing.dataset;
    if (pile !== undefined) return { thing, actions: "" };
    if (act !== undefined) return { thing, actions: [act, ...(then ?? "").split(" ").filter(Boolean)].join(",") };
    for (const id of answersOf(thing)) {
      const button = document.getElementById(`choice-${id}`) ?? document.getElementById(`through-${id}`);
      if (button) return { thing, actions: button.value };
    }
  }
  return null;
}

function begin(event) {
  dragged = false;
  if (lifted?.held && event.pointerId !== lifted.pointer) return turn(1);
  if (event.button !== 0 || !event.target.closest?.(".board, .own")) return;
  const found = source(event.target);
  if (found) lifted = { ...found, pointer: event.pointerId, held: event.pointerType === "mouse", x: event.clientX, y: event.clientY, landings: null, places: [], over: null, way: 0, chip: null, asked: stepsNow() };
}

function move(event) {
  if (!lifted || lifted.dropped || event.pointerId !== lifted.pointer) return;
  if (!lifted.chip) {
    if (Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) < FAR) return;
    // A finger that moves at once scrolls.
    if (!lifted.held) return end();
    lift();
  }
  lifted.chip.style.transform = `translate(${event.clientX + 14}px, ${event.clientY + 14}px)`;
  over(document.elementFromPoint(event.clientX, event.clientY));
}

// A long press is over: from now on the finger carries the thing.
function hold() {
  if (!lifted || lifted.held) return;
  lifted.held = true;
  felt.toggleAttribute("data-held", true);
}

function lift() {
  number += 1;
  tell("lifted");
  lifted.chip = document.createElement("div");
  lifted.chip.className = "dragged";
  document.body.append(lifted.chip);
  lifted.thing.classList.add("lifted");
  felt.toggleAttribute("data-drag", true);
  tell("send", { do: "pick-up", n: String(number), action: lifted.actions, thing: lifted.name ?? "" });
}

// Where it may go; each place is told by the answer that it is.
function land({ n, landings }) {
  if (!lifted?.chip || Number(n) !== number) return;
  // What can go nowhere isn't carried about, nor is it clicked when the button is released.
  if (!landings.length) {
    dragged = !lifted.dropped;
    return end();
  }
  lifted.landings = new Map(landings.map((landing) => [String(landing.to), landing]));
  mark();
  if (!lifted.dropped) return;
  over(document.elementFromPoint(lifted.dropped.x, lifted.dropped.y));
  drop();
}
function mark() {
  lifted.places = [];
  for (const place of document.querySelectorAll(`:is(.board, .own) :is(${THINGS})`)) {
    const to = answersOf(place).find((id) => lifted.landings.has(id));
    if (to === undefined || place === lifted.thing) continue;
    place.classList.add("may-land");
    lifted.places.push({ place, to });
  }
}

// What others do meanwhile takes nothing out of the hand, as long as the question stands.
function drawnAnew() {
  if (!lifted) return;
  if (!lifted.thing.isConnected || lifted.asked !== stepsNow()) return end();
  if (lifted.landings) mark();
}
const stepsNow = () => document.querySelector("#choices form[data-verb=act] [name=steps]")?.value;

function over(element) {
  const found = element && lifted.places.find(({ place }) => place.contains(element));
  if (found?.place === lifted.over?.place) return;
  lifted.over?.place.classList.remove("lands");
  found?.place.classList.add("lands");
  lifted.over = found ?? null;
  say();
}

// The usual ways first, then the same with the end of the movement or the turn.
const landing = () => (lifted?.over && lifted.landings.get(lifted.over.to)) ?? { ways: [], ends: [] };
function ways() {
  return [...landing().ways, ...landing().ends];
}
function say() {
  const all = ways();
  const way = all[lifted.way % all.length];
  lifted.chip.textContent = way ? way.label : "";
  lifted.chip.dataset.turned = all.length > 1 ? lifted.way % all.length : "";
}
// Another way to lay it down. Of numbers, all come first.
function turn(by) {
  const all = ways();
  if (all.length < 2) return;
  lifted.way = (lifted.way + by + all.length) % all.length;
  say();
}

function drop() {
  const all = ways();
  const way = all[lifted.way % all.length];
  end();
  if (way) tell("gesture", way.actions);
}

function end() {
  if (!lifted) return;
  lifted.chip?.remove();
  lifted.thing.classList.remove("lifted");
  for (const { place } of lifted.places) place.classList.remove("may-land", "lands");
  felt.toggleAttribute("data-drag", false);
  felt.toggleAttribute("data-held", false);
  lifted = null;
}

// ---- On and on: the same answer whenever the same is asked, until another answer is given or Escape is pressed.

const PAUSE = 700; // milliseconds in which what came to light can be seen, and the next answer be another
const kept = new Map();
const question = () => document.querySelector("#choices form[data-verb=act]")?.dataset.question;
function keep(event) {
  const button = event.target.closest?.("[data-keep], .choice, .bundle, [data-act]");
  if (!button || question() === undefined) return;
  if (button.dataset.keep !== undefined) kept.set(question(), button.value);
  else kept.delete(question());
}
function goOn() {
  const [asked, action] = [question(), kept.get(question())];
  if (action === undefined) return;
  const choice = () => document.getElementById(`choice-${action}`);
  if (!choice()) return;
  tell("toast", `${felt.dataset.keepWords} ${choice().textContent}`);
  setTimeout(() => question() === asked && kept.get(asked) === action && choice()?.click(), PAUSE);
}

if (felt) {
  document.addEventListener("click", (event) => event.isTrusted && keep(event), true);
  document.addEventListener("keydown", (event) => event.key === "Escape" && kept.clear(), true);
  document.addEventListener("shown", goOn);
  document.addEventListener("landings", ({ detail }) => land(detail));
  document.addEventListener("pointerdown", begin, true);
  document.addEventListener("pointermove", move, true);
  document.addEventListener("held", hold);
  document.addEventListener("touchmove", (event) => felt.hasAttribute("data-held") && event.cancelable && event.preventDefault(), { capture: true, passive: false });
  document.addEventListener("pointerup", (event) => {
    if (lifted && event.pointerId !== lifted.pointer) return;
    // What was dragged wasn't clicked.
    dragged ||= Boolean(lifted?.chip);
    setTimeout(() => (dragged = false), 0);
    if (!lifted?.chip) return end();
    if (lifted.landings) return drop();
    // The server hasn't said yet where it may go.
    lifted.dropped = { x: event.clientX, y: event.clientY };
    lifted.chip.remove();
  }, true);
  document.addEventListener("click", (event) => dragged && event.stopPropagation(), true);
  document.addEventListener("pointercancel", end, true);
  document.addEventListener("wheel", (event) => {
    if (!lifted?.chip) return;
    event.preventDefault();
    turn(event.deltaY > 0 ? 1 : -1);
  }, { capture: true, passive: false });
  document.addEventListener("keydown", (event) => {
    if (!lifted?.chip) return;
    const digit = Number(event.key);
    if (event.key === "Escape") end();
    else if (event.key.toLowerCase() === "r") turn(1);
    else if (digit >= 1 && digit <= landing().ways.length) turn(landing().ways.length - digit - (lifted.way % ways().length));
    else if (event.key.toLowerCase() === "e" && landing().ends.length) turn(landing().ways.length);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener("shown", drawnAnew);
}

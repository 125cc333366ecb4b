// Playing by keyboard: digits take choices, letters use tools; each region is one stop for Tab, with arrows
// inside. `table.js` fires `shown` after every change.

const felt = document.querySelector("[data-live]");
const REGIONS = "#board, #own, #players, #choices, .tabs, .strip";
const FOCUSABLE = "a[href], button, summary, [tabindex]";
const MOST = 9;
const choices = () => [...document.querySelectorAll("#choices .choice")];
const isTyping = (target) => target.closest?.("input, textarea, select, [contenteditable]");

// ---- One stop for each region: what last had the focus there, else the first usable thing.

function within(region) {
  return [...region.querySelectorAll(FOCUSABLE)].filter((each) => !isTyping(each) && each.getClientRects().length && !each.closest("[hidden]"));
}
function stop(all) {
  const current = all.find((each) => each === document.activeElement) ?? all.find((each) => each.dataset.stop !== undefined) ?? all.find((each) => each.dataset.act !== undefined) ?? all[0];
  for (const each of all) {
    delete each.dataset.stop;
    each.tabIndex = each === current ? 0 : -1;
  }
  if (current) current.dataset.stop = "";
}
function stops() {
  // All is looked at before anything is changed: the page is laid out once.
  for (const all of [...document.querySelectorAll(REGIONS)].map(within)) stop(all);
}

// ---- Arrows go to the nearest thing in their direction.

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function middle(thing) {
  const box = thing.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
function go(region, from, [x, y]) {
  const [fromX, fromY] = middle(from);
  let best = null;
  for (const each of within(region)) {
    if (each === from || each.contains(from)) continue;
    const [toX, toY] = middle(each);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (along < 2) continue;
    const far = along + 2.5 * aside;
    if (!best || far < best.far) best = { each, far };
  }
  best?.each.focus();
  return best !== null;
}

// ---- Letters and digits.

const press = (selector) => document.querySelector(selector)?.click();
function first(selector) {
  const region = document.querySelector(selector);
  (region?.querySelector("[data-stop]") ?? (region && within(region)[0]))?.focus();
}
function show(tab) {
  document.dispatchEvent(new CustomEvent("show-tab", { detail: tab }));
}
const LETTERS = {
  u: () => press("form[data-verb=undo] button"),
  h: () => press("form[data-verb=hint] button"),
  p: () => document.getElementById("ask")?.focus(),
  b: () => first("#board"),
  l: () => {
    show("log");
    document.querySelector(".pane-log")?.focus();
  },
  c: () => {
    show("chat");
    document.querySelector(".chat input[name=words]")?.focus();
  },
  "?": explain,
};
function explain() {
  const card = document.getElementById("card");
  if (card.matches(":popover-open") && card.querySelector(".keys")) return card.hidePopover();
  // What was asked about a thing is not answered in the same card a moment later.
  document.dispatchEvent(new CustomEvent("explained"));
  card.classList.remove("passing");
  card.replaceChildren(document.getElementById("keys").content.cloneNode(true));
  if (!card.matches(":popover-open")) card.showPopover();
  card.style.left = `${Math.max(8, (innerWidth - card.offsetWidth) / 2)}px`;
  card.style.top = `${Math.max(8, (innerHeight - card.offsetHeight) / 3)}px`;
}
function number() {
  for (const [at, each] of choices().entries()) {
    if (at >= MOST) break;
    each.dataset.key = at + 1;
    each.setAttribute("aria-keyshortcuts", at + 1);
  }
}

// ---- Keyboard players return to the question when their turn comes.

let byKeys = false;
let mine = false;
function back() {
  const now = document.querySelector(".prompt.mine") !== null;
  const elsewhere = document.activeElement?.closest(".chat, .pane, input, textarea, select");
  if (now && !mine && byKeys && !elsewhere) document.getElementById("ask").focus({ preventScroll: true });
  mine = now;
}

if (felt) {
  addEventListener("pointerdown", () => (byKeys = false), true);
  addEventListener("keydown", () => (byKeys = true), true);
  document.addEventListener("focusin", (event) => {
    const region = event.target.closest?.(REGIONS);
    if (region) stop(within(region));
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const region = event.target.closest?.(REGIONS);
    if (region && WAYS[event.key]) {
      if (go(region, event.target.closest(FOCUSABLE) ?? event.target, WAYS[event.key])) {
        event.preventDefault();
        event.stopPropagation();
      }
      return;
    }
    const digit = Number(event.key);
    if (digit >= 1 && digit <= MOST) return choices()[digit - 1]?.click();
    const deed = LETTERS[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  document.addEventListener("click", (event) => event.target.closest("[data-keys]:not(#card)") && explain());
  document.addEventListener("shown", () => {
    stops();
    number();
    back();
  });
  document.addEventListener("tabbed", stops);
  stops();
  number();
  back();
}

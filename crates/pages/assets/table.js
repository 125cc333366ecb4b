// The script of every page. The server draws; this keeps the connection, swaps changed parts, animates
// pieces that moved, and sends what was chosen. Every form also works without it.

const root = document.documentElement;
const felt = document.querySelector("[data-live]");
const card = document.getElementById("card");
const toasts = document.getElementById("toasts");
// The only way from text to elements. Only what the server drew may pass through it.
const drawn = (() => {
  const policy = window.trustedTypes?.createPolicy("sofra", { createHTML: (html) => html });
  return (html) => (policy ? policy.createHTML(html) : html);
})();
const still = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

// ---- The connection. It is restored after a restart, sleep or a change of network.

let socket = null;
let attempts = 0;
let heard = 0;
let unanswered = null; // the choice that was sent and not yet answered
let answered = null; // the steps of an answered question that is still on the page
const known = felt ? JSON.parse(felt.dataset.parts) : {};

function connect() {
  if (!felt || (socket && socket.readyState < 2)) return;
  const address = new URL(felt.dataset.live, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const mine = (socket = new WebSocket(address));
  let garbled = false;
  mine.binaryType = "arraybuffer";
  mine.onopen = () => {
    attempts = 0;
    heard = Date.now();
    send({ do: "hello", parts: JSON.stringify(known) });
    delete document.getElementById("bundles")?.dataset.asked;
    askBundles();
    if (document.querySelector("[data-pace-of]")) send({ do: "pace", pace: root.dataset.pace });
    // A choice whose answer was lost is sent again. It carries the number of steps it saw, so the
    // server takes it at most once.
    if (unanswered) send(unanswered);
  };
  mine.onmessage = (event) => {
    heard = Date.now();
    offline(false);
    later(async () => {
      if (garbled) return;
      const message = await read(event.data).catch((error) => {
        // The page lacks something now. A new connection says what it shows, and gets the rest.
        garbled = true;
        mine.close();
        throw error;
      });
      await take(message);
    });
  };
  mine.onclose = () => {
    if (socket !== mine) return;
    socket = null;
    if (attempts > 0) offline(true);
    setTimeout(connect, Math.min(8000, 200 * 2 ** attempts++) * (0.75 + Math.random() / 2));
  };
}

function send(message) {
  if (!socket || socket.readyState !== 1) return false;
  socket.send(JSON.stringify(message));
  return true;
}

// A lost connection is told in one place, and there it is told that it is back.
function offline(is) {
  const sign = document.getElementById("offline");
  if (!sign || sign.hasAttribute("data-lost") === is) return;
  sign.toggleAttribute("data-lost", is);
  sign.textContent = is ? sign.dataset.away : sign.dataset.back;
  sign.hidden = false;
  if (!is) setTimeout(() => (sign.hidden = !sign.hasAttribute("data-lost")), 2500);
}

if (felt) {
  connect();
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => document.hidden || connect());
  // The server sends something at least every 20 seconds. A connection that is silent for 45 is dead.
  setInterval(() => socket && socket.readyState === 1 && Date.now() - heard > 45000 && socket.close(), 5000);
}

// Messages are processed in order, one at a time.
let queue = Promise.resolve();
let queued = 0;
function later(work) {
  queued += 1;
  queue = queue.then(work).catch((error) => console.error(error)).finally(() => (queued -= 1));
}

// Written to the stream by hand: reading a Blob as a stream fails at times in WebKit.
function inflated(data) {
  const inflater = new DecompressionStream("deflate-raw");
  const writer = inflater.writable.getWriter();
  // What goes wrong here goes wrong for the reader too, who tells of it.
  writer.write(data).catch(() => {});
  writer.close().catch(() => {});
  return new Response(inflater.readable).text();
}

async function read(data) {
  return JSON.parse(typeof data === "string" ? data : await inflated(data));
}

async function take(message) {
  if (message.done) {
    // A second click before the next question arrives is a slip, not another answer.
    if (!message.toast) answered = unanswered?.steps ?? answered;
    unanswered = null;
  }
  if (message.go) location.assign(message.go);
  if (message.toast) toast(message.toast, message.kind);
  if (message.card) answer(message.card);
  if (message.bundles) bundle(message.bundles);
  if (message.landings) document.dispatchEvent(new CustomEvent("landings", { detail: message.landings }));
  if (message.changes) await show(message.changes);
  if (message.hint !== undefined) hint(message.hint);
}

// ---- Changed parts, swapped inside a View Transition.

const pieces = (within) => {
  const found = new Map();
  for (const piece of within.querySelectorAll("[data-piece]")) found.set(piece.dataset.piece, piece);
  return found;
};
const counts = () => new Map([...document.querySelectorAll("[data-count]")].map((each) => [each.dataset.count, each.textContent]));

async function show(changes) {
  for (const change of changes) known[change.id] = change.fingerprint;
  const drawn = changes.filter((change) => change.html !== undefined || change.add !== undefined);
  if (!drawn.length) return;
  const hurried = root.dataset.pace === "turn" || queued > (root.dataset.pace === "fast" ? 2 : 6);
  const calm = still() || document.hidden || hurried || !document.startViewTransition;
  const old = pieces(document);
  const moved = travellers(drawn, old);
  const from = new Map(moved.map((name) => [name, old.get(name)?.getBoundingClientRect()]));
  const before = counts();
  const change = () => {
    const fresh = swap(drawn, old);
    news(before);
    tellMoved([...new Set([...moved, ...[...fresh.keys()].filter((name) => !old.has(name))])], from);
    if (!calm) for (const name of moved) named(fresh.get(name) || pieces(document).get(name), name);
  };
  if (calm || !moved.length) return change();
  for (const name of moved) named(old.get(name), name);
  const transition = document.startViewTransition(change);
  await Promise.allSettled([transition.ready, transition.finished]);
  for (const piece of pieces(document).values()) piece.style.viewTransitionName = "";
}

// The last line of the log tells who moved.
function tellMoved(names, from) {
  const last = document.querySelector("#log li:last-child");
  const seat = last?.classList.contains("fresh") ? last.className.match(/seat-(\d)/)?.[1] ?? null : null;
  document.dispatchEvent(new CustomEvent("moved", { detail: { names, from, seat } }));
}

// The pieces that the changes move. Only these get a transition name, so a large board stays fast.
function travellers(changes, old) {
  const after = new Map();
  const touched = new Set();
  for (const change of changes) {
    const place = document.getElementById(change.id);
    if (place) for (const name of pieces(place).keys()) touched.add(name);
    const parsed = new DOMParser().parseFromString(drawn(`<svg>${change.html ?? change.add}</svg>`), "text/html");
    for (const [name, piece] of pieces(parsed)) after.set(name, piece.dataset.at);
  }
  const gone = [...touched].filter((name) => !after.has(name) && old.get(name).dataset.at);
  const elsewhere = [...after].filter(([name, at]) => at && old.get(name)?.dataset.at !== at).map(([name]) => name);
  return [...gone, ...elsewhere].slice(0, 40);
}

function named(piece, name) {
  if (piece) piece.style.viewTransitionName = `piece-${name}`.replace(/[^\w-]/g, "_");
}

function swap(changes, old) {
  const focus = document.activeElement;
  const handle = focus && { id: focus.id, act: focus.dataset?.act ?? focus.dataset?.why, choice: focus.classList.contains("choice") };
  const fresh = new Map();
  let said = 0;
  for (const change of changes) {
    const place = document.getElementById(change.id);
    if (!place) continue;
    // The answered question is gone, so the next one may be answered.
    if (change.id === "choices") answered = null;
    if (change.html !== undefined) {
      const keep = unfinished(place);
      place.innerHTML = drawn(change.html);
      keep(place);
    } else {
      const last = place.lastElementChild;
      place.insertAdjacentHTML("beforeend", drawn(change.add));
      for (let line = last ? last.nextElementSibling : place.firstElementChild; line; line = line.nextElementSibling) {
        line.classList.add("fresh");
        if (change.id === "talk") said += 1;
      }
    }
    for (const [name, piece] of pieces(place)) {
      fresh.set(name, piece);
      if (!still() && old.size && !old.has(name)) piece.classList.add("fresh");
    }
  }
  refocus(handle, focus);
  ready();
  document.dispatchEvent(new CustomEvent("shown", { detail: { said } }));
  toTheEnd();
  return fresh;
}

// Log and chat stay scrolled to their end, unless the reader has scrolled back.
const growing = ".pane-log, .chat ol";
const goneBack = new WeakSet();
document.addEventListener("scroll", ({ target }) => {
  if (!target.matches?.(growing)) return;
  if (target.scrollHeight - target.scrollTop - target.clientHeight > 80) goneBack.add(target);
  else goneBack.delete(target);
}, true);
function toTheEnd() {
  const ends = [...document.querySelectorAll(growing)].filter((each) => !goneBack.has(each)).map((each) => [each, each.scrollHeight]);
  for (const [each, end] of ends) each.scrollTop = end;
}
document.addEventListener("tabbed", toTheEnd);

// Keeps what the reader has unfolded or typed when its part is redrawn.
function unfinished(place) {
  const open = [...place.querySelectorAll("details")].map((each) => each.open);
  const typed = [...place.querySelectorAll("textarea[id]")].filter((each) => each.value !== each.defaultValue);
  return (fresh) => {
    for (const [at, each] of fresh.querySelectorAll("details").entries()) each.open ||= open[at] ?? false;
    for (const { id, value } of typed) if (fresh.querySelector(`#${id}`)) fresh.querySelector(`#${id}`).value = value;
  };
}

// Keyboard players keep their place: the same thing, or else the next choice.
function refocus(handle, focus) {
  if (!handle || document.body.contains(focus) || document.activeElement !== document.body) return;
  const again =
    (handle.id && document.getElementById(handle.id)) ||
    (handle.act && document.querySelector(`.board [data-act="${handle.act}"], .board [data-why="${handle.act}"]`)) ||
    (handle.choice && document.querySelector(".choice")) ||
    document.getElementById("ask");
  again?.focus({ preventScroll: true });
}

// Numbers that changed flash once, with the difference.
function news(before) {
  for (const each of document.querySelectorAll("[data-count]")) {
    const was = before.get(each.dataset.count);
    if (was === undefined || was === each.textContent) continue;
    const difference = Number(each.textContent) - Number(was);
    if (difference) each.dataset.difference = difference > 0 ? `+${difference}` : `${difference}`;
    each.classList.add("flash");
  }
}

// After every change: updates the clocks, and marks a held answer on the board, too.
function ready() {
  for (const held of document.querySelectorAll(".choice.held")) {
    for (const thing of document.querySelectorAll(`.board [data-act="${held.dataset.act}"], .own [data-act="${held.dataset.act}"]`)) thing.classList.add("held");
  }
  askBundles();
  reach();
  tick();
  playLabel();
}

// What can be chosen in one go is asked for once the question stands, so that no step waits for it.
let unfolded = false;
function askBundles() {
  const [place, steps] = [document.getElementById("bundles"), document.querySelector("#choices [name=steps]")?.value];
  if (!place || place.dataset.asked !== undefined || !send({ do: "bundles", steps })) return;
  place.dataset.asked = "";
}
function bundle({ steps, html }) {
  const place = document.getElementById("bundles");
  if (!place || document.querySelector("#choices [name=steps]")?.value !== steps) return;
  place.innerHTML = drawn(html);
  const list = place.querySelector("details");
  if (list) {
    list.open = unfolded;
    list.addEventListener("toggle", () => (unfolded = list.open));
  }
  reach();
}

// What isn't asked for yet, and can be reached in one way only, is marked: a click gives all the answers that lead to it.
function reach() {
  for (const thing of document.querySelectorAll(".reached")) thing.classList.remove("reached");
  for (const thing of document.querySelectorAll(":is(.board, .own) :is([data-why], [data-answers]):not([data-act])")) {
    if (!through(thing)) continue;
    thing.classList.add("reached");
    thing.removeAttribute("aria-disabled");
  }
}
function through({ dataset: { why, answers } }) {
  const ids = [why, ...(answers ?? "").split(" ")].filter(Boolean);
  return ids.map((id) => document.getElementById(`through-${id}`)).find(Boolean);
}

// A running clock counts down here; the next change from the server corrects it.
function tick() {
  for (const clock of document.querySelectorAll("[data-left]")) {
    clock.drawnAt ??= Date.now();
    const running = clock.classList.contains("running");
    const left = Math.max(0, Number(clock.dataset.left) - (running ? Date.now() - clock.drawnAt : 0));
    const seconds = Math.ceil(left / 1000);
    const pad = (number) => String(number).padStart(2, "0");
    const hours = Math.floor(seconds / 3600);
    clock.textContent = hours >= 48 ? `${Math.floor(hours / 24)} d ${hours % 24} h`
      : hours > 0 ? `${hours}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
      : `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
    clock.classList.toggle("low", running && seconds <= 20);
  }
}
setInterval(tick, 500);

// ---- Choosing, and asking why not.

let armed = null;
document.addEventListener("submit", (event) => {
  const form = event.target;
  // A visitor without a name gets one, and a cookie, by an ordinary form post.
  if (form.dataset.verb === undefined || felt?.dataset.guest === undefined) return;
  const fields = new FormData(form, event.submitter);
  const message = { do: form.dataset.verb, ...Object.fromEntries(fields) };
  if (message.do === "act") {
    if (decide(message, event.submitter?.dataset.ends !== undefined)) event.preventDefault();
    return;
  }
  if (!send(message)) return; // the browser posts the form
  event.preventDefault();
  if (message.do === "lift") remember("seat", message.seat);
  if (form.dataset.reset !== undefined) form.reset();
});

// Sends a decision, if its question still stands. False if there is nobody to hear it.
function decide(message, ends) {
  if (message.steps === unanswered?.steps || message.steps === answered) return true;
  if (root.dataset.confirm === "on" && ends && armed !== message.action) {
    arm(message.action);
    return true;
  }
  armed = null;
  if (!send(message)) return false;
  unanswered = message;
  return true;
}

// Several answers in one gesture: "12,55,3".
function gesture(actions) {
  const form = document.querySelector("#choices form[data-verb=act]");
  if (!form) return;
  const message = { do: "act", ...Object.fromEntries(new FormData(form)), action: actions };
  decide(message, false);
}
document.addEventListener("gesture", ({ detail }) => gesture(detail));
document.addEventListener("send", ({ detail }) => send(detail));
document.addEventListener("toast", ({ detail }) => {
  toast("", "");
  toasts.firstElementChild.textContent = detail;
});

// Keeps what the page shows across reloads and reconnects.
function remember(name, value) {
  const address = new URL(location.href);
  address.searchParams.set(name, value);
  history.replaceState(null, "", address);
  const live = new URL(felt.dataset.live, location.href);
  live.searchParams.set(name, value);
  felt.dataset.live = live.pathname + live.search;
}

function arm(action) {
  armed = action;
  for (const each of document.querySelectorAll(".armed")) each.classList.remove("armed");
  for (const each of document.querySelectorAll(`[data-act="${action}"]`)) each.classList.add("armed");
  toast(felt.dataset.confirmWords, "ask");
}

// Using a thing on the board presses its button in the list.
function use(thing) {
  const { act, then, why } = thing.dataset;
  // What is chosen needs no card, open or on its way: by now it would say why not.
  if (act !== undefined || thing.classList.contains("reached")) fold();
  if (act !== undefined && then) return gesture(`${act},${then.replaceAll(" ", ",")}`);
  if (act !== undefined) return document.getElementById(`choice-${act}`)?.click();
  if (thing.classList.contains("reached")) through(thing)?.click();
  else if (why !== undefined || thing.dataset.about !== undefined) ask(thing, true);
}

// If a part is redrawn between press and release, the browser makes no click of them. If the same thing
// is there again, it gets the click.
const usable = "button, a, summary, [data-act]";
const identity = (thing) => [thing.dataset.act, thing.form?.dataset.verb, thing.id, thing.textContent].join("|");
let pressed = null;
document.addEventListener("pointerdown", (event) => {
  const thing = event.pointerType === "mouse" && event.button === 0 && event.target.closest?.(usable);
  pressed = thing ? { thing, identity: identity(thing) } : null;
}, true);
document.addEventListener("pointerup", ({ target, clientX, clientY }) => {
  const now = pressed && !pressed.thing.isConnected && target.closest?.(usable);
  if (now && identity(now) === pressed.identity)
    now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
  pressed = null;
}, true);

document.addEventListener("click", (event) => {
  const thing = event.target.closest("[data-act], [data-why], [data-about]");
  // A button that is pressed for a thing on the board lies elsewhere.
  if (event.clientX || event.clientY) resting = { x: event.clientX, y: event.clientY };
  // The list's own buttons submit their form; a thing on the board presses its button in the list.
  if (thing && !thing.classList.contains("choice")) {
    if (held) event.preventDefault();
    else use(thing);
  } else if (!event.target.closest("#card")) {
    fold();
  }
  held = false;
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    fold();
    armed = null;
  }
  const thing = event.target.closest?.("[data-act]:not(button), [data-why]:not(button), [data-about]:not(button)");
  if (thing && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    use(thing);
  }
});

// Hover, focus and long press open the card of a thing.
let asked = null;
let number = 0;
let waiting = 0;
let held = false;
// Where the last click was: what moves under a resting pointer was not pointed at. A click tells whole pixels,
// other events their parts as well.
let resting = null;
const isResting = ({ clientX, clientY }) => resting !== null && Math.abs(resting.x - clientX) < 2 && Math.abs(resting.y - clientY) < 2;
const about = (event) => event.target.closest?.("[data-about], [data-why]");
document.addEventListener("pointerover", (event) => {
  const thing = about(event);
  // Who drags something over the board asks nothing.
  if (event.pointerType !== "mouse" || event.buttons || thing === asked) return;
  if (isResting(event)) return;
  resting = null;
  clearTimeout(waiting);
  if (thing) waiting = setTimeout(() => ask(thing, false), 450);
  else if (asked && !event.target.closest("#card")) waiting = setTimeout(fold, 250);
});
document.addEventListener("focusin", (event) => {
  const thing = about(event);
  if (thing?.matches(":focus-visible")) ask(thing, false);
});
// A long press is measured by the events' own time, so a busy page doesn't take a tap for one.
const LONG = 500;
let touched = 0;
document.addEventListener("pointerdown", (event) => {
  const thing = about(event) ?? event.target.closest?.("[data-carry]");
  held = false;
  touched = event.timeStamp;
  if (event.pointerType === "mouse" || !thing) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    held = true;
    ask(thing, true);
    document.dispatchEvent(new CustomEvent("held"));
  }, LONG);
});
document.addEventListener("pointerup", (event) => {
  if (!held || event.timeStamp - touched >= LONG) return;
  held = false;
  fold();
}, true);
// What is carried away needs no card, and the keys are explained in it alone.
for (const end of ["lifted", "explained"]) document.addEventListener(end, fold);
for (const end of ["pointerup", "pointercancel", "scroll"]) {
  document.addEventListener(end, (event) => event.pointerType !== "mouse" && clearTimeout(waiting), true);
}

function ask(thing, now) {
  asked = thing;
  // A card opened by hovering never gets in the way of a click.
  card.classList.toggle("passing", !now);
  number += 1;
  const why = thing.classList.contains("reached") ? "" : thing.dataset.why ?? "";
  send({ do: "ask", n: String(number), about: thing.dataset.about ?? "", why, now: now ? "1" : "" });
}

function answer({ n, html }) {
  if (Number(n) !== number || !asked?.isConnected || !html) return;
  card.innerHTML = drawn(html);
  if (!card.matches(":popover-open")) card.showPopover();
  document.dispatchEvent(new CustomEvent("explained-thing", { detail: asked }));
}

function fold() {
  asked = null;
  clearTimeout(waiting);
  if (card?.matches(":popover-open")) card.hidePopover();
  document.dispatchEvent(new CustomEvent("folded"));
}

function hint(action) {
  for (const each of document.querySelectorAll(".hinted")) each.classList.remove("hinted");
  const all = [...document.querySelectorAll(`[data-act="${action}"]`)];
  for (const each of all) each.classList.add("hinted");
  // The reasons name the choice and stand above the list; without them the button itself has to be seen.
  (document.querySelector("#advice > *") ?? document.getElementById(`choice-${action}`))?.scrollIntoView({ block: "nearest" });
  // On a small screen the board is above the list, so it is scrolled to last.
  all.find((each) => each.closest(".board, .own") && each.getClientRects().length)?.scrollIntoView({ block: "center" });
}

function toast(html, kind) {
  const box = document.createElement("div");
  box.className = `toast ${kind ?? ""}`;
  box.innerHTML = drawn(html);
  toasts.replaceChildren(box);
  // Errors stay longer; a click removes any toast.
  setTimeout(() => box.remove(), kind === "wrong" ? 9000 : 4000);
  box.addEventListener("click", (event) => event.target.closest("a") || box.remove());
}

// ---- Small conveniences.

document.addEventListener("click", async (event) => {
  const copy = event.target.closest("[data-copy]");
  if (copy) {
    const text = document.getElementById(copy.dataset.copy);
    text.select();
    await navigator.clipboard?.writeText(text.value).catch(() => document.execCommand("copy"));
    toast(copy.dataset.copied);
  }
});
document.addEventListener("change", (event) => {
  if (event.target.matches("[data-now]")) event.target.form.requestSubmit();
  if (event.target.matches("[data-pace-of]")) setPace(event.target);
  // The browser asks for permission when notifications are switched on, not in the middle of a game.
  if (event.target.matches("[name=notices][value=on]:checked")) window.Notification?.requestPermission();
  if (event.target.matches("[data-seats]")) seats(event.target);
});
// Saves the pace for this person and applies it at this table at once.
function setPace(choice) {
  root.dataset.pace = choice.value;
  send({ do: "pace", pace: choice.value });
  fetch("/settings", { method: "POST", body: new URLSearchParams({ pace: choice.value, back: "/settings" }), redirect: "manual" });
}
function seats(count) {
  for (const row of document.querySelectorAll("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) >= Number(count.value);
}
for (const count of document.querySelectorAll("[data-seats]:checked")) seats(count);

// The replay: steps by its links and slider, by arrow keys, or automatically.
let playing = 0;
const scrub = () => document.getElementById("scrub");
function goTo(step) {
  const to = Math.min(Math.max(0, step), Number(scrub().max));
  if (send({ do: "step", step: String(to) })) remember("step", to);
  else location.assign(scrub().dataset.address.replace("STEP", to));
}
function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (Number(scrub().value) < Number(scrub().max) ? goTo(Number(scrub().value) + 1) : play(false)), 1100) : 0;
  playLabel();
}
function playLabel() {
  const button = document.getElementById("replay-play");
  if (!button) return;
  const [sign, word] = playing ? ["pause", button.dataset.pause] : ["play", button.dataset.play];
  button.querySelector("span").textContent = word;
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, `#${sign}`));
}
if (scrub()) {
  if (new URLSearchParams(location.search).has("play")) play(true);
  document.addEventListener("change", (event) => event.target.id === "scrub" && goTo(Number(event.target.value)));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (link && socket?.readyState === 1) {
      event.preventDefault();
      play(false);
      goTo(Number(link.dataset.step));
    }
    if (event.target.closest("#replay-play")) play(!playing);
  });
  addEventListener("keydown", (event) => {
    if (event.target.closest?.("input, select, textarea")) return;
    if (event.key === "ArrowLeft") goTo(Number(scrub().value) - 1);
    if (event.key === "ArrowRight") goTo(Number(scrub().value) + 1);
  });
}

ready();
toTheEnd();

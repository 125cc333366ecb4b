// Opens the explanation of everything here that explains itself, by finger or by mouse, and lists what it covers
// that can be used next, what moved under the finger, and what stayed behind.
(async () => {
  const touch = matchMedia("(pointer: coarse)").matches;
  const faults = new Set();
  const card = document.getElementById("card");
  // Nobody waits half a second for each of a hundred cards.
  const later = window.setTimeout;
  window.setTimeout = (work, delay, ...more) => later(work, delay === 450 || delay === 500 ? 0 : delay, ...more);
  const until = async (met) => {
    for (let looks = 0; looks < 600; looks += 1) {
      if (met()) return true;
      await new Promise((next) => later(next, 5));
    }
    return false;
  };
  const box = (each) => (each.querySelector(":scope > .hit") ?? each).getBoundingClientRect();
  const named = (each) => each.dataset.about ?? each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 30);
  const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.closest(".unseen, #card, .aid") && box(each).width > 0;
  const explains = (each) => each.matches("[data-about], [data-why]") && each.dataset.act === undefined;
  const sheet = document.querySelector(".sheet");
  const pulled = document.querySelector(".felt").dataset.sheet !== undefined && document.getElementById("grip").getClientRects().length > 0;
  const under = (each, y) => pulled && each.closest(".desk") && y >= sheet.getBoundingClientRect().top;
  const usable = () => [...document.querySelectorAll("[data-act], button, a[href], summary, select, textarea, input:not([type=hidden])")].filter((each) => shown(each) && !explains(each));
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const covered = (thing) => {
    const place = card.getBoundingClientRect();
    if (place.left < 0 || place.top < 0 || place.right > innerWidth || place.bottom > innerHeight) faults.add(`the card of ${named(thing)} is outside of the window`);
    const strip = document.querySelector("[data-strip]");
    card.style.pointerEvents = "auto";
    for (const each of usable()) {
      if (!meets(box(each), place)) continue;
      const was = strip?.scrollTop;
      // What gave way is scrolled to.
      if (strip?.contains(each)) {
        if (strip.dataset.more === undefined) faults.add(`nothing tells that ${named(each)} is reached by a scroll`);
        each.scrollIntoView({ block: "center", behavior: "instant" });
      }
      const now = box(each);
      for (const share of [0.3, 0.5, 0.7]) {
        const [x, y] = [now.left + now.width * share, now.top + now.height * share];
        if (!under(each, y) && document.elementFromPoint(x, y)?.closest("#card")) faults.add(`the card of ${named(thing)} covers ${named(each)} at ${share * 100} %`);
      }
      if (strip) strip.scrollTop = was;
    }
    card.style.pointerEvents = "";
  };
  const fold = async () => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await until(() => !card.matches(":popover-open"));
    if (document.querySelector("[data-strip]")) faults.add("a strip is left behind");
  };

  let opened = 0;
  const seen = new Set();
  for (const thing of document.querySelectorAll("main :is([data-about], [data-why])")) {
    const name = `${thing.dataset.about} ${thing.dataset.why}`;
    if (!thing.isConnected || !shown(thing) || getComputedStyle(thing).pointerEvents === "none" || seen.has(name)) continue;
    seen.add(name);
    thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // Whoever scrolls asks nothing: it is over with the next frame.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const before = box(thing);
    const [x, y] = [before.left + before.width / 2, before.top + before.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (under(thing, y) || !hit || hit.closest("[data-about], [data-why]") !== thing) continue;
    const event = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 7, button: 0, isPrimary: true, pointerType: touch ? "touch" : "mouse" };
    hit.dispatchEvent(new PointerEvent(touch ? "pointerdown" : "pointerover", event));
    const comes = await until(() => card.matches(":popover-open"));
    if (!comes) faults.add(`${name} explains nothing`);
    else {
      opened += 1;
      const now = box(thing);
      if (Math.abs(now.left - before.left) > 1 || Math.abs(now.top - before.top) > 1 || Math.abs(now.width - before.width) > 1) faults.add(`${named(thing)} moved under the finger by ${Math.round(now.left - before.left)}, ${Math.round(now.top - before.top)}`);
      covered(thing);
    }
    if (touch) hit.dispatchEvent(new PointerEvent("pointercancel", event));
    await fold();
  }
  window.setTimeout = later;
  return { opened, faults: [...faults] };
})()

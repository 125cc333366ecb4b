// Checks a table in this window and lists what breaks the layout contract.
(() => {
  const faults = new Set();
  const touch = matchMedia("(pointer: coarse)").matches;
  const least = touch ? 44 : 24;
  const large = innerWidth >= 1280 && innerHeight >= 620;
  const over = document.querySelector(".final") !== null;
  const named = (e) => {
    const kind = (e.getAttribute("class") ?? e.id ?? "").split(/\s+/).filter((word) => !/^(target|open|fresh|quiet)$/.test(word)).slice(0, 2).join(".");
    return `${e.localName}.${kind}${e.dataset?.act ? ` #${e.dataset.act}` : ""}`;
  };
  const words = (text) => `“${text.trim().slice(0, 28)}”`;
  // Most of the time goes into asking for styles: each is asked for once.
  const once = (ask) => {
    const known = new Map();
    return (e) => {
      if (!known.has(e)) known.set(e, ask(e));
      return known.get(e);
    };
  };
  const style = once((e) => getComputedStyle(e));
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest(".unseen, #card, .toasts") && !(e.offsetWidth <= 1);

  // ---- The visible part of a box: clipped by everything around it that hides overflow, from the inside out.
  const clips = once((e) => {
    const up = e.parentElement;
    if (!up || up === document.body) return [];
    const { overflowX, overflowY } = style(up);
    return overflowX !== "visible" || overflowY !== "visible" ? [up, ...clips(up)] : clips(up);
  });
  const inside = (box, frame, slack) =>
    box.left >= frame.left - slack && box.right <= frame.right + slack && box.top >= frame.top - slack && box.bottom <= frame.bottom + slack;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolls = once((e) => {
    const { overflowX, overflowY } = style(e);
    return (e.scrollHeight > e.clientHeight + 1 && /auto|scroll/.test(overflowY)) || (e.scrollWidth > e.clientWidth + 1 && /auto|scroll/.test(overflowX));
  });
  const tellsOfMore = (e) => e.dataset.more !== undefined || e.closest("[data-more]") !== null || e.offsetWidth - e.clientWidth > 8 || e.offsetHeight - e.clientHeight > 8;

  // ---- Targets.
  const SELECTOR = ".board [data-act], .own [data-act], .choice, .prompt-tools button, .prompt-tools a, .tabs button, .strip button";
  const body = (e) => e.querySelector(":scope > .hit") ?? e;
  const takesPointer = (e) => style(body(e)).pointerEvents !== "none";
  // A sheet that is pulled up lies over the board on purpose.
  const pulled = document.querySelector(".felt").dataset.sheet !== undefined && document.getElementById("grip").getClientRects().length;
  // On a small screen, players, log and chat replace the board.
  const instead = innerWidth < 1200 && !["board", "hand"].includes(document.querySelector(".felt").dataset.tab);
  const reached = (e) => (pulled ? e.closest(".sheet") : !instead || !e.closest(".desk"));
  const targets = [...document.querySelectorAll(SELECTOR)].filter((e) => shown(e) && takesPointer(e) && e.getClientRects().length && reached(e));
  const boxes = new Map();
  const places = new Map(); // where scrollers stood
  for (const e of targets) {
    const part = body(e);
    let box = part.getBoundingClientRect();
    const hidden = clips(part).filter((frame) => !inside(box, frame.getBoundingClientRect(), 1));
    if (hidden.length || !inside(box, screen, 1)) {
      const scroller = hidden.find(scrolls);
      if (!scroller) {
        faults.add(`${named(e)} is cut off or outside of the window`);
        continue;
      }
      if (!tellsOfMore(scroller)) faults.add(`nothing tells that ${named(e)} is reached by a scroll of ${named(scroller)}`);
      for (const frame of hidden.filter(scrolls)) if (!places.has(frame)) places.set(frame, [frame.scrollLeft, frame.scrollTop]);
      part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      box = part.getBoundingClientRect();
    } else boxes.set(e, box);
    if (box.width < least - 0.5 || box.height < least - 0.5) faults.add(`${named(e)} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    for (const share of [0.5, 0.3, 0.7]) {
      const hit = document.elementFromPoint(box.left + box.width * share, box.top + box.height * share);
      const found = hit?.closest(SELECTOR);
      const same = found && (found === e || (e.dataset.act !== undefined && found.dataset.act === e.dataset.act));
      // The corner of something round belongs to what lies behind it.
      if (!same && (share === 0.5 || found)) faults.add(`a click at ${share * 100} % of ${named(e)} meets ${hit ? named(found ?? hit) : "nothing"}`);
    }
    for (const [frame, [left, top]] of places) frame.scrollTo({ left, top, behavior: "instant" });
  }
  // Shapes that aren't boxes interlock, hexes above all: their boxes overlap where they themselves don't.
  const holds = (part, x, y) => part.isPointInFill(new DOMPoint(x, y).matrixTransform(part.getScreenCTM().inverse()));
  const meet = (one, other, left, top, wide, high) => {
    const shapes = [body(one), body(other)];
    if (!shapes.every((part) => part instanceof SVGGeometryElement)) return true;
    // Not along a diagonal, which may be the border that both share.
    return [0.13, 0.31, 0.52, 0.74, 0.89].some((x) => [0.06, 0.25, 0.44, 0.67, 0.95].some((y) => shapes.every((part) => holds(part, left + wide * x, top + high * y))));
  };
  const all = [...boxes];
  for (const [at, [one, a]] of all.entries()) {
    for (const [other, b] of all.slice(at + 1)) {
      if (one.dataset.act !== undefined && one.dataset.act === other.dataset.act) continue;
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1.5 && high > 1.5 && meet(one, other, Math.max(a.left, b.left), Math.max(a.top, b.top), wide, high)) faults.add(`${named(one)} and ${named(other)} overlap by ${Math.round(wide)} × ${Math.round(high)}`);
    }
  }

  // ---- Words. What belongs together: a button, a piece, a place of a board.
  const THING = "button, .badge, .player, [data-about], [data-piece], .sim-place, .sim-pedestal, .bel-character, .bel-scholar";
  const lines = new Map();
  // Nothing is scrolled from here on.
  const edges = once((e) => e.getBoundingClientRect());
  // A name too long for its place ends in dots, and its title has all of it.
  const dots = once((place) => style(place).textOverflow === "ellipsis" && place.closest("[title]"));
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || !shown(e) || e.closest("option, title, .flash")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const svg = e.closest("svg");
    const scale = svg ? Math.abs(e.getScreenCTM?.().a ?? 1) : 1;
    const size = parseFloat(style(e).fontSize) * scale;
    if (size < 11.9) faults.add(`${words(node.data)} in ${named(e)} is ${size.toFixed(1)} px high`);
    const rows = range.getClientRects();
    // A line may break between words and at hyphens, soft ones too, and nowhere else.
    for (const word of rows.length > 1 ? node.data.matchAll(/[\p{L}\p{N}]{4,}/gu) : []) {
      // The box of a letter after a soft hyphen also has the hyphen, on the line before.
      const line = (at) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return [...range.getClientRects()].at(-1)?.top ?? 0;
      };
      const last = word.index + word[0].length - 1;
      if (Math.abs(line(word.index) - line(last)) > 4) faults.add(`${words(word[0])} in ${named(e)} is broken inside the word`);
    }
    const frames = clips(e);
    if ([e, ...frames].some(dots)) continue;
    for (const frame of frames) {
      if (scrolls(frame)) break;
      const edge = edges(frame);
      if (box.left < edge.left - 1.5 || box.right > edge.right + 1.5 || box.top < edge.top - 3 || box.bottom > edge.bottom + 3) {
        faults.add(`${words(node.data)} is cut by ${named(frame)}`);
        break;
      }
    }
    const thing = e.closest(THING);
    if (!thing || svg) continue;
    if (!lines.has(thing)) lines.set(thing, []);
    for (const { left, right, top, bottom } of rows) lines.get(thing).push({ node, left, right, top, bottom });
    const edge = edges(thing);
    if (box.left < edge.left - 2 || box.right > edge.right + 2 || box.top < edge.top - 4 || box.bottom > edge.bottom + 4)
      faults.add(`${words(node.data)} sticks out of ${named(thing)}`);
  }

  // In one thing no word lies over another; the boxes of two lines may share what is below and above the letters.
  for (const [thing, all] of lines) {
    for (const [at, line] of all.entries()) {
      for (const next of all.slice(at + 1)) {
        const wide = Math.min(line.right, next.right) - Math.max(line.left, next.left);
        const high = Math.min(line.bottom, next.bottom) - Math.max(line.top, next.top);
        if (line.node !== next.node && wide > 1.5 && high > 0.4 * Math.min(line.bottom - line.top, next.bottom - next.top)) faults.add(`${words(line.node.data)} and ${words(next.node.data)} overlap in ${named(thing)}`);
      }
    }
  }
  // A sign says as much as a word.
  for (const sign of document.querySelectorAll(":is(.board, .own, .players, .sheet) svg.icon")) {
    if (!shown(sign)) continue;
    const box = sign.getBoundingClientRect();
    const frame = clips(sign).find((each) => scrolls(each) || !inside(box, edges(each), 2));
    if (frame && !scrolls(frame)) faults.add(`a sign in ${named(sign.parentElement)} is cut by ${named(frame)}`);
  }

  // ---- The frame.
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth + 1) faults.add(`the page scrolls sideways: ${page.scrollWidth} > ${page.clientWidth}`);
  if (page.scrollHeight > page.clientHeight + 1) faults.add(`the page scrolls: ${page.scrollHeight} > ${page.clientHeight}`);
  for (const place of document.querySelectorAll(".players, .choice-panel, .prompt-place")) {
    if (place.getClientRects().length && place.scrollWidth > place.clientWidth + 1) faults.add(`${named(place)} is too narrow: ${place.scrollWidth} > ${place.clientWidth}`);
  }
  for (const place of document.querySelectorAll(".board, .own")) {
    if (!place.getClientRects().length) continue;
    if (place.scrollWidth > place.clientWidth + 1) faults.add(`${named(place)} scrolls sideways: ${place.scrollWidth} > ${place.clientWidth}`);
    if (large && !over && place.scrollHeight > place.clientHeight + 1) faults.add(`${named(place)} scrolls: ${place.scrollHeight} > ${place.clientHeight}`);
    if (scrolls(place) && !tellsOfMore(place)) faults.add(`nothing tells that ${named(place)} scrolls`);
  }
  const ask = document.getElementById("ask").getBoundingClientRect();
  if (!inside(ask, screen, 1) || ask.height < 30) faults.add("the question is not on the screen");
  if (large) {
    const log = document.querySelector(".pane-log");
    const line = parseFloat(getComputedStyle(document.getElementById("log")).lineHeight) * (log.currentCSSZoom ?? 1);
    if (log.clientHeight * (log.currentCSSZoom ?? 1) < 4 * line) faults.add(`the log shows ${(log.clientHeight / line).toFixed(1)} lines`);
    const list = document.getElementById("choices");
    if (list.clientHeight < 80) faults.add(`the choices have ${list.clientHeight} px`);
  }
  const board = document.querySelector(".board");
  if (board.getClientRects().length) {
    const box = board.getBoundingClientRect();
    const least = innerHeight < 500 ? 0.6 : 0.35;
    if (box.height < innerHeight * least) faults.add(`the board has ${Math.round(box.height)} of ${innerHeight} px`);
  }
  for (const name of document.querySelectorAll(".players .player-name")) {
    if (shown(name) && name.clientWidth < 40) faults.add(`a name has ${name.clientWidth} px`);
  }
  return [...faults];
})()

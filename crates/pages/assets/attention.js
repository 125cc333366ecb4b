// Alerts for players who look elsewhere: a mark in title and icon, a short sound, a desktop notification.
// Sounds and notifications are off unless switched on.

const root = document.documentElement;
const felt = document.querySelector("[data-live]");
const icon = document.querySelector("link[rel=icon][data-turn]");

// A few tones each: when it is my turn, when a battle begins, when the game is over.
const SOUNDS = {
  turn: [[523, 0], [784, 0.12]],
  battle: [[196, 0], [147, 0.14], [196, 0.28]],
  over: [[523, 0], [659, 0.14], [784, 0.28], [1047, 0.42]],
};
let audio = null;
function sound(name) {
  document.dispatchEvent(new CustomEvent("sound", { detail: name }));
  if (root.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  // A browser keeps it still until the page is used for the first time; some then wait to be asked.
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const gain = audio.createGain();
  gain.connect(audio.destination);
  gain.gain.setValueAtTime(0.12, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 1);
  for (const [tone, at] of SOUNDS[name]) {
    const voice = audio.createOscillator();
    voice.type = name === "battle" ? "triangle" : "sine";
    voice.frequency.value = tone;
    voice.connect(gain);
    voice.start(audio.currentTime + at);
    voice.stop(audio.currentTime + at + 0.6);
  }
}

function notice() {
  if (!document.hidden || root.dataset.notices !== "on" || window.Notification?.permission !== "granted") return;
  const note = new Notification(felt.dataset.turnWords, { body: document.getElementById("ask")?.textContent.trim(), icon: icon?.dataset.calm, tag: location.pathname });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

const BATTLE = ".cor.at-war, .bel-duel, [data-battle]";
const now = () => ({
  turn: document.querySelector(".prompt.mine") !== null,
  battle: document.querySelector(BATTLE) !== null,
  over: document.querySelector("section.final") !== null,
});
let before = now();
function look() {
  const seen = now();
  document.title = document.title.replace(/^● /, "");
  if (seen.turn) document.title = `● ${document.title}`;
  const address = icon && (seen.turn ? icon.dataset.turn : icon.dataset.calm);
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
  const fresh = ["over", "turn", "battle"].find((each) => seen[each] && !before[each]);
  before = seen;
  if (fresh) sound(fresh);
  if (fresh === "turn") notice();
}

if (felt) {
  document.addEventListener("shown", look);
  look();
}

// The end of a game as a picture to send around: the cover, the title, everybody with their points. It is
// drawn here, in the colours of the page, so that no server has to draw it.

const WIDTH = 1200;
const HEIGHT = 630;

const loaded = (address) => new Promise((done, failed) => {
  const image = new Image();
  image.onload = () => done(image);
  image.onerror = failed;
  image.src = address;
});

// Who plays, with points and place, as the table of the scoring has them.
function standing(final) {
  const cells = (selector) => [...final.querySelectorAll(selector)].map((each) => each.textContent.trim());
  const names = [...final.querySelectorAll("thead th[data-names]")].map((each) => each.dataset.names);
  const [points, places] = [cells("tfoot tr:first-child td"), cells("tfoot tr:last-child td")];
  return names.map((name, at) => ({ name, points: points[at], place: places[at] }));
}

async function draw(final, cover) {
  const style = getComputedStyle(final);
  // A canvas knows neither variables nor what depends on the theme: the page works the colour out.
  const probe = final.appendChild(document.createElement("i"));
  const colour = (name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  pen.fillStyle = colour("--ground");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const image = await loaded(cover);
  pen.drawImage(image, 0, 0, 560, 315);
  pen.fillStyle = colour("--ink");
  probe.remove();
  pen.font = `600 52px ${style.getPropertyValue("--serif") || "serif"}`;
  pen.fillText(final.dataset.title, 40, 390, 500);
  pen.font = `400 28px ${style.fontFamily}`;
  pen.fillText(final.querySelector("h2").textContent, 40, 440, 500);
  const all = standing(final);
  const line = Math.min(110, (HEIGHT - 80) / all.length);
  for (const [at, { name, points, place }] of all.entries()) {
    const y = 40 + line * at + line / 2;
    pen.font = `${at === 0 ? 700 : 400} 38px ${style.fontFamily}`;
    pen.textAlign = "left";
    pen.fillText(`${place}  ${name}`, 610, y + 12, 420);
    pen.textAlign = "right";
    pen.fillText(points, WIDTH - 50, y + 12);
  }
  pen.font = `600 24px ${style.fontFamily}`;
  pen.textAlign = "left";
  pen.fillText(`Sofra · ${location.host}`, 40, HEIGHT - 40);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-picture]");
  if (!button) return;
  await document.fonts.ready;
  const blob = await draw(button.closest(".final"), button.dataset.picture);
  const file = new File([blob], `${button.dataset.name}.png`, { type: "image/png" });
  // A phone offers its own ways to send it; elsewhere it is saved.
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(blob), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
});

// A chart: a canvas with its name, a read-out at the pointer, and keys. Its parts tell it what to paint and say.
const LEFT = 92, RIGHT = 10; // pixels beside the plot

function hatched(context, color, lines, over) {
  if (!lines) return color;
  const tile = make("canvas", {width: 6, height: 6}), pen = tile.getContext("2d");
  pen.fillStyle = color;
  pen.fillRect(0, 0, 6, 6);
  pen.strokeStyle = over;
  pen.beginPath();
  for (const shift of [-6, 0, 6]) {
    if (lines !== "/") { pen.moveTo(shift, 0); pen.lineTo(shift + 6, 6); }
    if (lines !== "\\") { pen.moveTo(shift, 6); pen.lineTo(shift + 6, 0); }
  }
  pen.stroke();
  return context.createPattern(tile, "repeat");
}

function legend(keys, kind, over) {
  const list = make("ul", {class: "legend"});
  for (const key of keys) {
    const sample = make("canvas", {width: 14, height: 14, "aria-hidden": "true"}), pen = sample.getContext("2d");
    repaints.push(() => {
      pen.fillStyle = hatched(pen, colors()[kind][key.id], key.lines, colors().ground[over]);
      pen.fillRect(0, 0, 14, 14);
    });
    list.append(make("li", {}, sample, key.title));
  }
  return list;
}

// part: {title(), height(), paint(pen, width, height), over(pen, width, height), read(x, y, width, height),
//        pick(x, y, width, height), key(event) -> taken?, describe()}
function chart(part) {
  const canvas = make("canvas", {tabindex: 0, role: "img"}), tip = make("div", {class: "tip", hidden: true});
  const still = make("canvas"), figure = make("figure", {class: "chart"}, canvas, tip);
  let width = 0, height = 0;
  const at = event => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top, width, height];
  };
  function over() {
    const pen = canvas.getContext("2d"), ratio = canvas.width / Math.max(width, 1);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    if (still.width && still.height) pen.drawImage(still, 0, 0);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    part.over(pen, width, height);
    canvas.setAttribute("aria-label", `${part.title()}. ${part.describe()}`);
  }
  function repaint() {
    width = canvas.clientWidth;
    height = part.height();
    if (!width) return;
    const ratio = devicePixelRatio || 1;
    canvas.style.height = `${height}px`;
    for (const one of [canvas, still]) {
      one.width = Math.round(width * ratio);
      one.height = Math.round(height * ratio);
    }
    const pen = still.getContext("2d");
    pen.scale(ratio, ratio);
    pen.font = "12px Inter, system-ui, sans-serif";
    pen.textBaseline = "middle";
    part.paint(pen, width, height);
    over();
  }
  canvas.addEventListener("pointermove", event => {
    if (event.buttons === 1) part.pick(...at(event));
    const [x, y] = at(event), text = part.read(x, y, width, height);
    tip.hidden = !text;
    tip.textContent = text;
    tip.style.left = `${Math.max(0, Math.min(x + 14, width - tip.offsetWidth))}px`;
    tip.style.top = `${y + 16}px`;
  });
  canvas.addEventListener("pointerdown", event => { if (event.button === 0) part.pick(...at(event)); });
  canvas.addEventListener("pointerleave", () => { tip.hidden = true; });
  canvas.addEventListener("keydown", event => {
    if (!part.key(event)) return;
    event.preventDefault();
    document.getElementById("said").textContent = part.describe();
  });
  repaints.push(repaint);
  new ResizeObserver(repaint).observe(figure);
  return {figure, over, repaint};
}

function niceTop(value) {
  if (!(value > 0)) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map(step => step * unit).find(step => step >= value * 0.999);
}

function valueAxis(pen, width, top, bottom, low, high, name) {
  pen.textAlign = "right";
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const y = Math.round(bottom - share * (bottom - top)) + 0.5;
    pen.strokeStyle = share ? colors().ground.grid : colors().ground.axis;
    pen.beginPath();
    pen.moveTo(LEFT, y);
    pen.lineTo(width - RIGHT, y);
    pen.stroke();
    pen.fillStyle = colors().ground.label;
    pen.fillText(plain.format(low + share * (high - low)), LEFT - 6, y);
  }
  pen.textAlign = "left";
  pen.fillText(name, LEFT, top - 9);
}

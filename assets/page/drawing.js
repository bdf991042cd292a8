// A drawing: its picture to pan and zoom, its elements with their properties, and its problems.
const MOST_ZOOM = 8, STEP = 1.25, PAN = 60; // PAN: pixels a key
const view = make("div", {id: "drawing", tabindex: 0, role: "application",
  "aria-label": say("Drawing: drag or use the arrow keys to pan; + and - zoom; 0 shows all")});
const picture = make("img", {alt: data.title, draggable: "false"});
const frame = make("div", {class: "frame", hidden: true});
const sheet = make("div", {id: "sheet"}, picture, frame);
const about = make("div", {role: "status", "aria-live": "polite"});
const list = make("select", {size: 12, "aria-label": say("Elements"), onchange: () => choose(Number(list.value), true)});
let zoom = 1, left = 0, upper = 0, chosen = -1;

function place() {
  const width = data.width * zoom, height = data.height * zoom;
  left = Math.min(view.clientWidth * 0.8, Math.max(view.clientWidth * 0.2 - width, left));
  upper = Math.min(view.clientHeight * 0.8, Math.max(view.clientHeight * 0.2 - height, upper));
  sheet.style.transform = `translate(${left}px, ${upper}px)`;
  sheet.style.width = `${width}px`;
  sheet.style.height = `${height}px`;
  const box = chosen < 0 ? null : data.things[chosen].box;
  frame.hidden = !box;
  if (!box) return;
  const [x, y, wide, high] = box;
  for (const [name, value] of Object.entries({left: x, top: y, width: wide, height: high})) {
    frame.style[name] = `${value * zoom}px`;
  }
}

function fit() {
  zoom = Math.min(view.clientWidth / data.width, view.clientHeight / data.height, 2);
  left = (view.clientWidth - data.width * zoom) / 2;
  upper = (view.clientHeight - data.height * zoom) / 2;
  place();
}

function zoomBy(factor, x = view.clientWidth / 2, y = view.clientHeight / 2) {
  const next = Math.max(0.02, Math.min(MOST_ZOOM, zoom * factor));
  left = x - (x - left) * next / zoom;
  upper = y - (y - upper) * next / zoom;
  zoom = next;
  place();
}

function show(box) {
  left = view.clientWidth / 2 - (box[0] + box[2] / 2) * zoom;
  upper = view.clientHeight / 2 - (box[1] + box[3] / 2) * zoom;
}

function choose(number, move) {
  chosen = number;
  list.value = String(number);
  const thing = data.things[number];
  about.replaceChildren(make("h3", {}, thing.name),
    thing.rows.length ? table([say("Property"), say("Value")], thing.rows, 2) : "");
  if (move && thing.box) show(thing.box);
  place();
}

// The smallest element under a point: what is held lies over what holds it.
function at(x, y) {
  const [px, py] = [(x - left) / zoom, (y - upper) / zoom];
  let found = -1, area = Infinity;
  data.things.forEach((thing, number) => {
    if (!thing.solid) return;
    const [x0, y0, wide, high] = thing.box;
    const inside = px >= x0 && px <= x0 + wide && py >= y0 && py <= y0 + high;
    if (inside && wide * high <= area) [found, area] = [number, wide * high];
  });
  return found;
}

function pointing() {
  let last = null, moved = false;
  view.addEventListener("pointerdown", event => {
    last = [event.clientX, event.clientY];
    moved = false;
    view.setPointerCapture(event.pointerId);
  });
  view.addEventListener("pointermove", event => {
    if (!last) {
      const box = view.getBoundingClientRect(), number = at(event.clientX - box.left, event.clientY - box.top);
      view.title = number < 0 ? "" : data.things[number].name;
      return;
    }
    const [x, y] = last;
    if (!moved && Math.hypot(event.clientX - x, event.clientY - y) < 4) return;
    moved = true;
    left += event.clientX - x;
    upper += event.clientY - y;
    last = [event.clientX, event.clientY];
    place();
  });
  view.addEventListener("pointerup", event => {
    const box = view.getBoundingClientRect(), number = at(event.clientX - box.left, event.clientY - box.top);
    if (!moved && number >= 0) choose(number, false);
    last = null;
  });
  view.addEventListener("pointercancel", () => { last = null; });
  view.addEventListener("wheel", event => {
    const box = view.getBoundingClientRect();
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX - box.left, event.clientY - box.top);
  }, {passive: false});
}

function keys(event) {
  const pans = {ArrowLeft: [PAN, 0], ArrowRight: [-PAN, 0], ArrowUp: [0, PAN], ArrowDown: [0, -PAN]}[event.key];
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (pans) { left += pans[0]; upper += pans[1]; place(); }
  else if (event.key === "+" || event.key === "=") zoomBy(STEP);
  else if (event.key === "-") zoomBy(1 / STEP);
  else if (event.key === "0") fit();
  else return;
  event.preventDefault();
}

function problems() {
  const made = data.problems.map(problem => make("li", {}, make("strong", {}, problem.severity), ` ${problem.text} `,
    ...problem.things.map(number => make("button", {type: "button", onclick: () => choose(number, true)}, data.things[number].name)),
    ...(problem.why ? [make("p", {class: "muted"}, problem.why)] : [])));
  return made.length ? make("ul", {class: "problems"}, ...made) : make("p", {}, say("No problems"));
}

function drawingPage() {
  head();
  const button = (text, name, act) => make("button", {type: "button", "aria-label": name, onclick: act}, text);
  const tools = make("div", {class: "row controls"}, button("+", say("Zoom in"), () => zoomBy(STEP)),
    button("−", say("Zoom out"), () => zoomBy(1 / STEP)), button(say("Show all"), say("Show all"), fit));
  view.append(sheet);
  view.addEventListener("keydown", keys);
  pointing();
  section(say("Drawing"), tools, view);
  data.things.forEach((thing, number) => list.append(make("option", {value: number}, thing.name)));
  section(say("Elements"), make("div", {class: "row elements"}, list, about));
  section(say("Problems"), problems());
  notesSection();
  repaints.push(() => { picture.src = data.pictures[isDark() ? "dark" : "light"]; });
  addEventListener("beforeprint", fit);
  dress();
  fit();
  new ResizeObserver(place).observe(view);
}

// A run, or two of them: memory bars, timeline and curves at a moment that the slider chooses.
const runs = data.runs.map(run => ({...run, bars: unpack(run.bars), lanes: unpack(run.lanes),
  curves: run.curves.map(curve => ({...curve, values: unpack(curve.values)}))}));
const count = data.columns, guests = runs[0].guests, charts = [];
const twins = runs.map(run => guests.map(guest => run.guests.findIndex(other => other.userid === guest.userid)));
const timeAt = edge => Math.min(data.start + edge * data.step, data.end);
const nearest = seconds => Math.max(0, Math.min(count, Math.round((seconds - data.start) / data.step)));
let moment = 0, chosen = 0;

const timeX = (seconds, width) => LEFT + (seconds - data.start) / (count * data.step) * (width - LEFT - RIGHT);
const plotX = (edge, width) => LEFT + edge / count * (width - LEFT - RIGHT);
const columnAt = (x, width) => {
  const column = Math.floor((x - LEFT) / (width - LEFT - RIGHT) * count);
  return x >= LEFT && column >= 0 && column < count ? column : -1;
};
const span = column => say("{0} to {1}", clock(timeAt(column)), clock(timeAt(column + 1)));
const past = () => Math.max(moment - 1, 0); // the column that ends at the moment

const pages = (run, edge, place, guest) => run.bars[(edge * data.places.length + place) * run.guests.length + guest];
const share = (run, guest, column, state) => run.lanes[(guest * count + column) * data.states.length + state] / 255;
const known = (run, edge) => timeAt(edge) <= run.end + data.step * 1e-6; // beyond a rounding error
const title = guest => [guest.userid, guest.label !== guest.userid ? guest.label : "", guest.role].filter(Boolean).join(" · ");
const named = (run, text) => runs.length > 1 ? `${run.name}: ${text}` : text;

function placeLines(guest, edge) {
  return runs.flatMap((run, number) => {
    const twin = twins[number][guest];
    if (twin < 0 || !known(run, edge)) return [named(run, say("not present"))];
    const parts = data.places.map((place, at) => [place.title, pages(run, edge, at, twin)]);
    const sum = parts.reduce((total, [, value]) => total + value, 0);
    return [...parts, [say("pages in use"), sum]].map(([text, value]) => named(run, `${text}: ${whole.format(value)}`));
  });
}

function stateLines(number, guest, column) {
  const run = runs[number], found = data.states.map((state, at) => [state.title, share(run, guest, column, at)]);
  return found.filter(([, value]) => value >= 0.005).map(([text, value]) => `${text}: ${percent(value)}`);
}

function go(edge) {
  const next = Math.max(0, Math.min(count, edge));
  if (next === moment) return;
  moment = next;
  show();
}

function choose(guest) {
  chosen = Math.max(0, Math.min(guests.length - 1, guest));
  for (const one of charts) one.over();
}

function fill(id, text) { document.getElementById(id).textContent = text; }

function show() {
  const slider = document.getElementById("slider");
  slider.value = moment;
  slider.setAttribute("aria-valuetext", clock(timeAt(moment)));
  fill("clock", clock(timeAt(moment)));
  for (const one of charts) one.over();
  fillTable();
}

function timeKey(event) {
  const page = Math.max(1, Math.round(count / 10));
  const goal = {ArrowLeft: moment - 1, ArrowRight: moment + 1, PageUp: moment + page, PageDown: moment - page,
    Home: 0, End: count}[event.key];
  if (goal === undefined || event.ctrlKey || event.altKey || event.metaKey) return false;
  go(goal);
  return true;
}

function guestKey(event) {
  const step = {ArrowUp: -1, ArrowDown: 1}[event.key];
  if (step) choose(chosen + step);
  return Boolean(step) || timeKey(event);
}

// ---- time

function allMarks() {
  const found = new Map(runs.flatMap(run => run.marks).map(mark => [`${mark.at} ${mark.title}`, mark]));
  return [...found.values()].sort((one, other) => one.at - other.at);
}

function timeSection() {
  const slider = make("input", {type: "range", id: "slider", min: 0, max: count, value: 0, "aria-label": say("Time"),
    oninput: () => go(Number(slider.value))});
  const marks = allMarks();
  const buttons = marks.map(mark => make("button", {type: "button", onclick: () => go(nearest(mark.at))},
    `${mark.title} (${clock(mark.at)})`));
  const row = make("div", {class: "row"}, make("strong", {id: "clock"}), slider);
  const list = make("div", {class: "row", role: "group", "aria-label": say("Markers")}, ...buttons);
  main.append(make("section", {id: "time", "aria-label": say("Time")}, row, ...(buttons.length ? [list] : []),
    make("p", {id: "said", class: "away", role: "status", "aria-live": "polite"})));
}

function cursor(pen, width, top, bottom) {
  pen.strokeStyle = colors().ground.cursor;
  pen.beginPath();
  pen.moveTo(plotX(moment, width), top);
  pen.lineTo(plotX(moment, width), bottom);
  pen.stroke();
}

function timeAxis(pen, width, top, bottom) {
  pen.fillStyle = colors().ground.label;
  pen.textAlign = "center";
  let free = 0; // from here on, to the right
  for (const tick of data.ticks) {
    const half = pen.measureText(clock(tick)).width / 2, x = Math.max(LEFT, Math.min(timeX(tick, width), width - half));
    if (x - half < free) continue;
    pen.fillText(clock(tick), x, bottom + 10);
    free = x + half + 6;
  }
  for (const mark of allMarks()) {
    const x = timeX(mark.at, width);
    pen.strokeStyle = colors().ground.warning;
    pen.setLineDash([3, 3]);
    pen.beginPath();
    pen.moveTo(x, top);
    pen.lineTo(x, bottom);
    pen.stroke();
    pen.setLineDash([]);
  }
}

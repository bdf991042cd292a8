// Curves: one figure each, of both runs; the reader chooses which.
const keys = [...new Set(runs.flatMap(run => run.curves.map(curve => curve.key)))];
const curveOf = (run, key) => run.curves.find(curve => curve.key === key);
const anyCurve = key => runs.map(run => curveOf(run, key)).find(Boolean);

function curveText(key, column) {
  const unit = anyCurve(key).unit, lines = [];
  const values = runs.map(run => curveOf(run, key)?.values[column] ?? NaN);
  runs.forEach((run, number) => lines.push(named(run, Number.isNaN(values[number]) ? say("unknown")
    : `${plain.format(values[number])} ${unit}`)));
  if (runs.length > 1 && !values.some(Number.isNaN)) {
    lines.push(`${say("Difference")}: ${plain.format(values[1] - values[0])} ${unit}`);
  }
  return lines;
}

function curves(state) {
  const TOP = 22, FOOT = 20;
  const reach = () => {
    let low = 0, top = 0;
    for (const run of runs) for (const value of curveOf(run, state.key)?.values ?? []) {
      if (value < low) low = value;
      if (value > top) top = value;
    }
    return [low < 0 ? -niceTop(-low) : 0, top > 0 || low === 0 ? niceTop(top) : 0];
  };
  function line(pen, number, width, height, low, high) {
    const values = curveOf(runs[number], state.key)?.values ?? [];
    pen.strokeStyle = colors().series[number];
    pen.lineWidth = 1.6;
    pen.setLineDash(number ? [5, 3] : []);
    pen.beginPath();
    values.forEach((value, column) => {
      if (Number.isNaN(value)) return;
      const y = height - FOOT - (value - low) / (high - low) * (height - TOP - FOOT);
      const begins = column === 0 || Number.isNaN(values[column - 1]);
      pen[begins ? "moveTo" : "lineTo"](plotX(column, width), y);
      pen.lineTo(plotX(column + 1, width), y);
    });
    pen.stroke();
    pen.lineWidth = 1;
    pen.setLineDash([]);
  }
  return {
    title: () => anyCurve(state.key).title, height: () => 170, key: timeKey,
    paint(pen, width, height) {
      const [low, high] = reach();
      valueAxis(pen, width, TOP, height - FOOT, low, high, anyCurve(state.key).unit);
      timeAxis(pen, width, TOP, height - FOOT);
      runs.forEach((_, number) => line(pen, number, width, height, low, high));
    },
    over(pen, width, height) { cursor(pen, width, TOP, height - FOOT); },
    read(x, y, width) {
      const column = columnAt(x, width);
      return column < 0 ? "" : [anyCurve(state.key).title, span(column), ...curveText(state.key, column)].join("\n");
    },
    pick(x, y, width) { if (columnAt(x, width) >= 0) go(columnAt(x, width) + 1); },
    describe: () => [span(past()), ...curveText(state.key, past())].join("; "),
  };
}

function addCurve(holder, key) {
  const state = {key}, part = curves(state), made = chart(part);
  const choice = make("select", {"aria-label": say("Figure"), onchange: () => { state.key = choice.value; made.repaint(); }});
  const groups = new Map();
  for (const one of keys) {
    const curve = anyCurve(one);
    if (!groups.has(curve.group)) groups.set(curve.group, make("optgroup", {label: curve.group}));
    groups.get(curve.group).append(make("option", {value: one, selected: one === key}, curve.title));
  }
  choice.append(...groups.values());
  const name = make("h3", {class: "paper"}); // the menu is not printed
  repaints.push(() => { name.textContent = part.title(); });
  const remove = make("button", {type: "button", "aria-label": say("Remove this curve"), onclick: () => {
    charts.splice(charts.indexOf(made), 1);
    repaints.splice(repaints.indexOf(made.repaint), 1);
    box.remove();
    document.getElementById("add").focus();
  }}, "×");
  const box = make("div", {}, make("div", {class: "row controls"}, choice, remove), name, made.figure);
  charts.push(made);
  holder.append(box);
  return choice;
}

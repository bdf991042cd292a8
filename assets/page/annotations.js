// Annotations: texts, frames and arrows on the timeline, and buttons that go to the moment of each one of a run.
const WIDEST = 200, LINES = 4, LINE = 15, PAD = 5, HEAD = 8; // pixels of a text, its lines, and an arrow's head

function textLines(pen, text) {
  const words = text.split(/\s+/).filter(Boolean), lines = [];
  for (const word of words) {
    const longer = lines.length ? `${lines[lines.length - 1]} ${word}` : word;
    if (lines.length && (pen.measureText(longer).width <= WIDEST || lines.length === LINES)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(line => {
    let cut = line;
    while (cut.length > 1 && pen.measureText(cut).width > WIDEST) cut = `${cut.slice(0, -2)}…`;
    return cut;
  });
}

// rowOf: the top and bottom of a guest's lane, or of the whole plot for ""; undefined for an unknown one
function drawAnnotations(run, pen, width, top, bottom, rowOf) {
  pen.save();
  for (const own of run.annotations.filter(one => one.chart === "timeline")) {
    const row = rowOf(own.row), left = timeX(own.start, width), right = timeX(own.end, width), end = width - RIGHT;
    if (!row || left > end || right < LEFT) continue;
    const lines = textLines(pen, own.text), y = row[0] + own.level * (row[1] - row[0]);
    const wide = Math.max(0, ...lines.map(line => pen.measureText(line).width)) + 2 * PAD, high = lines.length * LINE + PAD;
    let x = left + own.dx, middle = y + own.dy;
    if (own.kind === "frame") {
      x = Math.max(left, LEFT) + wide / 2;
      middle = row[0] - high / 2 - 2 >= top + high / 2 ? row[0] - high / 2 - 2 : row[0] + high / 2 + 3;
    }
    x = Math.max(LEFT, Math.min(x - wide / 2, end - wide));
    middle = Math.max(top, Math.min(middle - high / 2, bottom - high));
    for (const [color, line] of [[colors().ground.panel, 4], [colors().ground.text, 2]]) {
      pen.strokeStyle = pen.fillStyle = color;
      pen.lineWidth = line;
      pen.lineJoin = "round";
      if (own.kind === "frame") {
        const edge = Math.max(left, LEFT);
        pen.strokeRect(edge + 1, row[0] + 1, Math.max(Math.min(right, end) - edge - 2, 1), row[1] - row[0] - 2);
      }
      if (own.kind === "arrow") arrow(pen, x + wide / 2, middle + high / 2, left, y);
    }
    if (lines.length) note(pen, x, middle, wide, high, lines);
  }
  pen.restore();
}

function arrow(pen, x, y, tipX, tipY) {
  const angle = Math.atan2(tipY - y, tipX - x) + Math.PI;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(tipX, tipY);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(tipX, tipY);
  for (const side of [angle - 0.45, angle + 0.45]) pen.lineTo(tipX + HEAD * Math.cos(side), tipY + HEAD * Math.sin(side));
  pen.closePath();
  pen.fill();
  pen.stroke();
}

function note(pen, x, y, wide, high, lines) {
  pen.fillStyle = colors().ground.panel;
  pen.strokeStyle = colors().ground.text;
  pen.lineWidth = 1;
  pen.fillRect(x, y, wide, high);
  pen.strokeRect(x + 0.5, y + 0.5, wide - 1, high - 1);
  pen.fillStyle = colors().ground.text;
  pen.textAlign = "left";
  lines.forEach((line, place) => pen.fillText(line, x + PAD, y + PAD / 2 + (place + 0.5) * LINE));
}

function annotationList() {
  const all = runs.flatMap(run => run.annotations), found = new Map(all.map(own => [JSON.stringify(own), own]));
  const order = [...found.values()].sort((one, other) => one.start - other.start);
  const times = own => own.end > own.start ? say("{0} to {1}", clock(own.start), clock(own.end)) : clock(own.start);
  const where = own => [times(own), own.title, own.name].filter(Boolean).join(" · ");
  const buttons = order.map(own => make("button", {type: "button", onclick: () => go(nearest(own.start))},
    own.text ? `${own.text} (${where(own)})` : where(own)));
  return buttons.length ? [make("div", {class: "row", role: "group", "aria-label": say("Annotations")}, ...buttons)] : [];
}

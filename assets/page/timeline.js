// Timeline: the share of each state in each column, a lane a guest.
function timeline(number) {
  const run = runs[number], TOP = 6, FOOT = 20;
  const lane = Math.max(2, Math.min(26, Math.floor(420 / run.guests.length)));
  const guestAt = y => Math.max(0, Math.min(Math.floor((y - TOP) / lane), run.guests.length - 1));
  const rowOf = userid => {
    const place = run.guests.findIndex(guest => guest.userid === userid);
    return !userid ? [TOP, TOP + lane * run.guests.length] : place < 0 ? undefined : [TOP + place * lane, TOP + (place + 1) * lane];
  };
  const own = () => run.guests.findIndex(guest => guest.userid === guests[chosen].userid);
  function row(pen, guest, width, fills) {
    for (let column = 0; column < count; column++) {
      const left = plotX(column, width), wide = plotX(column + 1, width) - left + 0.3;
      let y = TOP + (guest + 1) * lane - 1;
      for (let state = 0; state < fills.length; state++) {
        const tall = share(run, guest, column, state) * (lane - 1);
        if (!tall) continue;
        pen.fillStyle = fills[state];
        pen.fillRect(left, y - tall, wide, tall);
        y -= tall;
      }
    }
  }
  return {
    title: () => named(run, say("Scheduling states")), height: () => TOP + FOOT + lane * run.guests.length, key: guestKey,
    paint(pen, width, height) {
      const fills = data.states.map(state => hatched(pen, colors().states[state.id], state.lines, colors().ground.hatch));
      const every = Math.ceil(12 / lane);
      run.guests.forEach((guest, place) => {
        row(pen, place, width, fills);
        pen.textAlign = "right";
        pen.fillStyle = colors().ground.label;
        if (place % every === 0) pen.fillText(guest.userid, LEFT - 6, TOP + (place + 0.5) * lane);
      });
      timeAxis(pen, width, TOP, height - FOOT);
      drawAnnotations(run, pen, width, TOP, height - FOOT, rowOf);
    },
    over(pen, width, height) {
      cursor(pen, width, TOP, height - FOOT);
      pen.strokeStyle = colors().ground.focus;
      if (own() >= 0) pen.strokeRect(LEFT - 1, TOP + own() * lane, width - LEFT - RIGHT + 2, lane);
    },
    read(x, y, width) {
      const column = columnAt(x, width), guest = guestAt(y);
      return column < 0 ? "" : [title(run.guests[guest]), span(column), ...stateLines(number, guest, column)].join("\n");
    },
    pick(x, y, width) {
      const same = guests.findIndex(guest => guest.userid === run.guests[guestAt(y)].userid);
      if (same >= 0) choose(same);
      if (columnAt(x, width) >= 0) go(columnAt(x, width) + 1);
    },
    describe: () => own() < 0 ? "" : [title(run.guests[own()]), span(past()), ...stateLines(number, own(), past())].join("; "),
  };
}

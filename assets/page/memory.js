// Memory bars: the pages of each guest at the moment, and of the other run beside them.
let mostPages = 0;
for (const run of runs) for (let edge = 0; edge <= count; edge++) for (let guest = 0; guest < run.guests.length; guest++) {
  let sum = 0;
  for (let place = 0; place < data.places.length; place++) sum += pages(run, edge, place, guest);
  if (sum > mostPages) mostPages = sum;
}

function memory() {
  const TOP = 22, FOOT = 22, high = niceTop(mostPages);
  const each = width => (width - LEFT - RIGHT) / guests.length;
  const guestAt = (x, width) => x < LEFT ? -1 : Math.min(Math.floor((x - LEFT) / each(width)), guests.length - 1);
  function bar(pen, fills, number, guest, width, height) {
    const twin = twins[number][guest], run = runs[number], room = each(width) * 0.8 / runs.length;
    if (twin < 0 || !known(run, moment)) return;
    let y = height - FOOT;
    const x = LEFT + (guest + 0.1) * each(width) + number * room;
    pen.globalAlpha = number ? 0.6 : 1;
    data.places.forEach((_, at) => {
      const tall = pages(run, moment, at, twin) / high * (height - TOP - FOOT);
      pen.fillStyle = fills[at];
      pen.fillRect(x, y - tall, Math.max(room - 1, 0.5), tall);
      y -= tall;
    });
    pen.globalAlpha = 1;
  }
  return {
    title: () => say("Guest memory"), height: () => 300, key: guestKey,
    paint(pen, width, height) { valueAxis(pen, width, TOP, height - FOOT, 0, high, say("pages")); },
    over(pen, width, height) {
      const fills = data.places.map(place => hatched(pen, colors().places[place.id], place.lines, colors().ground.panel));
      guests.forEach((_, guest) => runs.forEach((_, number) => bar(pen, fills, number, guest, width, height)));
      pen.font = "12px Inter, system-ui, sans-serif";
      pen.textAlign = "center";
      const every = Math.ceil(64 / each(width));
      guests.forEach((guest, place) => {
        pen.fillStyle = place === chosen ? colors().ground.text : colors().ground.label;
        if (place % every === 0) pen.fillText(guest.userid, LEFT + (place + 0.5) * each(width), height - 8);
      });
      pen.strokeStyle = colors().ground.focus;
      pen.strokeRect(LEFT + chosen * each(width) + 1, TOP, Math.max(each(width) - 2, 1), height - TOP - FOOT);
    },
    read(x, y, width) {
      const guest = guestAt(x, width);
      return guest < 0 ? "" : [title(guests[guest]), clock(timeAt(moment)), ...placeLines(guest, moment)].join("\n");
    },
    pick(x, y, width) { if (guestAt(x, width) >= 0) choose(guestAt(x, width)); },
    describe: () => [title(guests[chosen]), clock(timeAt(moment)), ...placeLines(chosen, moment)].join("; "),
  };
}

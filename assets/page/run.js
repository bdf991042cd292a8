// The page of a run: its sections, and the table of all values.
const values = make("details", {}, make("summary", {}, say("All values at this moment")));

function fillTable() {
  if (!values.open && !printing) return;
  const heads = runs.flatMap(run => [...data.places.map(place => named(run, place.title)), ...data.states.map(state => named(run, state.title))]);
  const rows = guests.map((guest, place) => [title(guest), ...runs.flatMap((run, number) => {
    const twin = twins[number][place], there = twin >= 0 && known(run, moment);
    return [...data.places.map((_, at) => there ? whole.format(pages(run, moment, at, twin)) : ""),
      ...data.states.map((_, at) => there ? percent(share(run, twin, past(), at)) : "")];
  })]);
  const made = table([say("Guest"), ...heads], rows, 1);
  made.prepend(make("p", {}, say("Pages at {0}; shares of states over {1}", clock(timeAt(moment)), span(past()))));
  values.replaceChildren(values.firstChild, made);
}

function runPage() {
  head();
  timeSection();
  if (data.lesson.length) lessonSection();
  const bars = chart(memory());
  charts.push(bars);
  const pale = runs.length > 1 ? [make("p", {class: "muted"}, say("Left: {0}; right, paler: {1}", runs[0].name, runs[1].name))] : [];
  section(say("Guest memory"), legend(data.places, "places", "panel"), ...pale, bars.figure, values);
  const lanes = runs.map((run, number) => chart(timeline(number)));
  charts.push(...lanes);
  section(say("Scheduling states"), legend(data.states, "states", "hatch"), ...lanes.flatMap((lane, number) =>
    runs.length > 1 ? [make("h3", {}, runs[number].name), lane.figure] : [lane.figure]), ...annotationList());
  const holder = make("div");
  const add = make("button", {type: "button", id: "add", onclick: () => { addCurve(holder, keys[0]).focus(); }}, say("Add a curve"));
  const dashed = runs.length > 1 ? [make("p", {class: "muted"}, say("Line: {0}; dashed: {1}", runs[0].name, runs[1].name))] : [];
  section(say("Curves"), ...dashed, holder, make("div", {class: "controls"}, add));
  for (const key of data.shown) addCurve(holder, key);
  notesSection();
  values.addEventListener("toggle", fillTable);
  let wasOpen = false;
  addEventListener("beforeprint", () => { wasOpen = values.open; values.open = true; });
  addEventListener("afterprint", () => { values.open = wasOpen; });
  repaints.push(fillTable);
  moment = count;
  dress();
  show();
}

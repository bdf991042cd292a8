// A solved lesson: each step with its answer and its points, and the moment of the run at which it was given.
function lessonSection() {
  const list = make("ol", {class: "steps"});
  for (const step of data.lesson) {
    const there = step.at === null ? [] : [make("button", {type: "button", onclick: () => go(nearest(step.at))},
      say("Go to {0}", clock(step.at)))];
    const lines = step.lines.map(line => make("p", {}, line));
    list.append(make("li", {}, make("p", {class: "right"}, step.title), ...lines, ...there));
  }
  section(say("Lesson"), make("details", {open: true}, make("summary", {class: "lesson"}, data.score), list));
}

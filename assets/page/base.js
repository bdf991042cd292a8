"use strict";
// One file without a network. What comes from files is text: it arrives as JSON and goes in as text nodes alone.
const data = JSON.parse(document.getElementById("data").textContent);
const root = document.documentElement, main = document.getElementById("main");
const darkWish = matchMedia("(prefers-color-scheme: dark)");
const repaints = []; // what to do when colors or sizes have changed
let look = "system", printing = false;

const say = (text, ...given) => (data.texts[text] || text).replace(/\{(\d)\}/g, (_, place) => given[place]);
const plain = new Intl.NumberFormat(root.lang, {maximumSignificantDigits: 4});
const whole = new Intl.NumberFormat(root.lang, {maximumFractionDigits: 0});
const percent = share => new Intl.NumberFormat(root.lang, {style: "percent", maximumFractionDigits: 0}).format(share);

function make(kind, wanted = {}, ...children) {
  const made = document.createElement(kind);
  for (const [name, value] of Object.entries(wanted)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false) made.setAttribute(name, value);
  }
  made.append(...children); // strings become text nodes
  return made;
}

function unpack(packed) {
  const bytes = Uint8Array.from(atob(packed.data), letter => letter.charCodeAt(0));
  return {u1: () => bytes, i4: () => new Int32Array(bytes.buffer), f4: () => new Float32Array(bytes.buffer)}[packed.type]();
}

function clock(seconds) {
  const thousandths = Math.round(seconds * 1000), rest = thousandths % 60000 / 1000;
  const minutes = Math.floor(thousandths / 60000), hours = Math.floor(minutes / 60);
  const two = value => String(value).padStart(2, "0");
  const tail = Number.isInteger(rest) ? two(rest) : rest.toFixed(3).padStart(6, "0");
  return `${hours}:${two(minutes % 60)}:${tail}`;
}

// ---- light and dark

const isDark = () => !printing && (look === "system" ? darkWish.matches : look === "dark");
const colors = () => data.colors[isDark() ? "dark" : "light"];

function dress() {
  root.className = isDark() ? "dark" : "light";
  for (const [name, color] of Object.entries(colors().ground)) root.style.setProperty(`--${name}`, color);
  for (const repaint of repaints) repaint();
}

function lookChoice() {
  const choice = make("select", {id: "look", onchange: () => { look = choice.value; dress(); }});
  const titles = {system: say("System default"), light: say("Light"), dark: say("Dark")};
  for (const [name, title] of Object.entries(titles)) choice.append(make("option", {value: name}, title));
  return make("label", {}, say("Colors"), " ", choice);
}

darkWish.addEventListener("change", dress);
addEventListener("beforeprint", () => { printing = true; dress(); });
addEventListener("afterprint", () => { printing = false; dress(); });

function head() {
  document.title = `${data.title} – LPAR Lab`;
  const controls = make("div", {class: "row controls"}, lookChoice(),
    make("button", {type: "button", onclick: () => print()}, say("Print")));
  const facts = data.facts.map(fact => make("p", {class: "muted"}, fact));
  main.append(make("header", {}, make("div", {class: "row"}, make("h1", {}, data.title), controls), ...facts));
}

function section(name, ...children) {
  main.append(make("section", {"aria-label": name}, make("h2", {}, name), ...children));
}

// What the readers of the files assumed, changed or left out.
function notesSection() {
  if (data.notes.length) section(say("Reading notes"), make("ul", {class: "notes"}, ...data.notes.map(note => make("li", {}, note))));
}

function table(heads, rows, numbersFrom) {
  const kind = place => ({class: place >= numbersFrom ? "number" : "text"});
  const made = make("table", {}, make("thead", {}, make("tr", {},
    ...heads.map((text, place) => make("th", {scope: "col", ...kind(place)}, text)))));
  made.append(make("tbody", {}, ...rows.map(row => make("tr", {}, ...row.map((text, place) =>
    place ? make("td", kind(place), text) : make("th", {scope: "row"}, text))))));
  return make("div", {class: "wide"}, made);
}

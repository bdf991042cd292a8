"use strict";
// All text goes through textContent. The token stays in this browser, for all its tabs; nothing else is stored.
const POLL = 1500, KEY = "token", MOST = 200000; // bytes of a report that the lab takes
const part = id => document.getElementById(id);
let token = localStorage.getItem(KEY) || "", shown = "", timer = 0;

function say(text) { if (part("say").textContent !== text) part("say").textContent = text; }

async function call(path, content) {
  const options = {cache: "no-store", credentials: "omit", headers: {"X-Student": token}};
  if (content !== undefined) {
    options.method = "POST";
    options.headers["Content-Type"] = "application/json";
    options.body = typeof content === "string" ? content : JSON.stringify(content);
  }
  const answer = await fetch(path, options);
  const table = await answer.json();
  if (answer.status === 401) forget();
  if (!answer.ok) throw new Error(table.error || "The lab did not accept this.");
  return table;
}

function forget() {
  token = "";
  localStorage.removeItem(KEY);
  show({state: "join"});
}

function make(kind, words, name) {
  const made = document.createElement(kind);
  if (words !== undefined) made.textContent = words;
  if (name) made.className = name;
  return made;
}

function showQuestion(table) {
  const question = table.question;
  part("title").textContent = question.title;
  part("text").textContent = question.text;
  part("legend").textContent = question.options.length ? "Choose one answer" : "";
  part("number").hidden = question.options.length > 0;
  part("unit").textContent = question.unit;
  part("valueLabel").textContent = question.unit ? "Your number, in {0}".replace("{0}", question.unit) : "Your number";
  part("value").value = typeof table.mine === "number" ? localized(table.mine, false) : "";
  part("options").querySelectorAll(".option").forEach(one => one.remove());
  for (const option of question.options) {
    const label = make("label", undefined, "option"), choice = make("input");
    choice.type = "radio";
    choice.name = "answer";
    choice.value = option.letter;
    choice.checked = table.mine === option.letter;
    label.append(choice, make("span", `${option.letter}: ${option.text}`));
    part("options").append(label);
  }
}

function bar(share) {
  const space = "http://www.w3.org/2000/svg", picture = document.createElementNS(space, "svg");
  const filled = document.createElementNS(space, "rect");
  picture.setAttribute("aria-hidden", "true");
  filled.setAttribute("height", "100%");
  filled.setAttribute("width", `${100 * share}%`);
  picture.append(filled);
  const track = make("div", undefined, "track");
  track.append(picture);
  return track;
}

function showResults(table) {
  const box = part("results");
  box.replaceChildren();
  if (table.state !== "shown") return;
  for (const option of table.question.options) {
    const count = table.counts[option.letter], right = table.right.includes(option.letter);
    const mine = table.mine === option.letter ? ", your answer" : "";
    const row = make("div", undefined, right ? "row right" : "row");
    row.append(make("div", `${right ? "✓ " : ""}${option.letter}: ${option.text} – ${count}${mine}`));
    row.append(bar(table.total ? count / table.total : 0));
    box.append(row);
  }
  if (table.median !== null) {
    const text = table.total === 1 ? "One answer: {1}" : "{0} answers, median {1}";
    const median = `${localized(table.median)} ${table.question.unit}`.trim();
    box.append(make("p", text.replace("{0}", localized(table.total)).replace("{1}", median)));
  }
}

function tooLarge(file) {
  const text = "This file has {0} bytes; the lab takes at most {1}. Choose the file report.json.";
  return text.replace("{0}", localized(file.size)).replace("{1}", localized(MOST));
}

function localized(value, useGrouping = true) {
  return value.toLocaleString(document.documentElement.lang, {maximumSignificantDigits: 12, useGrouping});
}

function sentence(table) {
  const given = table.mine !== null && table.mine !== undefined;
  if (table.state === "waiting") return "You have joined. The next question appears here automatically.";
  if (table.state === "open") return given ? "Your answer is counted. You can still change it." : "";
  if (table.state === "closed") return given ? "The vote is closed. Your answer is counted." : "The vote is closed.";
  return table.state === "shown" ? "The votes of the class" : "";
}

function show(table) {
  part("join").hidden = table.state !== "join";
  part("ask").hidden = !table.question;
  if (table.question) {
    const mark = table.question.id;
    if (mark !== shown) {
      showQuestion(table);
      part("title").focus();
    }
    shown = mark;
    const open = table.state === "open";
    part("vote").hidden = table.state === "shown";
    part("results").hidden = table.state !== "shown";
    part("send").disabled = !open;
    part("options").disabled = !open;
    part("value").disabled = !open;
    part("send").textContent = table.mine === null ? "Send my answer" : "Change my answer";
    showResults(table);
  } else {
    shown = "";
  }
  part("report").hidden = !table.collecting;
  if (table.receipt && part("receipt").textContent !== table.receipt) part("receipt").textContent = table.receipt;
  say(sentence(table));
}

async function look() {
  clearTimeout(timer);
  token = token || localStorage.getItem(KEY) || ""; // another tab may have joined
  if (token) {
    try { show(await call("state")); } catch (error) { if (token) say("The lab does not respond. Trying again…"); }
  }
  timer = setTimeout(look, POLL * (0.75 + Math.random() / 2));
}

part("join").addEventListener("submit", async event => {
  event.preventDefault();
  part("enter").disabled = true; // a second press would join a second time
  try {
    token = localStorage.getItem(KEY) || "";
    token = (await call("join", {code: part("code").value, name: part("name").value})).token;
    localStorage.setItem(KEY, token);
    await look();
  } catch (error) { say(error.message); }
  part("enter").disabled = false;
});

part("vote").addEventListener("submit", async event => {
  event.preventDefault();
  const chosen = document.querySelector("input[name=answer]:checked");
  const typed = part("value").value.trim() || null;
  const answer = part("number").hidden ? chosen && chosen.value : typed;
  if (answer === null) {
    say(part("number").hidden ? "Choose one of the answers first." : "Type a number first, such as 12.5.");
    return;
  }
  try {
    await call("vote", {question: shown, answer});
    await look();
  } catch (error) { say(error.message); }
});

part("report").addEventListener("submit", async event => {
  event.preventDefault();
  const file = part("file").files[0];
  if (!file) { part("receipt").textContent = "Choose the file first."; return; }
  if (file.size > MOST) { part("receipt").textContent = tooLarge(file); return; }
  part("receipt").textContent = "Your report is being sent.";
  try { await call("report", await file.text()); } catch (error) { part("receipt").textContent = error.message; }
});

if (location.hash.length > 1) {
  part("code").value = location.hash.slice(1, 13);
  history.replaceState(null, "", location.pathname);
}
if (token) look(); else { show({state: "join"}); look(); }

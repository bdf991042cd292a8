"use strict";
// A session of cmi5: what the report says is sent to the LMS that has opened this page.
const given = JSON.parse(document.getElementById("data").textContent);
const launch = new URLSearchParams(location.search);
const state = document.getElementById("state");
const end = document.getElementById("end");
const VERBS = "http://adlnet.gov/expapi/verbs/";
const CATEGORIES = "https://w3id.org/xapi/cmi5/context/categories/";
const MASTERY = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";
const LAUNCH_DATA = "LMS.LaunchData";
const SENT = "lparlab.sent"; // verbs of this registration, in the LMS: each may be sent once
const session = { token: "", data: null, sent: [], begun: 0, over: false };

function show(text, ...values) {
  state.textContent = given.texts[text].replace(/\{(\d)\}/g, (_, place) => values[place]);
}

function address(resource, values) {
  const base = launch.get("endpoint").replace(/\/?$/, "/");
  return `${base}${resource}?${new URLSearchParams(values)}`;
}

function ofState(id) {
  return address("activities/state", {
    activityId: launch.get("activityId"),
    agent: launch.get("actor"),
    registration: launch.get("registration"),
    stateId: id,
  });
}

async function call(url, options = {}, absent = false) {
  const headers = {
    "Authorization": `Basic ${session.token}`,
    "Content-Type": "application/json",
    "X-Experience-API-Version": "1.0.3",
  };
  const answer = await fetch(url, { ...options, headers });
  const taken = answer.ok || (absent && answer.status === 404);
  if (!taken) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  return answer;
}

async function read(url) {
  const answer = await call(url, {}, true); // what was never stored is absent
  return answer.status === 404 ? null : answer.json();
}

async function token() {
  const answer = await fetch(launch.get("fetch"), { method: "POST" });
  const told = await answer.json();
  if (!told["auth-token"]) throw new Error(told["error-text"] || `${answer.status}`);
  return told["auth-token"];
}

function identifier() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return [0, 8, 12, 16, 20].map((at, n, all) => text.slice(at, all[n + 1])).join("-");
}

function context(result) {
  const made = structuredClone(session.data.contextTemplate || {});
  made.registration = launch.get("registration");
  made.contextActivities = made.contextActivities || {};
  const judged = result && ("completion" in result || "success" in result);
  const wanted = judged ? ["cmi5", "moveon"] : ["cmi5"];
  const category = [].concat(made.contextActivities.category || []);
  for (const name of wanted)
    if (!category.some((one) => one.id === CATEGORIES + name)) category.push({ id: CATEGORIES + name });
  made.contextActivities.category = category;
  if (result && "success" in result && typeof session.data.masteryScore === "number")
    made.extensions = { ...made.extensions, [MASTERY]: session.data.masteryScore };
  return made;
}

function statement(verb, result) {
  const made = {
    id: identifier(),
    actor: JSON.parse(launch.get("actor")),
    verb: { id: VERBS + verb, display: { en: verb } },
    object: { objectType: "Activity", id: launch.get("activityId") },
    context: context(result),
    timestamp: new Date().toISOString(),
  };
  if (result) made.result = result;
  return made;
}

function send(verb, result, keepalive = false) {
  const body = JSON.stringify(statement(verb, result));
  return call(address("statements", {}).slice(0, -1), { method: "POST", body, keepalive });
}

async function once(verb, result) {
  if (session.sent.includes(verb) || (verb === "failed" && session.sent.includes("passed"))) return;
  await send(verb, result);
  session.sent.push(verb);
  await call(ofState(SENT), { method: "PUT", body: JSON.stringify(session.sent) });
}

async function record() {
  const spent = { duration: duration(given.seconds) };
  if (!given.complete) return show("unfinished");
  await once("completed", { completion: true, ...spent });
  if (given.score === null) return show("completed");
  const mastery = typeof session.data.masteryScore === "number" ? session.data.masteryScore : given.mastery;
  const success = given.score >= mastery;
  await once(success ? "passed" : "failed", { success, score: { scaled: given.score }, ...spent });
  const [own, least] = [given.score, mastery].map((share) => `${Math.round(1000 * share) / 10}%`);
  return show(success ? "passed" : "failed", own, least);
}

function duration(seconds) {
  return `PT${Math.max(0, seconds).toFixed(2)}S`;
}

function terminate(keepalive) {
  session.over = true;
  return send("terminated", { duration: duration((Date.now() - session.begun) / 1000) }, keepalive);
}

async function leave() {
  end.hidden = true;
  try {
    await terminate(false);
  } catch (error) {
    return show("refused", error.message);
  }
  const back = session.data.returnURL;
  if (/^https?:/i.test(back || "")) location.assign(back);
  return show("ended");
}

async function begin() {
  const needed = ["endpoint", "fetch", "actor", "registration", "activityId"];
  if (!needed.every((name) => launch.get(name))) return show("alone");
  session.token = await token();
  session.data = await read(ofState(LAUNCH_DATA));
  if (session.data === null) throw new Error(LAUNCH_DATA);
  await read(address("agents/profile", { agent: launch.get("actor"), profileId: "cmi5LearnerPreferences" }));
  session.sent = (await read(ofState(SENT))) || [];
  await send("initialized");
  session.begun = Date.now();
  end.hidden = false;
  return session.data.launchMode === "Normal" ? record() : show("looking");
}

end.textContent = given.texts.end;
end.addEventListener("click", leave);
window.addEventListener("pagehide", () => {
  if (session.begun && !session.over) terminate(true);
});
begin().catch((error) => show("refused", error.message));

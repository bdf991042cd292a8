"""A cmi5 package in a real browser, opened by a small LMS that refuses what the specification forbids."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit
from zipfile import ZipFile

import pytest

from lessons.report.cmi5 import package
from lessons.report.report import Report
from tests.app.classroom.browser import INSTALLED, Browser, driver, wait_until
from tests.lessons.report.report_samples import sample

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not INSTALLED, reason="needs chromium and chromium-driver"),
]
ACTOR = {"objectType": "Agent", "account": {"homePage": "https://lms.invalid", "name": "s1"}}
ACTIVITY, REGISTRATION = "https://lms.invalid/au/7", "b3c1f0a2-0000-4000-8000-000000000001"
SESSION = "https://w3id.org/xapi/cmi5/context/extensions/sessionid"
MASTERY = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore"
CATEGORY = "https://w3id.org/xapi/cmi5/context/categories/"
VERBS = "http://adlnet.gov/expapi/verbs/"


class Lms:
    """What an LMS keeps of a unit: statements, states, and what it refused."""

    def __init__(self, content: bytes, mode: str = "Normal", mastery: float | None = 0.5) -> None:
        with ZipFile(io.BytesIO(content)) as zipped:
            self.files = {name: zipped.read(name) for name in zipped.namelist()}
        self.statements: list[dict[str, Any]] = []
        self.wrong: list[str] = []
        self.preferences = 0  # requests
        self.unknown = ""  # a verb that it answers with 404
        template = {
            "contextActivities": {"grouping": [{"id": "https://p.invalid"}]},
            "extensions": {SESSION: "s"},
        }
        data: dict[str, Any] = {
            "contextTemplate": template,
            "launchMode": mode,
            "moveOn": "CompletedAndPassed",
        }
        self.states = {"LMS.LaunchData": data | ({} if mastery is None else {"masteryScore": mastery})}
        self.tokens = ["first", "second", "third"]

    @property
    def verbs(self) -> list[str]:
        return [str(one["verb"]["id"]).removeprefix(VERBS) for one in self.statements]

    def take(self, statement: dict[str, Any]) -> None:
        """Note each rule that a statement breaks, by sections 7 and 9 of the specification."""
        context, result = statement["context"], statement.get("result", {})
        verb = statement["verb"]["id"].removeprefix(VERBS)
        categories = {one["id"].removeprefix(CATEGORY) for one in context["contextActivities"]["category"]}
        judged = "completion" in result or "success" in result
        rules = {
            "actor": statement["actor"] == ACTOR,
            "object": statement["object"]["id"] == ACTIVITY,
            "registration": context["registration"] == REGISTRATION,
            "session": context["extensions"][SESSION] == "s",
            "grouping": context["contextActivities"]["grouping"] == [{"id": "https://p.invalid"}],
            "category": categories == ({"cmi5", "moveon"} if judged else {"cmi5"}),
            "time": statement["timestamp"].endswith("Z"),
            "completion": result.get("completion") is (True if verb == "completed" else None),
            "success": result.get("success") is {"passed": True, "failed": False}.get(verb),
            "score": "score" not in result or verb in ("passed", "failed"),
            "mastery": (MASTERY in context["extensions"])
            is ("success" in result and self.mastery is not None),
            "duration": (verb == "initialized") is ("duration" not in result),
            "first": (verb == "initialized") is (not self.verbs or self.verbs[-1] == "terminated"),
            "once": verb in ("initialized", "terminated") or verb not in self.verbs,
        }
        self.wrong += [f"{verb}: {rule}" for rule, holds in rules.items() if not holds]
        self.statements.append(statement)

    @property
    def mastery(self) -> float | None:
        return self.states["LMS.LaunchData"].get("masteryScore")


def handler(lms: Lms) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Say nothing."""

        def do_GET(self) -> None:
            place, asked = urlsplit(self.path), parse_qs(urlsplit(self.path).query)
            if place.path.startswith("/lrs/"):
                self._check()
            if place.path == "/lrs/activities/state":
                self._json(lms.states.get(asked["stateId"][0]))
            elif place.path == "/lrs/agents/profile":
                lms.preferences += 1
                self._json(None)
            else:
                self._answer(200 if place.path[1:] in lms.files else 404, lms.files.get(place.path[1:], b""))

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path == "/token":
                self._json({"auth-token": lms.tokens.pop(0)})
                return
            self._check()
            if lms.unknown and lms.unknown in json.loads(body)["verb"]["id"]:
                self._answer(404, b"")
                return
            lms.take(json.loads(body))
            self._json([lms.statements[-1]["id"]])

        def do_PUT(self) -> None:
            self._check()
            body = self.rfile.read(int(self.headers["Content-Length"]))
            lms.states[parse_qs(urlsplit(self.path).query)["stateId"][0]] = json.loads(body)
            self._answer(204, b"")

        def _check(self) -> None:
            if (
                not self.headers["Authorization"].startswith("Basic ")
                or not self.headers["X-Experience-API-Version"]
            ):
                lms.wrong.append(f"{self.path}: headers")

        def _json(self, content: object) -> None:
            self._answer(
                200 if content is not None else 404, json.dumps(content).encode(), "application/json"
            )

        def _answer(self, status: int, body: bytes, kind: str = "text/html") -> None:
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body) if status != 204 else 0))
            self.end_headers()
            self.wfile.write(body if status != 204 else b"")

    return Handler


@contextmanager
def served(lms: Lms) -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler(lms))
    Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}"
    launch = {
        "endpoint": f"{base}/lrs",
        "fetch": f"{base}/token",
        "actor": json.dumps(ACTOR),
        "registration": REGISTRATION,
        "activityId": ACTIVITY,
    }
    lms.states["LMS.LaunchData"]["returnURL"] = f"{base}/report.html?back"
    yield f"{base}/index.html?{urlencode(launch)}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    folder = tmp_path_factory.mktemp("browser")
    with driver(folder) as address:
        made = Browser(address, folder / "profile")
        yield made
        made.close()


def worked(state: str) -> Report:
    """Return a report in which all steps are in a state."""
    steps = [step.model_copy(update={"state": state}) for step in sample("Ada").steps]
    return sample("Ada").model_copy(update={"steps": tuple(steps)})


def finished() -> Report:
    return worked("done")


def session(browser: Browser, lms: Lms, said: str) -> None:
    """Open the unit, wait for a text, and return by its button; the LMS has then seen the end."""
    with served(lms) as address:
        browser.open(address)
        browser.wait_for(said)
        assert browser.run("return frames.length") == 1
        browser.click("#end")
        wait_until(lambda: "?back" in browser.run("return location.href"))
        wait_until(lambda: lms.verbs[-1:] == ["terminated"])


def test_a_finished_lesson_is_completed_and_passed_once(browser: Browser) -> None:
    lms = Lms(package(finished()))
    session(browser, lms, "completed and passed with")
    session(browser, lms, "completed and passed with")  # again: nothing is sent twice
    assert lms.verbs == ["initialized", "completed", "passed", "terminated", "initialized", "terminated"]
    assert lms.statements[2]["result"]["score"]["scaled"] == pytest.approx(finished().score, abs=1e-4)
    assert lms.preferences == 2
    assert lms.wrong == []


def test_the_masteries_of_the_lms_decide(browser: Browser) -> None:
    lms = Lms(package(finished(), 0), mastery=0.99)
    session(browser, lms, "not passed with")
    assert lms.verbs == ["initialized", "completed", "failed", "terminated"]
    assert lms.wrong == []


def test_an_unfinished_lesson_and_a_review_send_no_result(browser: Browser) -> None:
    for lms, said in (
        (Lms(package(worked("open"))), "not finished"),
        (Lms(package(finished()), mode="Review"), "for viewing"),
    ):
        session(browser, lms, said)
        assert lms.verbs == ["initialized", "terminated"]
        assert lms.wrong == []


def test_what_the_lms_does_not_record_is_said(browser: Browser) -> None:
    lms = Lms(package(finished()))
    lms.unknown = "passed"
    session(browser, lms, "The LMS did not accept this (404")
    assert lms.verbs == ["initialized", "completed", "terminated"]


def test_a_page_that_no_lms_opens_shows_the_report_alone(browser: Browser, tmp_path: Path) -> None:
    lms = Lms(package(finished()))
    with served(lms) as address:
        browser.open(address.partition("?")[0])
        browser.wait_for("nothing is recorded")
        wait_until(lambda: browser.run("return document.querySelector('iframe').clientHeight") > 100)
        browser.picture(tmp_path / "page.png")
    assert lms.statements == []

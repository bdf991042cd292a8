"""A report as a cmi5 package: a ZIP with the course structure cmi5.xml and a page that an LMS opens.

The page shows the report. As cmi5 requires, it fetches a token, reads LMS.LaunchData and the learner's
preferences, and sends initialized, completed, passed or failed with the score, and terminated. It sends only
to the LMS that opens it, and for the person whom that LMS identifies.
"""

from __future__ import annotations

import io
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from engine.language import CODE, later, say
from lessons.report.page import html
from lessons.report.report import Report
from lessons.report.results import HOME
from lessons.report.wording import score as score_text

NAMESPACE = "https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd"
STRUCTURE, LAUNCH, REPORT = "cmi5.xml", "index.html", "report.html"
MASTERY = 70  # percent, of a lesson that does not come with the program
_LESSON = "http://adlnet.gov/expapi/activities/lesson"
_FOLDER = Path(__file__).with_name("launch")
_MARKUP = re.compile("[<>&]")
_DATED = 1980, 1, 1, 0, 0, 0  # the same report is the same package
_TEXTS = {
    "end": later("End and return"),
    "alone": later("No LMS has opened this page: nothing is recorded."),
    "looking": later("The LMS has opened this page for viewing: nothing is recorded."),
    "unfinished": later("The lesson is not finished: the LMS records neither completion nor score."),
    "completed": later("The LMS has recorded: completed."),
    "passed": later("The LMS has recorded: completed and passed with {0}; needed: {1}."),
    "failed": later("The LMS has recorded: completed, but not passed with {0}; needed: {1}."),
    "refused": later("The LMS did not accept this ({0}). Reload the page, or ask your trainer."),
    "ended": later("The session has ended. You can close this page."),
}


def package(report: Report, mastery: int = MASTERY, page: bytes | None = None) -> bytes:
    """Return the ZIP. mastery: percent of the points. page: the report with its charts, as it was written;
    None: the report without charts.
    """
    files = {
        STRUCTURE: structure(report, mastery),
        LAUNCH: launch_page(report, mastery),
        REPORT: html(report).encode("utf-8") if page is None else page,
    }
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as zipped:
        for name, data in files.items():
            zipped.writestr(ZipInfo(name, _DATED), data, ZIP_DEFLATED)
    return content.getvalue()


def file_name(report: Report) -> str:
    """Return the file name of a package, which is safe on every system and different for each report."""
    parts = (re.sub("[^a-z0-9]+", "-", text.casefold())[:40].strip("-") for text in _whose(report))
    return f"{'-'.join([*filter(None, parts), _mark(report)[:12]])}.zip"


def structure(report: Report, mastery: int) -> bytes:
    """Return the course structure: a course with one unit, the report."""
    root = ElementTree.Element("courseStructure", xmlns=NAMESPACE)
    place = f"{HOME}/cmi5/{_mark(report)}"
    course = ElementTree.SubElement(root, "course", id=place)
    unit = ElementTree.SubElement(root, "au", {"id": f"{place}/report", **_rules(report, mastery)})
    for element in (course, unit):
        _text(element, "title", report.title)
        _text(element, "description", _about(report))
    ElementTree.SubElement(unit, "url").text = LAUNCH
    ElementTree.indent(root)
    text: bytes = ElementTree.tostring(root, "utf-8", xml_declaration=True)
    return text


def launch_page(report: Report, mastery: int) -> bytes:
    """Return the page that the LMS opens."""
    style, script = _asset("page.css"), _asset("session.js")
    given = {
        'lang="en"': f'lang="{escape(say(CODE))}"',
        "POLICY": _policy(style, script),
        "TITLE": escape(_printed(report.title)),
        "/*STYLE*/": style,
        "/*DATA*/": _as_script(_data(report, mastery)),
        "/*SCRIPT*/": script,
    }
    places = re.compile("|".join(map(re.escape, given)))  # once: a title may look like a place
    return places.sub(lambda found: given[found[0]], _asset(LAUNCH)).encode("utf-8")


def _rules(report: Report, mastery: int) -> Mapping[str, str]:
    """Return the rule by which the LMS considers the unit done: the rule of the lesson."""
    kind = {"launchMethod": "AnyWindow", "activityType": _LESSON}
    if report.score is None:
        return {"moveOn": "Completed", **kind}
    return {"moveOn": "CompletedAndPassed", "masteryScore": f"{mastery / 100:g}", **kind}


def _data(report: Report, mastery: int) -> dict[str, object]:
    return {
        "complete": report.complete,
        "score": None if report.score is None else round(min(max(report.score, 0.0), 1.0), 4),
        "mastery": mastery / 100,
        "seconds": report.seconds,
        "texts": {name: say(text, "{0}", "{1}") for name, text in _TEXTS.items()},
    }


def _text(parent: ElementTree.Element, name: str, text: str) -> None:
    inside = ElementTree.SubElement(ElementTree.SubElement(parent, name), "langstring", lang=say(CODE))
    inside.text = _printed(text)


def _about(report: Report) -> str:
    return say("Report of {0}: {1}", report.student or say("not named"), score_text(report))


def _whose(report: Report) -> tuple[str, str]:
    return report.lesson, report.student


def _mark(report: Report) -> str:
    """Return a text that identifies the report."""
    return sha256(report.model_dump_json().encode("utf-8")).hexdigest()[:32]


def _printed(text: str) -> str:
    """Return a text without control characters, which XML cannot contain."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _as_script(content: object) -> str:
    """Return JSON for a script element: ASCII, without a sign that could end the element."""
    return _MARKUP.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(content, allow_nan=False))


def _policy(style: str, script: str) -> str:
    rules = {
        "default-src": "'none'",
        "style-src": _hash(style),
        "script-src": _hash(script),
        "frame-src": "'self'",
        "connect-src": "http: https:",  # the LMS is known when it opens the page
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}'"


@cache
def _asset(name: str) -> str:
    return (_FOLDER / name).read_text("utf-8")

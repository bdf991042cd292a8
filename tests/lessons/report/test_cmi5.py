"""The cmi5 package of a report: its course structure by the rules of the specification, and its page."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.report.cmi5 import NAMESPACE, file_name, launch_page, package, structure
from lessons.report.packages import write_packages
from lessons.report.report import Report
from lessons.report.report_file import SubmittedReport, read_report, report_text
from tests.lessons.report.report_samples import sample

NASTY = "<b>&amp; </script>]]>\x07 ü 漢 POLICY /*SCRIPT*/"
TEXTS = ("title", "description")
MOVE_ON = {"NotApplicable", "Passed", "Completed", "CompletedAndPassed", "CompletedOrPassed"}


def parts(element: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """Return the children by name; each occurs once, and is of the namespace."""
    names = [child.tag.removeprefix(f"{{{NAMESPACE}}}") for child in element]
    assert len(set(names)) == len(names)
    return dict(zip(names, element, strict=True))


def check(root: ElementTree.Element) -> ElementTree.Element:
    """Check the rules of section 13 of the specification for a course with one unit, and return the unit."""
    assert root.tag == f"{{{NAMESPACE}}}courseStructure"
    course, unit = root
    assert [course.tag, unit.tag] == [f"{{{NAMESPACE}}}course", f"{{{NAMESPACE}}}au"]
    assert list(parts(course)) == list(TEXTS)
    assert list(parts(unit)) == [*TEXTS, "url"]  # in this order
    for element in (course, unit):
        assert re.fullmatch(r"https?://[^\s<>]+", element.attrib["id"])
        for name in TEXTS:
            (text,) = parts(element)[name]
            assert text.tag == f"{{{NAMESPACE}}}langstring"
            assert re.fullmatch("[a-z]{2}(-[A-Z]{2})?", text.attrib["lang"])
    assert course.attrib["id"] != unit.attrib["id"]
    assert unit.attrib["moveOn"] in MOVE_ON
    assert unit.attrib["launchMethod"] in ("AnyWindow", "OwnWindow")
    if "masteryScore" in unit.attrib:
        assert re.fullmatch(r"[01](\.\d{1,4})?", unit.attrib["masteryScore"])
        assert 0 <= float(unit.attrib["masteryScore"]) <= 1
    return unit


@given(
    title=st.text(st.characters(codec="utf-8"), max_size=40) | st.just(NASTY),
    mastery=st.integers(0, 100),
)
def test_any_report_has_a_structure_by_the_rules(title: str, mastery: int) -> None:
    report = sample("Ada").model_copy(update={"title": title})
    unit = check(ElementTree.fromstring(structure(report, mastery)))
    assert unit.attrib["moveOn"] == "CompletedAndPassed"
    assert float(unit.attrib["masteryScore"]) == pytest.approx(mastery / 100)


def test_a_lesson_without_a_score_is_only_completed() -> None:
    unit = check(ElementTree.fromstring(structure(Report(lesson="a", title="A"), 70)))
    assert unit.attrib["moveOn"] == "Completed"
    assert "masteryScore" not in unit.attrib


def test_the_package_holds_what_the_structure_names() -> None:
    with ZipFile(io.BytesIO(package(sample("Ada"), 60))) as zipped:
        assert zipped.testzip() is None
        names = zipped.namelist()
        unit = check(ElementTree.fromstring(zipped.read("cmi5.xml")))
        page = zipped.read(parts(unit)["url"].text or "").decode()
        assert "Ada" in zipped.read("report.html").decode()
    assert names == ["cmi5.xml", "index.html", "report.html"]
    assert page.count("<script") == 2
    assert package(sample("Ada"), 60) == package(sample("Ada"), 60)


def test_what_a_report_says_is_no_markup() -> None:
    page = launch_page(sample("Ada").model_copy(update={"title": NASTY}), 70).decode()
    assert "<b>" not in page
    assert page.count("</script>") == 2
    data = json.loads(re.findall(r'application/json">(.*?)</script>', page)[0])
    assert (data["complete"], data["mastery"]) == (sample().complete, 0.7)


def test_packages_of_a_class_are_written_with_charts_unless_changed(tmp_path: Path) -> None:
    page = b"<!DOCTYPE html><p>with charts"
    folder = tmp_path / "Ada"
    folder.mkdir()
    (folder / "report.html").write_bytes(page)
    file = folder / "report.json"
    file.write_text(report_text(sample("Ada"), {"report.html": page}))
    changed = SubmittedReport(sample("Eve"), Path("Eve"), False, ())
    made = write_packages([read_report(file), read_report(file), changed], tmp_path / "out")  # a copy of one
    assert made.notes == ("Eve: omitted, because it was changed after it was written",)
    assert [one.name for one in made.files] == [file_name(sample("Ada"))]
    with ZipFile(made.files[0]) as zipped:
        assert zipped.read("report.html") == page
    assert file_name(sample("Ada")) != file_name(sample("ada"))

"""Reports that students hand in on their page, and the counts of votes that stay after a class."""

from __future__ import annotations

import csv
import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from app.classroom.classroom import Classroom
from app.classroom.collecting import MAX_LESSONS, ReportCollector
from app.classroom.vote import page_file
from app.classroom.vote.ballot import Ballot, BallotQuestion
from app.classroom.vote.counts import VoteRecord, rows
from app.classroom.vote.room import MAX_REPORT, MAX_WAITING, Room
from app.classroom.vote.server import ClassServer
from app.classroom.voting import Voting
from lessons.report.grades import collect
from lessons.report.report_file import report_text
from tests.app.classroom.conftest import request
from tests.app.classroom.test_presenting import free_port
from tests.lessons.report.report_samples import sample

NODE = shutil.which("node")
SCRIPT = Path(page_file.__file__).with_name("page") / "page.js"
PRESS = """
// runs the script of the page in a made-up page, and presses the button that hands a file in
const parts = {}, sent = [];
const listen = function (name, act) { this.on[name] = act; };
const part = id => parts[id] ??= {textContent: "", on: {}, addEventListener: listen};
const localStorage = {getItem: () => "", setItem() {}, removeItem() {}}, location = {hash: ""};
const document = {getElementById: part, documentElement: {lang: "en"}};
const fetch = async path => { sent.push(path); return {ok: true, status: 200, json: async () => ({})}; };
const file = {size: Number(process.argv[1]), text: async () => "{}"};
part("file").files = [file];
const script = require("fs").readFileSync(0, "utf-8");
const names = ["localStorage", "location", "document", "fetch"];
new Function(...names, script)(localStorage, location, document, fetch);
parts.report.on.submit({preventDefault() {}}).then(() => {
  console.log(JSON.stringify([parts.receipt.textContent, sent]));
  process.exit();
});
"""
ADA = report_text(sample("Ada"), {}).encode()


def _join(server: ClassServer, room: Room) -> str:
    return str(request(server, "/join", {"code": room.code})[1]["token"])


def test_a_report_is_refused_until_the_trainer_collects(server: ClassServer, room: Room) -> None:
    token = _join(server, room)
    assert request(server, "/report", ADA, token)[0] == 409
    assert room.take_handed() == {}
    room.collecting = True
    assert request(server, "/state", token=token)[1]["collecting"]
    assert request(server, "/report", ADA, token)[0] == 200
    assert room.take_handed() == {token: ADA}
    assert room.take_handed() == {}
    assert request(server, "/report", ADA)[0] == 401  # of nobody who has joined


@pytest.mark.parametrize(("size", "status"), [(MAX_REPORT, 200), (MAX_REPORT + 1, 413)])
def test_a_report_has_a_largest_size(server: ClassServer, room: Room, size: int, status: int) -> None:
    room.collecting = True
    assert request(server, "/report", b" " * size, _join(server, room))[0] == status


def test_reports_that_nobody_looks_at_are_limited(room: Room) -> None:
    room.collecting = True
    tokens = [room.join(room.code) for _ in range(MAX_WAITING)]
    for token in tokens:
        room.hand_in(token, ADA)
    room.hand_in(tokens[0], ADA)  # in place of the first one
    with pytest.raises(ValueError, match="again in a few seconds"):
        room.hand_in(room.join(room.code), ADA)


def test_only_reports_are_kept_and_each_browser_has_one(tmp_path: Path) -> None:
    taken = ReportCollector(tmp_path / "class")
    assert taken.take("a", ADA).startswith("Received: Ada")
    assert taken.take("a", ADA).startswith("Received: Ada")
    assert taken.take("b", ADA).startswith("Received: Ada")  # of the same name
    assert taken.take("c", report_text(sample("../..\\x:<>"), {}).encode()).startswith("Received")
    for content in (b"{", b"\xff", b"[" * 50_000, b"{}"):
        assert taken.take("d", content).startswith("Not accepted")
    handed, refused = collect(tmp_path)
    assert (len(handed), refused, taken.count) == (3, [], 3)
    assert all(item.untouched and item.path.parent == tmp_path / "class" for item in handed)


def test_a_report_takes_the_place_of_the_one_before_whatever_its_name(tmp_path: Path) -> None:
    taken = ReportCollector(tmp_path)
    for name in ("Ada", "Bob", "Cy", "Di", "Ed"):
        assert taken.take("a", report_text(sample(name), {}).encode()).startswith("Received")
    assert [item.report.student for item in collect(tmp_path)[0]] == ["Ed"]
    assert taken.count == 1
    for lesson in ("a lesson", "a-lesson"):  # two, whose names are the same in a file
        assert taken.take("a", report_text(sample(lesson=lesson), {}).encode()).startswith("Received")
    assert len(collect(tmp_path)[0]) == taken.count == 3


def test_a_browser_has_no_more_lessons_than_a_class(tmp_path: Path) -> None:
    taken = ReportCollector(tmp_path)
    told = [
        taken.take("a", report_text(sample(lesson=f"no-{n}"), {}).encode()) for n in range(MAX_LESSONS + 1)
    ]
    assert all(text.startswith("Received") for text in told[:-1])
    assert told[-1] == (
        f"Not accepted: the file belongs to another lesson; expected reports for at most "
        f"{MAX_LESSONS} lessons. Ask your trainer"
    )
    assert taken.take("a", report_text(sample("Bob", lesson="no-0"), {}).encode()).startswith("Received: Bob")
    assert taken.take("b", ADA).startswith("Received")
    assert len(collect(tmp_path)[0]) == MAX_LESSONS + 1


@pytest.mark.parametrize("end", ["collecting", "serving", "folder"])
def test_a_report_that_was_answered_is_kept(qtbot: QtBot, tmp_path: Path, end: str) -> None:
    voting = Voting()
    voting.serve(f"127.0.0.1:{free_port()}")
    voting.collect(tmp_path / "one")
    token = voting.room.join(voting.room.code)
    assert request(voting.server, "/report", ADA, token)[0] == 200
    if end == "serving":
        voting.stop_serving()
    else:
        voting.collect(None if end == "collecting" else tmp_path / "two")
    assert len(collect(tmp_path / "one")[0]) == 1
    assert not (tmp_path / "two").exists()
    voting.stop_serving()


def test_counts_of_every_vote_on_a_question_stay(qtbot: QtBot) -> None:
    voting = Voting()
    token = voting.room.join(voting.room.code)
    for id, letter in (("q1", "A"), ("q2", "B"), ("q3", "A")):
        voting.ask("how-many", BallotQuestion(id, "Which?", options={"A": "one", "B": "two"}))
        voting.room.vote(token, id, letter)
        voting.show_votes()
    found = [(record.vote, dict(record.tally.counts)) for record in voting.records()]
    assert found == [(1, {"A": 1, "B": 0}), (2, {"A": 0, "B": 1}), (3, {"A": 1, "B": 0})]
    first = voting.first_tally("how-many")
    assert first is not None
    assert first.counts == {"A": 1, "B": 0}


def test_the_page_knows_the_largest_size() -> None:
    assert f"MOST = {MAX_REPORT};" in page_file.page().content.decode()


@pytest.mark.skipif(NODE is None, reason="needs node")
@pytest.mark.parametrize(
    ("size", "told", "sent"),
    [
        (MAX_REPORT, "Your report is being sent.", ["report"]),
        (
            MAX_REPORT + 1,
            "This file has 200,001 bytes; the lab takes at most 200,000. Choose the file report.json.",
            [],
        ),
    ],
)
def test_the_page_sends_no_file_that_is_too_large(size: int, told: str, sent: list[str]) -> None:
    found = subprocess.run(
        [str(NODE), "-e", PRESS, str(size)],
        input=SCRIPT.read_text(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(found.stdout) == [told, sent]


@given(
    st.lists(st.sampled_from("ABC"), max_size=20),
    st.lists(st.sampled_from([0.5, 1.0, 2.25]), max_size=20),
)
def test_the_table_of_counts_is_that_of_a_naive_count(letters: list[str], numbers: list[float]) -> None:
    choice = Ballot(BallotQuestion("q1", "Which?", options={"A": "one", "B": "two", "C": "three"}))
    number = Ballot(BallotQuestion("q2", "How many?", unit="s"))
    for ballot, votes in ((choice, letters), (number, numbers)):
        for token, vote in enumerate(votes):
            ballot.vote(str(token), vote)
    records = [VoteRecord("step", ballot.question, 1, ballot.tally()) for ballot in (choice, number)]
    _, *found = rows(records)
    assert {row[3]: row[6] for row in found[:3]} == {letter: letters.count(letter) for letter in "ABC"}
    assert {float(str(row[3])): row[6] for row in found[3:]} == Counter(numbers)
    sums = {
        title: sum(int(str(row[6])) for row in found if row[1] == title) for title in ("Which?", "How many?")
    }
    assert all(row[7] == sums[str(row[1])] for row in found)


def test_counts_stay_after_the_class_without_names(
    qtbot: QtBot, classroom: Classroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert classroom.presentation is not None
    monkeypatch.setattr(classroom._settings, "lessons", tmp_path)
    voting = classroom.presentation.voting
    voting.serve(f"127.0.0.1:{free_port()}")
    token = voting.room.join(voting.room.code, "Grace")
    for id, letter in (("q1", "A"), ("q2", "B")):  # the second one after a discussion
        voting.ask("how-many", BallotQuestion(id, "Which?", options={"A": "one", "B": "two"}))
        voting.room.vote(token, id, letter)
        voting.show_votes()
    voting.collect(tmp_path / "reports")
    voting.room.hand_in(token, ADA)
    qtbot.waitUntil(lambda: "Received: Ada" in voting.room.view(token)["receipt"])
    classroom.end()
    (file,) = (tmp_path / "votes").iterdir()
    text = file.read_text("utf-8")
    found = list(csv.DictReader(text.splitlines()))
    assert [(row["vote"], row["answer"], row["votes"]) for row in found] == [
        ("1", "A", "1"),
        ("1", "B", "0"),
        ("2", "A", "0"),
        ("2", "B", "1"),
    ]
    assert "Grace" not in text
    assert token not in text
    assert len(collect(tmp_path / "reports")[0]) == 1

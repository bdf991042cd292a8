"""lparlab check: a drawing or a deck, as sentences and as JSON, and its exit codes."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from engine.ficon.drawing.checking.finding import waive
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.cards.layout import cards
from tests.engine.ficon.drawing.broken import broken, cascade, good
from tests.engine.ficon.drawing.faults import base, crossed

Lab = Callable[..., Result]
DECK = """\
         RESOURCE PARTITION=((CSS(0),(LPAR1,1),(LPAR2,2))),            *
               MAXDEV=((CSS(0),65280))
         CHPID PATH=(CSS(0),50),SHARED,SWITCH=21,PCHID=150,TYPE=FC
         CNTLUNIT CUNUMBR=4001,PATH=((CSS(0),50)),UNITADD=((00,016)),  *
               LINK=((CSS(0),C0)),CUADD=1,UNIT=FCTC
"""


@pytest.fixture
def lab() -> Lab:
    return lambda *arguments: CliRunner().invoke(main, ["check", *map(str, arguments)])


def _saved(path: Path, drawing: Drawing) -> Path:
    save(path, UndoHistory(drawing))
    return path


def _unmirrored() -> Drawing:
    return broken(good, lambda draft: draft.set("device2", address="20"))


def test_nothing_is_wrong(lab: Lab, tmp_path: Path) -> None:
    done = lab(_saved(tmp_path / "good.topology.json", good()))
    assert done.exit_code == 0
    assert done.output.endswith("0 errors, 0 warnings, 0 notes, 0 accepted\n")


def test_sentences_by_severity(lab: Lab, tmp_path: Path) -> None:
    done = lab(_saved(tmp_path / "broken.topology.json", _unmirrored()))
    assert done.exit_code == 1
    lines = done.output.splitlines()
    assert lines.index("Errors (2)") < next(
        n for n, line in enumerate(lines) if line.startswith("Warnings (")
    )
    assert any(
        "unit address 00-03: no device of LPAR2 on CHPID 3C" in line and "[link-mirror]" in line
        for line in lines
    )
    assert any("IBM: z/VM CP Commands and Utilities Reference, ACTIVATE ISLINK" in line for line in lines)


def test_a_repair_says_what_it_does_and_a_consequence_what_comes_first(lab: Lab, tmp_path: Path) -> None:
    drawing = broken(base("mesh 3").copy, lambda draft: draft.set("unit1", cuadd="33"))
    path = _saved(tmp_path / "broken.topology.json", drawing)
    lines = [line.strip() for line in lab(path).output.splitlines()]
    does = "changes control unit 4000 of CEC A (CUADD: 33 \u2192 01)"
    place = lines.index(f"Fix: Set CUADD of control unit 4000 of CEC A to 01: {does}.")
    cards = lines[place + 1 : place + 3]
    assert [card[:25] for card in cards] == ["A - CNTLUNIT CUNUMBR=4000", "A + CNTLUNIT CUNUMBR=4000"]
    root, *others = json.loads(lab(path, "--json").output)["problems"]
    assert (root["fix"], root["does"]) == ("Set CUADD of control unit 4000 of CEC A to 01", does)
    assert root["deck"] == cards
    waiting = [one for one in others if one["first"]]
    assert len(waiting) == lines.count(f"Repair first: {root['text']}") >= 2
    assert all(one["fix"] is None and one["first"] == root["text"] for one in waiting)
    alone = _saved(
        tmp_path / "alone.topology.json", broken(crossed, lambda draft: draft.set("unit3", cuadd="03"))
    )
    assert "Decide which LPAR is meant" in lab(alone).output


def test_warnings_alone_are_no_failure(lab: Lab, tmp_path: Path) -> None:
    done = lab(_saved(tmp_path / "cascade.topology.json", cascade()))
    assert done.exit_code == 0
    assert "Warnings (" in done.output


def test_json(lab: Lab, tmp_path: Path) -> None:
    path = _saved(tmp_path / "broken.topology.json", _unmirrored())
    answer = json.loads(lab(path, "--json").output)
    assert answer["error"] == 2
    first = answer["problems"][0]
    assert {"check", "message", "severity", "text", "why", "source", "things", "waived"} <= first.keys()
    assert first["severity"] == "error"
    assert first["waived"] is None
    told = {(one["check"], tuple(one["things"])) for one in answer["problems"]}
    assert told == {(one.check, one.things) for one in check(_unmirrored())}


def test_accepted_errors_are_no_failure(lab: Lab, tmp_path: Path) -> None:
    drawing = _unmirrored()
    for one in check(drawing):
        if one.severity == "error":
            drawing.apply(waive(drawing, one, "a test system"))
    path = _saved(tmp_path / "accepted.topology.json", drawing)
    done = lab(path)
    assert done.exit_code == 0
    assert "Accepted: a test system" in done.output
    assert "a test system" in {one["waived"] for one in json.loads(lab(path, "--json").output)["problems"]}


def test_a_deck(lab: Lab, tmp_path: Path) -> None:
    path = tmp_path / "a.iocp"
    path.write_text(DECK)
    assert lab(path).exit_code == 0
    path.write_text(DECK.replace("PATH=((CSS(0),50)),", "PATH=((CSS(0),51)),"))
    done = lab(path)
    assert done.exit_code == 1
    assert "Line 4, column 10" in done.output
    path.write_text(DECK.replace("LINK=((CSS(0),C0)),", ""))
    answer = json.loads(lab(path, "--json").output)
    assert [(one["message"], one["things"][0]) for one in answer["problems"]] == [("ICP226I", "line 4")]


def test_a_drawing_by_another_name(lab: Lab, tmp_path: Path) -> None:
    path = _saved(tmp_path / "drawing.txt", good())
    assert lab(path).exit_code == 0


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("a.topology.json", b'{"format": 1}', "expected"),
        ("a.topology.json", b"\x00\x01", "a.topology.json"),
        ("a.iocp", b"PK\x03\x04", "ZIP"),
        ("a.iocp", b"{\\rtf1", "word processor"),
    ],
)
def test_what_is_neither(lab: Lab, tmp_path: Path, name: str, content: bytes, says: str) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    done = lab(path)
    assert done.exit_code == 2
    assert says in done.output
    assert "Traceback" not in done.output


def test_no_file(lab: Lab, tmp_path: Path) -> None:
    for name in ("none.json", "none.iocp", "."):
        done = lab(tmp_path / name)
        assert done.exit_code == 2
        assert "none" in done.output or "not a file" in done.output


def test_several_files_each_under_its_name(lab: Lab, tmp_path: Path) -> None:
    sound = _saved(tmp_path / "good.topology.json", good())
    wrong = _saved(tmp_path / "broken.topology.json", _unmirrored())
    done = lab(sound, wrong)
    assert done.exit_code == 1
    heads = [line for line in done.output.splitlines() if line.endswith(".json:")]
    assert heads == [f"{sound}:", f"{wrong}:"]
    done = lab(tmp_path / "none.json", wrong)
    assert done.exit_code == 2
    assert "Errors (2)" in done.output
    answers = json.loads(CliRunner().invoke(main, ["check", "--json", str(sound), str(wrong)]).stdout)
    assert [one["error"] for one in answers] == [0, 2]


def test_a_scenario_is_no_deck(lab: Lab) -> None:
    for command in ("check", "iocp"):
        done = CliRunner().invoke(main, [command, "engine/studies/pause/scenarios/suspend.toml"])
        assert done.exit_code == 2
        assert "this is not an IOCP deck" in done.output
        assert len(done.output.splitlines()) == 1


def _card(text: str) -> list[str]:
    operation, *operands = text.split()
    return cards(operation, operands)


def _pair_of_decks(folder: Path, right: str = "", wrong: str = "", more: str = "") -> tuple[Path, Path]:
    """Two decks whose channels 50 and 51 lead to each other over a director; the second has an error."""
    paths = []
    for cec, far in (("CA", "2"), ("CB", "1")):
        lpars = f"PARTITION=((CSS(0),({cec}1,1),({cec}2,2)))"
        said = [f"ID LSYSTEM={cec}", f"RESOURCE {lpars} MAXDEV=((CSS(0),65280))"]
        said += (f"CHPID PATH=(CSS(0),5{n}) SHARED SWITCH=21 PCHID=12{n} TYPE=FC" for n in range(2))
        for n, image in product(range(2), (1, 2)):
            said += [
                f"CNTLUNIT CUNUMBR=50{image}{n} PATH=((CSS(0),5{n})) UNITADD=((00,016)) "
                f"LINK=((CSS(0),{far}{n})) CUADD=0{image} UNIT=FCTC",
                f"IODEVICE ADDRESS=(5{image}{n}0,004) UNITADD=00 CUNUMBR=(50{image}{n}) UNIT=FCTC",
            ]
        if cec == "CB":
            said = [text.replace(right, wrong) for text in said if right] or said
            said += [more] if more else []
        paths.append(folder / f"{cec}.iocp")
        paths[-1].write_text("".join(f"{card}\n" for text in said for card in _card(text)))
    return paths[0], paths[1]


@pytest.mark.parametrize(
    ("right", "wrong", "kind", "says"),
    [
        (
            "LINK=((CSS(0),10)) CUADD=02",
            "LINK=((CSS(0),1F)) CUADD=02",
            "link-address",
            "CHPID 50 of CEC CB: LINK 1F",
        ),
        ("CUADD=02", "CUADD=07", "cuadd", "Control unit 5020 of CEC CB: CUADD 07"),
        ("CUADD=01", "CUADD=07", "cuadd", "Control unit 5010 of CEC CB: CUADD 07"),
        ("SWITCH=21", "SWITCH=2A", "decks-apart", "No FCTC device of CEC CB"),
        (
            "LINK=((CSS(0),11))",
            "LINK=((CSS(0),10))",
            "decks-open",
            "1 channel of CEC CA: the port is not known",
        ),
        (
            "UNITADD=00 CUNUMBR=(5011)",
            "UNITADD=08 CUNUMBR=(5011)",
            "mirror",
            "No mirror for devices 5110-5113",
        ),
        ("ADDRESS=(5110,004)", "ADDRESS=(5110,002)", "mirror", "No mirror for devices 5112-5113"),
    ],
)
def test_what_joins_two_decks_is_checked(
    lab: Lab, tmp_path: Path, right: str, wrong: str, kind: str, says: str
) -> None:
    """Each deck alone has nothing wrong."""
    paths = _pair_of_decks(tmp_path, right, wrong)
    first, second, both = json.loads(lab(*paths, "--json").output)
    assert not any(one["severity"] != "info" for deck in (first, second) for one in deck["problems"])
    found = [one for one in both["problems"] if one["severity"] != "info"]
    assert any(one["check"] == kind and one["text"].startswith(says) for one in found), found
    assert both["files"] == [str(path) for path in paths]
    failed = any(one["severity"] == "error" for one in found)
    assert lab(*paths).exit_code == (1 if failed else 0)


def test_decks_that_answer_each_other_are_in_order_and_their_ports_are_told(lab: Lab, tmp_path: Path) -> None:
    done = lab(*_pair_of_decks(tmp_path))
    assert done.exit_code == 0
    assert done.output.count("is assumed at port 21") == 4
    assert done.output.splitlines()[-1].endswith("CB.iocp: 0 errors, 0 warnings, 4 notes, 0 accepted")


def test_a_link_to_a_cec_whose_deck_is_not_here_is_no_error(lab: Lab, tmp_path: Path) -> None:
    third = (
        "CNTLUNIT CUNUMBR=5009 PATH=((CSS(0),50)) UNITADD=((00,016)) LINK=((CSS(0),40)) CUADD=01 UNIT=FCTC"
    )
    paths = _pair_of_decks(tmp_path, more=third)
    both = json.loads(lab(*paths, "--json").output)[-1]
    links = [one for one in both["problems"] if one["check"] == "link-address"]
    assert [one["severity"] for one in links] == ["warning"]
    assert "Or the deck of a CEC with a channel at that port is missing." in links[0]["why"]


def test_two_decks_of_a_cec_are_not_joined(lab: Lab, tmp_path: Path) -> None:
    first, _ = _pair_of_decks(tmp_path)
    again = tmp_path / "new.iocp"
    again.write_text(first.read_text())
    done = lab(first, again)
    assert done.exit_code == 0
    says = "2 decks are for CEC CA: lparlab diff compares two decks for a CEC"
    assert f"Not checked together: {says}" in done.output

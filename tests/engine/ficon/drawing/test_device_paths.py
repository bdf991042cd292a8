"""Paths to disks, tapes and FCP devices: from decks into the picture, counted, and what they depend on."""

from __future__ import annotations

import pytest

from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.decks.importing import drawing_of
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.meaning.device_paths import behind, device_paths, on_all
from engine.ficon.drawing.model.cabling import Cable, Director, Port
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.cards.layout import cards
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.writer import write
from tests.engine.ficon.drawing.running import edited


def card(operation: str, operands: str) -> str:
    return "".join(f"{line}\n" for line in cards(operation, operands.split(" ")))


HEAD = "         RESOURCE PARTITION=((CSS(0),(LPAR1,1)))\n"
DISKS = (
    HEAD
    + card("CHPID", "PATH=(CSS(0),50) SHARED SWITCH=21 PCHID=120 TYPE=FC SWPORT=((21,C0))")
    + card("CHPID", "PATH=(CSS(0),51) SHARED SWITCH=22 PCHID=1A0 TYPE=FC SWPORT=((22,C0))")
    + card(
        "CNTLUNIT",
        "CUNUMBR=9000 PATH=((CSS(0),50,51)) LINK=((CSS(0),10,10)) CUADD=0 UNITADD=((00,256)) UNIT=2107",
    )
    + card("IODEVICE", "ADDRESS=(9000,64) CUNUMBR=(9000) UNIT=3390")
)
FCP = (
    HEAD
    + card("CHPID", "PATH=(CSS(0),60) SHARED PCHID=121 TYPE=FCP SWPORT=((21,C1))")
    + card("CNTLUNIT", "CUNUMBR=F000 PATH=((CSS(0),60)) UNIT=FCP")
    + card("IODEVICE", "ADDRESS=(F000,16) CUNUMBR=(F000) UNIT=FCP")
)


def drawn(text: str) -> Drawing:
    return drawing_of([read(text).deck]).drawing


def found(drawing: Drawing, name: str) -> list[str]:
    return [one.text for one in check(drawing) if one.check == name]


def test_ports_that_links_of_disks_name_are_drawn_with_what_is_behind_them() -> None:
    drawing = drawn(DISKS)
    named = {
        (drawing.get(drawing.get(one, Port).director, Director).switch, drawing.get(one, Port).address)
        for one in behind(drawing)
    }
    assert named == {(0x21, 0x10), (0x22, 0x10)}


def test_two_paths_over_cards_and_directors_of_their_own_have_no_single_point() -> None:
    drawing = drawn(DISKS)
    (paths,) = device_paths(drawing).values()
    assert len(paths) == 2
    assert not any(one.fault for one in paths)
    assert on_all(drawing, paths) == ()
    assert not found(drawing, "device-single-point")


def test_a_director_that_all_paths_pass_is_named() -> None:
    drawing = drawn(DISKS.replace("SWITCH=22", "SWITCH=21").replace("(22,C0)", "(21,C1)"))
    assert found(drawing, "device-single-point") == [
        "Control unit 9000 of CECA: all 2 paths go through director 21, "
        "cable between port 10 of director 21 and storage unit DISK1"
    ]


def test_a_blocked_port_closes_a_path_and_leaves_one() -> None:
    drawing = drawn(DISKS)
    port = next(one for one in drawing.of(Port) if one.address == 0x10)
    blocked = edited(drawing, port.id, blocked=True)
    assert found(blocked, "device-path") == [
        "CHPID 50 of CECA does not reach control unit 9000 of CECA: port 10 of director 21 is blocked"
    ]
    (text,) = found(blocked, "device-single-point")
    assert text.startswith("Control unit 9000 of CECA: the only path goes through")
    assert "CHPID 51 of CECA" in text


def test_control_units_with_the_same_paths_are_one_problem() -> None:
    second = card(
        "CNTLUNIT", "CUNUMBR=9100 PATH=((CSS(0),50)) LINK=((CSS(0),10)) CUADD=2 UNITADD=((00,256)) UNIT=2107"
    )
    third = second.replace("9100", "9200").replace("CUADD=2", "CUADD=3")
    (text,) = found(drawn(DISKS + second + third), "device-single-point")
    assert text.startswith("Control unit 9100 of CECA and 1 more: the only path")


def test_zones_close_a_path() -> None:
    drawing = drawn(DISKS)
    port = next(one for one in drawing.of(Port) if one.address == 0x10)
    assert "is in zone DISKS" in found(edited(drawing, port.id, zones=["DISKS"]), "device-path")[0]


def test_a_path_over_a_cascade_draws_the_inter_switch_link() -> None:
    drawing = drawn(DISKS.replace("LINK=((CSS(0),10,10))", "LINK=((CSS(0),2310,2310))"))
    isls = [one for one in drawing.of(Cable) if all(end.startswith("port") for end in one.ends)]
    assert len(isls) == 2
    (paths,) = device_paths(drawing).values()
    assert not any(one.fault for one in paths)
    assert found(drawing, "device-single-point") == [
        "Control unit 9000 of CECA: all 2 paths go through director 23, "
        "cable between port 10 of director 23 and storage unit DISK1"
    ]


def test_fcp_channels_of_an_lpar_are_judged_together() -> None:
    assert "FCP devices of LPAR1: the only path goes through" in found(drawn(FCP), "fcp-single-point")[0]
    second = (
        FCP.removeprefix(HEAD).replace("60", "61").replace("F000", "F100").replace("PCHID=121", "PCHID=1A1")
    )
    assert (
        "all 2 paths go through director 21"
        in found(drawn(FCP + second.replace("(21,C1)", "(21,C2)")), "fcp-single-point")[0]
    )
    apart = second.replace("(21,C1)", "(22,C1)")
    assert not found(drawn(FCP + apart), "fcp-single-point")


@pytest.mark.parametrize("text", [DISKS, FCP], ids=["disks", "fcp"])
def test_decks_come_back_with_their_paths(text: str) -> None:
    drawing = drawn(text)
    texts = [write(one).text for one in noted(drawing).values()]
    again = drawing_of([read(one).deck for one in texts]).drawing
    ways = [
        [(one.link, len(one.passed), one.fault) for paths in device_paths(each).values() for one in paths]
        for each in (drawing, again)
    ]
    assert ways[0] == ways[1]
    assert len(again.of(Port)) == len(drawing.of(Port))

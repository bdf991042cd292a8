"""Each rule finds what it is for, in a small deck that breaks it, and is silent on one that does not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.ficon.iocp.deck.definitions import (
    Access,
    Chpid,
    Deck,
    DeckControlUnit,
    DeckDevice,
    DeckPath,
    Origin,
    Partition,
)
from engine.ficon.iocp.deck.problem import Problem
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.rules.profile import machine
from engine.ficon.iocp.rules.rule import check, rules

HEAD = ["RESOURCE PART=((CSS(0),(A,1),(B,2)),(CSS(1),(C,1))),MAXDEV=((CSS(0),64K),(CSS(1),64K))"]
FC = "CHPID PATH=(CSS(0),50),TYPE=FC,SHARED,PCHID=100"
FC2 = "CHPID PATH=(CSS(0),51),TYPE=FC,SHARED,PCHID=101"
SWITCHED = f"{FC},SWITCH=21"
SWITCHED2 = f"{FC2},SWITCH=21"
CNC = "CHPID PATH=(CSS(0),60),TYPE=CNC,SHARED,PCHID=110,SWITCH=31"
SPANNED = "CHPID PATH=(CSS(0,1),50),TYPE=FC,SHARED,PCHID=100,SWITCH=21"
UA = "UNITADD=((00,016))"
CTC = f"CNTLUNIT CUNUMBR=4001,PATH=50,{UA},UNIT=FCTC"
CTC_L = f"{CTC},LINK=C0"
DISK = f"CNTLUNIT CUNUMBR=5001,PATH=50,{UA},UNIT=2107"
DEV = "IODEVICE ADDRESS=(4010,16),UNITADD=00,CUNUMBR=4001,UNIT=FCTC"


def laid(lines: Sequence[str]) -> str:
    """Statements, each on as many cards as it takes."""
    cards: list[str] = []
    for line in lines:
        text = f" {line}"
        while len(text) > 71:
            cards.append(text[:71] + "*")
            text = " " * 15 + text[71:]
        cards.append(text)
    return "\n".join(cards)


def made(lines: Sequence[str], head: Sequence[str] = HEAD) -> Deck:
    """A deck of statements."""
    reading = read(laid([*head, *lines]))
    assert [one for one in reading.problems if not one.code.startswith(("ICP308", "ICP122"))] == []
    return reading.deck


def found(lines: Sequence[str], head: Sequence[str] = HEAD) -> list[Problem]:
    return list(check(made(lines, head)))


def part(text: str, mif: str = "") -> list[str]:
    return [f"RESOURCE PART=((CSS(0),{text})),MAXDEV=((CSS(0),64K))"]


CASES = {
    "ICP254I FCTC on CNC": (
        [CNC, f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=C0,{UA},UNIT=FCTC"],
        [CNC, f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=C0,{UA},UNIT=SCTC"],
    ),
    "ICP239I two channels": (
        [SWITCHED, SWITCHED2, f"CNTLUNIT CUNUMBR=4001,PATH=(50,51),LINK=(C0,C1),{UA},UNIT=FCTC"],
        [SWITCHED, SWITCHED2, f"CNTLUNIT CUNUMBR=4001,PATH=(50,51),LINK=(C0,C1),{UA},UNIT=2107"],
    ),
    "ICP312I two control units": (
        [SWITCHED, SWITCHED2, CTC_L, f"CNTLUNIT CUNUMBR=4002,PATH=51,LINK=C1,{UA},UNIT=FCTC"]
        + [DEV.replace("CUNUMBR=4001", "CUNUMBR=(4001,4002)")],
        [SWITCHED, SWITCHED2, CTC_L, DEV],
    ),
    "ICP256I disks beside CTCs": (
        [FC, f"{CTC},CUADD=1", f"{DISK},CUADD=2"],
        [FC, f"{CTC},CUADD=1", f"CNTLUNIT CUNUMBR=4002,PATH=50,{UA},UNIT=FCTC,CUADD=2"],
    ),
    "ICP253I LINK without SWITCH": ([FC, CTC_L], [FC, f"{CTC},LINK=**"]),
    "ICP226I SWITCH without LINK": ([SWITCHED, CTC], [SWITCHED, CTC_L]),
    "ICP252I link of ESCON": (
        [CNC, f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=FF,{UA},UNIT=SCTC"],
        [CNC, f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=FE,{UA},UNIT=SCTC"],
    ),
    "ICP255I two widths": (
        [SWITCHED, CTC_L, f"CNTLUNIT CUNUMBR=4002,PATH=50,LINK=22C0,{UA},UNIT=FCTC"],
        [SWITCHED, f"{CTC},LINK=21C0", f"CNTLUNIT CUNUMBR=4002,PATH=50,LINK=22C0,{UA},UNIT=FCTC"],
    ),
    "ICP229I LINK on OSD": (
        ["CHPID PATH=70,TYPE=OSD,SHARED,PCHID=1", "CNTLUNIT CUNUMBR=7000,PATH=70,LINK=C0,UNIT=OSA"],
        ["CHPID PATH=70,TYPE=OSD,SHARED,PCHID=1", "CNTLUNIT CUNUMBR=7000,PATH=70,UNIT=OSA"],
    ),
    "ICP251I CUADD on CNC": (
        [CNC, f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=C0,CUADD=10,{UA},UNIT=SCTC"],
        [CNC, f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=C0,CUADD=0F,{UA},UNIT=SCTC"],
    ),
    "ICP243I CUADD on one of two": (
        [SWITCHED, CTC_L, f"CNTLUNIT CUNUMBR=4002,PATH=50,LINK=C0,CUADD=1,{UA},UNIT=FCTC"],
        [SWITCHED, f"{CTC_L},CUADD=2", f"CNTLUNIT CUNUMBR=4002,PATH=50,LINK=C0,CUADD=1,{UA},UNIT=FCTC"],
    ),
    "ICP244I one path of two types": (
        [CNC, "CHPID PATH=(CSS(0),61),TYPE=CTC,SHARED,PCHID=111,SWITCH=31"]
        + [f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=C0,{UA},UNIT=3990"]
        + [f"CNTLUNIT CUNUMBR=4002,PATH=61,LINK=C0,{UA},UNIT=SCTC"],
        [CNC, "CHPID PATH=(CSS(0),61),TYPE=FCV,SHARED,PCHID=111,SWITCH=31"]
        + [f"CNTLUNIT CUNUMBR=4001,PATH=60,LINK=C0,{UA},UNIT=3990"]
        + [f"CNTLUNIT CUNUMBR=4002,PATH=61,LINK=C0,{UA},UNIT=3990"],
    ),
    "ICP246I one path, two control units": (
        [SWITCHED, f"{CTC_L},CUADD=1", f"CNTLUNIT CUNUMBR=4002,PATH=50,LINK=C0,CUADD=1,{UA},UNIT=FCTC"],
        [SWITCHED, f"{CTC_L},CUADD=1", f"CNTLUNIT CUNUMBR=4002,PATH=50,LINK=C1,CUADD=1,{UA},UNIT=FCTC"],
    ),
    "ICP246I one path of two CSSs, two control units": (
        [SPANNED]
        + [
            f"CNTLUNIT CUNUMBR=400{n},PATH=((CSS(0),50),(CSS(1),50)),LINK=((CSS(0),C0),(CSS(1),C0)),"
            f"CUADD=1,{UA},UNIT=FCTC"
            for n in (0, 1)
        ],
        [SPANNED],
    ),
    "ICP246I one control unit for each CSS": (
        [SPANNED]
        + [
            f"CNTLUNIT CUNUMBR=400{n},PATH=((CSS({n}),50)),LINK=((CSS({n}),C0)),CUADD=1,{UA},UNIT=FCTC"
            for n in (0, 1)
        ],
        [
            SPANNED,
            "CNTLUNIT CUNUMBR=4000,PATH=((CSS(0),50),(CSS(1),50)),LINK=((CSS(0),C0),(CSS(1),C0)),UNIT=X",
        ],
    ),
    "ICP248I one CUADD without SWITCH": (
        [FC, f"{CTC},CUADD=1", f"CNTLUNIT CUNUMBR=4002,PATH=50,CUADD=1,{UA},UNIT=FCTC"],
        [FC, f"{CTC},CUADD=1", f"CNTLUNIT CUNUMBR=4002,PATH=50,CUADD=2,{UA},UNIT=FCTC"],
    ),
    "ICP225I a second control unit without CUADD": (
        [FC, CTC, f"CNTLUNIT CUNUMBR=4002,PATH=50,CUADD=1,{UA},UNIT=FCTC"],
        [FC, CTC],
    ),
    "ICP203I one switch, two types": ([CNC, SWITCHED.replace("=21", "=31")], [CNC, SWITCHED]),
    "ICP202I SWITCH on OSD": (
        ["CHPID PATH=70,TYPE=OSD,SHARED,PCHID=1,SWITCH=21"],
        ["CHPID PATH=70,TYPE=OSD,SHARED,PCHID=1"],
    ),
    "ICP233I past FF": (
        [FC, "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((F8,9)),UNIT=FCTC"],
        [FC, "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((F8,8)),UNIT=FCTC"],
    ),
    "ICP233I overlap": (
        [
            "CHPID PATH=50,TYPE=CVC,PART=A,PCHID=1",
            "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((00,9),(08,8)),UNIT=3274",
        ],
        [
            "CHPID PATH=50,TYPE=CVC,PART=A,PCHID=1",
            "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((00,8),(08,8)),UNIT=3274",
        ],
    ),
    "ICP236I two ranges on FC": (
        [FC, "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((00,8),(10,8)),UNIT=2107"],
        [FC, "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((00,8)),UNIT=2107"],
    ),
    "ICP300I device past FF": (
        [FC, CTC, "IODEVICE ADDRESS=(40F8,9),CUNUMBR=4001,UNIT=FCTC"],
        [FC, CTC, "IODEVICE ADDRESS=(4008,8),CUNUMBR=4001,UNIT=FCTC"],
    ),
    "ICP303I not in the control unit": (
        [FC, CTC, "IODEVICE ADDRESS=(4010,16),CUNUMBR=4001,UNIT=FCTC"],  # its own unit address is 10
        [FC, CTC, DEV],
    ),
    "ICP352I one unit address, two devices": (
        [FC, CTC, DEV, "IODEVICE ADDRESS=(4030,1),UNITADD=0F,CUNUMBR=4001,UNIT=FCTC"],
        [FC, CTC, DEV.replace(",16)", ",15)"), "IODEVICE ADDRESS=(4030,1),UNITADD=0F,CUNUMBR=4001,UNIT=FCTC"],
    ),
    "ICP306I two control units on one channel": (
        [SWITCHED, f"{DISK},LINK=C0", f"CNTLUNIT CUNUMBR=5002,PATH=50,LINK=C1,{UA},UNIT=2107"]
        + ["IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001,5002),UNIT=3390"],
        [SWITCHED, SWITCHED2, f"{DISK},LINK=C0", f"CNTLUNIT CUNUMBR=5002,PATH=51,LINK=C1,{UA},UNIT=2107"]
        + ["IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001,5002),UNIT=3390"],
    ),
    "ICP302I a control unit twice": (
        [FC, DISK, "IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001,5001),UNIT=3390"],
        [FC, DISK, "IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001),UNIT=3390"],
    ),
    "ICP308I no such control unit": ([FC, CTC, DEV.replace("=4001", "=4002")], [FC, CTC, DEV]),
    "ICP230I a control unit defined twice": (
        [SWITCHED, CTC_L, f"{CTC},LINK=C1"],
        [SWITCHED, CTC_L],
    ),
    "ICP232I a channel twice": (
        [SWITCHED, f"CNTLUNIT CUNUMBR=5001,PATH=(50,50),LINK=(C0,C1),{UA},UNIT=2107"],
        [SWITCHED, f"CNTLUNIT CUNUMBR=5001,PATH=(50),LINK=(C0),{UA},UNIT=2107"],
    ),
    "ICP200I a channel defined twice": ([FC, FC.replace("=100", "=102")], [FC, FC2]),
    "ICP250I CFR with a control unit": (
        ["CHPID PATH=16,TYPE=CFR,PART=A,PCHID=300", "CNTLUNIT CUNUMBR=1,PATH=16,UNIT=CFR"],
        ["CHPID PATH=16,TYPE=CFP,PART=A,PCHID=300", "CNTLUNIT CUNUMBR=1,PATH=16,UNIT=CFP"],
    ),
    "ICP205I a shared parallel channel": (
        ["CHPID PATH=50,TYPE=CVC,SHARED,PCHID=1"],
        ["CHPID PATH=50,TYPE=CVC,PART=A,PCHID=1"],
    ),
    "ICP124I nobody has the channel": (["CHPID PATH=50,TYPE=FC,PCHID=1"], [FC]),
    "ICP137I nobody, not shared": (
        ["CHPID PATH=50,TYPE=FC,PART=0,PCHID=1"],
        ["CHPID PATH=50,TYPE=FC,PART=((0),(A,B)),SHARED,PCHID=1"],
    ),
    "ICP143I a managed channel with a list": (
        ["CHPID PATH=50,TYPE=FC,CHPARM=01,IOCLUSTER=PLEX1,PART=A,PCHID=1,SWITCH=21"],
        ["CHPID PATH=50,TYPE=FC,CHPARM=01,IOCLUSTER=PLEX1,PCHID=1,SWITCH=21"],
    ),
    "ICP153I PART and NOTPART": (
        ["CHPID PATH=50,TYPE=FC,PART=(A),NOTPART=(B),PCHID=1"],
        ["CHPID PATH=50,TYPE=FC,PART=(A),PCHID=1"],
    ),
    "ICP139I no PCHID": (
        ["CHPID PATH=50,TYPE=FC,SHARED"],
        ["CHPID PATH=50,TYPE=IQD,SHARED"],
    ),
    "ICP149I no such partition": (
        ["CHPID PATH=50,TYPE=FC,PART=(A,C),PCHID=1"],  # C is in CSS 1
        ["CHPID PATH=50,TYPE=FC,PART=(A,B),PCHID=1"],
    ),
    "ICP156I a partition listed twice": (
        ["CHPID PATH=50,TYPE=FC,PART=(A,A),PCHID=1"],
        ["CHPID PATH=50,TYPE=FC,PART=((A),(A,B)),PCHID=1"],
    ),
    "ICP166I no such CSS": (
        ["CHPID PATH=(CSS(2),50),TYPE=FC,SHARED,PCHID=1"],
        ["CHPID PATH=(CSS(1),50),TYPE=FC,SHARED,PCHID=1"],
    ),
    "ICP169I a list for another CSS": (
        ["CHPID PATH=(CSS(0),50),TYPE=FC,PART=((CSS(1),(C))),SHARED,PCHID=1"],
        ["CHPID PATH=(CSS(0,1),50),TYPE=FC,PART=((CSS(1),(C))),SHARED,PCHID=1"],
    ),
    "ICP237I shared and unshared on a control unit": (
        [SWITCHED, "CHPID PATH=51,TYPE=FC,PART=A,PCHID=101,SWITCH=21"]
        + [f"CNTLUNIT CUNUMBR=5001,PATH=(50,51),LINK=(C0,C1),{UA},UNIT=2107"],
        [SWITCHED, SWITCHED2, f"CNTLUNIT CUNUMBR=5001,PATH=(50,51),LINK=(C0,C1),{UA},UNIT=2107"],
    ),
    "ICP313I shared and unshared on a device": (
        [SWITCHED, "CHPID PATH=51,TYPE=FC,PART=A,PCHID=101,SWITCH=21", f"{DISK},LINK=C0"]
        + [f"CNTLUNIT CUNUMBR=5002,PATH=51,LINK=C1,{UA},UNIT=2107"]
        + ["IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001,5002),UNIT=3390"],
        [SWITCHED, SWITCHED2, f"{DISK},LINK=C0", f"CNTLUNIT CUNUMBR=5002,PATH=51,LINK=C1,{UA},UNIT=2107"]
        + ["IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001,5002),UNIT=3390"],
    ),
    "ICP315I a list on unshared channels": (
        ["CHPID PATH=50,TYPE=FC,PART=A,PCHID=1", CTC, f"{DEV},PART=A"],
        [FC, CTC, f"{DEV},PART=A"],
    ),
    "ICP309I nobody on the list has the channel": (
        ["CHPID PATH=50,TYPE=FC,PART=((A),(A)),SHARED,PCHID=1", CTC, f"{DEV},PART=B"],
        ["CHPID PATH=50,TYPE=FC,PART=((A),(B)),SHARED,PCHID=1", CTC, f"{DEV},PART=B"],
    ),
    "ICP321I a list for a CSS without a channel": (
        [FC, CTC, f"{DEV},PART=((CSS(1),C))"],
        [FC, CTC, f"{DEV},PART=((CSS(0),A))"],
    ),
    "ICP307I a preferred channel of another": (
        [FC, FC2, CTC, f"{DEV},PATH=((CSS(0),51))"],
        [FC, FC2, CTC, f"{DEV},PATH=((CSS(0),50))"],
    ),
    "ICP304I nine channels": (
        [f"CHPID PATH=5{n},TYPE=FC,SHARED,PCHID=10{n},SWITCH=21" for n in range(9)]
        + [f"CNTLUNIT CUNUMBR=500{n},PATH=5{n},LINK=C{n},{UA},UNIT=2107" for n in range(8)]
        + [f"CNTLUNIT CUNUMBR=5009,PATH=(50,58),LINK=(D0,D1),{UA},UNIT=2107"]
        + ["IODEVICE ADDRESS=(5000,16),CUNUMBR=(5001,5002,5003,5004,5005,5006,5007,5009),UNIT=3390"],
        [f"CHPID PATH=5{n},TYPE=FC,SHARED,PCHID=10{n},SWITCH=21" for n in range(8)]
        + [f"CNTLUNIT CUNUMBR=500{n},PATH=5{n},LINK=C{n},{UA},UNIT=2107" for n in range(8)]
        + ["IODEVICE ADDRESS=(5000,16),CUNUMBR=(5000,5001,5002,5003,5004,5005,5006,5007),UNIT=3390"],
    ),
    "ICP145I a device number past FFFF": (
        [FC, CTC, "IODEVICE ADDRESS=(FFFF,2),UNITADD=00,CUNUMBR=4001,UNIT=FCTC"],
        [FC, CTC, "IODEVICE ADDRESS=(FFFE,2),UNITADD=00,CUNUMBR=4001,UNIT=FCTC"],
    ),
    "ICP235I too many control units": (
        ["CHPID PATH=70,TYPE=FCP,SHARED,PCHID=1"]
        + [f"CNTLUNIT CUNUMBR=700{n},PATH=70,UNIT=FCP" for n in range(2)],
        ["CHPID PATH=70,TYPE=FCP,SHARED,PCHID=1", "CNTLUNIT CUNUMBR=7000,PATH=70,UNIT=FCP"],
    ),
    "ICP357I too many links": (
        [SWITCHED]
        + [f"CNTLUNIT CUNUMBR={n:04X},PATH=50,LINK=22{n:02X},UNIT=FCTC,{UA}" for n in range(256)]
        + [f"CNTLUNIT CUNUMBR=0100,PATH=50,LINK=2300,UNIT=FCTC,{UA}"],
        [SWITCHED] + [f"CNTLUNIT CUNUMBR={n:04X},PATH=50,LINK=22{n:02X},UNIT=FCTC,{UA}" for n in range(256)],
    ),
    "ICP359I too many ranges": (
        [SWITCHED]
        + [
            f"CNTLUNIT CUNUMBR={n:04X},PATH=50,LINK=22{n % 256:02X},UNIT=FCTC,{UA},CUADD={n >> 8}"
            for n in range(257)
        ],
        [SWITCHED]
        + [
            f"CNTLUNIT CUNUMBR={n:04X},PATH=50,LINK=22{n % 256:02X},UNIT=FCTC,{UA},CUADD={n >> 8}"
            for n in range(256)
        ],
    ),
    "ICP360I too many unit addresses": (
        [SWITCHED]
        + [
            f"CNTLUNIT CUNUMBR={n:04X},PATH=50,LINK=22{n:02X},UNIT=2107,UNITADD=((00,256))"
            for n in range(129)
        ],
        [SWITCHED]
        + [
            f"CNTLUNIT CUNUMBR={n:04X},PATH=50,LINK=22{n:02X},UNIT=2107,UNITADD=((00,256))"
            for n in range(128)
        ],
    ),
    "ICP238I too many on ESCON": (
        [CNC]
        + [
            f"CNTLUNIT CUNUMBR={n:04X},PATH=60,LINK={n + 1:02X},UNIT=3990,UNITADD=((00,256))"
            for n in range(5)
        ],
        [CNC]
        + [
            f"CNTLUNIT CUNUMBR={n:04X},PATH=60,LINK={n + 1:02X},UNIT=3990,UNITADD=((00,256))"
            for n in range(4)
        ],
    ),
    "ICP362I too many devices": (
        [FC, "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((00,256)),UNIT=FCTC"]
        + ["IODEVICE ADDRESS=(4000,256),UNITADD=00,CUNUMBR=4001,UNIT=FCTC"]
        + ["IODEVICE ADDRESS=(4100,1),UNITADD=00,CUNUMBR=4001,UNIT=FCTC"],
        [FC, "CNTLUNIT CUNUMBR=4001,PATH=50,UNITADD=((00,256)),UNIT=FCTC"]
        + ["IODEVICE ADDRESS=(4000,256),UNITADD=00,CUNUMBR=4001,UNIT=FCTC"],
    ),
    "ICP361I a device number twice for A": (
        [SWITCHED, CTC_L, f"{CTC.replace('4001', '4002')},LINK=C1", f"{DEV},PART=A"]
        + [f"{DEV.replace('4001', '4002')},PART=(A,B)"],
        [SWITCHED, CTC_L, f"{CTC.replace('4001', '4002')},LINK=C1", f"{DEV},PART=A"]
        + [f"{DEV.replace('4001', '4002')},NOTPART=A"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_rule_finds_what_it_is_for(case: str) -> None:
    code = case.split()[0]
    bad, good = CASES[case]
    problems = [one for one in found(bad) if one.code == code]
    assert problems
    assert len({(one.line, one.text) for one in problems}) == len(problems)
    assert [one for one in found(good) if one.code == code] == []
    for one in problems:
        assert one.line > 1
        assert one.source
        assert one.things[0] == Origin(one.line, one.column)


@pytest.mark.parametrize(
    ("code", "bad", "good"),
    [
        ("ICP172I", "(A,1),*", "(A,1),(*,2)"),
        ("ICP173I", "(*,1),(*,2)", "(A,1),(*,2)"),
        ("ICP155I", "(A,1),(B,1)", "(A,1),(B,2)"),
        ("ICP154I", "(A,0)", "(A,1)"),
        ("ICP154I", "(A,1)),(CSS(5),(B,B)", "(A,1)),(CSS(5),(B,A),(MCS_1,B)"),
        ("", "(A,1)),(CSS(5),(MCS_2,B)", "(A,1)),(CSS(5),(MCS_1,B)"),
        ("ICP167I", "(A,1)),(CSS(6),(B,1)", "(A,1)),(CSS(5),(B,1)"),
        ("ICP156I", "(A,1),(A,2)", "(A,1),(B,2)"),
        ("", "(SYSTEM,1)", "(SYSTEMS,1)"),
        ("", "(PRIM1234,1)", "(PRIMA,1)"),
        ("", "(A#1,1)", "(A1,1)"),
        ("ICP157I", ",".join(f"P{n}" for n in range(16)), ",".join(f"P{n}" for n in range(15))),
    ],
)
def test_partitions(code: str, bad: str, good: str) -> None:
    assert code in [one.code for one in found([], part(bad))]
    assert code not in [one.code for one in found([], part(good))]


def texts(system: str, *lines: str) -> list[str]:
    return [one.text for one in found(lines, [f"ID SYSTEM=({system},1)", *HEAD])]


def test_subchannel_sets_of_a_generation() -> None:
    """The z13s has three, as its manual says; that a z16 A02 has three is assumed, and marked."""
    lines = (SWITCHED, "CNTLUNIT CUNUMBR=5000,PATH=50,LINK=2210,UNIT=2107,UNITADD=((00,64))")
    device = "IODEVICE ADDRESS=(5000,8),CUNUMBR=5000,UNIT=3390,UNITADD=00,SCHSET={}"
    assert not [one for one in texts("3906", *lines, device.format(3)) if "subchannel set" in one]
    (stated,) = [one for one in texts("2965", *lines, device.format(3)) if "subchannel set" in one]
    assert stated.endswith("is in subchannel set 3; the last set of the machine is 2")
    (assumed,) = [one for one in texts("3932", *lines, device.format(3)) if "subchannel set" in one]
    assert assumed.endswith("the limit of this type is not confirmed")


def test_partitions_of_two_generations() -> None:
    for system, most in (("2965", 40), ("9175", 85), ("2084", 30)):
        assert machine(system).partitions == most
        assert machine(system).doubt("partitions") == ""
    assert "not confirmed" in machine("3931").doubt("partitions")


def test_limits_of_the_machine_that_id_names() -> None:
    many = [f"P{n}" for n in range(11)]
    for system, css, told in (("9175", 5, True), ("9175", 2, False), ("9176", 2, True), ("2097", 3, False)):
        head = [f"ID SYSTEM=({system},1)", f"RESOURCE PART=(CSS({css}),{','.join(many)}),MAXDEV=1"]
        assert ("ICP157I" in [one.code for one in found([], head)]) == told
    half = "CNTLUNIT CUNUMBR={:04X},PATH=50,LINK=22{:02X},UNIT=2107,UNITADD=((00,256))"
    lines = [SWITCHED, *(half.format(n, n) for n in range(65))]
    assert [one.code for one in found(lines)] == []
    assert [one.code for one in found(lines, ["ID SYSTEM=(2097,1)", *HEAD])] == ["ICP360I"]


def test_channels_that_share_a_card() -> None:
    lines = [FC, FC2.replace("=101", "=100")]
    assert ["both have PCHID 100" in one.text for one in found(lines)] == [True]
    assert found([FC, FC2.replace("=101", "=100,MIXTYPE")]) == []
    assert [one.text for one in found([f"{FC},CPATH=(CSS(0),51)"])] == [
        "CHPID 50 of type FC cannot have CPATH"
    ]


def test_maxdev_is_missed() -> None:
    assert [one.code for one in found([], ["RESOURCE PART=(A,B)"])] == ["ICP162I"]


def test_a_reserved_partition_owns_nothing() -> None:
    head = ["RESOURCE PART=((CSS(0),(A,1),(*,2))),MAXDEV=((CSS(0),64K))"]
    texts = [one.text for one in found(["CHPID PATH=50,TYPE=FC,PART=(A,*),PCHID=1"], head)]
    assert ["cannot own channels" in text for text in texts] == [True]


def test_equal_device_numbers_are_legal_where_nobody_sees_two() -> None:
    lines = [
        "CHPID PATH=50,TYPE=CNC,PART=A,PCHID=1,SWITCH=4",
        "CHPID PATH=51,TYPE=CNC,PART=B,PCHID=2,SWITCH=4",
    ]
    lines += [f"CNTLUNIT CUNUMBR={n},PATH=5{n},LINK=B5,{UA},UNIT=3990" for n in (0, 1)]
    lines += [f"IODEVICE ADDRESS=(300,16),CUNUMBR={n},UNIT=3390" for n in (0, 1)]
    assert found(lines) == []


def test_equal_device_numbers_in_two_subchannel_sets() -> None:
    lines = [SWITCHED, f"{DISK},LINK=C0", f"CNTLUNIT CUNUMBR=5002,PATH=50,LINK=C1,{UA},UNIT=2107"]
    lines += ["IODEVICE ADDRESS=(5000,16),CUNUMBR=5001,UNIT=3390"]
    second = "IODEVICE ADDRESS=(5000,16),CUNUMBR=5002,UNIT=3390D"
    assert [one.code for one in found([*lines, second])] == ["ICP361I"]
    assert found([*lines, f"{second},SCHSET=1"]) == []
    assert found([*lines, f"{second},SCHSET=((CSS(0),1))"]) == []


def test_a_candidate_list_is_no_clash() -> None:
    """Device numbers clash by the channels that partitions have at activation (ICP361I)."""
    lines = ["CHPID PATH=50,TYPE=FC,PART=((A),(A,B)),SHARED,PCHID=1,SWITCH=21"]
    lines += ["CHPID PATH=51,TYPE=FC,PART=((B),(A,B)),SHARED,PCHID=2,SWITCH=21"]
    lines += [f"CNTLUNIT CUNUMBR=500{n},PATH=5{n},LINK=C{n},{UA},UNIT=2107" for n in (0, 1)]
    lines += [f"IODEVICE ADDRESS=(5000,16),CUNUMBR=500{n},UNIT=3390" for n in (0, 1)]
    assert found(lines) == []


def test_links_back_to_the_own_machine_when_ports_are_known() -> None:
    swport = [f"{SWITCHED},SWPORT=((21,C0))", f"{SWITCHED2},SWPORT=((21,C1))"]
    lines = [*swport, f"{CTC},LINK=C1,CUADD=7"]
    assert ["(CSS 0, MIF 7)" in one.text for one in found(lines)] == [True]
    lines = [*swport, f"{CTC},LINK=C1,CUADD=2", DEV]
    (one,) = found(lines)
    assert (one.severity, "connects B with itself" in one.text) == ("info", True)
    assert found([*swport, f"{CTC},LINK=C1,CUADD=2", f"{DEV},NOTPART=B"]) == []


def test_all_errors_are_collected() -> None:
    lines = [
        SWITCHED,
        CTC,
        DEV.replace("UNITADD=00", "UNITADD=80"),
        f"CNTLUNIT CUNUMBR=4002,PATH=99,{UA},UNIT=X",
    ]
    assert [one.code for one in found(lines)] == ["ICP226I", "ICP303I", ""]


def test_rules_say_what_must_hold_and_who_says_so() -> None:
    assert len(rules()) > 60
    for one in rules():
        assert one.title.endswith(".")
        assert one.source
        assert one.code == "" or (
            one.code.startswith("ICP") and one.code.endswith("I") and len(one.code) == 7
        )


def test_a_deck_that_was_drawn_is_judged_by_the_same_rules() -> None:
    def drawn(name: str) -> Origin:
        return Origin(thing=name)

    deck = Deck(
        partitions=(Partition("A", 1, 0, drawn("lpar 1")),),
        maxdev=((0, (65280,)),),
        chpids=(Chpid(0x50, (0,), "CNC", True, (Access(0, ("A",)),), pchid=1, origin=drawn("channel 1")),),
        units=(
            DeckControlUnit(0x4001, "FCTC", (DeckPath(0, 0x50),), ranges=((0, 16),), origin=drawn("unit 1")),
        ),
        devices=(DeckDevice(0x4000, 32, "FCTC", units=(0x4001,), origin=drawn("device 1")),),
    )
    problems = {one.code: [thing.thing for thing in one.things] for one in check(deck)}
    assert problems == {"ICP254I": ["unit 1", "channel 1"], "ICP303I": ["device 1", "unit 1"]}
    assert all((one.line, one.column) == (0, 0) for one in check(deck))


@pytest.mark.parametrize(
    ("lines", "codes"),
    [
        ((SWITCHED, f"{CTC},LINK=G1"), ["ICP252I"]),  # not ICP226I too: there is a LINK
        ((FC, f"{CTC},CUADD=1", f"{CTC.replace('4001', '4002')},CUADD=G"), ["ICP251I"]),
        ((SWITCHED, f"{CTC_L},CUADD=1", f"{CTC_L.replace('4001', '4002')},CUADD=G"), ["ICP251I"]),
        ((SWITCHED, CTC_L, CTC_L), ["ICP230I"]),  # the same paths again are no news
        ((FC, CTC, CTC), ["ICP230I"]),
        ((SWITCHED.replace("TYPE=FC", "TYPE=FX"), CTC_L.replace("FCTC", "2107")), ["ICP133I"]),
    ],
)
def test_one_mistake_is_told_once(lines: tuple[str, ...], codes: list[str]) -> None:
    reading = read(laid([*HEAD, *lines]))
    problems = [*reading.problems, *check(reading.deck)]
    assert [one.code for one in problems if one.severity == "error"] == codes


def test_what_stands_for_a_number_is_not_missing() -> None:
    reading = read(laid([SWITCHED, f"{CTC},LINK=XX", f"{DISK},..."]), lenient=True)
    assert [one for one in (*reading.problems, *check(reading.deck)) if one.severity == "error"] == []

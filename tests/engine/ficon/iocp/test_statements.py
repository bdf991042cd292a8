"""What each statement says, in all the forms that it may be coded in."""

from __future__ import annotations

import pytest

from engine.ficon.iocp.deck.definitions import Access, Chpid, DeckControlUnit, DeckDevice, DeckPath, Ident
from engine.ficon.iocp.reader import DeckReading, read

HEAD = " RESOURCE PART=((CSS(0),(A,1),B),(CSS(1),(C,1),(*,5),(D,F))),MAXDEV=((CSS(0),40K,12K),(CSS(1),56820))"


def deck(*lines: str) -> DeckReading:
    cards: list[str] = []
    for line in (HEAD, *lines):
        text = line
        while len(text) > 71:
            cards.append(text[:71] + "*")
            text = " " * 15 + text[71:]
        cards.append(text)
    return read("\n".join(cards))


def chpid(operands: str) -> Chpid:
    reading = deck(f" CHPID {operands}")
    assert reading.problems == ()
    return reading.deck.chpids[0]


def unit(operands: str) -> DeckControlUnit:
    reading = deck(f" CNTLUNIT CUNUMBR=4001,UNIT=FCTC,{operands}")
    assert reading.problems == ()
    return reading.deck.units[0]


def device(operands: str) -> DeckDevice:
    reading = deck(f" IODEVICE CUNUMBR=4001,UNIT=FCTC,{operands}")
    assert [one.code for one in reading.problems if one.code != "ICP308I"] == []
    return reading.deck.devices[0]


def errors(line: str) -> list[tuple[str, int]]:
    return [(one.code, one.column) for one in deck(line).problems]


def test_ident() -> None:
    text = " ID MSG1='M',MSG2='N',SYSTEM=(3906,1),LSYSTEM=CA,TOK=('P1',00800001,,'25-01-01','10:00','U','I')"
    reading = read(f"{text[:71]}*\n{' ' * 15}{text[71:]}\n RESOURCE PART=A\n")
    assert reading.problems == ()
    token = ("P1", "00800001", "", "25-01-01", "10:00", "U", "I")
    assert reading.deck.ident == Ident("M", "N", ("3906", "1"), "CA", token)


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("A", [("A", None, 0)]),
        ("(A,B)", [("A", None, 0), ("B", None, 0)]),
        ("((A,1),(B,2))", [("A", 1, 0), ("B", 2, 0)]),
        ("((A,1))", [("A", 1, 0)]),
        ("(A,1)", [("A", 1, 0)]),
        ("(CSS(1),(A,2),B,(C,5))", [("A", 2, 1), ("B", None, 1), ("C", 5, 1)]),
        ("(CSS(0),A,B)", [("A", None, 0), ("B", None, 0)]),
        ("((CSS(0),(A,1)),(CSS(1),(*,F)))", [("A", 1, 0), ("*", 15, 1)]),
    ],
)
def test_resource(part: str, expected: list[tuple[str, int | None, int]]) -> None:
    reading = read(f" RESOURCE PARTITION={part}\n")
    assert reading.problems == ()
    assert [(one.name, one.mif, one.css) for one in reading.deck.partitions] == expected


def test_maxdev() -> None:
    assert deck().deck.maxdev == ((0, (40960, 12288)), (1, (56820,)))
    assert read(" RESOURCE PART=(CSS(1),A),MAXDEV=64512\n").deck.maxdev == ((1, (64512,)),)


@pytest.mark.parametrize(
    ("path", "css", "number"),
    [("50", (0,), 0x50), ("(50)", (0,), 0x50), ("(CSS(1),3D)", (1,), 0x3D), ("(CSS(0,1),FF)", (0, 1), 0xFF)],
)
def test_path_of_a_channel(path: str, css: tuple[int, ...], number: int) -> None:
    one = chpid(f"PATH={path},TYPE=FC,SHARED")
    assert (one.css, one.number) == (css, number)


@pytest.mark.parametrize(
    ("operands", "access", "shared"),
    [
        ("PART=A", (Access(0, ("A",)),), False),
        ("PART=(A)", (Access(0, ("A",)),), False),
        ("PART=0,SHARED", (Access(0, ()),), True),
        ("PART=(A,B)", (Access(0, ("A", "B")),), True),
        ("PART=((A),(B))", (Access(0, ("A",), ("B",)),), True),
        ("PART=((0),(A,B)),SHARED", (Access(0, (), ("A", "B")),), True),
        ("PART=((A,B),(=))", (Access(0, ("A", "B"), ("A", "B"), same=True),), True),
        ("PART=(CSS(0),A)", (Access(0, ("A",)),), False),
        ("PART=(CSS(0),(A),(=))", (Access(0, ("A",), ("A",), same=True),), True),
        ("PART=((CSS(0),(A,B)))", (Access(0, ("A", "B")),), True),
        ("SHARED", (), True),
        ("NOTPART=A", (), True),
        ("PART=(A,REC)", (Access(0, ("A",)),), False),
        ("PART=((A),(A,B),REC)", (Access(0, ("A",), ("A", "B")),), False),
        ("PART=(CSS(0),(A),(B),REC)", (Access(0, ("A",), ("B",)),), False),
    ],
)
def test_access(operands: str, access: tuple[Access, ...], shared: bool) -> None:
    one = chpid(f"PATH=50,TYPE=FC,{operands}")
    assert (one.access, one.is_shared, one.rec) == (access, shared, "REC" in operands)


def test_access_in_several_css() -> None:
    one = chpid("PATH=(CSS(0,1),50),TYPE=FC,NOTPART=((CSS(0),(B),(=)),(CSS(1),(D),(=)))")
    assert one.deny == (Access(0, ("B",), ("B",), True), Access(1, ("D",), ("D",), True))
    assert one.spanned
    assert chpid("PATH=(CSS(1),50),TYPE=FC,PART=(C,D)").access == (Access(1, ("C", "D")),)


def test_all_operands_of_a_channel() -> None:
    one = chpid(
        "PATH=50,TYPE=CS5,SHARED,SWITCH=21,PCHID=1E5,VCHID=7C0,AID=0C,PORT=1,CHPARM=40,CPATH=(CSS(1),51),"
        "CSYSTEM=CEC2,IOCLUSTER=PLEX1,MIXTYPE,PNETID=NET1,SWPORT=((21,10),(22,11)),DESC='FAR END, 2'"
    )
    assert (one.switch, one.pchid, one.vchid, one.aid, one.port) == (0x21, 0x1E5, 0x7C0, 0x0C, 1)
    assert (one.chparm, one.cpath, one.csystem, one.iocluster) == (0x40, (1, 0x51), "CEC2", "PLEX1")
    assert (one.mixtype, one.others) == (True, (("PNETID", "NET1"),))
    assert (one.ports, one.description) == (((0x21, 0x10), (0x22, 0x11)), "FAR END, 2")


@pytest.mark.parametrize(
    ("operands", "paths"),
    [
        ("PATH=50", (DeckPath(0, 0x50),)),
        ("PATH=(50,51)", (DeckPath(0, 0x50), DeckPath(0, 0x51))),
        ("PATH=50,LINK=B1", (DeckPath(0, 0x50, "B1"),)),
        (
            "PATH=(50,51,52),LINK=(C0,,21C0)",
            (DeckPath(0, 0x50, "C0"), DeckPath(0, 0x51), DeckPath(0, 0x52, "21C0")),
        ),
        ("PATH=(50,51),LINK=(**,F0)", (DeckPath(0, 0x50, "**"), DeckPath(0, 0x51, "F0"))),
        ("PATH=(CSS(1),50)", (DeckPath(1, 0x50),)),
        ("PATH=((CSS(1),50)),LINK=((CSS(1),C0))", (DeckPath(1, 0x50, "C0"),)),
        (
            "PATH=((CSS(0),50,51),(CSS(1),60)),LINK=((CSS(1),C2),(CSS(0),C0,C1))",
            (DeckPath(0, 0x50, "C0"), DeckPath(0, 0x51, "C1"), DeckPath(1, 0x60, "C2")),
        ),
    ],
)
def test_paths_of_a_control_unit(operands: str, paths: tuple[DeckPath, ...]) -> None:
    assert unit(operands).paths == paths


def test_places_for_managed_channels() -> None:
    one = unit("PATH=((CSS(0),50,**,**),(CSS(1),50)),LINK=((CSS(0),C0,**,**),(CSS(1),C0))")
    assert (one.managed, len(one.paths)) == (((0, 2),), 2)


@pytest.mark.parametrize(
    ("operand", "ranges"),
    [
        ("((00,16))", ((0, 16),)),
        ("((00,016),(20,8))", ((0, 16), (0x20, 8))),
        ("((0A))", ((0x0A, 1),)),
        ("0A", ((0x0A, 1),)),
        ("(0A)", ((0x0A, 1),)),
        ("((00,256))", ((0, 256),)),
    ],
)
def test_unit_addresses(operand: str, ranges: tuple[tuple[int, int], ...]) -> None:
    assert unit(f"PATH=50,UNITADD={operand}").ranges == ranges


def test_other_operands_of_a_control_unit() -> None:
    one = unit("PATH=50,CUADD=1,SHARED=N,PROTOCL=S4,SERIAL=12345,DESC='TO B',SWPORT=((21,C0))")
    assert (one.cuadd, one.shared, one.protocol, one.serial) == (1, False, "S4", "12345")
    assert (one.description, one.ports) == ("TO B", ((0x21, 0xC0),))


@pytest.mark.parametrize(
    ("address", "number", "count"),
    [("(2400,80)", 0x2400, 80), ("(6400,002)", 0x6400, 2), ("2C0", 0x2C0, 1), ("(2C0)", 0x2C0, 1)],
)
def test_device_numbers_are_hexadecimal_and_counts_decimal(address: str, number: int, count: int) -> None:
    one = device(f"ADDRESS={address}")
    assert (one.number, one.count) == (number, count)


def test_operands_of_a_device() -> None:
    one = device(
        "ADDRESS=(4010,16),UNITADD=00,STADET=Y,TIMEOUT=N,MODEL=X,SCHSET=1,PATH=((CSS(0),50),(CSS(1),51)),"
        "PART=((CSS(0),A,B),(CSS(1),0))"
    )
    assert (one.address, one.first_address, one.stadet, one.timeout, one.model) == (0, 0, True, False, "X")
    assert (one.schset, one.paths) == (1, (DeckPath(0, 0x50), DeckPath(1, 0x51)))
    assert one.partitions == ((0, ("A", "B")), (1, ()))
    assert device("ADDRESS=40AB").first_address == 0xAB
    assert device("ADDRESS=4000,SCHSET=((CSS(0),1),(CSS(1),2))").schsets == ((0, 1), (1, 2))
    assert device("ADDRESS=4000,NOTPART=(A,B)").denied == ((0, ("A", "B")),)


def test_several_control_units() -> None:
    reading = deck(" IODEVICE ADDRESS=4000,CUNUMBR=(1,2,3F),UNIT=3390")
    assert reading.deck.devices[0].units == (1, 2, 0x3F)


def test_one_css_that_is_not_0_is_the_default() -> None:
    text = " RESOURCE PART=(CSS(1),A)\n CHPID PATH=50,TYPE=FC,PART=A\n CNTLUNIT CUNUMBR=1,PATH=50,UNIT=FCTC\n"
    one = read(text).deck
    assert (one.chpids[0].css, one.chpids[0].access[0].css, one.units[0].paths[0].css) == ((1,), 1, 1)


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        (" CHPID TYPE=FC,SHARED", "ICP122I", 2),
        (" CHPID PATH=50,SHARED", "ICP122I", 2),
        (" CHPID PATH=50,PATH=51,TYPE=FC", "ICP123I", 16),
        (" CHPID PATH=100,TYPE=FC", "", 13),
        (" CHPID PATH=5G,TYPE=FC", "", 13),
        (" CHPID PATH=50,TYPE=XYZ", "ICP133I", 21),
        (" CHPID PATH=(50,TYPE=FC", "ICP115I", 17),
        (" CHPID PATH=50),TYPE=FC", "ICP112I", 15),
        (" CHPID PATH=(CSS(0)(1),50),TYPE=FC", "ICP111I", 20),
        (" CHPID PATH=(CSS(0),50)1,TYPE=FC", "ICP111I", 24),
        (" CHPID PATH=((((((((((50)))))))))),TYPE=FC", "ICP110I", 21),
        (" CHPID PATH=50,,TYPE=FC", "ICP112I", 16),
        (" CHPID PATH=50,BARE,TYPE=FC", "ICP112I", 16),
        (" CHPID PATH=,TYPE=FC", "ICP112I", 8),
        (" CHPID PATH=50,TYPE=FC,SHARED=Y", "ICP112I", 24),
        (" CHPID PATH=50,TYPE=FC,NEW=1", "", 24),
        (" CHPID PATH=50,TYPE=FC,OS=01", "ICP171I", 24),
        (" CNTLUNIT CUNUMBR=FFFF,PATH=50,UNIT=X", "ICP117I", 19),
        (" CNTLUNIT CUNUMBR=1,PATH=50,UNIT=X,LINK=ABCDE", "ICP252I", 41),
        (" CNTLUNIT CUNUMBR=1,PATH=(50,51),UNIT=X,LINK=(C0)", "", 47),
        (" CNTLUNIT CUNUMBR=1,PATH=((CSS(0),50)),UNIT=X,LINK=((CSS(1),C0))", "ICP169I", 61),
        (" CNTLUNIT CUNUMBR=1,PATH=50,UNIT=X,UNITADD=((00,0))", "ICP135I", 49),
        (" CNTLUNIT CUNUMBR=1,PATH=50,UNIT=X,UNITADD=(00,16)", "ICP114I", 44),
        (" CNTLUNIT CUNUMBR=1,PATH=50,UNIT=X,CUADD=100", "ICP251I", 42),
        (" CNTLUNIT CUNUMBR=1,PATH=50,UNIT=X,SHARED=Q", "", 43),
        (" IODEVICE ADDRESS=(4000,257),CUNUMBR=1,UNIT=X", "ICP136I", 25),
        (" IODEVICE ADDRESS=(14000,1),CUNUMBR=1,UNIT=X", "ICP145I", 20),
        (" IODEVICE ADDRESS=(4000,1F),CUNUMBR=1,UNIT=X", "ICP136I", 25),
        (" IODEVICE ADDRESS=4000,UNIT=X", "ICP122I", 2),
        (" ID", "ICP122I", 2),
        (" CHPID PATH=50,TYPE=FC,DESC='OPEN", "ICP120I", 71),
    ],
)
def test_what_is_wrong_is_told_with_its_place(line: str, code: str, column: int) -> None:
    told = [(one.code, one.column) for one in deck(line).problems if one.line > 2]
    assert (code, column) in told


def test_what_nobody_knows_is_kept() -> None:
    reading = deck(" CHPID PATH=50,TYPE=FC,SHARED,NEW=(1,(2)),OTHER='X, Y'")
    assert reading.deck.chpids[0].others == (("NEW", "(1,(2))"), ("OTHER", "'X, Y'"))
    assert [one.severity for one in reading.problems] == ["warning", "warning"]


# ---- order


def test_order() -> None:
    lines = [
        "CHPID PATH=50,TYPE=FC,SHARED",
        "RESOURCE PART=A",
        "ID MSG1='X'",
        "RESOURCE PART=B",
        "ID MSG1='Y'",
    ]
    reading = read("\n".join(f" {line}" for line in lines))
    assert [(one.code, one.line) for one in reading.problems] == [
        ("ICP142I", 2),
        ("ICP103I", 3),
        ("ICP141I", 4),
        ("ICP104I", 5),
    ]
    assert [one.name for one in reading.deck.partitions] == ["A"]
    assert reading.order == (("CHPID", 0), ("RESOURCE", 0), ("ID", 0))


def test_definitions_stand_before_those_that_name_them() -> None:
    lines = [
        "IODEVICE ADDRESS=4000,CUNUMBR=1,UNIT=X",
        "CNTLUNIT CUNUMBR=1,PATH=50,UNIT=X",
        "CHPID PATH=50,TYPE=FC,SHARED",
    ]
    reading = deck(*(f" {line}" for line in lines))
    assert [(one.code, one.line) for one in reading.problems] == [("ICP308I", 3), ("", 4)]


def test_a_deck_without_resource() -> None:
    assert [(one.code, one.severity) for one in read("").problems] == [("ICP142I", "error")]
    assert [(one.code, one.severity) for one in read("", lenient=True).problems] == [("ICP142I", "warning")]


# ---- what HCD adds


def test_ports_of_a_control_unit_in_hcds_migration_form() -> None:
    line = " CNTLUNIT CUNUMBR=4001,PATH=50,UNIT=FCTC,SERIAL=1,DESC='A',SWPORT=((21,C0))"
    more = " CNTLUNIT CUNUMBR=4001,SWPORT=((22,C1),(21,C0))"
    reading = deck(line, more)
    assert reading.problems == ()
    assert [one.ports for one in reading.deck.units] == [((0x21, 0xC0), (0x22, 0xC1))]
    assert reading.counts["CNTLUNIT"] == 2


@pytest.mark.parametrize(
    "card",
    [
        "*$HCDC$        SWPORT=((21,C0))",
        "*$HCD$  SWPORT=((21,C0)),",
        "*$HCDC$ CNTLUNIT CUNUMBR=4001,SWPORT=((21,C0))",
    ],
)
def test_ports_behind_hcds_mark(card: str) -> None:
    reading = deck(" CNTLUNIT CUNUMBR=4001,PATH=50,UNIT=FCTC", card)
    assert reading.deck.units[0].ports == ((0x21, 0xC0),)
    assert reading.deck.kept == ()


def test_what_hcd_says_else_is_kept() -> None:
    reading = deck("*$HCDC$ SWITCH SWID=21", "*$HCDC$", "*$HCDC$ CNTLUNIT CUNUMBR=9,SWPORT=((21,C0))")
    assert len(reading.deck.kept[0].text) == 3

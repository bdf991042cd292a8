"""Decks with gaps, comments and oddities become drawings, and nothing of them is lost."""

from dataclasses import replace

import pytest

from bench.topology.canonical import canonical
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.importing import drawing_of, import_into
from engine.ficon.drawing.decks.notes import noted
from engine.ficon.drawing.meaning.images import images
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, ChannelCard, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.iocp.cards.layout import cards
from engine.ficon.iocp.reader import read
from engine.ficon.iocp.rules.rule import check as rules
from engine.ficon.iocp.writer import write
from tests.engine.ficon.iocp.shelf import NAMES, deck


def drawn(text, answers=None, lenient=False):
    return drawing_of([read(text, lenient).deck], answers)


def card(operation, operands):
    """A statement, its operands at blanks, laid on cards."""
    return "".join(f"{line}\n" for line in cards(operation, operands.split(" ")))


CASCADE = "cascade_a"
HEAD = """\
         RESOURCE PARTITION=((CSS(0),(P1,1),(P2,2)))
"""
FC = """\
         CHPID PATH=(CSS(0),50),SHARED,SWITCH=21,PCHID=120,TYPE=FC
"""


def test_a_mif_id_left_out_is_asked_for():
    text = "         RESOURCE PART=(P1,(P2,1))\n"
    found = drawn(text)
    (question,) = found.questions
    assert (question.key, question.candidates[0]) == ("CECA.0.P1", "2")
    again = drawn(text, {"CECA.0.P1": "3"})
    assert not again.questions
    assert {one.name: one.mif for one in again.drawing.of(Lpar)} == {"P1": 3, "P2": 1}


def test_the_name_of_the_cec():
    assert drawn("         ID    LSYSTEM=CX\n" + HEAD).drawing.of(Cec)[0].name == "CX"
    assert drawn(HEAD).drawing.of(Cec)[0].name == "CECA"
    two = drawing_of([read(HEAD).deck, read(HEAD).deck]).drawing
    assert [one.name for one in two.of(Cec)] == ["CECA", "CECB"]


def test_notpart_is_the_complement():
    text = HEAD + card("CHPID", "PATH=(CSS(0),50) NOTPART=((P1)) TYPE=FC")
    drawing = drawn(text).drawing
    (channel,) = drawing.of(Channel)
    names = {one.id: one.name for one in drawing.of(Lpar)}
    assert [names[one] for one in channel.access or ()] == ["P2"]
    assert [names[one] for one in images(drawing).holders(channel)] == ["P1", "P2"]


def test_what_cannot_be_drawn_is_kept_as_its_cards_where_it_stood():
    unit = card("CNTLUNIT", "CUNUMBR=0900 PATH=((CSS(0),77)) UNIT=2107")
    device = card("IODEVICE", "ADDRESS=(0900,016) CUNUMBR=(0900) UNIT=3390")
    good = card("CNTLUNIT", "CUNUMBR=5000 PATH=((CSS(0),50)) LINK=((CSS(0),C0)) UNIT=2107")
    text = HEAD + FC + "* disks\n" + unit + device + good
    found = drawn(text)
    assert [one.text.split(" is ")[0] for one in found.problems] == [
        "CECA: CNTLUNIT 0900",
        "CECA: IODEVICE 0900 0900",
    ]
    (kept,) = found.drawing.of(KeptCards)
    assert kept.before == "CNTLUNIT 5000"
    (one,) = decks(found.drawing).values()
    assert write(one).text.endswith(FC + "* disks\n" + unit + device + good)


def test_comments_and_unknown_statements_survive():
    text = HEAD + "* first\n*** box ***\n" + FC + "         FUNCTION FID=0010,VF=1,PART=((P1),(=))\n* end\n"
    found = drawn(text)
    (one,) = decks(found.drawing).values()
    assert write(one).text == "         ID    LSYSTEM=CECA\n" + text


def test_operands_that_a_drawing_only_keeps_are_seen_by_the_rules():
    text = HEAD + card("CHPID", "PATH=(CSS(0),50) SHARED CHPARM=40 PCHID=120 MIXTYPE PNETID=X TYPE=FC")
    drawing = drawn(text).drawing
    assert drawing.of(Channel)[0].others == (("CHPARM", "40"), ("MIXTYPE", ""), ("PNETID", "X"))
    (chpid,) = next(iter(decks(drawing).values())).chpids
    assert (chpid.chparm, chpid.mixtype, chpid.others) == (0x40, True, (("PNETID", "X"),))


def test_swport_says_the_port():
    text = HEAD + card("CHPID", "PATH=(CSS(0),50) SHARED SWITCH=21 TYPE=FC SWPORT=((21,10))")
    drawing = drawn(text).drawing
    (channel,) = canonical(drawing)["cecs"]["CECA"]["channels"]
    assert channel["cable"]["to"] == ("21", "10")


def test_pchids_of_one_slot_are_a_card():
    chpids = "".join(
        card("CHPID", f"PATH=(CSS(0),{number:02X}) SHARED PCHID={pchid:03X} TYPE=FC")
        for number, pchid in ((0x50, 0x120), (0x51, 0x121), (0x52, 0x1A0))
    )
    drawing = drawn(HEAD + chpids).drawing
    slots = {one.id: one.slot for one in drawing.of(ChannelCard)}
    assert [slots[one.card or ""] for one in drawing.of(Channel)] == [1, 1, 2]


def test_a_domain_that_is_not_the_switch_id():
    unit = card("CNTLUNIT", "CUNUMBR=5000 PATH=((CSS(0),50)) LINK=((CSS(0),6110)) CUADD=01 UNIT=FCTC")
    drawing = drawn(HEAD + FC + unit, {"switch 21": "61"}).drawing
    assert [(one.switch, one.domain) for one in drawing.of(Director)] == [(0x21, 0x61)]


def test_a_fibre_without_a_director_is_certain_when_there_is_only_one():
    def facing(name, far):
        text = (
            f"         ID    LSYSTEM={name}\n         RESOURCE PARTITION=((CSS(0),({name}1,1)))\n"
            + card("CHPID", f"PATH=(CSS(0),4{far}) PARTITION=({name}1) PCHID=100 TYPE=FC")
            + card("CNTLUNIT", f"CUNUMBR=4000 PATH=((CSS(0),4{far})) UNITADD=((00,016)) UNIT=FCTC")
        )
        return read(text).deck

    found = drawing_of([facing("CA", 0), facing("CB", 1)])
    assert not found.questions
    (channel,) = canonical(found.drawing)["cecs"]["CA"]["channels"]
    assert channel["cable"]["to"] == ("CB", "0", "41")


@pytest.mark.parametrize(
    "card",
    [
        "*LPARLAB CHPID 0.99 PORT=21.10",
        "*LPARLAB CHPID 0.50 PORT=XX.YY",
        "*LPARLAB CHPID 0.50 PORT=21.10 KM=far",
        "*LPARLAB CHPID 0.50 PORT=21.10 KM=-1",
        "*LPARLAB CHPID 0.50 SLOT=99",
        "*LPARLAB CHPID",
        "*LPARLAB SWITCH ZZ DOMAIN=1",
        "*LPARLAB ISL 21.FD",
        "*LPARLAB LPAR 0.P1 PROCESSORS=1000",
        "*LPARLAB CNTLUNIT 9999 DESC=x",
    ],
)
def test_a_broken_card_of_ours_is_told_and_harms_nothing(card):
    found = drawn(HEAD + card + "\n" + FC)
    assert found.problems
    assert len(found.drawing.of(Channel)) == 1


def test_notes_of_directors_and_lpars_are_met_again():
    text = (
        HEAD + "*LPARLAB LPAR 0.P1 SYSTEM=VMSYS01 MEMORY=64\n*LPARLAB SWITCH 21 DOMAIN=61 NAME=Main 1\n" + FC
    )
    drawing = drawn(text).drawing
    assert {(one.name, one.system, one.memory_gb) for one in drawing.of(Lpar)} >= {("P1", "VMSYS01", 64)}
    assert [(one.name, one.domain) for one in drawing.of(Director)] == [("Main 1", 0x61)]


def test_a_long_text_goes_on_with_more_cards():
    draft = Draft(drawn(HEAD + FC).drawing, "Describe")
    channel = draft.now.of(Channel)[0]
    words = "x " * 40 + "  'é' %  "
    path = {"css": 0, "channel": channel.id, "link": "C0"}
    draft.add(ControlUnit, cec=channel.cec, number=1, paths=(path,), description=words)
    drawing = Drawing(draft.now)
    text = write(next(iter(noted(drawing).values()))).text
    assert all(len(line) <= 71 for line in text.splitlines() if line.startswith("*"))
    assert drawn(text).drawing.of(ControlUnit)[0].description == words


def test_devices_of_a_list_with_an_unknown_partition():
    text = HEAD + FC + (
        card("CNTLUNIT", "CUNUMBR=5000 PATH=((CSS(0),50)) LINK=((CSS(0),C0)) UNIT=2107")
        + card("IODEVICE", "ADDRESS=(0900,016) CUNUMBR=(5000) PARTITION=((CSS(0),P1,PX)) UNIT=3390")
    )  # fmt: skip
    found = drawn(text)
    assert [one.text for one in found.problems] == [
        "CECA: IODEVICE 0900: CSS 0 has no partition PX; it is omitted from the list"
    ]
    (device,) = found.drawing.of(DeviceRange)
    assert len(device.lpars or ()) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_sample_keeps_its_comments_and_statements(name):
    reading = read(deck(name), lenient=True)
    found = drawn(deck(name), lenient=True)
    (exported,) = decks(found.drawing).values()
    again = read(write(exported).text)
    assert again.counts == {"ID": 1, **reading.counts}
    comments = [card for one in reading.deck.kept for card in one.text if card.startswith("*")]
    assert [card for one in again.deck.kept for card in one.text if card.startswith("*")] == comments


def test_the_loop_backs_of_two_cecs_are_asked_for():
    """Both decks are torn out of a manual: 38 and 39 of one, 48 and 49 of the other share switch 07."""
    two = [read(deck(name), lenient=True).deck for name in ("loop_back_a", "loop_back_b")]
    asked = {one.key: one.candidates for one in drawing_of(two).questions}
    assert asked["CECA.0.38"] == asked["CECA.0.39"] == ("07A1",)
    assert asked["CECB.0.48"] == asked["CECB.0.49"] == ("07B1",)
    told = drawing_of(two, {"CECA.38": "A1", "CECB.48": "B1"})
    assert not [one for one in told.questions if one.channel.startswith(("CHPID 38", "CHPID 48"))]


SPANNED = """\
 RESOURCE PART=((CSS(0),(A,1),(B,2)),(CSS(1),(D,1),(E,2)))
 CHPID PATH=(CSS(0,1),50),SHARED,{part}TYPE=FCP,PCHID=120
 CNTLUNIT CUNUMBR=5400,PATH=((CSS(0),50),(CSS(1),50)),UNIT=FCP
 IODEVICE ADDRESS=(5400,4),CUNUMBR=5400,UNIT=FCP,UNITADD=00,{first}
 IODEVICE ADDRESS=(5400,4),CUNUMBR=5400,UNIT=FCP,UNITADD=04,{second}
"""


def _seen(text):
    """Names of the LPARs that have the channel, and of those on the list of each range of devices."""
    drawing = drawn(text, lenient=True).drawing
    names = {one.id: one.name for one in drawing.of(Lpar)}
    has = [names[one] for one in drawing.of(Channel)[0].access or ()]
    return drawing, has, [[names[one] for one in each.lpars or ()] for each in drawing.of(DeviceRange)]


def test_a_subsystem_that_a_list_leaves_out_lets_all_in_and_one_with_0_nobody():
    lists = {"first": "PART=((CSS(0),A),(CSS(1),0))", "second": "PART=((CSS(0),B))"}
    drawing, has, seen = _seen(SPANNED.format(part="PART=((CSS(0),(A),(B))),", **lists))
    assert has == ["A", "D", "E"]
    assert seen == [["A"], ["B", "D", "E"]]
    again = read(write(next(iter(decks(drawing).values()))).text).deck
    assert again.devices[0].partitions == ((0, ("A",)), (1, ()))
    assert again.devices[1].partitions == ((0, ("B",)), (1, ("D", "E")))
    assert not [one for one in rules(again) if one.severity == "error"]
    assert canonical(drawing_of([again]).drawing) == canonical(drawing)


def test_a_subsystem_where_nobody_has_a_spanned_channel_stays_so():
    drawing, _, _ = _seen(SPANNED.format(part="", first="STADET=Y", second="STADET=Y"))
    lpar = next(one for one in drawing.of(Lpar) if one.name == "A")
    history = UndoHistory(drawing)
    history.do(set_fields(drawing, drawing.of(Channel)[0].id, access=(lpar.id,)))
    again = read(write(next(iter(decks(drawing).values()))).text).deck
    assert {one.css: one.access for one in again.chpids[0].access} == {0: ("A",), 1: ()}


def test_descriptions_of_channels_and_devices_are_kept():
    text = HEAD + card("CHPID", "PATH=(CSS(0),10),SHARED,SWITCH=01,PCHID=140,TYPE=FC,DESC='CTC_OUT'")
    text += card("CNTLUNIT", "CUNUMBR=4000,PATH=((CSS(0),10)),LINK=((CSS(0),C1)),UNIT=FCTC,DESC='TO_P2'")
    text += card("IODEVICE", "ADDRESS=(4000,8),CUNUMBR=4000,UNIT=FCTC,UNITADD=00,OFFLINE=NO,DESC='A,B'")
    drawing = drawn(text, {"10": "01C0"}).drawing
    again = drawn(write(next(iter(noted(drawing).values()))).text)
    assert not again.questions
    assert canonical(again.drawing) == canonical(drawing)
    assert ("DESC", "'A,B'") in again.drawing.of(DeviceRange)[0].others
    assert ("DESC", "'CTC_OUT'") in again.drawing.of(Channel)[0].others


def test_without_resource_the_partitions_are_those_that_lists_name():
    text = " CHPID PATH=(CSS(0),50),SHARED,PARTITION=((A,B),(=)),PCHID=160,TYPE=FCP\n"
    text += " CNTLUNIT CUNUMBR=5402,PATH=50,UNIT=FCP\n"
    text += " IODEVICE ADDRESS=(5400,2),CUNUMBR=5402,UNIT=FCP,PART=C\n"
    found = drawn(text, lenient=True)
    assert [one.name for one in found.drawing.of(Lpar)] == ["A", "B", "C"]
    assert [one.text for one in found.problems] == [
        "CECA: the deck has no RESOURCE: its partitions are taken from its lists"
    ]
    assert not found.questions
    again = read(write(next(iter(decks(found.drawing).values()))).text)
    assert not [one for one in again.problems if one.severity == "error"]


def test_mif_ids_are_asked_for_where_fctcs_name_partitions_that_no_resource_defines():
    text = " CHPID PATH=(CSS(0),50),SHARED,PARTITION=((A,B),(=)),PCHID=160,TYPE=FC\n"
    text += " CNTLUNIT CUNUMBR=5402,PATH=50,UNIT=FCTC,CUADD=1\n"
    assert [one.key for one in drawn(text, {"50": ""}, lenient=True).questions] == ["CECA.0.A", "CECA.0.B"]


def test_a_director_without_a_free_port_gets_no_inter_switch_link():
    units = "".join(
        card(
            "CNTLUNIT",
            f"CUNUMBR={port:04X} PATH=((CSS(0),50)) LINK=((CSS(0),22{port:02X})) CUADD=01 UNIT=FCTC",
        )
        for port in range(0xFE)
    )
    found = drawn(HEAD + FC + units)
    assert "no port is free to connect them" in found.told[-1]


def test_a_guessed_inter_switch_link_comes_back():
    """One deck of a cascade alone: its far director, ports and link are in no other deck."""
    first = drawing_of([read(deck(CASCADE)).deck])
    assert len(first.drawing.of(Cable)) == 1
    texts = [write(one).text for one in noted(first.drawing).values()]
    again = drawing_of([read(one).deck for one in texts]).drawing
    for kind in (Director, Port, Cable):
        assert len(again.of(kind)) == len(first.drawing.of(kind))
    assert canonical(again) == canonical(first.drawing)


def test_a_deck_without_any_partition_is_asked_for_one():
    found = drawn(FC)
    assert [(one.key, one.candidates) for one in found.questions] == [("CECA.PARTITION", ("LPAR1",))]
    assert not found.drawing.of(Lpar)
    again = drawn(FC, {"CECA.PARTITION": "VM1"})
    assert not again.questions
    assert [(one.name, one.mif) for one in again.drawing.of(Lpar)] == [("VM1", 1)]
    assert not [one for each in noted(again.drawing).values() for one in write(each).problems]
    assert not drawn(FC, {"CECA.PARTITION": ""}).questions


def test_a_cec_that_has_lpars_is_not_asked_for_one():
    history = UndoHistory(Drawing())
    history.do(drawn(HEAD).change)
    again = replace(read(FC).deck, name="CECA")
    assert not import_into(history.drawing, [again]).questions


@pytest.mark.parametrize(
    ("machine", "card"), [("3906,1", "FE16S+"), ("8561,1", "FE16SA"), ("3931", "FE32S"), ("2097,1", "FE4")]
)
def test_channels_have_cards_that_their_machine_takes(machine: str, card: str) -> None:
    text = f"         ID    SYSTEM=({machine})\n{HEAD}{FC}"
    imported = drawn(text)
    assert {channel.generation for channel in imported.drawing.of(Channel)} == {card}
    assert any("from the machine type" in sentence for sentence in imported.told)

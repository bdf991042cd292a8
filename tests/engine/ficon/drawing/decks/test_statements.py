"""What z/VM is told: SYSTEM CONFIG, commands, and the table of connections."""

import csv
import io

from engine.ficon.drawing.decks.connections_csv import HEADS, connections_csv
from engine.ficon.drawing.decks.statements import commands, links_of, system_config
from engine.ficon.drawing.model.cabling import Cec, Css, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.templates import template
from engine.site.configuration import read_configuration
from engine.site.facts import SiteFacts, SourceLine


def mesh(members=2):
    drawing = Drawing()
    drawing.apply(template("mesh").make(drawing, members=members))
    return drawing


def paper(devices, systems=("VMSYS01", "VMSYS02"), clustered=True):
    """Two LPARs with a link of these devices."""
    draft = Draft(Drawing(), "Draw")
    ends = []
    for number, system in enumerate(systems):
        cec = draft.add(Cec, name=f"C{number}")
        css = draft.add(Css, cec=cec.id)
        ends.append(draft.add(Lpar, css=css.id, name=f"LP{number}", mif=1, system=system).id)
    draft.add(IsfcLink, ends=ends, devices=(devices, devices))
    if clustered:
        draft.add(Cluster, name="TRNSSI", slots=(*ends, None), volume="VMCOM1")
    return Drawing(draft.now)


def plain(written):
    """Statements, joined where a line ends in a comma, without comments."""
    text = "\n".join(line for line in written.lines if not line.startswith(("/*", "*")))
    return [" ".join(line.split()) for line in text.replace(" ,\n", " ").splitlines()]


def test_the_file_of_a_cluster():
    assert plain(system_config(paper([0x5000, 0x5001]))) == [
        "SYSTEM_IDENTIFIER LPAR LP0 VMSYS01",
        "SYSTEM_IDENTIFIER LPAR LP1 VMSYS02",
        "SSI TRNSSI PDR_VOLUME VMCOM1 SLOT 1 VMSYS01 SLOT 2 VMSYS02 SLOT 3 AVAILABLE",
        "VMSYS01: ACTIVATE ISLINK 5000 5001 NODE VMSYS02",
        "VMSYS02: ACTIVATE ISLINK 5000 5001 NODE VMSYS01",
    ]


def released(drawing, *releases):
    draft = Draft(drawing, "Say the releases")
    for lpar, release in zip(drawing.of(Lpar), releases, strict=True):
        draft.set(lpar.id, release=release)
    return Drawing(draft.now)


def test_a_file_for_z_vm_7_has_a_block_for_each_member():
    written = system_config(released(paper([0x5000, 0x5001]), "7.3", "7.4"))
    assert plain(written)[3:] == [
        "VMSYS01: BEGIN",
        "ACTIVATE ISLINK 5000 5001 NODE VMSYS02",
        "VMSYS01: END",
        "VMSYS02: BEGIN",
        "ACTIVATE ISLINK 5000 5001 NODE VMSYS01",
        "VMSYS02: END",
    ]
    remarks = " ".join(line for line in written.lines if line.startswith("/*"))
    assert "VMSYS01: z/VM 7.3" in remarks
    assert "BEGIN to SYSTEM: END: form not confirmed" in remarks


def test_members_of_two_versions_share_the_older_form():
    lines = plain(system_config(released(paper([0x5000]), "6.4", "7.3")))
    assert "VMSYS02: ACTIVATE ISLINK 5000 NODE VMSYS01" in lines
    assert not any("BEGIN" in line for line in lines)


def test_before_6_2_no_lpar_is_named_and_a_link_has_one_device():
    written = system_config(released(paper([0x5000, 0x5001], clustered=False), "6.1", "6.3"))
    assert "SYSTEM_IDENTIFIER LPAR LP0 VMSYS01" not in plain(written)
    assert "SYSTEM_IDENTIFIER LPAR LP1 VMSYS02" in plain(written)
    assert "fill in machine type and CPU id" in " ".join(" ".join(written.lines).split())
    assert [one.text for one in written.problems] == ["z/VM 6.1 of VMSYS01 takes one device"]


def test_blocks_are_read_as_facts_of_their_member():
    text = "\n".join(system_config(released(paper([0x5000]), "7.3", "7.3")).lines)
    links = [line for line in text.splitlines() if "ACTIVATE" in line]
    assert len(links) == 2
    facts = SiteFacts()
    read_configuration(
        [SourceLine("system.config", n, one) for n, one in enumerate(text.splitlines(), 1)], facts
    )
    assert not [one for one in facts.findings if "unknown" in one.text]
    assert any("the statements between BEGIN and END apply to VMSYS02" in one.text for one in facts.findings)


def test_the_file_for_one_member():
    drawing = paper([0x5000])
    lines = plain(system_config(drawing, "lpar2"))
    assert lines[-1] == "VMSYS02: ACTIVATE ISLINK 5000 NODE VMSYS01"
    assert sum("ACTIVATE" in line for line in lines) == 1


def test_systems_without_a_cluster():
    lines = plain(system_config(paper([0x5000], clustered=False)))
    assert not any(line.startswith("SSI") for line in lines)
    assert len(lines) == 4


def test_lines_are_continued_within_72_columns():
    written = system_config(paper(list(range(0xD000, 0xD010))))
    assert all(len(line) <= 72 for line in written.lines)
    numbers = " ".join(f"D00{digit:X}" for digit in range(16))
    assert f"VMSYS01: ACTIVATE ISLINK {numbers} NODE VMSYS02" in plain(written)
    assert any(line.endswith(" ,") for line in written.lines)


def test_what_is_not_certain_says_so():
    remarks = [line for line in system_config(paper([0x5000])).lines if line.startswith("/*")]
    assert all(line.endswith("*/") for line in remarks)
    assert "not confirmed" in " ".join(remarks)


def test_what_is_not_certain_says_so_once_for_all_systems():
    written = system_config(paper([0x5000], clustered=False))
    remarks = " ".join(line.strip("/* ") for line in written.lines if line.startswith("/*"))
    assert remarks.count("not confirmed") == 2  # the identifiers, and statements for one member


def test_rdevice_only_when_asked():
    drawing = paper([0x5000, 0x5001, 0x5003])
    assert not any("RDEVICE" in line for line in system_config(drawing).lines)
    lines = plain(system_config(drawing, rdevices=True))
    assert "VMSYS01: RDEVICE 5000-5001 TYPE CTCA" in lines
    assert "VMSYS01: RDEVICE 5003 TYPE CTCA" in lines


def test_a_command_has_16_devices_at_most():
    drawing = paper(list(range(0xD000, 0xD014)))
    written = commands(drawing, "lpar1")
    assert [len(line.split()) for line in plain(written)] == [2 + 16 + 2, 2 + 4 + 2]
    assert "20 devices" in written.problems[0].text
    assert written.lines[0].startswith("* ATTENTION")


def test_devices_keep_the_order_of_the_link():
    assert plain(commands(paper([0x5001, 0x5000]), "lpar1")) == ["ACTIVATE ISLINK 5001 5000 NODE VMSYS02"]


def test_a_system_without_a_name():
    written = system_config(paper([0x5000], ("VMSYS01", "")))
    assert "VMSYS01: ACTIVATE ISLINK 5000" in plain(written)
    assert "has no system name" in written.problems[0].text


def test_every_line_knows_its_thing():
    drawing = paper([0x5000])
    written = system_config(drawing)
    for number in written.lines_of("link1"):
        assert "ACTIVATE" in written.lines[number - 1]
    assert len(written.lines) == len(written.origins)
    assert len(written.lines_of("link1")) == 2


def test_a_row_for_each_connection():
    drawing = mesh()
    rows = list(csv.DictReader(io.StringIO(connections_csv(drawing))))
    (link,) = drawing.of(IsfcLink)
    used = [row for row in rows if row["logical link"]]
    assert {row["device 1"] for row in used} == {f"{number:04X}" for number in link.devices[0]}
    assert {row["state"] for row in rows} == {"up"}
    assert {row["may write"] for row in used} > {"both"}
    assert sorted(int(row["place in it"]) for row in used) == list(range(1, len(used) + 1))
    assert links_of(drawing, link.ends[0]) == [link]


def test_the_heads_are_all_there():
    assert next(csv.reader(io.StringIO(connections_csv(Drawing())))) == list(HEADS)

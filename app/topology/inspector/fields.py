"""A table of all fields of all kinds of elements: title, meaning, and details that their types do not
express.

The control of a field follows from its type in the drawing's model (`form_of`), unless the table specifies
one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from app.topology.inspector import offers
from app.topology.inspector.forms import (
    Addresses,
    Checks,
    FieldForm,
    Image,
    InspectorChoice,
    NumbersForm,
    Subsystems,
    Words,
    ZoneNames,
    fixed,
    form_of,
    stated,
    tr,
)
from app.topology.inspector.several_rows import (
    cable_ends,
    cluster_slots,
    link_devices,
    link_ends,
    of_isl,
    unit_paths,
)
from app.topology.inspector.spec import FieldSpec, MakeRows, PropertyRow, whole_row
from engine.ficon.drawing.model.cabling import (
    Cable,
    Cec,
    Channel,
    ChannelCard,
    Css,
    Director,
    Lpar,
    Port,
    Storage,
)
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange, KeptCards
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.paper import PaperGroup, PaperNote, SeverityRule, TitleBlock, Waiver
from engine.scenario.derived.generations import GENERATIONS

NAME = Words("[A-Z0-9@#$]{1,8}", capitals=True)
ANY_CAPITALS = Words(capitals=True)
CEC_CHOICE = InspectorChoice(offers.CECS)
RELEASES = ("5.4", "6.1", "6.2", "6.3", "6.4", "7.1", "7.2", "7.3", "7.4")
RATES = (1, 2, 4, 8, 10, 16, 32, 64)
GENERATION = InspectorChoice(fixed(*((name, generation.title) for name, generation in GENERATIONS.items())))
LPARS = offers.inside_cec(Lpar)
NAME_TEXT = "1 to 8 characters of A-Z 0-9 @ # $"
POWER = "Power source: elements with the same name fail together in the report."
POWER_TEXT = "a name, or blank"
UNIT_TEXT = "up to 12 letters and digits, such as FCTC"


class FieldText(NamedTuple):
    """A field in the table. absent: text for no value; expected, form: used where the type is not
    specific enough.
    """

    title: str
    meaning: str
    form: FieldForm | None = None
    expected: str = ""
    unit: str = ""
    absent: str = ""
    rows: MakeRows | None = None
    fixed: bool = False


OTHERS = FieldText(
    "Other operands", "Operands of the IOCP statement that are kept and written out unchanged."
)
TABLE: Mapping[type[Thing], Mapping[str, FieldText]] = {
    Cec: {
        "name": FieldText("Name", "Name of the machine: LSYSTEM of the ID statement.", NAME, NAME_TEXT),
        "machine": FieldText(
            "Machine type",
            "Type and sequence number of the machine: SYSTEM of the ID statement.",
            expected="4 digits, optionally a comma and a number, such as 3906,1; or leave blank",
        ),
        "messages": FieldText(
            "Messages", "MSG1 and MSG2 of the ID statement: text that IOCP prints at the top of its reports."
        ),
        "maxdev": FieldText(
            "Device limit",
            "MAXDEV operand of RESOURCE as written: the maximum number of devices for each subsystem.",
            ANY_CAPITALS,
            "for example, ((CSS(0),65280)); or leave blank",
        ),
        "token": FieldText("Token", "TOK operand of the ID statement, written by HCD; it is kept unchanged."),
    },
    Css: {
        "cec": FieldText("CEC", "The machine that the subsystem belongs to.", CEC_CHOICE),
        "number": FieldText(
            "Number",
            "Number of the subsystem: the high digit of each CUADD that identifies one of its LPARs.",
        ),
    },
    Lpar: {
        "name": FieldText(
            "Name",
            "Name of the logical partition. * reserves a partition for later.",
            expected="a letter, then up to 7 letters and digits; or *",
        ),
        "mif": FieldText(
            "MIF image",
            "MIF ID of the LPAR in its channel subsystem: the last digit of each CUADD that identifies "
            "this LPAR. If the field is empty, IOCP assigns a number, and no FCTC definition can refer "
            "to the LPAR.",
            Image("none"),
            "1 to F, or blank",
        ),
        "system": FieldText(
            "z/VM system",
            "Name of the system that runs here. Of the two systems of a link, the system whose "
            "name sorts first writes from the lowest device number up; the other system writes "
            "from the highest number down.",
            expected="up to 8 characters of A-Z 0-9 @ # $; empty if no z/VM runs here",
        ),
        "release": FieldText(
            "z/VM release",
            "Release of the system: it determines the number of devices of a link, support for SSI "
            "clusters, and the form of SYSTEM CONFIG.",
            InspectorChoice(stated("", *((text, f"z/VM {text}") for text in RELEASES))),
        ),
        "dynamic_io": FieldText(
            "Changes CEC",
            (
                "This LPAR makes the dynamic I/O configuration changes for its CEC, and change "
                "steps show it. Each CEC has one such LPAR."
            ),
        ),
        "css": FieldText(
            "Subsystem", "The subsystem whose channels the LPAR can use.", InspectorChoice(offers.every(Css))
        ),
        "processors": FieldText("Processors", "LPAR logical processors, for a run.", unit="IFLs"),
        "memory_gb": FieldText("Memory", "LPAR real memory, for a run.", unit="GB"),
    },
    ChannelCard: {
        "cec": FieldText("CEC", "The machine that the card is plugged into.", CEC_CHOICE),
        "slot": FieldText("Slot", "Position in the machine. If a card fails, all its channels fail."),
        "generation": FieldText(
            "Generation", "Type of the card: its line rate and channel count.", GENERATION
        ),
        "power": FieldText("Power domain", POWER, expected=POWER_TEXT),
    },
    Channel: {
        "cec": FieldText("CEC", "The machine that the channel belongs to.", CEC_CHOICE),
        "chpid": FieldText("CHPID", "Channel number used in definitions; unique in each of its subsystems."),
        "css": FieldText(
            "Subsystems",
            "Channel subsystems of the channel. A channel in several subsystems is spanned: it "
            "has the same number in all subsystems.",
            Subsystems(),
            "numbers 0 to 5, such as 0 or 0, 1",
        ),
        "card": FieldText(
            "Card",
            "The card that the channel is on. Channels of one card fail together.",
            InspectorChoice(offers.inside_cec(ChannelCard, "not on a card in the drawing")),
        ),
        "type": FieldText(
            "Type",
            "FC is FICON, native or CTC. Only FC channels can have FCTC control units.",
            expected="2 to 4 letters and digits, such as FC",
        ),
        "generation": FieldText(
            "Generation",
            "Line rate and capacity; a channel on a card has the values of the card.",
            GENERATION,
        ),
        "shared": FieldText(
            "Shared",
            "Several LPARs can use the channel at the same time. Straight "
            "connections require a shared channel.",
        ),
        "access": FieldText(
            "Access list",
            "LPARs that have the channel online when they are activated.",
            Checks(LPARS, "All LPARs of its subsystems"),
        ),
        "candidates": FieldText(
            "Candidate list",
            "LPARs that may configure the channel online later.",
            Checks(LPARS, "Not specified"),
        ),
        "rec": FieldText(
            "Reconfigurable", "The channel is not shared, but can be moved from one LPAR to another (REC)."
        ),
        "switch": FieldText(
            "Entry switch",
            "ID of the director to which the channel is cabled (SWITCH). Empty: point to point.",
            absent="point to point",
        ),
        "pchid": FieldText(
            "PCHID", "Physical position of the channel in the machine.", absent="not specified"
        ),
        "others": OTHERS,
    },
    Director: {
        "name": FieldText("Name", "For documentation only."),
        "switch": FieldText("Switch ID", "Director number used in the SWITCH keyword of a channel."),
        "domain": FieldText(
            "Domain",
            "First byte of a two-byte link address. Keep it equal to the switch ID, which is the default.",
            absent="same as the switch ID",
        ),
        "power": FieldText("Power domain", POWER, expected=POWER_TEXT),
    },
    Port: {
        "director": FieldText(
            "Director", "The director that the port belongs to.", InspectorChoice(offers.DIRECTORS)
        ),
        "address": FieldText(
            "Address",
            "Port number, as in the LINK of a control unit whose far channel is cabled to the port.",
        ),
        "blocked": FieldText("Blocked", "A blocked port passes no traffic."),
        "zones": FieldText(
            "Zones",
            "Fabric zones of the port. Two ports reach each other if they share a zone; if neither "
            "has a zone, zoning is ignored.",
            ZoneNames(),
            "names separated by blanks, such as PROD CTC",
        ),
    },
    Storage: {
        "name": FieldText("Name", "Name of the storage unit in this drawing.", NAME, NAME_TEXT),
        "holds": FieldText(
            "Holds",
            "Content. Disks and tapes have control units, which you place in the storage unit; "
            "FCP channels reach FCP targets only through zones.",
            InspectorChoice(offers.holdings),
        ),
        "unit": FieldText("Unit", "Control unit type (UNIT in CNTLUNIT).", expected="for example, 2107"),
        "serial": FieldText(
            "Serial number",
            "For documentation only.",
            expected="up to 20 letters, digits and -; or leave blank",
        ),
    },
    Cable: {
        "ends": FieldText(
            "Ends",
            "A fiber pair connects a channel and a port, two channels, ports of two directors (ISL), or "
            "a storage unit and a port or channel.",
            InspectorChoice(offers.PLUGS),
            rows=cable_ends,
        ),
        "km": FieldText("Length", "Each km adds 5 microseconds each way, or 10 per round trip.", unit="km"),
        "credits": FieldText(
            "Buffer credits",
            "Maximum number of frames in flight. If the number is too small for the length and "
            "rate, the cable is slower.",
            absent="enough",
        ),
        "gbit": FieldText(
            "Link rate",
            "Line rate of each inter-switch link. A rate of 1 Gbit/s carries 100 MB/s in each direction.",
            InspectorChoice(stated(None, *((number, f"{number} Gbit/s") for number in RATES))),
            rows=of_isl,
        ),
        "links": FieldText(
            "Links",
            "Number of inter-switch links that the line represents (a trunk). All of them share its load.",
            rows=of_isl,
        ),
        "note": FieldText("Remark", "For documentation only.", Words(longest=2000)),
    },
    ControlUnit: {
        "cec": FieldText("CEC", "The machine whose deck defines the control unit.", CEC_CHOICE),
        "number": FieldText("Number", "Number of the control unit (CUNUMBR), unique in its deck."),
        "unit": FieldText(
            "Unit",
            "Type of the unit. FCTC: the definition on this side for an image at the far end of a FICON "
            "channel.",
            expected=UNIT_TEXT,
        ),
        "paths": FieldText(
            "Paths",
            "The channel in each subsystem, and the link address that it uses. An FCTC control unit has one "
            "channel in a subsystem.",
            InspectorChoice(offers.inside_cec(Channel)),
            rows=unit_paths,
        ),
        "cuadd": FieldText(
            "CUADD",
            "Identifies the image at the far end: CSS in the high digit, MIF in the low digit. "
            "Leave the field empty if the far channel is not shared.",
            absent="none",
        ),
        "units": FieldText(
            "Unit addresses",
            "UNITADD: first address in hexadecimal, count in decimal. A device communicates "
            "with the device at the same unit address on the other side.",
            Addresses(),
            "for example, 00,16; at most 16 numbers",
        ),
        "description": FieldText("Description", "Text of a migration deck (DESC)."),
        "others": OTHERS,
    },
    DeviceRange: {
        "number": FieldText(
            "First number", "Device number of the first device. Each number is unique in an LPAR."
        ),
        "count": FieldText(
            "Count",
            "Devices with consecutive numbers and unit addresses. An FCTC unit has up to 256 devices.",
            unit="devices",
        ),
        "control_units": FieldText(
            "Control units",
            "Control units of the devices (CUNUMBR). FCTC devices have one control unit.",
            Checks(offers.inside_cec(ControlUnit), ""),
        ),
        "unit": FieldText("Unit", "Type of the devices; FCTC on an FCTC control unit.", expected=UNIT_TEXT),
        "address": FieldText(
            "Unit address",
            "Unit address of the first device (UNITADD). Empty: the last two digits of its "
            "number. The device at the same unit address on the far side is the other end of "
            "the connection.",
            absent="last two digits of the number",
        ),
        "stadet": FieldText(
            "Status check",
            "STADET: the channel checks whether the device responds. Usual for FCTC.",
            absent="not specified",
        ),
        "lpars": FieldText(
            "Allowed LPARs",
            "The only LPARs that can access the devices (PART).",
            Checks(LPARS, "Not specified: all LPARs that may use the channel"),
        ),
        "barred": FieldText(
            "Excluded LPARs",
            "LPARs that cannot access the devices (NOTPART), so that an LPAR does not "
            "communicate with itself.",
            Checks(LPARS, "Not specified: no LPAR is excluded"),
        ),
        "others": OTHERS,
    },
    KeptCards: {
        "cec": FieldText("CEC", "The machine whose deck contained the cards.", CEC_CHOICE),
        "cards": FieldText("Cards", "Comments and statements for other hardware, written out unchanged."),
        "before": FieldText(
            "Position",
            "Statement after these cards; empty means end of deck.",
            ANY_CAPITALS,
            "for example, CNTLUNIT 4001; or leave blank",
        ),
    },
    IsfcLink: {
        "ends": FieldText(
            "Ends",
            "The two LPARs whose systems the link connects.",
            InspectorChoice(offers.every(Lpar)),
            rows=link_ends,
        ),
        "devices": FieldText(
            "Devices",
            "Device numbers of ACTIVATE ISLINK at each end, in the order of activation: at most 16, the same "
            "numbers in the same order on both sides.",
            NumbersForm(),
            "for example, D000-D003 D010; a link has at most 16 devices",
            rows=link_devices,
        ),
    },
    Cluster: {
        "name": FieldText("Name", "SSI cluster name, as in the SSI statement.", NAME, NAME_TEXT),
        "slots": FieldText(
            "Slots",
            "The system in each slot. A direct link connects each pair of members.",
            InspectorChoice(offers.systems),
            rows=cluster_slots,
        ),
        "volume": FieldText(
            "PDR volume",
            "The disk with the persistent data record of the cluster (PDR_VOLUME).",
            expected="1 to 6 characters of A-Z 0-9 @ # $",
        ),
    },
    PaperNote: {
        "text": FieldText("Text", "Text on the drawing."),
        "look": FieldText(
            "Look",
            "A sticky note, or a label on the drawing itself, plain or as a heading.",
            InspectorChoice(offers.looks),
        ),
    },
    PaperGroup: {
        "name": FieldText("Name", "For documentation only."),
        "things": FieldText(
            "Elements",
            "Elements to select and move together. To add elements, group them again.",
            Checks(offers.own_things, ""),
        ),
    },
    TitleBlock: {
        "title": FieldText("Title", "Title of the printed drawing."),
        "owner": FieldText("Owner", "The person responsible for the drawing."),
        "revision": FieldText("Revision", "Drawing state."),
        "date": FieldText("Date", "Date, in any format."),
        "remarks": FieldText("Remarks", "Additional text to print."),
    },
    Waiver: {
        "of": FieldText("Problem", "The rule whose problem is accepted.", fixed=True),
        "things": FieldText(
            "Elements",
            "The affected elements; the problem is accepted only for these elements.",
            Checks(offers.own_things, ""),
        ),
        "reason": FieldText("Reason", "The reason why the problem is accepted."),
    },
    SeverityRule: {
        "of": FieldText("Rule", "The rule whose problems have a different severity here.", fixed=True),
        "severity": FieldText(
            "Severity",
            "Severity of this rule here; Off hides its problems.",
            InspectorChoice(fixed(*((text, text) for text in ("error", "warning", "info", "off")))),
        ),
    },
}


@cache
def _types(kind: type[Thing]) -> Mapping[str, Mapping[str, Any]]:
    """Return the JSON schema of each field of a kind."""
    types: Mapping[str, Mapping[str, Any]] = kind.model_json_schema()["properties"]
    return types


def specs_of(kind: type[Thing]) -> tuple[FieldSpec, ...]:
    """Return the fields of a kind in table order, in the user's language."""
    return tuple(_spec(name, text, _types(kind)[name]) for name, text in TABLE[kind].items())


def _spec(name: str, text: FieldText, type_: Mapping[str, Any]) -> FieldSpec:
    form = text.form or form_of(type_, text.absent)
    return FieldSpec(
        name,
        tr(text.title),
        tr(text.meaning),
        form,
        tr(text.expected) or form.expected(),
        tr(text.unit),
        text.rows,
        text.fixed,
    )


def rows_of(drawing: Drawing, thing: Thing) -> list[PropertyRow]:
    """Return the rows of an element in table order."""
    found: list[PropertyRow] = []
    for spec in specs_of(type(thing)):
        found += spec.rows(spec, drawing, thing) if spec.rows else [whole_row(spec)]
    return found


def common_rows(drawing: Drawing, things: Sequence[Thing]) -> list[PropertyRow]:
    """Return the rows that all elements share; rows of individual members are omitted for several
    elements.
    """
    kinds = {type(thing): thing for thing in reversed(things)}
    first, *others = [rows_of(drawing, thing) for thing in kinds.values()]
    same = [
        row for row in first if all(any(_same(row, property_row) for property_row in rows) for rows in others)
    ]
    return same if len(things) == 1 else [row for row in same if "." not in row.key]


def _same(row: PropertyRow, other: PropertyRow) -> bool:
    return row.key == other.key and type(row.form) is type(other.form) and row.expected == other.expected

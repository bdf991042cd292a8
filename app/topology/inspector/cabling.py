"""Fields of what stands in the machine room."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.topology.inspector import offers
from app.topology.inspector.about import About, Row, part
from app.topology.inspector.forms import (
    Checks,
    Choice,
    Hexadecimal,
    Image,
    Lines,
    Operands,
    Real,
    Subsystems,
    Whole,
    Words,
    fixed,
)
from engine.ficon.drawing.model.cabling import Cable, Card, Cec, Channel, Css, Director, Lpar, Port
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.fields import Thing
from engine.scenario.derived.generations import GENERATIONS


def _tr(text: str) -> str:
    return QCoreApplication.translate("Properties", text)


def fields() -> dict[type[Thing], tuple[About, ...]]:
    """By kind."""
    return {
        Cec: _cec(),
        Css: _css(),
        Lpar: _lpar(),
        Card: _card(),
        Channel: _channel(),
        Director: _director(),
        Port: _port(),
        Cable: _cable(),
    }


def yes_no() -> Choice:
    """On or off."""
    return Choice(fixed((True, _tr("yes")), (False, _tr("no"))))


def _generations() -> Choice:
    return Choice(fixed(*((name, one.title) for name, one in GENERATIONS.items())))


def kept_operands() -> About:
    """Operands that the drawing only keeps."""
    return About(
        "others",
        _tr("Other operands"),
        _tr("Operands of the IOCP statement that the drawing only keeps; they are written out as they are."),
        Operands(),
        _tr("one NAME=VALUE a line, at most 32"),
    )


def _cec() -> tuple[About, ...]:
    return (
        About(
            "name",
            _tr("Name"),
            _tr("What the machine is called. IOCP writes it as LSYSTEM of the ID statement."),
            Words("[A-Z0-9@#$]{1,8}", capitals=True),
            _tr("1 to 8 of A-Z 0-9 @ # $"),
        ),
        About(
            "machine",
            _tr("Machine type"),
            _tr("Type of the machine and which one of several, as SYSTEM of the ID statement has them."),
            Words("([0-9A-Z]{4}(,[0-9]{1,2})?)?", capitals=True),
            _tr("4 digits, and a number after a comma if wanted, like 3906,1; or nothing"),
        ),
        About(
            "messages",
            _tr("Messages"),
            _tr("MSG1 and MSG2 of the ID statement: text that IOCP prints at the head of its reports."),
            Lines(),
            _tr("lines of at most 64 characters"),
        ),
        About(
            "maxdev",
            _tr("Most devices"),
            _tr("Operand MAXDEV of RESOURCE as it is written: how many devices each subsystem can get."),
            Words(capitals=True),
            _tr("like (CSS(0),65280), or nothing"),
        ),
        About(
            "token",
            _tr("Token"),
            _tr("Operand TOK of the ID statement, which HCD writes; it is only kept."),
            Words(),
            _tr("at most 200 characters"),
        ),
    )


def _css() -> tuple[About, ...]:
    return (
        About("cec", _tr("CEC"), _tr("The machine that it is a part of."), Choice(offers.CECS)),
        About(
            "number",
            _tr("Number"),
            _tr("Of the channel subsystem. It is the high digit of every CUADD that names one of its LPARs."),
            Whole(0, 5),
            _tr("0 to 5"),
        ),
    )


def _lpar() -> tuple[About, ...]:
    return (
        About(
            "css",
            _tr("Subsystem"),
            _tr("The channel subsystem whose channels it can use."),
            Choice(offers.every(Css)),
        ),
        About(
            "name",
            _tr("Name"),
            _tr("Of the logical partition. * stands for a partition that is reserved for later."),
            Words("([A-Z][A-Z0-9]{0,7}|[*])", capitals=True),
            _tr("a letter, then up to 7 letters and digits; or *"),
        ),
        About(
            "mif",
            _tr("MIF image"),
            _tr(
                "Number of the image in its subsystem: the low digit of every CUADD that names this LPAR. "
                "Without one IOCP picks a number, and no FCTC definition can name the LPAR."
            ),
            Image(_tr("none")),
            _tr("1 to F, or nothing"),
        ),
        About(
            "system",
            _tr("z/VM system"),
            _tr(
                "Name of the system that runs here. Of the two systems of a link the one with the lesser "
                "name writes from the lowest device number up, the other one from the highest down."
            ),
            Words("[A-Z0-9@#$]{0,8}", capitals=True),
            _tr("up to 8 of A-Z 0-9 @ # $; nothing = no z/VM runs here"),
        ),
        About(
            "processors",
            _tr("Processors"),
            _tr("Logical processors of the LPAR, for a run."),
            Whole(1, 64),
            _tr("1 to 64"),
            _tr("IFLs"),
        ),
        About(
            "memory_gb",
            _tr("Memory"),
            _tr("Real memory of the LPAR, for a run."),
            Whole(1, 1024),
            _tr("1 to 1024"),
            _tr("GB"),
        ),
    )


def _card() -> tuple[About, ...]:
    return (
        About("cec", _tr("CEC"), _tr("The machine that it is plugged into."), Choice(offers.CECS)),
        About(
            "slot",
            _tr("Slot"),
            _tr("Number of the card in its machine. A card that fails takes all its channels with it."),
            Whole(1, 40),
            _tr("1 to 40"),
        ),
        About(
            "generation",
            _tr("Generation"),
            _tr("Which FICON card it is: its line rate, and how many channels it has."),
            _generations(),
        ),
    )


def _channel() -> tuple[About, ...]:
    return (
        About("cec", _tr("CEC"), _tr("The machine that it belongs to."), Choice(offers.CECS)),
        About(
            "chpid",
            _tr("CHPID"),
            _tr("Number by which definitions name the channel; unique in each of its subsystems."),
            Hexadecimal(2),
            _tr("00 to FF"),
        ),
        About(
            "css",
            _tr("Subsystems"),
            _tr(
                "Channel subsystems that it is in. One in several is spanned: one channel, one number in all."
            ),
            Subsystems(),
            _tr("numbers 0 to 5, like 0 or 0, 1"),
        ),
        About(
            "card",
            _tr("Card"),
            _tr("The card that it is on. Channels of one card fail together."),
            Choice(offers.inside_cec(Card, _tr("on none that is drawn"))),
        ),
        About(
            "type",
            _tr("Type"),
            _tr("FC is FICON, native or CTC. FCTC control units can be on FC only."),
            Words("[A-Z0-9]{2,4}", capitals=True),
            _tr("2 to 4 letters and digits, like FC"),
        ),
        About(
            "generation",
            _tr("Generation"),
            _tr("Its line rate and how much it can do; a channel on a card has that of the card."),
            _generations(),
        ),
        About(
            "shared",
            _tr("Shared"),
            _tr("Several LPARs can use it at the same time. Straight connections need a shared channel."),
            yes_no(),
        ),
        About(
            "access",
            _tr("Access list"),
            _tr("LPARs that have it online when they are activated."),
            Checks(offers.inside_cec(Lpar), _tr("All LPARs of its subsystems")),
        ),
        About(
            "candidates",
            _tr("Candidate list"),
            _tr("LPARs that may configure it online later."),
            Checks(offers.inside_cec(Lpar), _tr("Not said")),
        ),
        About(
            "rec",
            _tr("Reconfigurable"),
            _tr("It is not shared, but can be moved from one LPAR to another (REC)."),
            yes_no(),
        ),
        About(
            "switch",
            _tr("Entry switch"),
            _tr("Id of the director that its cable goes to (SWITCH). Nothing = point to point."),
            Hexadecimal(2, _tr("point to point")),
            _tr("00 to FF, or nothing"),
        ),
        About(
            "pchid",
            _tr("PCHID"),
            _tr("Physical place of the channel in the machine."),
            Hexadecimal(3, _tr("not said")),
            _tr("000 to FFF, or nothing"),
        ),
        kept_operands(),
    )


def _director() -> tuple[About, ...]:
    return (
        About("name", _tr("Name"), _tr("For people only."), Words(), _tr("up to 60 characters")),
        About(
            "switch",
            _tr("Switch id"),
            _tr("Number by which SWITCH of a channel names it."),
            Hexadecimal(2),
            _tr("00 to FF"),
        ),
        About(
            "domain",
            _tr("Domain"),
            _tr(
                "First byte of a link address of two bytes. It is best the same as the switch id, which it "
                "is when nothing is said."
            ),
            Hexadecimal(2, _tr("as the switch id")),
            _tr("00 to FF, or nothing"),
        ),
    )


def _port() -> tuple[About, ...]:
    return (
        About("director", _tr("Director"), _tr("That it is a port of."), Choice(offers.DIRECTORS)),
        About(
            "address",
            _tr("Address"),
            _tr("Number of the port: the LINK of a control unit whose far channel is cabled to it."),
            Hexadecimal(2),
            _tr("00 to FF"),
        ),
        About("blocked", _tr("Blocked"), _tr("Nothing goes through a blocked port."), yes_no()),
    )


def _ends(about: About, drawing: Drawing, thing: Thing) -> list[Row]:
    return [part(about, 0, _tr("From")), part(about, 1, _tr("To"))]


def _cable() -> tuple[About, ...]:
    return (
        About(
            "ends",
            _tr("Ends"),
            _tr("A fibre pair joins a channel and a port, two channels, or ports of two directors (ISL)."),
            Choice(offers.PLUGS),
            rows=_ends,
        ),
        About(
            "km",
            _tr("Length"),
            _tr("Each km costs 5 microseconds each way, 10 a round trip."),
            Real(0, 300),
            _tr("0 to 300"),
            _tr("km"),
        ),
        About(
            "credits",
            _tr("Buffer credits"),
            _tr("Frames that may be under way. Too few for the length and the rate make the cable slower."),
            Whole(1, 10_000, _tr("enough")),
            _tr("1 to 10000, or nothing = enough"),
        ),
        About("note", _tr("Remark"), _tr("For people only."), Words(), _tr("up to 2000 characters")),
    )

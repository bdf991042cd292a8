"""The palette: each kind of element that people can put into a drawing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PaletteItem:
    """A kind of element. layer: cabling, iocp or isfc; "" = on paper only."""

    key: str
    title: str
    help: str
    layer: str


PALETTE = (
    PaletteItem(
        "cec", "CEC", "A machine. It contains channel subsystems, LPARs, cards and channels.", "cabling"
    ),
    PaletteItem("css", "CSS", "A channel subsystem of a CEC: up to 15 LPARs and 256 CHPIDs.", "cabling"),
    PaletteItem("lpar", "LPAR", "A logical partition with a z/VM system. Place it in a CEC.", "cabling"),
    PaletteItem(
        "card", "FICON card", "A card with two or four channels, depending on its generation.", "cabling"
    ),
    PaletteItem(
        "channel", "Channel", "A FICON channel with its CHPID. Place it in a CEC or on a card.", "cabling"
    ),
    PaletteItem(
        "director", "Director", "A FICON director; its ports appear as cables are plugged in.", "cabling"
    ),
    PaletteItem("port", "Port", "A port of a director.", "cabling"),
    PaletteItem(
        "storage",
        "Storage unit",
        "A unit with disks, tapes or FCP targets. Draw cables from it to directors, then place control "
        "units in it.",
        "cabling",
    ),
    PaletteItem(
        "cable", "Cable", "A fiber pair. Draw it from a channel to a port, or to another channel.", "cabling"
    ),
    PaletteItem(
        "unit",
        "Control unit",
        "On a channel: the FCTC definition of one side for an image at the far end. In a storage unit: "
        "the definitions of its devices in each CEC that reaches it.",
        "iocp",
    ),
    PaletteItem(
        "device", "Device range", "Devices with consecutive numbers. Place them in a control unit.", "iocp"
    ),
    PaletteItem("link", "ISFC link", "A logical link. Draw it from one LPAR to another.", "isfc"),
    PaletteItem("cluster", "SSI cluster", "Up to four z/VM systems; a link connects each pair.", "isfc"),
    PaletteItem("note", "Note", "Text on a sticky note.", ""),
    PaletteItem(
        "label", "Label", "Text on the drawing itself, such as the name of a site. F2 changes it.", ""
    ),
)
KEYS = tuple(item.key for item in PALETTE)

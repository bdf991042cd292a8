"""Faults in machines of the relocation study: a guest moves over a link of sixteen connections on four
channels, and four guests need more processors than the system has.
"""

from __future__ import annotations

from engine.faults.kind import DOWN, SAME, UP, FaultKind, FaultPlace
from engine.faults.machine import FaultMachine
from engine.language import later

LINK = FaultMachine("link", "relocation", "relocation-channels", 5, 35)
MIXED = FaultMachine("mixed", "relocation", "relocation-mixed", 10, 50)
_DEVICES = {"3C": "D000", "3D": "D050", "3E": "D0A0", "4A": "D0F0"}
_CHANNELS = tuple(FaultPlace(name, {"device": device}) for name, device in _DEVICES.items())


def _connections(devices: dict[str, str], count: int = 4) -> str:
    entries = (
        f'{{ device = "{device}", count = {count}, channels = ["{name}", "{name}"] }}'
        for name, device in devices.items()
    )
    return f"links.main.connections=[{', '.join(entries)}]"


def _without(name: str) -> str:
    return _connections({other: device for other, device in _DEVICES.items() if other != name})


_RIGHT = (_connections(_DEVICES),)

KINDS = (
    FaultKind(
        "one-channel",
        later("All link devices on one channel"),
        LINK,
        1,
        (_connections({"[name]": "D000"}, 16),),
        "link",
        {"link": DOWN, "link.connections@main": SAME, "link.channels@main": DOWN},
        _RIGHT,
        _CHANNELS,
    ),
    FaultKind(
        "one-sided-cuadd",
        later("CUADD of a channel defined at one end only"),
        LINK,
        2,
        ("[connections]",),
        "relocation",
        {"relocation": UP, "link.connections@main": DOWN, "link.channels@main": DOWN},
        _RIGHT,
        tuple(FaultPlace(name, {"connections": _without(name)}) for name in _DEVICES),
    ),
    FaultKind(
        "few-connections",
        later("Too few devices for each channel"),
        LINK,
        2,
        (_connections(_DEVICES, 1),),
        "relocation",
        {"relocation": UP, "link.connections@main": DOWN, "link.channels@main": SAME},
        _RIGHT,
    ),
    FaultKind(
        "few-credits",
        later("Too few buffer credits for the distance"),
        LINK,
        3,
        ("channels.[name].distance=20", "channels.[name].credits=[size]"),
        "relocation",
        {"relocation": UP, "link.connections@main": SAME, "link.channels@main": SAME, "link": SAME},
        ("channels.[name].credits=80",),
        _CHANNELS,
        ("2", "3"),
    ),
    FaultKind(
        "not-relocatable",
        later("VMRELOCATE off for the guest"),
        LINK,
        1,
        ("guests.java.relocatable=false",),
        "link",
        {"link": DOWN, "channel": DOWN, "member.available@LPAR1": UP},
        ("SET VMRELOCATE [name] ON",),
        (FaultPlace("LNXJAVA"),),
    ),
    FaultKind(
        "small-destination",
        later("Destination system with too little storage"),
        LINK,
        2,
        ("systems.LPAR1.frames=[size]",),
        "link",
        {"link": DOWN, "member.available@LPAR1": DOWN, "link.channels@main": SAME},
        ("systems.LPAR1.frames=34G",),
        (FaultPlace("LPAR1"),),
        ("2G", "3G"),
    ),
    FaultKind(
        "mistyped-share",
        later("Mistyped guest share"),
        MIXED,
        2,
        ("guests.[group].share=[wrong]",),
        "guest.cpu@[name]",
        {"guest.cpu@[name]": DOWN, "limited": SAME},
        ("SET SHARE [name] RELATIVE [right]",),
        (
            FaultPlace("LNXOLTP", {"group": "oltp", "right": "400", "wrong": "40"}),
            FaultPlace("LNXFILE", {"group": "cached", "right": "100", "wrong": "10"}),
        ),
    ),
    FaultKind(
        "limited-guest",
        later("Guest maximum share too low"),
        MIXED,
        1,
        ("guests.oltp.limit=hard", "guests.oltp.limit_share=[size]"),
        "guest.cpu@LNXOLTP",
        {"guest.cpu@LNXOLTP": DOWN, "limited": UP},
        ("SET SHARE LNXOLTP RELATIVE 400 NOLIMIT",),
        (FaultPlace("LNXOLTP"),),
        ("20", "30"),
    ),
)

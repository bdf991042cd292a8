"""Faults in machines of the SSI cluster study: web servers on four members."""

from __future__ import annotations

from engine.faults.kind import DOWN, SAME, UP, FaultKind, FaultPlace
from engine.faults.machine import FaultMachine
from engine.language import later

DISKS = FaultMachine("disks", "ssi", "ssi-io-4", 15, 40)
MEMBERS = FaultMachine("members", "ssi", "ssi-cpu-4", 10, 35)
STORAGE = FaultMachine("storage", "ssi", "ssi-memory-4", 10, 40)
CLUSTER = FaultMachine("cluster", "ssi", "ssi-cpu-4", 20, 40, fork=10)
_VOLUMES = tuple(f"LNX{number:03d}" for number in range(22, 27))
_MEMBERS = tuple(FaultPlace(f"SYSTEM{number:02d}") for number in range(1, 5))
_DEVICES = tuple(f"D1{other}{number}" for other in (2, 3, 4) for number in range(4))
_SHARES = ("0.1987", "0.1987", "0.1987", "0.1985", "0.2054")
_PACKS = tuple(FaultPlace(name) for name in _VOLUMES)


def _skewed(name: str) -> FaultPlace:
    shares = (f"packs.{other}.share={0.8 if other == name else 0.05}" for other in _VOLUMES)
    return FaultPlace(name, {f"share{place}": text for place, text in enumerate(shares)})


_LOST = (
    'timeline=[{at = "0s", do = "load", guests = ["servers", "clients"]}, '
    '{at = "5s", do = "deactivate", systems = ["[name]"]}]'
)

KINDS = (
    FaultKind(
        "one-volume",
        later("Most files on one volume"),
        DISKS,
        1,
        tuple(f"[share{place}]" for place in range(len(_VOLUMES))),
        "served",
        {"served": DOWN, "volume": UP, "pack.rate@[name]": UP},
        tuple(f"packs.{name}.share={share}" for name, share in zip(_VOLUMES, _SHARES, strict=True)),
        tuple(map(_skewed, _VOLUMES)),
    ),
    FaultKind(
        "slow-volume",
        later("A volume with long service times"),
        DISKS,
        2,
        ("packs.[name].service=[size]",),
        "served",
        {"served": DOWN, "volume": UP, "pack.rate@[name]": DOWN, "pack.service@[name]": UP},
        ("packs.[name].service=1.9ms",),
        _PACKS,
        ("7ms", "9ms"),
    ),
    FaultKind(
        "member-processors",
        later("Member processors offline"),
        MEMBERS,
        2,
        ("systems.[name].processors=1",),
        "served",
        {"served": DOWN, "member.response@[name]": UP},
        ("systems.[name].processors=3",),
        _MEMBERS,
    ),
    FaultKind(
        "lost-links",
        later("Member ISFC links deactivated"),
        CLUSTER,
        1,
        (_LOST,),
        "member.held",
        {"member.held": UP, "link.connections": DOWN},
        (f"ACTIVATE ISLINK {' '.join(_DEVICES)}",),
        _MEMBERS[:1],
    ),
    FaultKind(
        "member-storage",
        later("A member with too little storage"),
        STORAGE,
        1,
        ("systems.[name].storage=[size]",),
        "served",
        {"served": DOWN, "member.page_reads@[name]": UP},
        ("systems.[name].storage=11G",),
        _MEMBERS,
        ("5G", "6G"),
    ),
    FaultKind(
        "member-xstor",
        later("A member without its expanded storage"),
        STORAGE,
        3,
        ("systems.[name].xstor=[size]",),
        "waiting for pages",
        {"waiting for pages": UP, "member.page_reads@[name]": UP, "served": SAME},
        ("systems.[name].xstor=2G",),
        _MEMBERS,
        ("256M", "512M"),
    ),
)

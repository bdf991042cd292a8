"""Faults in a machine of the study of pausing guests: eleven guests under memory pressure, four of them
suspended.
"""

from __future__ import annotations

from engine.faults.kind import DOWN, SAME, UP, FaultKind, FaultPlace, guests
from engine.faults.machine import FaultMachine
from engine.language import later

PAUSE = FaultMachine("pause", "pause", "pause-suspend", 1200, 1900, fork=5)

KINDS = (
    FaultKind(
        "reserved-pages",
        later("Reserved pages of paused guests"),
        PAUSE,
        3,
        ("guests.soi_was.reserved=700M", "guests.soi_rdb.reserved=600M"),
        "page moves",
        {"page moves": UP, "page reads": SAME, "guest.suspended@LNK00105": SAME},
        ("guests.soi_was.reserved=0", "guests.soi_rdb.reserved=0"),
    ),
    FaultKind(
        "lost-xstor",
        later("LPAR expanded storage lost"),
        PAUSE,
        2,
        ("lpar.xstor=[size]",),
        "page reads",
        {"page reads": UP, "page moves": DOWN},
        ("lpar.xstor=2G",),
        sizes=("128M", "256M"),
    ),
    FaultKind(
        "little-storage",
        later("LPAR storage too small"),
        PAUSE,
        1,
        ("lpar.frames=[size]",),
        "page reads",
        {"page reads": UP, "page moves": UP},
        ("lpar.frames=1546500p",),
        sizes=("3900M", "4G"),
    ),
    FaultKind(
        "small-swap",
        later("Swap device of a guest too small for its image"),
        PAUSE,
        2,
        ('guests.[group].swap=[{size = "64M"}]',),
        "guest.suspended@[name]",
        {"guest.suspended@[name]": DOWN},
        ('guests.[group].swap=[{size = "[right]"}]',),
        (
            FaultPlace("LNK00105", {"group": "soi_was", "right": "768M"}),
            FaultPlace("LNK00102", {"group": "soi_rdb", "right": "650M"}),
        ),
    ),
    FaultKind(
        "held-guest",
        later("Guest maximum share too low"),
        PAUSE,
        1,
        ("guests.[group].limit=hard", "guests.[group].limit_share=[size]"),
        "guest.cpu@[name]",
        {"guest.cpu@[name]": DOWN, "limited": UP},
        ("SET SHARE [name] RELATIVE 100 NOLIMIT",),
        guests(base_was="LNK00103", base_rdb="LNK00100"),
        ("2", "3"),
    ),
)

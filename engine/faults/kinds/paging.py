"""Faults in a machine of the paging I/O study: guests that wait for four paging volumes."""

from __future__ import annotations

from engine.faults.kind import DOWN, SAME, FaultKind
from engine.faults.machine import FaultMachine
from engine.language import later

PAGER = FaultMachine("pager", "paging", "paging-both", 4, 8, fork=2)

KINDS = (
    FaultKind(
        "no-aliases",
        later("PAGING ALIAS off"),
        PAGER,
        2,
        ("paging.use_aliases=false",),
        "page reads",
        {"page reads": DOWN, "system.alias_ios": DOWN, "system.paging_channels": DOWN},
        ("SET PAGING ALIAS ON",),
    ),
    FaultKind(
        "no-hpf",
        later("PAGING HPF off"),
        PAGER,
        2,
        ("paging.transport_mode=false",),
        "page reads",
        {"page reads": DOWN, "system.aliases_busy": SAME, "system.paging_channels": SAME},
        ("SET PAGING HPF ON",),
    ),
    FaultKind(
        "lost-volumes",
        later("Paging volumes lost"),
        PAGER,
        3,
        ("lpar.volumes=1",),
        "page reads",
        {"page reads": DOWN, "system.bases_busy": DOWN, "system.aliases_busy": SAME},
        ("lpar.volumes=4",),
    ),
)

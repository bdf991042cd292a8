"""Faults in machines that share a CEC with other LPARs, or have resource pools."""

from __future__ import annotations

from engine.faults.kind import DOWN, SAME, UP, FaultKind, FaultPlace
from engine.faults.machine import FaultMachine
from engine.language import later

CEC = FaultMachine("cec", "prsm", "prsm-weights", 10, 60)
POOL = FaultMachine("pool", "hiperdispatch", "hiperdispatch-pool", 10, 60)
PARKING = FaultMachine("parking", "hiperdispatch", "hiperdispatch-parking", 10, 120)

KINDS = (
    FaultKind(
        "weight",
        later("LPAR weight too low"),
        CEC,
        2,
        ("cec.lpars.LPA.weight=[size]",),
        "busy",
        {"busy": DOWN, "lpar.weight@LPA": DOWN},
        ("cec.lpars.LPA.weight=500",),
        (FaultPlace("LPA"),),
        ("50", "100"),
    ),
    FaultKind(
        "other-weight",
        later("Weight of another LPAR too high"),
        CEC,
        3,
        ("cec.lpars.[name].weight=[size]",),
        "busy",
        {"busy": DOWN, "lpar.weight@LPA": SAME, "lpar.entitlement@LPA": DOWN},
        ("cec.lpars.[name].weight=[right]",),
        (FaultPlace("LPB", {"right": "300"}), FaultPlace("LPC", {"right": "200"})),
        ("900", "999"),
    ),
    FaultKind(
        "cap",
        later("LPAR absolute cap too low"),
        CEC,
        2,
        ("cec.lpars.LPA.cap=[size]",),
        "busy",
        {"busy": DOWN, "lpar.weight@LPA": SAME, "lpar.entitlement@LPA": SAME},
        ("cec.lpars.LPA.cap=6",),
        (FaultPlace("LPA"),),
        ("1", "1.5", "2"),
    ),
    FaultKind(
        "logical-processors",
        later("Too few logical processors in the LPAR"),
        CEC,
        1,
        ("lpar.processors=[size]",),
        "waiting for CPU",
        {"waiting for CPU": UP, "busy": UP},
        ("lpar.processors=6",),
        sizes=("1", "2"),
    ),
    FaultKind(
        "pool-capacity",
        later("Resource pool capacity too small"),
        POOL,
        2,
        ("pools.LICENSED.capacity=[size]",),
        "pool.used@LICENSED",
        {"pool.used@LICENSED": DOWN, "pool.limit@LICENSED": DOWN},
        ("pools.LICENSED.capacity=1",),
        (FaultPlace("LICENSED"),),
        ("0.1", "0.2", "0.5"),
    ),
    FaultKind(
        "wrong-pool",
        later("Guests in a resource pool to which they do not belong"),
        POOL,
        2,
        ("guests.compute.pool=LICENSED",),
        "busy",
        {"busy": DOWN, "pool.limit@LICENSED": SAME, "pool.held@LICENSED": UP},
        tuple(f"SCHEDULE USER COMP{number} NOPOOL" for number in range(1, 5)),
        (FaultPlace("LICENSED"),),
    ),
    FaultKind(
        "excessuse",
        later("SET SRM EXCESSUSE too low"),
        PARKING,
        3,
        ("srm.excessuse=none",),
        "busy",
        {"busy": DOWN},
        ("SET SRM EXCESSUSE TYPE IFL MEDIUM",),
    ),
)

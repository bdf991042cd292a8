"""The runs of the timer study as a matrix: releases in columns; users and the timer patch in rows."""

from __future__ import annotations

from engine.studies.matrix import Gauge, Matrix, MatrixBar, MatrixEntry, MatrixField
from engine.studies.probes import StudyRun

BASE = "timers-430-600"
SHIPPED = {  # release, users, patch: runs with their own scenario
    ("4.2", "600", "false"): "timers-420-600",
    ("4.3", "600", "false"): "timers-430-600",
    ("4.2", "900", "false"): "timers-420-900",  # it is here to be tried
    ("4.3", "900", "false"): "timers-430-900",
    ("4.4", "900", "false"): "timers-440-900",
    ("4.2", "600", "true"): "timers-420-600-patch",
    ("4.3", "600", "true"): "timers-430-600-patch",
    ("4.2", "900", "true"): "timers-420-900-patch",
    ("4.3", "900", "true"): "timers-430-900-patch",
}
UNSTABLE = "unstable in the study"  # which therefore could not measure it
FIELDS = (
    MatrixField(
        "release", "Release", "lpar.release", "text", "4.3", "z/VM {0}",
        "4.2: timer requests on the master processor; 4.3: on any processor; 4.4: under a separate lock",
        choices=("4.2", "4.3", "4.4"),
    ),
    MatrixField(
        "users", "Users", "guests.linux.count", "whole", "600", "{0} users",
        "Idle Linux guests", range=(1, 5000),
    ),
    MatrixField(
        "patch", "Timer patch", "guests.linux.timer_patch", "yes", "false", "timer patch",
        "The On-Demand Timer Patch: an idle guest has no tick", no="no patch",
    ),
    MatrixField(
        "frames", "Central storage", "lpar.frames", "size", "", "{0} real",
        "For example 2G, 768M or 473400p (pages); empty: as in the study", told=False,
    ),
    MatrixField(
        "xstor", "Expanded storage", "lpar.xstor", "size", "", "{0} XSTOR",
        "For example 10G, 11264M or 2621440p (pages); empty: as in the study", told=False,
    ),
)  # fmt: skip


def _entry(release: str, users: str, patch: str) -> MatrixEntry:
    values = {"release": release, "patch": patch, "users": users, "frames": "", "xstor": ""}
    shipped = SHIPPED.get((release, users, patch))
    if shipped:
        return MatrixEntry(StudyRun(shipped), values, UNSTABLE if shipped == "timers-420-900" else "")
    return Matrix(BASE, "release", FIELDS, ()).entry(values)


MATRIX = Matrix(
    base=BASE,
    across="release",
    fields=FIELDS,
    entries=tuple(
        _entry(release, users, patch)
        for patch in ("false", "true")
        for users in ("600", "900")
        for release in ("4.2", "4.3", "4.4")
    ),
    bars=(
        MatrixBar("Master", "master_total_util", "master_emul_util", "master_cp_util", "master_spin_util"),
        MatrixBar(
            "Average", "total_util_per_proc", "emul_util_per_proc", "cp_util_per_proc", "spin_util_per_proc"
        ),
    ),
    gauges=(
        Gauge("Spin", "pct_spin_time", "%", 1, "spin"),
        Gauge("XSTOR", "xstor_page_rate", "/s", 0, "xstor"),
    ),
)

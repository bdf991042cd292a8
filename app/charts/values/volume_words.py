"""Why no I/O reaches a volume: what has answered the virtual I/Os of the servers instead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication

from engine.recording.recorder import Recording


def reached(recording: Recording, name: str) -> bool:
    """Has an I/O reached a volume since time 0; "" = any of them?"""
    return bool(_begun(recording)[_places(recording, name)].any())


def why_quiet(recording: Recording, name: str) -> str:
    """Why none has, as the run's own counters tell."""
    what = _tr("No I/O has reached {0}").format(name or _tr("a volume"))
    return f"{what}: {reason}." if (reason := _reason(recording, name)) else f"{what}."


def _reason(recording: Recording, name: str) -> str:
    asked, hits, done = (_total(recording, field) for field in ("virtual_ios", "mdc_hits", "tx"))
    if _begun(recording).any():
        return _tr("all have gone to other volumes")
    if not asked:
        return _tr("the servers have found every file in their page caches") if done else ""
    return _tr("the minidisk cache has answered all virtual I/Os of the servers") if hits == asked else ""


def _begun(recording: Recording) -> npt.NDArray[np.int64]:
    """I/Os begun on each volume by all members."""
    return np.asarray(recording.packs["started"][-1].sum(axis=0), np.int64)


def _places(recording: Recording, name: str) -> list[int]:
    return [place for place, one in enumerate(recording.scenario.packs) if name in ("", one)]


def _total(recording: Recording, field: str) -> int:
    """Of all members."""
    return int(recording.system[field][-1] + recording.others[field][-1].sum())


def _tr(text: str) -> str:
    return QCoreApplication.translate("Packs", text)

"""The difference between two moments of a run, in a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.run import moment
from engine.kernel.units import clock_text
from engine.recording.recorder import Recording


def _tr(text: str) -> str:
    return QCoreApplication.translate("Difference", text)


def text(recording: Recording | None, first: int, last: int) -> str:
    """Return how much time passed, and how storage and paging changed; times in ns."""
    passed = clock_text(last - first)
    before, after = moment.at(recording, first), moment.at(recording, last)
    if recording is None or before is None or after is None or last > recording.now:
        return passed
    rows = recording.system
    gauge = {
        name: (int(rows[name][after.row]) - int(rows[name][before.row])) * after.pages
        for name in ("available", "xstor_free", "dasd_free", "page_ins", "page_outs")
    }
    parts = [
        _tr("available frames {0:+,}").format(gauge["available"]),
        _tr("XSTOR {0:+,} pages").format(-gauge["xstor_free"]),
        _tr("DASD {0:+,} pages").format(-gauge["dasd_free"]),
        _tr("{0:,} pages in, {1:,} out").format(gauge["page_ins"], gauge["page_outs"]),
    ]
    return f"{passed}: {'; '.join(parts)}"

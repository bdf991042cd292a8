"""The text beside a scenario: what to watch, and what to try."""

from __future__ import annotations

from pathlib import Path

_FOLDERS = {"pause-suspend": "04_pausing_under_pressure", "pause-stop": "04_pausing_under_pressure"}
_HERE = Path(__file__).parent


def guide(scenario_id: str) -> str | None:
    """Markdown that goes with a shipped scenario; None when there is none for it."""
    folder = _FOLDERS.get(scenario_id)
    return (_HERE / folder / "guide.md").read_text(encoding="utf-8") if folder else None

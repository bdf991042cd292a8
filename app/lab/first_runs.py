"""What happens once: the start page at the first start, and what to watch beside a study's first run."""

from __future__ import annotations

from PySide6.QtCore import QObject

from app.lab.lab import Lab


class FirstRuns(QObject):
    """Watches a lab from its start on."""

    def __init__(self, lab: Lab, newcomer: bool) -> None:
        """newcomer: the start page is shown as soon as the first run is open; the run waits behind it."""
        super().__init__(lab)
        self._lab, self._newcomer = lab, newcomer
        lab.opened.connect(self._greet)

    def _greet(self) -> None:
        lab, scenario = self._lab, self._lab.session.scenario
        if scenario is None or lab.window.arranging.in_lesson:
            return
        if scenario.study not in lab.settings.studies_seen:
            lab.settings.note_study(scenario.study)
            lab.window.show_panel("guide")
        if self._newcomer:
            self._newcomer = False
            lab.session.pause()  # who reads the page misses nothing
            lab.dialogs.open_start_page().finished.connect(lab.session.play)

"""The guide of the run that is open: what to watch, and what to try."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QTextBrowser, QWidget

from app import language
from app.look import theme
from lessons.play.guide import guide

MARGIN = 12


class GuidePanel(QTextBrowser):
    """Reading matter: it follows the theme, and links of others lead nowhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.setAccessibleName(self.tr("What to watch"))
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(MARGIN)
        self._text = ""
        theme.notifier.changed.connect(self._render)

    def show_scenario(self, scenario: Any) -> None:
        """Show the guide of a shipped scenario, or else the scenario's own summary."""
        nothing = self.tr("This scenario has no guide.")
        text = (
            guide(scenario.id, language.current()) or f"# {scenario.title}\n\n{scenario.summary or nothing}"
        )
        if text != self._text:
            self._text = text
            self._render()

    def _render(self) -> None:
        self.setMarkdown(self._text)

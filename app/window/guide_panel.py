"""The guide to the open run: what to watch, and what to try."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QTextBrowser, QWidget

from app import language
from app.look import theme
from app.look.literal import HtmlView
from app.panels.context import PanelContext
from app.widgets.card import Card
from lessons.play.guide import guide

MARGIN = 12


class GuidePanel(HtmlView):
    """A read-only text that follows the theme; external links lead nowhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("guide")
        self.setAccessibleName(self.tr("What to watch"))
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(MARGIN)
        self._text = ""
        self._revealed = True
        theme.notifier.changed.connect(self._render)

    def show_scenario(self, scenario: Any) -> None:
        """Show the guide of a shipped scenario or of a site, or else the scenario's own summary."""
        text = guide(scenario.id, language.current()) if scenario.site is None else ""
        text = text or self._about(scenario)
        if text != self._text:
            self._text = text
            self._render()

    def _about(self, scenario: Any) -> str:
        from app.window.site_guide import plain, site_guide  # imported late to keep the start fast

        summary = language.scenario_text(scenario.summary) or self.tr("This scenario has no guide.")
        text = plain(summary) if scenario.site is None else site_guide(scenario)
        return f"# {plain(language.scenario_text(scenario.title))}\n\n{text}"

    def reveal(self, seen: bool) -> None:
        """Show the guide, or hide it while a lesson asks about what the guide explains."""
        if seen != self._revealed:
            self._revealed = seen
            self._render()

    def _render(self) -> None:
        why = self.tr(
            "The guide is shown when the runs for all predictions of the lesson are complete "
            "and the lesson is graded."
        )
        self.setMarkdown(self._text if self._revealed else why)


def make_panel(context: PanelContext, card: Card) -> GuidePanel:
    """Return the panel for the lab."""
    panel, scenario = GuidePanel(), context.session.scenario
    if scenario is not None:
        panel.show_scenario(scenario)
    panel.reveal(context.facts is None)
    context.scenario_opened.connect(panel.show_scenario)
    context.facts_revealed.connect(lambda facts: panel.reveal(facts is None))
    return panel

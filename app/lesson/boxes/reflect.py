"""Reflect: a few words for the report, kept while they are written."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from app.lesson.boxes.box import Box
from app.lesson.forms.words import WordsForm


class ReflectBox(Box):
    """Nothing has to be pressed."""

    def build(self) -> None:
        self.heading(self.tr("Your notes, for the report"))
        self.form = WordsForm(parent=self)
        self.form.set_value(self.player.answers.given or "")
        self.form.changed.connect(self._keep)
        self.whole.addWidget(self.form)

    def first(self) -> QWidget:
        """The field."""
        return self.form

    def _keep(self) -> None:
        self.player.answers.note(self.form.value() or "")

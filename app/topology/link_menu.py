"""The logical link whose writers are painted: one of the drawn links, or no link."""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.topology.editor import Editor
from app.widgets.menus import empty
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import words


class LinkMenu(QMenu):
    """The menu, filled each time it is opened."""

    def __init__(self, editor: Editor, parent: QWidget) -> None:
        super().__init__(self.tr("&Writers of"), parent)
        self._editor = editor
        self.aboutToShow.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        empty(self)
        drawing, group = self._editor.drawing, QActionGroup(self)
        links = [(link.id, words(drawing, link)) for link in drawing.of(IsfcLink)]
        for name, title in [("", self.tr("No link")), *links]:
            action = self.addAction(title, partial(self._editor.paint_link, name))
            action.setCheckable(True)
            action.setChecked(name == self._editor.link)
            group.addAction(action)

"""The canvas in its frame: the search above it, tabs below it, and an invitation while the drawing is
empty.
"""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from app.topology.canvas.canvas import Canvas
from app.topology.canvas.sheets.tabs import SheetTabs
from app.topology.editor import Editor
from app.topology.find_line import FindLine
from app.topology.palette import TEMPLATE, entries
from app.widgets.reach import make_accessible
from engine.ficon.drawing.model.drawing import Place

BEGIN = Place(40, 40)  # of a template in an empty drawing
_BY_KEYS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard


class CentralWidget(QFrame):
    """find_line: the search; tabs: the sheet tabs; invitation: how to begin; templates: links that insert a
    template.
    """

    _awaits = False  # is a file being read?

    def __init__(self, editor: Editor, canvas: Canvas, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("picture")
        self.canvas = canvas
        self.find_line = FindLine(editor, self)
        self.find_line.left.connect(canvas.setFocus)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.setSpacing(0)
        inside.addWidget(self.find_line)
        inside.addWidget(canvas, 1)
        self.tabs = SheetTabs(canvas.viewport.sheets, self)
        inside.addWidget(self.tabs)
        self.invitation, self.templates = _invitation(canvas), _templates(canvas)
        self._how_to_begin = self.invitation.text()
        self.templates.linkActivated.connect(lambda key: editor.form_wanted.emit(key, BEGIN))

    def invite(self, awaited: str) -> None:
        """Show how to begin, or which file is being read."""
        opening = QCoreApplication.translate("TopologyWindow", "{0} is being opened…")
        self.invitation.setText(opening.format(awaited) if awaited else self._how_to_begin)
        self._awaits = bool(awaited)
        self.show_invitation(not self.invitation.isHidden())

    def show_invitation(self, wanted: bool) -> None:
        """Show how to begin, or hide the text once an element is drawn."""
        self.invitation.setVisible(wanted)
        self.templates.setVisible(wanted and not self._awaits)


def _invitation(canvas: QWidget) -> QLabel:
    """Place a text over the canvas that passes mouse events through."""
    text = QCoreApplication.translate(
        "TopologyWindow", "Drag a CEC here, or press Enter on it in the list.\nOr begin with a template:"
    )
    label = QLabel(text, canvas)
    label.setAlignment(Qt.AlignmentFlag.AlignCenter)
    label.setObjectName("caption")
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    middle = QVBoxLayout(canvas)
    middle.addStretch(1)
    middle.addWidget(label, 0, Qt.AlignmentFlag.AlignCenter)
    return label


def _templates(canvas: QWidget) -> QLabel:
    """Place the template names below the prompt; a click or Enter on a name inserts the template."""
    layouts = (entry for entry in entries() if entry.payload.startswith(TEMPLATE))
    names = (
        f'<a href="{entry.payload.removeprefix(TEMPLATE)}">{escape(entry.title)}</a>' for entry in layouts
    )
    label = QLabel("<br>".join(names), canvas, textFormat=Qt.TextFormat.RichText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.LinksAccessibleByMouse | _BY_KEYS)
    label.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # the canvas would wait for the release
    make_accessible(label, QCoreApplication.translate("TopologyWindow", "Templates to start from"))
    middle = canvas.layout()
    assert isinstance(middle, QVBoxLayout)
    middle.addWidget(label, 0, Qt.AlignmentFlag.AlignCenter)
    middle.addStretch(1)
    return label

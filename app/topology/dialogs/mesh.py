"""A full mesh of systems in one step: its size, directors and CECs, and the resulting additions."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.topology.canvas.pictures.files import picture
from app.topology.editor import Editor
from app.topology.shapes.placing.pinning import pinned
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from engine.ficon.drawing.changes.mesh import SystemMesh, mesh, mesh_of
from engine.ficon.drawing.model.cabling import Cec, Lpar
from engine.ficon.drawing.model.drawing import Change, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.names import short
from engine.language import enumerated, filled

LINES = 4  # of the preview's text
PICTURE = (460, 300)  # px
SOON = 120  # ms after the last change of a number
BOUNDS = {
    "new": (0, 8, 2), "members": (1, 4, 2), "channels": (1, 16, 4), "directors": (1, 4, 1),
    "connections": (1, 16, 16),
}  # fmt: skip  # least, most, first


class MeshDialog(QDialog):
    """After each entry, shows immediately what would be added or why nothing can be added."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        chosen = [name for name in editor.selection if isinstance(editor.drawing[name], Lpar)]
        self._lpars = chosen if len(chosen) > 1 else []  # only these are joined
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Mesh of systems"))
        self.cecs = QListWidget(self)
        self.boxes = {
            name: WholeBox(self, minimum=low, maximum=high) for name, (low, high, _) in BOUNDS.items()
        }
        self.cluster = QCheckBox(self.tr("One SSI &cluster of all systems"), self)
        self.told, self.picture = QLabel("", self, wordWrap=True), QLabel("", self)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._fill()
        self._lay_out()
        self._connect()
        self._check()

    def _fill(self) -> None:
        drawing, around = self._editor.drawing, self._around_selection()
        for cec in drawing.of(Cec):
            item = QListWidgetItem(short(cec), self.cecs)
            item.setData(Qt.ItemDataRole.UserRole, cec.id)
            chosen = cec.id in around
            item.setCheckState(Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked)
        for name, (_, _, first) in BOUNDS.items():
            self.boxes[name].setProperty("bare", True)
            self.boxes[name].setValue(first)
        self.boxes["new"].setValue(0 if around else 2)
        self.cluster.setChecked(True)

    def _around_selection(self) -> set[str]:
        """Return the CECs that are selected or that contain the selection."""
        drawing, found = self._editor.drawing, set()
        for name in self._editor.selection:
            while name:
                found.add(name)
                name = parent(drawing[name])
        return found

    def _lay_out(self) -> None:
        titles = {
            "new": self.tr("&New CECs"),
            "members": self.tr("&Members in each CEC"),
            "channels": self.tr("C&hannels per CEC"),
            "directors": self.tr("&Directors"),
            "connections": self.tr("C&onnections per link"),
        }
        form, beside, whole = QFormLayout(), QHBoxLayout(), QVBoxLayout(self)
        if self._lpars:
            names = enumerated([short(self._editor.drawing[name]) for name in self._lpars])
            form.addRow(self.tr("Systems"), QLabel(names, self, wordWrap=True))
        make_accessible(self.cecs, self.tr("CECs in the drawing"), self.tr("Space selects an entry."))
        self.cecs.setMaximumHeight(24 * max(self.cecs.count(), 1) + 8)
        self.cecs.setVisible(bool(self.cecs.count()) and not self._lpars)
        if not self.cecs.isHidden():
            form.addRow(self.tr("&In these CECs"), self.cecs)
        for name, title in titles.items():
            if self._lpars and name in ("new", "members"):
                self.boxes[name].hide()
                continue
            low, high, _ = BOUNDS[name]
            make_accessible(self.boxes[name], title.replace("&", ""), self.tr("{0} to {1}").format(low, high))
            form.addRow(title, self.boxes[name])
        form.addRow(self.cluster)
        self.picture.setFixedSize(*PICTURE)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.picture.setAccessibleName(self.tr("Preview of the drawing with the mesh"))
        self.told.setAccessibleName(self.tr("Preview"))
        self.told.setMinimumHeight(LINES * self.fontMetrics().lineSpacing() + 4)
        beside.addLayout(form)
        beside.addWidget(self.picture)
        whole.addLayout(beside)
        whole.addWidget(self.told)
        self.buttons = dialog_buttons(self, self.tr("Add"), self.add)
        whole.addWidget(self.buttons)

    def _connect(self) -> None:
        for box in self.boxes.values():
            box.valueChanged.connect(self._check)
        self.cluster.toggled.connect(self._check)
        self.cecs.itemChanged.connect(self._check)
        self._soon.timeout.connect(self._paint)

    # ---- planned additions

    def wanted(self) -> SystemMesh:
        """Return the entered values."""
        items = (self.cecs.item(row) for row in range(self.cecs.count()))
        chosen = [item for item in items if item.checkState() == Qt.CheckState.Checked]
        ids = tuple(item.data(Qt.ItemDataRole.UserRole) for item in chosen)
        new, members, channels, directors, connections = (box.value() for box in self.boxes.values())
        wanted = SystemMesh(ids, new, members, channels, directors, connections, self.cluster.isChecked())
        return mesh_of(self._editor.drawing, self._lpars, wanted) if self._lpars else wanted

    def change(self) -> Change:
        """Return the change that adds the mesh. Raises DrawingError."""
        return pinned(self._editor.drawing, mesh(self._editor.drawing, self.wanted()))

    def _check(self, *_: object) -> None:
        """Show what would be added, or why nothing can be added."""
        try:
            change = self.change()
        except DrawingError as error:
            self._tell(str(error), wrong=True)
        else:
            self._tell(
                self._text(change) or self.tr("The drawing already contains all of this."), wrong=False
            )
            self.buttons.buttons()[0].setEnabled(bool(change))
        self._soon.start()

    def _tell(self, text: str, wrong: bool) -> None:
        self.told.setText(text)
        self.told.setProperty("verdict", "wrong" if wrong else "note")
        self.told.style().unpolish(self.told)
        self.told.style().polish(self.told)
        self.buttons.buttons()[0].setEnabled(not wrong)

    def _text(self, change: Change) -> str:
        made = [after for before, after in change.things.values() if before is None]
        counts = Counter(getattr(thing, "kind", "") for thing in made)
        counts["connection"] = sum(_had(new) - _had(old) for old, new in change.things.values())
        texts = {
            "cec": self.tr("{0} {0:CEC|CECs}"),
            "lpar": self.tr("{0} {0:LPAR|LPARs}"),
            "channel": self.tr("{0} {0:channel|channels}"),
            "director": self.tr("{0} {0:director|directors}"),
            "cable": self.tr("{0} {0:cable|cables}"),
            "link": self.tr("{0} {0:ISFC link|ISFC links}"),
            "connection": self.tr("{0} {0:connection|connections}"),
            "cluster": self.tr("{0} {0:SSI cluster|SSI clusters}"),
        }
        parts = [filled(text, counts[kind]) for kind, text in texts.items() if counts[kind]]
        added = self.tr("Adds {0}.").format(enumerated(parts)) if parts else ""
        return f"{added} {change.note}".strip()

    def _paint(self) -> None:
        """Show a preview of the drawing with the additions."""
        try:
            change = self.change()
        except DrawingError:
            self.picture.clear()
            return
        after = self._editor.drawing.copy()
        after.apply(change)
        ratio, shown = self.devicePixelRatioF(), QPixmap()
        size = (round(PICTURE[0] * ratio), round(PICTURE[1] * ratio))
        if len(after):
            shown.loadFromData(picture(after, "png", look=theme.current().name, size=size))
            shown.setDevicePixelRatio(ratio)
        self.picture.setPixmap(shown)

    def add(self) -> None:
        """Add the mesh, and close."""
        editor = self._editor
        if editor.attempt(self.change):
            self.accept()
            editor.shown.emit(editor.selection)


def _had(link: object) -> int:
    """Return the number of connections of a link, or 0 for other elements."""
    return len(link.devices[0]) if isinstance(link, IsfcLink) else 0

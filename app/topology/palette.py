"""The elements and templates that can be inserted into a drawing, by clicking and placing, by dragging, or
with Enter.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from app.look import theme
from app.topology.editor import Editor
from app.topology.own_templates.files import OwnTemplates, own_templates
from app.topology.own_templates.template_list import TemplateList
from app.topology.palette_list import PaletteEntry, PaletteList
from app.topology.panel_context import EditorContext
from engine.ficon.drawing.model.palette import PALETTE
from engine.ficon.drawing.templates import templates

TEMPLATE = "template:"  # begins the payload of a template
EDGES = 6  # px beside the lists


def entries() -> list[PaletteEntry]:
    """Return the kinds of elements, followed by the templates."""
    translate = QCoreApplication.translate
    things = [
        PaletteEntry(
            item.key, translate("Things", item.title), translate("Things", item.help), f"thing-{item.key}"
        )
        for item in PALETTE
    ]
    layouts = [
        PaletteEntry(
            TEMPLATE + template.key,
            _begun(translate("Things", template.title)),
            translate("Things", template.help),
            "template",
        )
        for template in templates()
    ]
    return things + layouts


def _begun(text: str) -> str:
    """Return the text with a capital first letter."""
    return text[:1].upper() + text[1:]


class Palette(QScrollArea):
    """The lists, one above the other; the last list contains the user's templates."""

    put_asked = Signal(str)  # payload
    arm_asked = Signal(str)  # payload
    failed = Signal(str)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palettePanel")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        inside.setObjectName("paletteInside")
        every = entries()
        self.things = PaletteList(
            self.tr("Elements to add to the drawing"),
            self.tr(
                "Click an element and then its place on the canvas, drag it there, or press Enter to "
                "add it to the selected container."
            ),
            [entry for entry in every if not entry.payload.startswith(TEMPLATE)],
            inside,
        )
        self.templates = PaletteList(
            self.tr("Templates"),
            self.tr(
                "Whole layouts. Click a layout and then its place on the canvas, drag it "
                "there, or press Enter; a form then asks for its numbers."
            ),
            [entry for entry in every if entry.payload.startswith(TEMPLATE)],
            inside,
        )
        self._inside, self.own = inside, cast(TemplateList | None, None)
        self._lay_out(inside)
        self.setMinimumWidth(max(self.things.longest(), self.templates.longest()) + EDGES)
        self.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        )  # the wheel and the keys scroll
        self.setWidget(inside)
        self.setFocusProxy(self.things)

    def _lay_out(self, inside: QWidget) -> None:
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(3, 2, 3, 6)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        self._add(self.tr("CLICK, THEN PLACE"), self.things)
        self._add(self.tr("TEMPLATES"), self.templates)

    def _add(self, title: str, listed: PaletteList) -> QLabel:
        label = QLabel(title, self._inside)
        label.setObjectName("caption")
        label.setFont(theme.font(8))
        label.setContentsMargins(2, 4, 0, 0)
        label.setWordWrap(True)
        listed.setMinimumWidth(1)  # otherwise, Qt requests room for scroll bars
        for widget in (label, listed):
            self._column.insertWidget(self._column.count() - 1, widget)
        listed.put_asked.connect(self.put_asked)
        listed.arm_asked.connect(self.arm_asked)
        return label

    def use_templates(self, templates: OwnTemplates) -> None:
        """Also show the user's templates."""
        self.own = TemplateList(templates, self._inside)
        self.own.failed.connect(self.failed)
        label = self._add(self.tr("CUSTOM TEMPLATES"), self.own)
        templates.changed.connect(lambda: label.setVisible(bool(templates.names())))
        label.setVisible(bool(templates.names()))

    def refresh(self) -> None:
        """Apply the theme colors."""
        self.things.refresh()
        self.templates.refresh()
        if self.own is not None:
            self.own.refresh()


def make_panel(context: EditorContext, parent: QWidget) -> Palette:
    """Return the panel for a window, with the user's templates."""
    panel = Palette(context.editor, parent)
    panel.use_templates(own_templates(context.templates))
    panel.put_asked.connect(context.put)
    panel.arm_asked.connect(context.arm)
    panel.failed.connect(context.messages.refuse)
    theme.notifier.changed.connect(panel.refresh)
    return panel

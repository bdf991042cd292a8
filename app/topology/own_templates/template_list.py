"""The user's templates in the palette; keys and a menu insert, rename and delete them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QMessageBox, QWidget

from app.topology.own_templates.files import OwnTemplates
from app.topology.palette_list import PaletteEntry, PaletteList
from engine.ficon.drawing.model.drawing import DrawingError

_tr = partial(QCoreApplication.translate, "OwnTemplates")
OWN = "own:"  # begins the payload of an own template
OWN_KEYS = (Qt.Key.Key_F2, Qt.Key.Key_Delete)


class TemplateList(PaletteList):
    """Enter inserts a template into the drawing, F2 renames it, and Delete deletes it after confirmation."""

    failed = Signal(str)

    def __init__(self, templates: OwnTemplates, parent: QWidget) -> None:
        self.own = templates
        about = _tr(
            "Templates that you saved. Enter inserts a template, F2 renames it, and Delete deletes it."
        )
        super().__init__(_tr("Custom templates"), about, [], parent)
        self.setDragEnabled(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        templates.changed.connect(self.read)
        self.read()

    def read(self) -> None:
        """Show the current templates."""
        about = _tr("Inserts the template {0}. F2 renames the template, and Delete deletes it.")
        names = self.own.names()
        self.show_entries([PaletteEntry(OWN + name, name, about.format(name), "template") for name in names])
        self.setVisible(bool(names))

    def chosen(self) -> str:
        """Return the name of the selected template, or "" if no template is selected."""
        item = self.currentItem()
        return "" if item is None else item.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys for renaming and deleting before the window does."""
        if event.key() == Qt.Key.Key_F2:
            self.rename()
        elif event.key() == Qt.Key.Key_Delete:
            self.delete()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Handle Delete before the window does, because the window would delete elements of the drawing."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() in OWN_KEYS:
            event.accept()
            return True
        return super().event(event)

    def rename(self) -> None:
        """Ask for a new name."""
        if name := self.chosen():
            title, label = _tr("Rename the template"), _tr("Name")
            new, taken = QInputDialog.getText(self, title, label, QLineEdit.EchoMode.Normal, name)
            if taken and new.strip() != name:
                self._attempt(partial(self.own.rename, name, new.strip()))

    def delete(self) -> None:
        """Delete the selected template after confirmation."""
        if name := self.chosen():
            buttons = QMessageBox.StandardButton
            text = _tr("Delete the template {0}? Drawings that used it do not change.").format(name)
            asked = QMessageBox.question(
                self, _tr("Delete the template?"), text, buttons.Yes | buttons.Cancel
            )
            if asked == buttons.Yes:
                self._attempt(partial(self.own.delete, name))

    def _attempt(self, do: Callable[[], object]) -> None:
        try:
            do()
        except DrawingError as error:
            self.failed.emit(str(error))
        except OSError as error:
            self.failed.emit(_tr("The template was not changed: {0}").format(error.strerror or error))

    def _open_menu(self, point: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(_tr("&Insert")).triggered.connect(lambda: self._put(self.currentItem()))
        menu.addAction(_tr("&Rename…")).triggered.connect(self.rename)
        menu.addAction(_tr("&Delete…")).triggered.connect(self.delete)
        menu.popup(self.viewport().mapToGlobal(point))

"""The elements and templates of the palette as actions for the menu and the command palette."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

from app.frame.actions import ActionSpec
from app.topology.canvas.canvas import Canvas
from app.topology.editor import Editor
from app.topology.insertion import arm, bulk, fill_in, put
from app.topology.messages import Messages
from app.topology.own_templates.files import own_templates
from app.topology.palette import entries
from engine.ficon.drawing.model.drawing import Change, DrawingError, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.language import filled

_tr = partial(QCoreApplication.translate, "Things")
translate = QCoreApplication.translate


class InsertActions:
    """The insert menu, created once the drawing exists."""

    def __init__(
        self, editor: Editor, canvas: Canvas, templates: Path, messages: Messages, window: QWidget
    ) -> None:
        """Create the insert menu; templates: the user's template folder."""
        self._editor, self._canvas, self._messages, self._window = editor, canvas, messages, window
        self._entries = entries()
        self._own = own_templates(templates)
        editor.form_wanted.connect(self._fill_in)
        for signal in (canvas.interaction.ended, canvas.interaction.tool_changed):
            signal.connect(messages.end_hint)

    def actions(self) -> list[ActionSpec]:
        """Return the actions in palette order."""
        add = QCoreApplication.translate("DrawingInsert", "Add: {0}")
        return [
            ActionSpec(
                f"add-{entry.payload}",
                add.format(entry.title),
                partial(self.put, entry.payload),
                icon=entry.icon,
                help=entry.help,
            )
            for entry in self._entries
        ] + [
            _connections(self._connect),
            _cables(self._cable_all),
            _mesh(self._mesh),
            _save_template(self._save_template),
        ]

    def put(self, payload: str) -> None:
        """Put an element or template from the palette into the drawing."""
        self._canvas.interaction.cancel()
        if (found := bulk(self._editor, payload)) is None:
            put(self._editor, self._canvas, payload, self._window, self._own)
        else:
            self._do_for_all(found[1])

    def _do_for_all(self, make: Callable[[], Change]) -> None:
        """Link or cable everything that is selected; for links, offer connections next."""
        editor = self._editor
        self._canvas.interaction.set_tool("select")
        if editor.attempt(make) and (count := self._links()):
            text = _tr("Added: {0} {0:ISFC link|ISFC links}, without connections yet")
            self._messages.offer(filled(text, count), _tr("&Connections…"), self._connect)

    def _links(self) -> int:
        """Return the number of selected links."""
        drawing = self._editor.drawing
        return sum(isinstance(drawing[name], IsfcLink) for name in self._editor.selection)

    def arm(self, payload: str) -> None:
        """Make the next click on the canvas place an element or template from the palette."""
        found = bulk(self._editor, payload)
        text = arm(self._editor, self._canvas, payload, self._own)
        if found is None:
            self._messages.hint(text)
        else:
            text = _tr("Click the element where it begins, then the element where it ends; or:")
            self._messages.hint(text, found[0], partial(self._do_for_all, found[1]))

    def _fill_in(self, key: str, place: Place) -> None:
        fill_in(self._editor, key, place, self._window)

    def _connect(self) -> None:
        from app.topology.dialogs.connect import ConnectDialog  # imported late to keep the start fast

        ConnectDialog(self._editor, self._window).open()

    def _cable_all(self) -> None:
        """Cable all selected channels without a cable."""
        from engine.ficon.drawing.changes.cable_all import cable_all  # imported late to keep the start fast

        editor = self._editor
        editor.attempt(lambda: cable_all(editor.drawing, editor.selection))

    def _mesh(self) -> None:
        from app.topology.dialogs.mesh import MeshDialog  # imported late to keep the start fast

        MeshDialog(self._editor, self._window).open()

    def _save_template(self) -> None:
        """Ask for a name, and save the selection or the whole drawing under that name."""
        title = translate("DrawingInsert", "Save as a template")
        label = translate("DrawingInsert", "Template name")
        name, taken = QInputDialog.getText(self._window, title, label)
        if taken and name.strip():
            self.save_template(name.strip())

    def save_template(self, name: str) -> None:
        """Save the selection, or the whole drawing, under a name."""
        from engine.ficon.drawing.copying import copy  # imported late to keep the start fast

        drawing = self._editor.drawing
        chosen = self._editor.selection or tuple(thing.id for thing in drawing)
        try:
            if name in self._own.names() and not self._may_replace(name):
                return
            self._own.save(name, copy(drawing, chosen))
        except DrawingError as error:
            self._messages.refuse(str(error))
        except OSError as error:
            text = translate("DrawingInsert", "The template was not saved: {0}")
            self._messages.refuse(text.format(error.strerror or error))
        else:
            self._messages.say(translate("DrawingInsert", "Saved as a template: {0}").format(name))

    def _may_replace(self, name: str) -> bool:
        buttons = QMessageBox.StandardButton
        title = translate("DrawingInsert", "Replace the template?")
        text = translate("DrawingInsert", 'A template named "{0}" already exists.').format(name)
        asked = QMessageBox.question(self._window, title, text, buttons.Save | buttons.Cancel)
        return asked == buttons.Save


def _save_template(save: Callable[[], object]) -> ActionSpec:
    return ActionSpec(
        "save-template",
        translate("DrawingInsert", "&Save as a template…"),
        save,
        ("Ctrl+Shift+T",),
        help=translate(
            "DrawingInsert",
            "Saves the selection, or the whole drawing, as a template in the palette.",
        ),
    )


def _connections(connect: Callable[[], object]) -> ActionSpec:
    return ActionSpec(
        "connect",
        translate("DrawingInsert", "Link &connections…"),
        connect,
        ("Ctrl+L",),
        "thing-link",
        translate(
            "DrawingInsert",
            "Adds FCTC control units and devices on both sides, over the selected channels.",
        ),
    )


def _cables(cable: Callable[[], object]) -> ActionSpec:
    return ActionSpec(
        "cable-all",
        translate("DrawingInsert", "Ca&ble the selected channels"),
        cable,
        ("Ctrl+Shift+L",),
        "thing-cable",
        translate(
            "DrawingInsert",
            "Cables all selected channels that have no cable, and such channels of selected "
            "cards and CECs, to the selected directors in turn, or to the only director.",
        ),
    )


def _mesh(mesh: Callable[[], object]) -> ActionSpec:
    return ActionSpec(
        "mesh",
        translate("DrawingInsert", "&Mesh of systems…"),
        mesh,
        ("Ctrl+M",),
        "template",
        translate(
            "DrawingInsert",
            "After a preview, adds systems to new or existing CECs, with channels, cables, connections and "
            "an ISFC link between each pair of systems.",
        ),
    )

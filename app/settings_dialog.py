"""The few things that can be set for the whole program."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.settings import MEMORY, Settings
from app.widgets.reach import reachable


class SettingsDialog(QDialog):
    """OK keeps and applies; Cancel leaves everything as it was."""

    memory_chosen = Signal(int)  # MB

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Settings"))
        self.memory = QSpinBox(self, minimum=MEMORY[0], maximum=MEMORY[1], singleStep=64)
        self.memory.setSuffix(self.tr(" MB"))
        self.memory.setValue(settings.memory)
        about = self.tr(
            "What the past of all runs may take. With less, going back takes longer; nothing is lost."
        )
        reachable(self.memory, self.tr("Memory for time travel"), about)
        note = QLabel(about, self, wordWrap=True)
        note.setObjectName("caption")
        form = QFormLayout()
        form.addRow(self.tr("Memory for time travel"), self.memory)
        buttons = QDialogButtonBox(self)
        buttons.addButton(self.tr("OK"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._keep)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(note)
        layout.addWidget(buttons)

    def _keep(self) -> None:
        self._settings.memory = self.memory.value()
        self.memory_chosen.emit(self.memory.value())
        self.accept()

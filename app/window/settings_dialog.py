"""The few things that can be set for the whole program."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.reach import reachable
from app.window.settings import MEMORY, Settings


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
            "The memory limit for the past of all runs. With less memory, going back takes "
            "longer; nothing is lost."
        )
        reachable(self.memory, self.tr("Memory for time travel"), about)
        note = QLabel(about, self, wordWrap=True)
        note.setObjectName("caption")
        form = QFormLayout()
        form.addRow(self.tr("Memory for time travel"), self.memory)
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(note)
        layout.addWidget(dialog_buttons(self, self.tr("OK"), self._keep))

    def _keep(self) -> None:
        self._settings.memory = self.memory.value()
        self.memory_chosen.emit(self.memory.value())
        self.accept()

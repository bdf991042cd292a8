"""A form that degrades channels of the run: errors, losses, a lower rate, a delay."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.topology.running.faults import ChannelFault
from app.widgets.dialog_buttons import dialog_buttons
from app.widgets.number_boxes import RealBox
from app.widgets.reach import make_accessible
from engine.kernel.units import SECOND
from engine.language import filled
from engine.scenario.model.parameters import Parameters

WIDE = 380  # px


class BadChannelDialog(QDialog):
    """`chosen`: the fault to cause; a fault with healthy values repairs the channels."""

    chosen = Signal(object)

    def __init__(
        self, names: str, fault: ChannelFault, given: Parameters, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Degrade channel"))
        self.errors, self.loss, self.rate, self.delay = (RealBox(self) for _ in range(4))
        self.repair = QPushButton(self.tr("R&epair"), self)
        self.note = QLabel(self, wordWrap=True)
        self._set_ranges(fault)
        self._set_note(names, given)
        self._lay_out(names)

    def _set_ranges(self, fault: ChannelFault) -> None:
        for box, least, most, decimals, value in (
            (self.errors, 0.0, 100.0, 4, fault.errors),
            (self.loss, 0.0, 100.0, 4, fault.loss),
            (self.rate, 1.0, 100.0, 2, fault.rate),
            (self.delay, 0.0, 10_000.0, 3, fault.delay),
        ):
            box.setDecimals(decimals)
            box.setRange(least, most)
            box.setValue(value)
            box.setSuffix(" ms" if box is self.delay else " %")

    def _set_note(self, names: str, given: Parameters) -> None:
        text = self.tr(
            "CP repeats a transfer {0:.3g} s after a damaged chunk and {1:.3g} s after a lost chunk, at most "
            "{2} {2:time|times} on a device. These values are assumed: IBM does not publish them. They are "
            "parameters of the scenario."
        )
        times = given.link_retry / SECOND, given.link_timeout / SECOND, given.link_retries
        self.note.setText(filled(text, *times))

    def _lay_out(self, names: str) -> None:
        form, whole = QFormLayout(), QVBoxLayout(self)
        form.addRow(self.tr("Channels"), QLabel(names, self, wordWrap=True))
        for box, label, help_text in (
            (
                self.errors,
                self.tr("&Damaged chunks"),
                self.tr("Share of the chunks (64 KB) that are damaged."),
            ),
            (self.loss, self.tr("&Lost chunks"), self.tr("Share of the chunks (64 KB) that are lost.")),
            (self.rate, self.tr("Remaining &rate"), self.tr("Share of the channel's rate that remains.")),
            (self.delay, self.tr("&Added delay"), self.tr("Time added to the propagation delay, one way.")),
        ):
            form.addRow(label, box)
            make_accessible(box, label.replace("&", ""), help_text)
            box.setToolTip(help_text)
        self.repair.clicked.connect(self._repair)
        self.buttons = dialog_buttons(self, self.tr("De&grade"), self._apply)
        self.buttons.addButton(self.repair, self.buttons.ButtonRole.ActionRole)
        whole.addLayout(form)
        whole.addWidget(self.note)
        whole.addWidget(self.buttons)
        self.setMinimumWidth(WIDE)

    def _apply(self) -> None:
        self.chosen.emit(
            ChannelFault(self.errors.value(), self.loss.value(), self.rate.value(), self.delay.value())
        )
        self.accept()

    def _repair(self) -> None:
        self.chosen.emit(ChannelFault())
        self.accept()

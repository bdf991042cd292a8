"""The template dialog: templates of the studies' figures and the user's own; save, apply, rename and
delete.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.frame.later import later
from app.language import scenario_text
from app.plot.template import PlotTemplate, TemplateError
from app.plot.templates import Templates, exhibit, figure, recreated
from app.widgets.reach import make_accessible
from engine.studies.names import title_of

OWN, FIGURE = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1  # title of one's own; id of a figure


class TemplateDialog(QDialog):
    """Lists all templates; changes to the user's own templates take effect immediately."""

    apply_wanted = Signal(object)  # Template

    def __init__(
        self,
        templates: Templates,
        captured: Callable[[str], PlotTemplate | None],
        parent: QWidget,
        figures: bool = True,
    ) -> None:
        """captured: returns the current plots as a template with a given title. figures: also list the
        templates of the studies.
        """
        super().__init__(parent)
        self._templates, self._captured, self._figures = templates, captured, figures
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Plot templates"))
        self.name = QLineEdit(self, placeholderText=self.tr("Title of the current plots"))
        self.name.setMaxLength(120)
        self.list = QTreeWidget(self)
        self.list.setHeaderHidden(True)
        self.list.setEditTriggers(QTreeWidget.EditTrigger.EditKeyPressed)
        self.note = QLabel(self, wordWrap=True)
        self.note.hide()
        self.save = self._button(self.tr("&Save"), self._save)
        self.use = self._button(self.tr("&Apply"), self._apply)
        self.rename = self._button(self.tr("&Rename"), self._edit)
        self.delete = self._button(self.tr("&Delete"), self._delete)
        self._lay_out()
        self._connect()
        self.show_templates()

    def _button(self, text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        return button

    def _lay_out(self) -> None:
        make_accessible(
            self.name, self.tr("Title of the current plots"), self.tr("Enter saves the plots as a template.")
        )
        about = self.tr("Enter applies a template; F2 renames and Delete deletes a custom template.")
        make_accessible(self.list, self.tr("Templates"), about)
        first, middle, right, whole = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(), QVBoxLayout(self)
        first.addWidget(self.name, 1)
        first.addWidget(self.save)
        for button in (self.use, self.rename, self.delete):
            right.addWidget(button)
        right.addStretch(1)
        middle.addWidget(self.list, 1)
        middle.addLayout(right)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        whole.addLayout(first)
        whole.addLayout(middle)
        whole.addWidget(self.note)
        whole.addWidget(buttons)
        self.resize(620, 460)

    def _connect(self) -> None:
        self.name.returnPressed.connect(self._save)
        self.name.textChanged.connect(self._enable)
        self.list.itemActivated.connect(self._apply)
        self.list.itemChanged.connect(self._renamed)
        self.list.currentItemChanged.connect(self._enable)

    def show_templates(self, current: str = "") -> None:
        """List all templates, with one of the user's templates selected."""
        self.list.blockSignals(True)
        self.list.clear()
        own = QTreeWidgetItem(self.list, [self.tr("Custom")])
        for title in self._templates.own():
            item = QTreeWidgetItem(own, [title])
            item.setData(0, OWN, title)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
            if title == current:
                self.list.setCurrentItem(item)
        self._list_figures()
        self.list.expandAll()
        if self.list.currentItem() is None:
            self.list.setCurrentItem(own.child(0) or own)
        self.list.blockSignals(False)
        self._enable()

    def _list_figures(self) -> None:
        branches: dict[str, QTreeWidgetItem] = {}
        if not self._figures:
            text = self.tr("The lesson shows published values after you predict them.")
            QTreeWidgetItem(self.list, [text]).setFlags(Qt.ItemFlag.NoItemFlags)
        for id in recreated() if self._figures else ():
            entry = exhibit(id)
            if entry.study not in branches:
                title = self.tr("Study: {0}").format(scenario_text(title_of(entry.study)))
                branches[entry.study] = QTreeWidgetItem(self.list, [title])
            item = QTreeWidgetItem(branches[entry.study], [f"{entry.where}: {entry.title}"])
            item.setData(0, FIGURE, id)

    @property
    def chosen(self) -> str:
        """The title of the user's own template that is selected; "" for none."""
        item = self.list.currentItem()
        return str(item.data(0, OWN) or "") if item is not None else ""

    def _enable(self, *_: object) -> None:
        item = self.list.currentItem()
        self.save.setEnabled(bool(self.name.text().strip()))
        self.use.setEnabled(item is not None and bool(item.data(0, OWN) or item.data(0, FIGURE)))
        for button in (self.rename, self.delete):
            button.setEnabled(bool(self.chosen))

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _save(self) -> None:
        title = " ".join(self.name.text().split())
        if not title:
            return
        try:
            template = self._captured(title)
            if template is None:
                raise TemplateError(self.tr("The plots are empty: add a measure to a plot first."))
            self._templates.save(template)
        except TemplateError as error:
            self._say(str(error))
            return
        self._say(self.tr("Saved: {0}").format(title))
        self.show_templates(title)

    def _apply(self, *_: object) -> None:
        item = self.list.currentItem()
        own, id = ("", "") if item is None else (item.data(0, OWN), item.data(0, FIGURE))
        if not (own or id):
            return
        try:
            template = self._templates.read(own) if own else figure(id)
        except TemplateError as error:
            self._say(str(error))
            return
        self.apply_wanted.emit(template)
        self.accept()

    def _edit(self) -> None:
        item = self.list.currentItem()
        if item is not None and self.chosen:
            self.list.editItem(item)

    def _renamed(self, item: QTreeWidgetItem) -> None:
        title, to = str(item.data(0, OWN)), item.text(0)
        later(self, lambda: self._rename(title, to))  # not while the list processes the text

    def _rename(self, title: str, to: str) -> None:
        try:
            self._say("")
            self.show_templates(self._templates.rename(title, to))
        except TemplateError as error:
            self._say(str(error))
            self.show_templates(title)

    def _delete(self) -> None:
        if not self.chosen:
            return
        try:
            self._templates.delete(self.chosen)
            self._say(self.tr("Deleted: {0}").format(self.chosen))
        except TemplateError as error:
            self._say(str(error))
        self.show_templates()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and self.list.hasFocus():
            self._delete()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):  # there is no default button
            super().keyPressEvent(event)

"""The questions about a site as a table; the answers are typed or selected."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from app.widgets.reading_table import ChoosingDelegate
from app.widgets.rows_model import Index
from engine.site.questions import SiteQuestion

QUESTION, ANSWER, WHY = range(3)
Role = Qt.ItemDataRole


class QuestionsModel(QAbstractTableModel):
    """The table model of the questions. `answered` follows each change of an answer. An empty answer
    restores the default.
    """

    answered = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.questions: list[SiteQuestion] = []
        self.answers: dict[str, str] = {}

    def show_questions(self, questions: tuple[SiteQuestion, ...]) -> None:
        """Show these questions; existing answers to them are kept."""
        if list(questions) == self.questions:
            return
        same = [question.key for question in questions] == [question.key for question in self.questions]
        if not same:
            self.beginResetModel()
        self.questions = list(questions)
        if same:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, WHY))
        else:
            self.endResetModel()

    def text(self, question: SiteQuestion) -> str:
        """Return the answer, or the default if there is no answer yet."""
        return self.answers.get(question.key, question.default)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  as Qt has it
        return 0 if parent.isValid() else len(self.questions)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Role.DisplayRole:
            return None
        return (self.tr("Question"), self.tr("Answer"), self.tr("Used until answered"))[section]

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        question = self.questions[index.row()]
        if role == Role.FontRole and index.column() == ANSWER and question.key not in self.answers:
            font = QFont()
            font.setItalic(True)
            return font
        if role in (Role.DisplayRole, Role.EditRole):
            return (question.text, self.text(question), self._why(question))[index.column()]
        if role == Role.ToolTipRole:
            return (question.text, ", ".join(question.choices), self._why(question))[index.column()]
        if role == Role.AccessibleTextRole and index.column() == ANSWER:
            return self._spoken(question)
        return None

    def _why(self, question: SiteQuestion) -> str:
        return (
            self.tr("{0}: {1}").format(question.default, question.why) if question.default else question.why
        )

    def _spoken(self, question: SiteQuestion) -> str:
        if question.key in self.answers:
            return self.tr("{0} Answered: {1}").format(question.text, self.text(question))
        return self.tr("{0} Assumed: {1}").format(question.text, self.text(question))

    def flags(self, index: Index) -> Qt.ItemFlag:
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsEditable if index.column() == ANSWER else plain

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        if role != Role.EditRole or index.column() != ANSWER:
            return False
        question, text = self.questions[index.row()], str(value).strip()
        if text == self.answers.get(question.key, ""):
            return False
        if text:
            self.answers[question.key] = text
        else:
            del self.answers[question.key]
        self.dataChanged.emit(index, index)
        self.answered.emit()
        return True


class AnswerDelegate(ChoosingDelegate):
    """A delegate that offers the choices of a question."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        model = index.model()
        assert isinstance(model, QuestionsModel)
        question = model.questions[index.row()]
        editor = self.editor_of(parent, option, index, question.choices, free=False)
        editor.setAccessibleName(question.text)
        return editor

"""Transfers the results of a class to a learning platform: a grade file for Moodle, or cmi5 packages."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.files.save_dialog import FolderKind, begin_in, save_path
from app.frame.on_screen import resize_for_text
from app.widgets.announce import announce
from app.widgets.looks import button
from app.widgets.reach import make_accessible, tab_through
from engine.atomic import atomic_write, complaint
from engine.language import filled
from lessons.report.grades import collect
from lessons.report.moodle import ClassListError, grade_file, load_class_list
from lessons.report.packages import write_packages
from lessons.report.report_file import SubmittedReport

SIZE = 640, 460


class CourseDialog(QDialog):
    """Reads the reports in a folder, writes them for the platform, and lists omitted reports with the
    reasons.
    """

    def __init__(self, folder: Path | None, parent: QWidget) -> None:
        """Create the dialog; folder: of the reports that were collected."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Results for a course"))
        self.folder, self.students = QLineEdit(str(folder or ""), self), QLineEdit(self)
        self.students.setPlaceholderText(self.tr("None: the names in the reports identify the students"))
        self.identity = QComboBox(self)
        for text, name in (
            (self.tr("Email address"), "email"),
            (self.tr("ID number"), "id"),
            (self.tr("Username"), "username"),
        ):
            self.identity.addItem(text, name)
        self.moodle = button(
            self.tr("Grades for Moodle…"), self.tr("Writes a CSV file that Moodle imports."), self
        )
        self.cmi5 = button(
            self.tr("cmi5 packages…"), self.tr("Writes each report as a package for any cmi5 platform."), self
        )
        self.told = QPlainTextEdit(self, readOnly=True, tabChangesFocus=True)
        make_accessible(
            self.told, self.tr("Result"), self.tr("Files that were written, and reports that were omitted.")
        )
        self._refused: list[str] = []  # files that are no reports
        self._lay_out()
        for made in self.findChildren(QPushButton):
            made.setAutoDefault(False)  # Enter in a field must not press any of them
        self.moodle.clicked.connect(self.write_grades)
        self.cmi5.clicked.connect(self.write_packages)
        self.folder.textChanged.connect(self._show_state)
        self._show_state()

    def _lay_out(self) -> None:
        form, layout, line = QFormLayout(), QVBoxLayout(self), QHBoxLayout()
        self._stops: list[QWidget] = []
        about = self.tr("The folder with the students' reports; its subfolders are also read.")
        form.addRow(self.tr("&Reports:"), self._with_choice(self.folder, about, self._choose_folder))
        about = self.tr("A CSV file with names, and with email addresses, ID numbers or usernames.")
        form.addRow(self.tr("&Class list:"), self._with_choice(self.students, about, self._choose_list))
        form.addRow(self.tr("&Identify students by:"), self.identity)
        about = self.tr("The field by which Moodle finds a student.")
        make_accessible(self.identity, self.tr("Identify students by"), about)
        for made in (self.moodle, self.cmi5):
            line.addWidget(made)
        line.addStretch(1)
        layout.addLayout(form)
        layout.addLayout(line)
        layout.addWidget(self.told, 1)
        leave = QPushButton(self.tr("Close"), self)
        leave.clicked.connect(self.close)
        layout.addWidget(leave, alignment=Qt.AlignmentFlag.AlignRight)
        tab_through([*self._stops, self.identity, self.moodle, self.cmi5, self.told, leave])
        resize_for_text(self, *SIZE)

    def _with_choice(self, field: QLineEdit, about: str, choose: Callable[[], object]) -> QWidget:
        """Return a field for a path with a button that opens a dialog for it."""
        whole = QWidget(self)
        line = QHBoxLayout(whole)
        line.setContentsMargins(0, 0, 0, 0)
        name = self.tr("Class list") if field is self.students else self.tr("Reports")
        make_accessible(field, name, about)
        made = button(self.tr("Choose…"), self.tr("Choose: %1").replace("%1", name), whole)
        made.setAccessibleName(self.tr("Choose: %1").replace("%1", name))
        made.clicked.connect(lambda: choose())
        line.addWidget(field, 1)
        line.addWidget(made)
        self._stops += [field, made]
        whole.setFocusProxy(field)
        return whole

    def _choose_folder(self) -> None:
        title = self.tr("Folder with the reports")
        self._take(self.folder, QFileDialog.getExistingDirectory(self, title, begin_in(FolderKind.EXPORTS)))

    def _choose_list(self) -> None:
        kinds = self.tr("Tables (*.csv *.txt);;All files (*)")
        found, _ = QFileDialog.getOpenFileName(
            self, self.tr("Class list"), begin_in(FolderKind.EXPORTS), kinds
        )
        self._take(self.students, found)

    def _take(self, field: QLineEdit, path: str) -> None:
        if path:
            field.setText(path)

    def _show_state(self) -> None:
        for made in (self.moodle, self.cmi5):
            made.setEnabled(bool(self.folder.text().strip()))

    def _reports(self) -> list[SubmittedReport]:
        """Return the reports in the folder. Raises ClassListError if there are no reports."""
        folder = Path(self.folder.text().strip())
        handed, refused = collect(folder) if os.path.isdir(folder) else ([], [])
        self._refused = [f"{file.path}: {file.why}" for file in refused]
        if not handed:
            raise ClassListError(self.tr("{0} contains no report; choose another folder.").format(folder))
        return handed

    def write_grades(self) -> None:
        """Ask for a file and write the grades."""
        self._refused = []
        try:
            listed = self.students.text().strip()
            known = load_class_list(Path(listed)) if listed else None
            made = grade_file(self._reports(), self.identity.currentData(), known)
        except ClassListError as error:
            self._tell(str(error))
            return
        kinds = self.tr("CSV files (*.csv)")
        path = save_path(
            self, self.tr("Grades for Moodle"), begin_in(FolderKind.EXPORTS, "moodle.csv"), kinds
        )
        if path is not None and self._written(lambda: atomic_write(path, made.text)):
            text = filled(self.tr("{0} {0:student|students}: written to {1}"), made.students, path)
            self._tell(text, made.notes)

    def write_packages(self) -> None:
        """Ask for a folder and write a package for each report."""
        try:
            handed = self._reports()
        except ClassListError as error:
            self._tell(str(error))
            return
        title = self.tr("Folder for the packages")
        folder = QFileDialog.getExistingDirectory(self, title, begin_in(FolderKind.EXPORTS))
        if folder:
            self._written(lambda: self._write_packages(handed, Path(folder)))

    def _write_packages(self, handed: Sequence[SubmittedReport], folder: Path) -> None:
        made = write_packages(handed, folder)
        text = filled(self.tr("{0} {0:package|packages}: written to {1}"), len(made.files), folder)
        self._tell(text, made.notes)

    def _written(self, write: Callable[[], object]) -> bool:
        """Return whether something could be written; otherwise, show the reason."""
        try:
            write()
        except OSError as error:
            self._tell(complaint(error))
            return False
        return True

    def _tell(self, text: str, notes: Sequence[str] = ()) -> None:
        self.told.setPlainText("\n".join([text, *notes, *self._refused]))
        announce(self.told, text)

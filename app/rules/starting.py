"""Another run of the open scenario, with edited rules; the run that played stays, to be compared with."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.rules.applying import keep, plain, with_rules
from app.rules.rule_file import RuleEditError
from app.run.session import Session
from engine.scenario.scenario import ScenarioError

MAX_NAME = 40  # characters of a run's name


class Starting(QObject):
    """Starts runs; each plays as soon as it is open."""

    failed = Signal(str)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wanted = ""  # the name of the run that was asked for
        session.branches.forked.connect(self._on_forked)
        session.refused.connect(self._on_refused)

    def start(self, groups: Collection[str], name: str, text: str, folder: Path) -> None:
        """Run the open scenario with these rules in these groups of guests; it is kept in the folder."""
        session = self._session
        assert session.scenario is not None
        try:
            path = keep(with_rules(session.scenario, groups, name, text), folder, name)
        except (ScenarioError, RuleEditError) as error:
            self.failed.emit(str(error))
            return
        self._wanted = self._free_name(plain(name)[:MAX_NAME])
        session.branches.run_instead(self._wanted, str(path), seed=session.seed)

    def _free_name(self, name: str) -> str:
        """Return a name that no run has yet."""
        taken = {branch.name for branch in self._session.branches.all}
        names = (name, *(f"{name} {number}" for number in range(2, len(taken) + 3)))
        return next(name for name in names if name not in taken)

    def _on_forked(self, name: str) -> None:
        if name == self._wanted:
            self._wanted = ""
            self._session.play()

    def _on_refused(self) -> None:
        self._wanted = ""

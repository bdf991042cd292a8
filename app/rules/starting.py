"""Another run of the open scenario with edited rules; the current run stays for comparison."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import tomli_w
from PySide6.QtCore import QObject, Signal

from app.rules.rule_file import RuleEditError, for_scenario, write_file
from app.run.session import Session
from engine.language import say
from engine.scenario.saving import scenario_table, table_scenario
from engine.scenario.scenario import Scenario, ScenarioError

MAX_NAME = 40  # characters of a run's name
EDITED = "-edited"  # at the end of an id: published values do not apply to these rules
MAX_KEPT = 40  # files of such scenarios
_MAX_NAME = 60  # characters of a name


def with_rules(scenario: Scenario, groups: Collection[str], name: str, text: str) -> dict[str, Any]:
    """Return the table of the same scenario with these rules in these groups. Raises ScenarioError."""
    table = scenario_table(scenario)
    for group in groups:
        table["guests"][group]["cpuplugd"] = {"name": plain(name), "text": for_scenario(text)}
    if not table["id"].endswith(EDITED):
        table["title"] = say("{0}, edited rules", table["title"][:_MAX_NAME])
        table["id"] = f"{table['id'][: 80 - len(EDITED)]}{EDITED}"
    table_scenario(table, plain(name))
    return table


def plain(name: str) -> str:
    """Return a displayable name: printable, not empty, not too long."""
    shown = "".join(text for text in " ".join(name.split()) if text.isprintable())
    return shown[:_MAX_NAME] or "rules"


def keep(table: dict[str, Any], folder: Path, name: str) -> Path:
    """Write the scenario into the folder for edited scenarios, and delete the oldest files. Raises
    RuleEditError.
    """
    text = tomli_w.dumps(table)
    mark = hashlib.sha256(text.encode()).hexdigest()[:10]
    word = re.sub(r"[^\w-]+", "-", plain(name), flags=re.ASCII).strip("-") or "rules"
    path = folder / f"{table['id']}-{word[:40]}-{mark}.toml"
    write_file(path, text)
    _tidy(folder)
    return path


def _tidy(folder: Path) -> None:
    files = sorted(folder.glob(f"*{EDITED}-*.toml"), key=lambda file: file.stat().st_mtime)
    try:
        for file in files[:-MAX_KEPT]:
            file.unlink(missing_ok=True)
    except OSError as error:
        raise RuleEditError(str(error)) from None


class Starting(QObject):
    """Starts runs; each run plays as soon as it is open."""

    failed = Signal(str)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._wanted = ""  # the name of the run that was asked for
        session.branches.forked.connect(self._on_forked)
        session.refused.connect(self._on_refused)

    def start(self, groups: Collection[str], name: str, text: str, folder: Path) -> None:
        """Run the open scenario with these rules in these groups of guests; the new scenario is saved in
        the folder.
        """
        session = self._session
        assert session.scenario is not None
        try:
            path = keep(with_rules(session.scenario, groups, name, text), folder, name)
        except (ScenarioError, RuleEditError) as error:
            self.failed.emit(str(error))
            return
        self._wanted = session.branches.free_name(plain(name)[:MAX_NAME])
        session.branches.run_instead(self._wanted, str(path), seed=session.seed)

    def _on_forked(self, name: str) -> None:
        if name == self._wanted:
            self._wanted = ""
            self._session.play()

    def _on_refused(self) -> None:
        self._wanted = ""

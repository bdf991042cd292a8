"""The ledger of a study: its published facts (numbers) and claims (statements), from the study's folder.

facts.csv has a row for each number: its place in the study, its meaning, its unit and value, its role (input:
a property of the machine; calibrate: parameters may be fitted to it; predict: the simulation is judged by it;
derived: it follows from other facts; identity: it is true by definition, or reads a parameter back) and the
relative tolerance of the comparison, or a note like "must stay below 50/s". claims.csv has a row for each
statement, and how it would be observed. Derived facts and identities are compared like the others, but do not
count in headlines.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from engine.scenario.files.error import nearest
from engine.scenario.files.model_errors import wrong_text

STUDIES = Path(__file__).parent
_RANGE = re.compile(r"(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)")
_CEILING = re.compile(r"\b(?:must stay|mostly) below (\d+(?:\.\d+)?)")
_FLOOR = re.compile(r"^above (\d+(?:\.\d+)?)")
Role = Literal["predict", "calibrate", "derived", "identity", "input"]
ROLES: tuple[Role, ...] = get_args(Role)  # in the order in which they are shown
UNCOUNTED: tuple[Role, ...] = ("derived", "identity")  # no headline counts them


class LedgerError(ValueError):
    """A study that does not exist, an id that its ledger does not contain, or a row that cannot be read."""


class LedgerEntry(BaseModel):
    """A row of a ledger."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Annotated[str, Field(min_length=1)]


class Fact(LedgerEntry):
    """A published number."""

    where: str
    condition: str
    quantity: str
    unit: str
    text: Annotated[str, Field(alias="value", min_length=1)]  # as published: 8, 10-30, "mdc off"
    role: Role
    tolerance: Annotated[float, Field(ge=0)] | None  # of the relative error; None: exactly
    note: str

    @field_validator("tolerance", mode="before")
    @classmethod
    def _none(cls, given: Any) -> Any:
        return None if given == "" else given

    @property
    def counted(self) -> bool:
        """True for a fact that counts in headlines: neither derived nor an identity."""
        return self.role not in UNCOUNTED

    @property
    def range(self) -> tuple[float, float] | None:
        """Both ends if a range was published, like 10-30."""
        found = _RANGE.fullmatch(self.text)
        return (float(found[1]), float(found[2])) if found else None

    @property
    def ceiling(self) -> float | None:
        """The bound that the value must stay below, from the note: for figures that are "near zero"."""
        found = _CEILING.search(self.note)
        return float(found[1]) if found else None

    @property
    def floor(self) -> float | None:
        """The lower bound of the value, from the note."""
        found = _FLOOR.search(self.note)
        return float(found[1]) if found else None

    @property
    def relative(self) -> bool:
        """True if an error is a share of the published value; otherwise it is the difference."""
        return self.ceiling is None and not self.is_text and bool(self.range or self.value)

    @property
    def is_text(self) -> bool:
        """True if the published value is neither a number nor a range."""
        return isinstance(self.published, str) and not self.range

    @property
    def published(self) -> float | str:
        """The number, or the text as published if it is a range or not a number."""
        try:
            return float(self.text)
        except ValueError:
            return self.text

    @property
    def value(self) -> float:
        """The number in `unit`; the middle of a range. Raises LedgerError if a text was published."""
        if ends := self.range:
            return sum(ends) / 2
        if isinstance(self.published, str):
            raise LedgerError(f'{self.id}: "{self.text}" is not a number')
        return self.published


class Claim(LedgerEntry):
    """A published statement."""

    where: str
    claim: Annotated[str, Field(min_length=1)]
    how: Annotated[str, Field(alias="how_to_see_it")]


Row = TypeVar("Row", bound=LedgerEntry)


@dataclass(frozen=True)
class Ledger:
    """Everything that a study published, in its order."""

    study: str
    facts: tuple[Fact, ...]
    claims: tuple[Claim, ...]

    def fact(self, id: str) -> Fact:
        """Return the fact with this id. Raises LedgerError."""
        return next((fact for fact in self.facts if fact.id == id), None) or self._none(id, "fact")

    def claim(self, id: str) -> Claim:
        """Return the claim with this id. Raises LedgerError."""
        return next((claim for claim in self.claims if claim.id == id), None) or self._none(id, "claim")

    def printed(self, ids: Iterable[str]) -> tuple[float | None, ...]:
        """Return the values of these facts; None for an empty id. Raises LedgerError."""
        return tuple(self.fact(id).value if id else None for id in ids)

    def _none(self, id: str, noun: str) -> Any:
        raise LedgerError(f"{self.study}: no {noun} {id} in the ledger")


def studies(folder: Path = STUDIES) -> list[str]:
    """Return the names of all studies with a ledger."""
    return sorted(path.parent.name for path in folder.glob("*/facts.csv"))


@cache
def load_ledger(study: str, folder: Path = STUDIES) -> Ledger:
    """Return the ledger of a study ("pause"). Raises LedgerError for a wrong name or row."""
    known = studies(folder)
    if study not in known:
        near = nearest(study, known)
        hint = f"; the nearest valid name is {near}" if near else ""
        raise LedgerError(f'study = "{study[:80]}": expected one of {", ".join(known)}{hint}')
    here = folder / study
    return Ledger(study, tuple(_rows(here / "facts.csv", Fact)), tuple(_rows(here / "claims.csv", Claim)))


def _rows(path: Path, kind: type[Row]) -> Iterator[Row]:
    seen: set[str] = set()
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, restkey="more", strict=True)
        for given in rows:
            row = _row(given, kind, f"{path.parent.name}/{path.name}, line {rows.line_num}")
            if row.id in seen:
                raise LedgerError(f"{path.parent.name}/{path.name}: {row.id} appears twice")
            seen.add(row.id)
            yield row


def _row(given: dict[str, Any], kind: type[Row], where: str) -> Row:
    try:
        return kind.model_validate(given)
    except ValidationError as error:
        raise LedgerError(f"{where}: {wrong_text(error, kind)}") from None

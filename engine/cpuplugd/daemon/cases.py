"""Recorded cases of the daemon in JSON, format "cpuplugd test vectors, version 1"."""

from __future__ import annotations

import json
import math
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from engine.cpuplugd.daemon import machine
from engine.cpuplugd.daemon.reading import CounterReading
from engine.scenario.files.model_errors import wrong_text

MAX_FILE_BYTES = 64 * 1024 * 1024  # bytes
_MAX_CPUS = 4096
_MAX_DEPTH = 16  # nested lists and objects; a case has 6


class CasesError(ValueError):
    """A file of cases that cannot be used; the error text is one sentence."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True, allow_inf_nan=False)


class MachineModel(_Model):
    """The machine at the start."""

    present_cpus: int = Field(ge=1, le=_MAX_CPUS)
    online: list[int] = Field(max_length=_MAX_CPUS)
    hotpluggable: list[int] | None = Field(default=None, max_length=_MAX_CPUS)
    deconfigured: list[int] = Field(default=[], max_length=_MAX_CPUS)
    zvm: bool = True
    cmm_module: bool = True
    cmm_pages: int | None = Field(default=0, ge=-(2**63), lt=2**63)

    def made(self) -> machine.LinuxMachine:
        """Return the machine at the start."""
        able = None if self.hotpluggable is None else frozenset(self.hotpluggable)
        made = machine.LinuxMachine(self.present_cpus, set(self.online), able, frozenset(self.deconfigured))
        made.zvm, made.cmm, made.pool = self.zvm, self.cmm_module, self.cmm_pages or 0
        return made


class SampleModel(_Model):
    """Input to the daemon at one reading, with the changes just before it."""

    time: float
    cpu: dict[str, Annotated[int, Field(ge=0, lt=2**63)]]
    loadavg: float | str
    runnable: float
    meminfo: dict[str, float]
    vmstat: dict[str, float]
    cmm_pages_now: int | None = Field(default=None, ge=-(2**63), lt=2**63)
    polarization: Literal["horizontal", "vertical"] | None = None
    reload_config: str | None = None

    def reading(self, online: int) -> CounterReading:
        """Return the reading, with this number of CPUs online. Raises CasesError."""
        try:
            loadavg = float(self.loadavg)
            if not math.isfinite(loadavg):
                raise ValueError
        except ValueError:
            raise CasesError(f"loadavg: expected a number, not {str(self.loadavg)[:40]!r}") from None
        return CounterReading(self.time, self.cpu, loadavg, self.runnable, online, self.meminfo, self.vmstat)


class ExpectModel(_Model):
    """Actions of the real daemon; fields that were not recorded are omitted."""

    result: str
    error: str = ""
    exit_code: int = 0
    history_wait: int = 0
    notes: list[str] = []
    parsed: dict[str, str] = {}
    intervals: list[dict[str, Any]] = []
    after_exit: dict[str, Any] = {}

    @field_validator("intervals")
    @classmethod
    def _of_right_shape(cls, intervals: list[dict[str, Any]]) -> list[dict[str, Any]]:
        for interval in intervals:
            flags = interval.get("mem_flags", [])
            if not isinstance(interval.get("values", {}), dict):
                raise ValueError("values: expected an object")
            if not (isinstance(flags, list) and all(isinstance(flag, str) for flag in flags)):
                raise ValueError("mem_flags: expected a list of texts")
        return intervals

    def recorded(self) -> dict[str, Any]:
        """Return only the recorded fields."""
        return {name: getattr(self, name) for name in self.model_fields_set}


class CaseModel(_Model):
    """One case; only the fields that `expect` contains are compared."""

    id: str
    machine: MachineModel
    config: str
    samples: list[SampleModel] | None = None
    samples_ref: str | None = None
    expect: ExpectModel


class CasesModel(_Model):
    """A file of cases."""

    sample_sets: dict[str, list[SampleModel]] = {}
    cases: list[CaseModel]

    def samples(self, case: CaseModel) -> list[SampleModel]:
        """Return the samples of a case. Raises CasesError if the case specifies an unknown set."""
        if case.samples is not None:
            return case.samples
        if case.samples_ref not in self.sample_sets:
            raise CasesError(f"case {case.id[:60]}: no samples, and no set of samples {case.samples_ref!r}")
        return self.sample_sets[case.samples_ref]


def load_cases(content: bytes) -> CasesModel:
    """Read the cases of a file.

    Raises CasesError, which states the error, its place and the expected content.
    """
    if len(content) > MAX_FILE_BYTES:
        raise CasesError(f"{len(content)} bytes; expected at most {MAX_FILE_BYTES}")
    try:
        loaded = json.loads(content, parse_constant=_refused)
        _check_depth(loaded)
        return CasesModel.model_validate(loaded)
    except ValidationError as error:
        raise CasesError(_one_line(wrong_text(error, CasesModel))) from None
    except (ValueError, RecursionError) as error:
        raise CasesError(_one_line(f"expected JSON: {error}")) from None


def _refused(word: str) -> float:
    raise ValueError(f"{word} is not a number")


def _check_depth(loaded: object) -> None:
    inner = [loaded]
    for _ in range(_MAX_DEPTH):
        inner = [part for item in inner for part in _parts(item)]
    if inner:
        raise ValueError(f"more than {_MAX_DEPTH} nested lists and objects")


def _parts(item: object) -> list[Any]:
    return list(item.values()) if isinstance(item, dict) else item if isinstance(item, list) else []


def _one_line(text: str) -> str:
    return "".join(name if name.isprintable() else "?" for name in text[:200])

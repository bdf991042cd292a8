"""The part of a made-up machine that concerns physical cores: three LPARs on four of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.kernel.units import SECOND
from engine.recording.recorder import CORE_SAMPLE, HIPER_SAMPLE, LPAR_SAMPLE, PHYSICAL_SAMPLE
from engine.scenario.derived.systems import ALONE
from engine.state.prsm import Polarity

Array = npt.NDArray[Any]
CORES = 4
OTHERS = {"PROD": 3, "TEST": 2}  # logical cores
WEIGHTS = (500, 300, 200)


def cec_of() -> dict[str, Any]:
    """The CEC of a made-up scenario."""
    cores = {ALONE: None} | OTHERS
    lpars = {
        name: SimpleNamespace(weight=weight, cores=cores[name], dedicated=False)
        for name, weight in zip(cores, WEIGHTS, strict=True)
    }
    return {"cec": SimpleNamespace(cores=CORES, lpars=lpars)}


def cec_arrays(rng: np.random.Generator, time: Array, guests: int, processors: int) -> dict[str, Array]:
    """Samples of LPARs and cores: what each physical core does adds up to the time, with some of it idle."""
    parts = rng.dirichlet((5, 3, 2, 1), (len(time) - 1, CORES))
    grown = np.cumsum(np.round(parts[..., :3] * SECOND).astype(np.int64), axis=0)
    physical = np.zeros((len(time), CORES), PHYSICAL_SAMPLE)
    physical["used"][1:, :, :3] = grown
    lpars = np.zeros((len(time), 3), LPAR_SAMPLE)
    lpars["weight"], lpars["entitled"] = WEIGHTS, np.array(WEIGHTS) * CORES / sum(WEIGHTS)
    lpars["used"] = physical["used"][:, :, :3].sum(axis=1)
    lpars["waited"] = lpars["used"] // 2
    owner = np.repeat(np.arange(3), [processors, *OTHERS.values()])
    cores = np.zeros((len(time), len(owner)), CORE_SAMPLE)
    cores["lpar"] = owner
    cores["waited"][:, :processors] = (time // 10)[:, None]
    stolen = np.repeat(time[:, None] // 100, guests, axis=1)
    return {"lpars": lpars, "cores": cores, "physical": physical, "stolen": stolen}


def hiper_arrays(time: Array, cores: Array) -> dict[str, Array]:
    """Samples of HiperDispatch: two low cores are parked in the first half, then none; counters that grow."""
    rows, first = np.zeros((len(time), 1), HIPER_SAMPLE), time < time[-1] // 2
    rows["ceiling"], rows["floor"] = np.where(first, 6.0, 9.0)[:, None], np.where(first, 1.0, 4.0)[:, None]
    rows["moves"] = np.array([0, 60, 40, 30]) * (time // SECOND)[:, None, None]
    rows["move_ns"] = 0, 9_000, 90_000, 300_000
    parked = cores.copy()
    parked["parked"][:, 8:10] = first[:, None]
    parked["parked_ns"][:, 8:10] = (np.minimum(time, time[-1] // 2) // 20)[:, None]
    parked["polarity"][:, :10] = [Polarity.HIGH] * 6 + [Polarity.MEDIUM] * 2 + [Polarity.LOW] * 2
    parked["polarity"][len(time) // 2 :, 6] = Polarity.HIGH  # its weight has grown
    parked["online"][:, :10] = 1
    return {"hiper": rows, "cores": parked}

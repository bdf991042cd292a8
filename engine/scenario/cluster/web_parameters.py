"""Parameters of processors with caches; they are part of Parameters.

Only systems whose LPAR names a processor are concerned: CP's costs of such a system are instructions, a
nanosecond of cost standing for one of them, and what an instruction takes follows from the processor.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engine.scenario.parameter_field import parameter
from engine.scenario.quantities import number, whole

_TABLE_4 = "ssi.table4.cycles_per_instruction and ssi.table4.cache_miss_cycles_per_instruction"
Point = tuple[Annotated[int, whole(1, 64)], Annotated[float, number(0.001, 100.0)]]


class ProcessorParameters(BaseModel):
    """Cycles of a z10 processor at 4.4 GHz."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    base_cycles: Annotated[float, number(0.1, 100.0)] = parameter(
        2.21,
        "cycles",
        f"fitted from {_TABLE_4} and those of table6: the difference of the two, mean of six systems",
        "Cycles of an instruction that finds all it needs in the cache",
    )
    miss_cycles: Annotated[tuple[Point, ...], Field(min_length=1, max_length=64)] = parameter(
        ((3, 1.92), (6, 2.07), (12, 2.79)),
        "processors, cycles",
        f"fitted from {_TABLE_4}; between the points, and beyond them, a power of the processors",
        "Cycles that an instruction waits for the caches, by the processors of the LPAR",
    )
    z196_cycles: Annotated[float, number(0.1, 10.0)] = parameter(
        0.882,
        "ratio",
        "fitted from ssi.table8.throughput_ratio.member3: 5.2 / 4.4 / 1.34",
        "Cycles of an instruction on a z196 at 5.2 GHz, to those on a z10",
    )

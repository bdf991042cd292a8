"""Resource pools (CPU pools): limits that several guests share. Tables [pools.NAME]."""

from typing import Annotated

from pydantic import Field

from engine.scenario.files.quantities import USERID, number
from engine.scenario.model.table import ScenarioTable

PoolName = Annotated[str, Field(strict=True, pattern=USERID)]
MAX_CAPACITY = 64.0  # processors of an LPAR


class ResourcePool(ScenarioTable):
    """A pool as defined by DEFINE RESPOOL. A pool with neither limit is NOLIMIT."""

    limithard: Annotated[float, number(0.01, 100.0)] | None = None  # percent of the LPAR's processors
    capacity: Annotated[float, number(0.01, MAX_CAPACITY)] | None = None  # or: number of processors

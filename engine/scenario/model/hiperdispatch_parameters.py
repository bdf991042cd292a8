"""Parameters of HiperDispatch. The class is a base of Parameters."""

from typing import Annotated

from engine.kernel.units import SECOND, US
from engine.scenario.files.quantities import Cost, Part, number, parameter, times, whole
from engine.scenario.model.table import ScenarioTable

Deviations = Annotated[float, number(-3.0, 3.0)]

_NONE = "assumed: no source states it; "


class HiperDispatchParameters(ScenarioTable):
    """Caches, and the parameters of CP's parking decisions; times in ns."""

    cache_move: Cost = parameter(
        295 * US,
        "us",
        "fitted from hiperdispatch.wpol06: work per second of CPU time, vertical relative to horizontal",
        "HiperDispatch: time for a virtual CPU to fetch its data after moving from another node",
    )
    cache_node: Part = parameter(
        0.3,
        "share",
        f"{_NONE}caches shared by the chips of a node are nearer than those of other nodes",
        "HiperDispatch: relative time to fetch data after moving from another chip of the node",
    )
    cache_chip: Part = parameter(
        0.1,
        "share",
        f"{_NONE}the cores of a chip share a cache",
        "HiperDispatch: relative time to fetch data after moving from another core of the chip",
    )
    parking_interval: Annotated[int, times("100ms", "1m")] = parameter(
        2 * SECOND,
        "s",
        "published: Velocity Software's tuning guide, and z/VM 6.3 monitor record MRPRCPUP",
        "HiperDispatch: interval of decisions on parking",
    )
    parking_step: Annotated[int, whole(1, 64)] = parameter(
        4,
        "cores",
        f"{_NONE}a small number",
        "HiperDispatch: maximum number of logical cores that a decision parks or unparks, and of "
        "homes that it moves",
    )
    ceiling_deviations: Deviations = parameter(
        0.84,
        "standard deviations",
        f"{_NONE}80% confidence; the use of a confidence for the ceiling is published",
        "HiperDispatch: margin of the projected use above the mean of the last ten intervals",
        within=(0.52, 1.28, "70 to 90% confidence"),
    )
    excess_deviations: tuple[Deviations, Deviations, Deviations] = parameter(
        (1.28, 0.52, 0.0),
        "standard deviations",
        f"{_NONE}90, 70 and 50% confidence; EXCESSUSE as a confidence is published",
        "HiperDispatch: margin of the usable excess power below its mean, EXCESSUSE LOW, MEDIUM, HIGH",
        within=((0.84, 0.25, -0.25), (1.64, 0.84, 0.25), "80 to 95, 60 to 80 and 40 to 60% confidence"),
    )

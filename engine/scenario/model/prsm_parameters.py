"""Parameters of PR/SM. The class is a base of Parameters."""

from typing import Annotated

from engine.kernel.units import MS
from engine.scenario.files.quantities import Part, parameter, times
from engine.scenario.model.table import ScenarioTable

Run = Annotated[int, times("1ms", "1s")]

_GUIDE = "published: PR/SM Planning Guide"


class PrsmParameters(ScenarioTable):
    """Parameters of the assignment of physical cores to logical cores by PR/SM; times in ns."""

    prsm_run_high: Run = parameter(
        100 * MS,
        "ms",
        f'{_GUIDE}, "Processor running time"',
        "PR/SM: running time of a vertical high logical core",
    )
    prsm_run_min: Run = parameter(
        12_500_000,
        "ms",
        f'{_GUIDE}, "Processor running time"',
        "PR/SM: shortest running time of any other logical core",
    )
    prsm_run_max: Run = parameter(
        25 * MS,
        "ms",
        f'{_GUIDE}, "Processor running time"; assumed: 25 ms times the ratio of shared physical cores to '
        "logical cores of all LPARs, within these bounds",
        "PR/SM: longest running time of any other logical core",
    )
    prsm_interval: Annotated[int, times("10ms", "10s")] = parameter(
        100 * MS,
        "ms",
        "assumed: equal to the running time of a vertical high core; no source states the period of a cap",
        "PR/SM: time after which caps are refilled",
    )
    prsm_excess: Part = parameter(
        0.031,
        "share",
        f'{_GUIDE}, "Absolute capping": an absolute cap may be exceeded by 3.1% for a short time',
        "PR/SM: part of an absolute cap that carries over to the next interval",
    )
    prsm_kept: Part = parameter(
        1.0,
        "share",
        "assumed: with less, a capped LPAR that waits for its turn would lose capacity to which its "
        "weight entitles it",
        "PR/SM: part of a weight-based cap that carries over, for each logical core",
        within=(0.5, 1.0, "half of it, or all of it"),
    )
    prsm_behind: Annotated[int, times("0s", "10s")] = parameter(
        50 * MS,
        "ms",
        "assumed: two of the longest runs; a core that has had no work does not accumulate time",
        "PR/SM: maximum lag of a logical core behind the other logical cores, as time by entitlement",
    )

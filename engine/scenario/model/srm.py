"""The SRM statement: polarization, parking, and how the dispatcher distributes work. Table [srm]."""

from typing import Annotated, Literal

from engine.scenario.files.quantities import Switch, number
from engine.scenario.model.features import parsed_release
from engine.scenario.model.table import ScenarioTable

ExcessWord = Literal["none", "low", "medium", "high"]
UnparkingWord = Literal["large", "medium", "small"]
MAX_PAD = 8000.0  # percent; published for 7.3


class SrmSettings(ScenarioTable):
    """Settings of SET SRM, for an LPAR that shares the cores of a [cec] table, from z/VM 6.3 on."""

    polarization: Literal["vertical", "horizontal"] = "vertical"  # published default
    excessuse: ExcessWord = "medium"  # published default
    cpupad: Annotated[float, number(0.0, MAX_PAD)] = 100.0  # percent of a core; used only without GPD
    unparking: UnparkingWord | None = None  # from 7.1 on; if not given, the default of the release
    dspwdmethod: Literal["reshuffle", "rebalance"] = "reshuffle"  # published names
    warningtrack: Switch | None = None  # from 7.3 on; if not given, on (assumed)


def unparking_of(srm: SrmSettings, release: str) -> UnparkingWord:
    """Return the UNPARKING setting: LARGE in 7.1, MEDIUM in 7.2 (published); other releases use that of the
    nearest release.
    """
    if srm.unparking is not None:
        return srm.unparking
    return "large" if parsed_release(release) < (7, 2) else "medium"

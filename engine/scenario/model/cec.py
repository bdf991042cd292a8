"""The CEC of the z/VM system: its physical cores and all its LPARs. Table [cec].

Other LPARs are simulated only by their demand for physical cores.
"""

from typing import Annotated

from pydantic import Field

from engine.kernel.units import MS
from engine.scenario.files.quantities import Name, Share, Switch, Time, number, times, whole
from engine.scenario.model.systems import SystemName
from engine.scenario.model.table import ScenarioTable
from engine.state.prsm import MAX_CAP_GROUP, MAX_LPAR, MAX_PHYSICAL

MAX_WEIGHT = 999
Weight = Annotated[int, whole(1, MAX_WEIGHT)]  # published range
Cap = Annotated[float, number(0.01, 255.0)]  # cores; published range


class DemandStep(ScenarioTable):
    """A change in an LPAR's demand during the run."""

    at: Time  # time of the change
    demand: Share  # share of time in which each logical core has work from then on


class CecLpar(ScenarioTable):
    """An LPAR; table [cec.lpars.NAME]. The LPAR of the z/VM system has no cores and no demand here: see
    [lpar].
    """

    weight: Weight | None = (
        None  # its part of the shared physical cores, relative to the weights of the other LPARs
    )
    cores: Annotated[int, whole(1, 64)] | None = None  # logical cores
    dedicated: Switch = False  # each logical core has a dedicated physical core
    vertical: Switch = (
        False  # vertical polarization; not for the LPAR of z/VM, to which polarization of [srm] applies
    )
    capped: Switch = False  # initial capping: never more than its weight allows
    cap: Cap | None = None  # absolute capping, cores
    group: Name | None = None  # group of LPARs with an absolute cap
    demand: Share | None = (
        None  # share of time in which each logical core has work; if not given, all the time
    )
    piece: Annotated[int, times("10us", "10s")] = 5 * MS  # mean CPU time per piece of this work
    demands: Annotated[tuple[DemandStep, ...], Field(max_length=50)] = ()  # changes of the demand


class CapGroup(ScenarioTable):
    """A group of LPARs with one absolute cap; table [cec.groups.NAME]."""

    cap: Cap  # cores that all its LPARs together may use


class CecSettings(ScenarioTable):
    """The physical cores, all of one type, and the active LPARs. Table [cec]."""

    cores: Annotated[int, whole(1, MAX_PHYSICAL)]  # shared and dedicated physical cores of LPARs
    lpars: Annotated[dict[SystemName, CecLpar], Field(min_length=1, max_length=MAX_LPAR)]
    groups: Annotated[dict[Name, CapGroup], Field(max_length=MAX_CAP_GROUP)] = {}
    chip_cores: Annotated[int, whole(1, MAX_PHYSICAL)] = 6  # physical cores of a chip; assumed
    node_chips: Annotated[int, whole(1, MAX_PHYSICAL)] = 3  # chips of a node (a book or a drawer); assumed
    gpd: Switch = True  # global performance data control: z/VM may see the processor use of other LPARs

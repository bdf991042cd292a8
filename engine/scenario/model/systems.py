"""Several z/VM systems in one run: members of an SSI cluster, their channels, and the links between them."""

from itertools import islice
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.language import say
from engine.scenario.files.error import shown
from engine.scenario.files.quantities import SYSTEM, Identifier, Pages, Share, Switch, number, whole
from engine.scenario.model.table import ScenarioTable
from engine.scenario.model.web import PackName
from engine.state.link import MAX_SYSTEM

Hex = Annotated[str, Field(strict=True, pattern=r"^[0-9A-Fa-f]{1,4}$")]
Chpid = Annotated[str, Field(strict=True, pattern=r"^[0-9A-Fa-f]{2}$")]
SystemName = Annotated[str, Field(strict=True, pattern=SYSTEM)]
GenerationName = Literal["FE1", "FE2", "FE4", "FE8", "FE8S", "FE16S", "FE16S+", "FE16SA", "FE32S"]
Processor = Literal["z10", "z196"]
DeviceName = Annotated[str, Field(strict=True, pattern=r"^[A-Z0-9@#$-]{1,16}$")]


def few_members(systems: Any) -> Any:
    """Return the [systems] table. Raises ValueError if it has more systems than a cluster can have
    members.
    """
    if isinstance(systems, dict) and len(systems) > MAX_SYSTEM:
        expected = say("expected at most {0} systems, the maximum of an SSI cluster", MAX_SYSTEM)
        names = ", ".join(shown(name) for name in islice(systems, 2 * MAX_SYSTEM))
        raise ValueError(say("{0}, not {1}: {2}", expected, len(systems), names))
    return systems


class System(ScenarioTable):
    """One z/VM system in a separate LPAR; [lpar] provides the keys that it omits. Table [systems.NAME]."""

    cec: Identifier = "A"  # name of its CEC
    processors: Annotated[int, whole(1, 64)] | None = None  # instead of the value in [lpar]
    storage: Pages | None = None  # instead of the value in [lpar]
    frames: Pages | None = None  # instead of the value in [lpar]
    below_2g: Pages | None = None  # instead of the value in [lpar]
    xstor: Pages | None = None  # instead of the value in [lpar]
    filled_xstor: Share | None = None  # instead of the value in [lpar]
    paging_space: Pages | None = None  # instead of the value in [lpar]
    volumes: Annotated[int, whole(1, 64)] | None = None  # instead of the value in [lpar]
    volids: Annotated[tuple[PackName, ...], Field(max_length=64)] | None = (
        None  # instead of the value in [lpar]
    )
    processor: Processor | None = None  # instead of the value in [lpar]
    facilities: Annotated[int, whole(1, 100)] = (
        1  # architecture level of its CEC: higher levels have more facilities
    )
    devices: Annotated[
        tuple[DeviceName, ...], Field(max_length=32)
    ] = ()  # devices that guests might need, for example an OSA
    joined: Switch = True  # the system is up and a member of the SSI


class ChannelSettings(ScenarioTable):
    """A FICON channel; table [channels.NAME], where the name is the CHPID unless the key chpid is given."""

    chpid: Chpid | None = None  # channel path ID, if the name is not
    cec: Identifier = "A"  # name of its CEC
    card: Annotated[int, whole(0, 40)] = 0  # its FICON card in the CEC
    generation: GenerationName = "FE4"  # of the FICON card
    systems: Annotated[
        tuple[SystemName, ...], Field(max_length=4)
    ] = ()  # that may use it; none = all LPARs of its CEC
    distance: Annotated[float, number(0.0, 300.0)] = 0.0  # km of fiber to the director or the other channel
    credits: Annotated[int, whole(1, 10_000)] | None = None  # buffer credits; if not given, enough
    director: Identifier | None = None  # the FICON director it is cabled to, if that is known


class Trunk(ScenarioTable):
    """All inter-switch links between two FICON directors; table [trunks.NAME]."""

    directors: tuple[Identifier, Identifier]  # names of both FICON directors
    rate: Annotated[
        float, number(1.0, 100_000.0)
    ]  # MB/s that all links of the trunk carry together in each direction


class Connections(ScenarioTable):
    """FCTC connections between the same channels, with consecutive device numbers."""

    device: Hex  # number of the first device, equal on both sides
    count: Annotated[int, whole(1, 16)] = 1  # number of connections
    channels: tuple[Identifier, Identifier]  # of the first and of the second system of the link


class Link(ScenarioTable):
    """An ISFC logical link between two systems; table [links.NAME]."""

    systems: tuple[SystemName, SystemName]  # names of both systems
    connections: Annotated[tuple[Connections, ...], Field(min_length=1, max_length=16)]


class Domain(ScenarioTable):
    """A relocation domain; table [domains.NAME]."""

    systems: Annotated[tuple[SystemName, ...], Field(min_length=1, max_length=4)]  # names of its members

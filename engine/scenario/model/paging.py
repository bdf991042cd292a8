"""Paging I/O: exposures of the paging volumes, their control units and channels. Table [paging]."""

from typing import Annotated

from engine.kernel.units import US
from engine.scenario.files.quantities import Cost, Switch, number, parameter, whole
from engine.scenario.model.table import ScenarioTable
from engine.state.paging import MAX_PATH, MAX_UNIT, MAX_UNIT_ALIAS

Exchanges = Annotated[float, number(0.0, 10.0)]
_NONE = "assumed: no source states it; "


class PagingSettings(ScenarioTable):
    """Control units of the paging volumes; volume k belongs to unit k modulo `control_units`."""

    control_units: Annotated[int, whole(1, MAX_UNIT)] = 1  # control units of the paging volumes
    channels: Annotated[int, whole(1, MAX_PATH)] = 4  # to each control unit
    aliases: Annotated[int, whole(0, MAX_UNIT_ALIAS)] = (
        0  # HyperPAV aliases of each control unit, from 6.4 on
    )
    use_aliases: Switch = False  # SET PAGING ALIAS; published: CP uses aliases only if this is on
    transport_mode: Switch = False  # SET PAGING HPF, from 6.4 on; published: CP uses HPF only if this is on


class PagingParameters(ScenarioTable):
    """Times of paging I/O, for scenarios with a [paging] table; times in ns."""

    paging_access: Cost = parameter(
        185 * US,
        "us",
        (
            "fitted from paging.hpp03: ratio of the transaction rate with transport mode to the rate "
            "without transport mode"
        ),
        "Paging I/O: mean time until a control unit has the data of an I/O",
    )
    paging_exchange: Cost = parameter(
        11_500,
        "us",
        "fitted from paging.hpp02: ratio of the transaction rate with aliases to the rate without aliases",
        "Paging I/O: time of an exchange between a channel and a control unit",
    )
    paging_page: Cost = parameter(
        5_120,
        "us",
        "derived from 800 MB/s, the data rate of an 8 Gb/s FICON channel, and 4,096 bytes",
        "Paging I/O: channel time per page",
    )
    command_exchanges: Exchanges = parameter(
        2.0,
        "exchanges",
        f"{_NONE}channel commands go to the control unit one by one",
        "Paging I/O: exchanges of an I/O in command mode, in addition to the exchanges for its pages",
    )
    command_page_exchanges: Exchanges = parameter(
        1.0,
        "exchanges",
        f"{_NONE}each page has a separate channel command",
        "Paging I/O: exchanges in command mode for each page",
    )
    transport_exchanges: Exchanges = parameter(
        1.0,
        "exchanges",
        f"{_NONE}one control block carries all commands of an I/O, regardless of its number of pages",
        "Paging I/O: exchanges of an I/O in transport mode",
    )
    paging_payload: Annotated[int, whole(1, 64)] = parameter(
        30,
        "pages",
        f"{_NONE}6.4 moves more pages with an I/O than 6.3 (published), but the number of pages "
        f"is not published",
        "Paging I/O: maximum number of pages of an I/O, from 6.4 on; up to 6.3 see block_read",
    )

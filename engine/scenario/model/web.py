"""Sessions of web clients with web servers, and the disk packs that contain their files."""

from typing import Annotated

from pydantic import Field

from engine.kernel.units import MS, SECOND
from engine.scenario.files.quantities import (
    PACK,
    Name,
    Pages,
    Share,
    Switch,
    Title,
    number,
    sizes,
    times,
    whole,
)
from engine.scenario.model.guest_profile import MAX_TIERS
from engine.scenario.model.table import ScenarioTable


class Sessions(ScenarioTable):
    """Sessions in a closed loop: a transaction fetches one file; table [sessions.NAME].

    A transaction consists of several rounds: a burst of the client, reads if the file is not in the server's
    page cache, and a burst of the server.
    """

    title: Title  # as shown in the window
    servers: Name  # group of guests
    clients: Name  # group of guests
    each: Annotated[int, whole(1, 1000)] = 2  # sessions of each server
    across: Switch = (
        False  # sessions come from clients of all systems in rotation; otherwise from the server's own system
    )
    instructions: Annotated[float, number(1e3, 1e12)]  # of a transaction, in guests
    client_share: Share = 0.5  # of them
    rounds: Annotated[int, whole(1, 64)] = 8  # of a transaction
    think: Annotated[int, times("0s", "24h")] = 0  # mean time before a transaction; exponential
    files: Annotated[int, whole(1, 10_000_000)]  # all are requested equally often
    file_size: Annotated[int, sizes("4K", "1T")] = 256  # of each file
    reads: Annotated[float, number(0.0, 1000.0)]  # mean virtual I/Os for a file outside the page cache
    not_cache: Pages  # server memory outside the page cache: kernel, programs
    cache_tier: Annotated[int, whole(1, MAX_TIERS)] = 2  # tier of its kind that is the page cache
    hop: Annotated[int, times("1us", "10s")] = MS // 10  # to another system; the response takes the same time
    retry: Annotated[int, times("1ms", "1h")] = SECOND  # time until a client retries a lost server


class Pack(ScenarioTable):
    """A disk volume with files of all servers; table [packs.NAME]. Each system has one exposure."""

    share: Annotated[float, number(0.0, 1.0)]  # of real I/Os, relative to those of all packs
    service: Annotated[int, times("1us", "10s")]  # mean when no other system uses the volume; exponential
    sharing: Annotated[float, number(0.0, 100.0)] = 0.0  # share of time added per other busy exposure


PackName = Annotated[str, Field(strict=True, pattern=PACK)]

"""The state of LPARs after a reset: channels whose access list names them, and the paths over these channels.

Source: IBM, IOCP User's Guide, definitions: an access list names the LPARs that have the channel online at
activation after a power-on reset; the candidate list names those that may configure it on later. A channel
owned by an I/O cluster has no access list, and is managed by the cluster's operating systems.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.ficon.drawing.meaning.definition_index import behind
from engine.ficon.drawing.meaning.images import images, is_online, viewers
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing

READS = (Cec, Css, Lpar, Channel, ControlUnit, DeviceRange)
MANAGED = "IOCLUSTER"


class ResetPaths(NamedTuple):
    """The channels by which an LPAR reaches a control unit: all defined channels, and those that are online
    after a reset.
    """

    lpar: str
    unit: str
    defined: tuple[str, ...]
    online: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """The channels that a reset leaves offline."""
        return tuple(channel for channel in self.defined if channel not in self.online)


def null_channels(drawing: Drawing) -> list[Channel]:
    """Return the channels that LPARs may have but that none has after a reset."""
    return drawing.derived(_null_channels, Cec, Css, Lpar, Channel)


def _null_channels(drawing: Drawing) -> list[Channel]:
    known = images(drawing)
    return [
        channel
        for channel in drawing.of(Channel)
        if not is_managed(channel)
        and (holders := known.holders(channel))
        and not any(is_online(channel, lpar) for lpar in holders)
    ]


def is_managed(channel: Channel) -> bool:
    """Return whether an I/O cluster owns a channel."""
    return any(keyword == MANAGED for keyword, _ in channel.others)


def reset_paths(drawing: Drawing) -> list[ResetPaths]:
    """Return the paths of each LPAR to each control unit whose devices it sees."""
    return drawing.derived(_reset_paths, *READS)


def _reset_paths(drawing: Drawing) -> list[ResetPaths]:
    known, found = images(drawing), []
    for unit in drawing.of(ControlUnit):
        devices = behind(drawing).devices.get(unit.id, ())
        by_lpar: dict[str, dict[str, bool]] = {}
        for path in unit.paths:
            channel = drawing.get(path.channel, Channel)
            holders = () if is_managed(channel) else known.holders_in(channel, path.css)
            for lpar in dict.fromkeys(lpar for device in devices for lpar in viewers(device, holders)):
                by_lpar.setdefault(lpar, {})[channel.id] = is_online(channel, lpar)
        for lpar, channels in by_lpar.items():
            online = tuple(name for name, there in channels.items() if there)
            found.append(ResetPaths(lpar, unit.id, tuple(channels), online))
    return found

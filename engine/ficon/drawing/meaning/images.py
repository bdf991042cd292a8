"""Images: the LPARs that have a channel, those of them that see a device, and the LPAR that a CUADD names.

Source: IBM, IOCP User's Guide, CHPID (access and candidate lists), IODEVICE (PART, NOTPART). CUADD is the
channel subsystem and the MIF ID of the image at the far end; it is omitted if that image has the channel to
itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.names import called, short
from engine.language import say

RESERVED = "*"


class Images:
    """The LPARs of a drawing by their place, and the LPARs of each channel."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.css = {css.id: css for css in drawing.of(Css)}
        self.lpars: dict[tuple[str, int], list[Lpar]] = {}  # by CEC and subsystem
        self.by_mif: dict[tuple[str, int, int], Lpar] = {}  # by CEC, subsystem, MIF ID
        self._names: dict[str, str] = {lpar.id: lpar.name for lpar in drawing.of(Lpar)}
        self._names |= {channel.id: f"{channel.chpid:02X}" for channel in drawing.of(Channel)}
        self._holders: dict[str, tuple[str, ...]] = {}
        self._inside: dict[tuple[str, int], tuple[str, ...]] = {}
        for lpar in drawing.of(Lpar):
            self._add(lpar)

    def _add(self, lpar: Lpar) -> None:
        css = self.css[lpar.css]
        if lpar.name == RESERVED:
            return
        self.lpars.setdefault((css.cec, css.number), []).append(lpar)
        if lpar.mif is not None:
            self.by_mif.setdefault((css.cec, css.number, lpar.mif), lpar)

    def names(self, things: Iterable[str]) -> list[str]:
        """Return the names of LPARs and channels for sentences about connections; "" for missing ones."""
        return [self._names.get(thing, "") for thing in things]

    def place(self, lpar: str) -> tuple[str, int]:
        """Return the CEC and the subsystem number of an LPAR."""
        css = self.css[self.drawing.get(lpar, Lpar).css]
        return css.cec, css.number

    def cuadd(self, lpar: str) -> int | None:
        """Return the CUADD that identifies an LPAR from the far side; None if it has no MIF ID yet."""
        mif = self.drawing.get(lpar, Lpar).mif
        return None if mif is None else 16 * self.place(lpar)[1] + mif

    def holders(self, channel: Channel) -> tuple[str, ...]:
        """Return the LPARs that have or may have a channel, by subsystem and ID."""
        if channel.id not in self._holders:
            inside = (lpar.id for css in sorted(set(channel.css)) for lpar in self.inside(channel.cec, css))
            named = {*(channel.access or ()), *(channel.candidates or ())}
            found = tuple(text for text in inside if channel.access is None or text in named)
            self._holders[channel.id] = found
        return self._holders[channel.id]

    def inside(self, cec: str, css: int) -> list[Lpar]:
        """Return the LPARs of a subsystem, without reserved ones."""
        return self.lpars.get((cec, css), [])

    def holders_in(self, channel: Channel, css: int) -> tuple[str, ...]:
        """Return the holders of a channel in a subsystem."""
        key = channel.id, css
        if key not in self._inside:
            inside = {lpar.id for lpar in self.inside(channel.cec, css)}
            self._inside[key] = tuple(holder for holder in self.holders(channel) if holder in inside)
        return self._inside[key]

    def viewers(self, device: DeviceRange, channel: Channel, css: int) -> list[str]:
        """Return the LPARs of a subsystem that see devices behind a channel."""
        return viewers(device, self.holders_in(channel, css))

    def named(self, channel: Channel, cuadd: int | None) -> tuple[str, str]:
        """Return the LPAR that a CUADD names behind a far channel, or "" and the reason why there is no such
        LPAR.
        """
        holders = self.holders(channel)
        if not is_shared(channel):
            return self._only(channel, holders, cuadd)
        if cuadd is None:
            return "", say(
                "{0} is shared: expected a CUADD that identifies one of its LPARs", self._words(channel)
            )
        css, mif = divmod(cuadd, 16)
        lpar = self.by_mif.get((channel.cec, css, mif))
        if lpar is None:
            return (
                "",
                say(
                    "CUADD {0:02X}: {1} has no LPAR with CSS {2} and MIF ID {3:X}",
                    cuadd,
                    self._words(channel),
                    css,
                    mif,
                ),
            )
        if lpar.id not in holders:
            return "", say(
                "CUADD {0:02X} refers to {1}, which does not have {2}",
                cuadd,
                short(lpar),
                self._words(channel),
            )
        return lpar.id, ""

    def _only(self, channel: Channel, holders: tuple[str, ...], cuadd: int | None) -> tuple[str, str]:
        own = [
            holder for holder in holders if channel.access is not None and holder in channel.access
        ] or list(holders)
        if len(own) != 1:
            return "", say("{0} is not shared, and its LPAR is not specified", self._words(channel))
        if cuadd is not None and cuadd != self.cuadd(own[0]):
            return (
                "",
                say(
                    "CUADD {0:02X}: {1} is not shared and belongs to {2}",
                    cuadd,
                    self._words(channel),
                    called(self.drawing, own[0]),
                ),
            )
        return own[0], ""

    def _words(self, channel: Channel) -> str:
        return say("CHPID {0:02X} of {1}", channel.chpid, short(self.drawing.get(channel.cec, Cec)))


def images(drawing: Drawing) -> Images:
    """Return the images of a drawing in its current state."""
    return drawing.derived(Images, Cec, Css, Lpar, Channel)


def is_shared(channel: Channel) -> bool:
    """Return True if several LPARs may use a channel at the same time, as with any spanned channel."""
    return channel.shared or len(set(channel.css)) > 1


def is_online(channel: Channel, lpar: str) -> bool:
    """Return True if an LPAR that may use a channel has it online at activation."""
    return channel.access is None or lpar in channel.access


def viewers(device: DeviceRange, holders: tuple[str, ...]) -> list[str]:
    """Return the LPARs with the device's channel that see the device."""
    if device.lpars is not None:
        return [lpar for lpar in device.lpars if lpar in holders]
    return [holder for holder in holders if sees(device, holder)]


def sees(device: DeviceRange, lpar: str) -> bool:
    """Return True if PART and NOTPART allow an LPAR to see a device."""
    if device.lpars is not None:
        return lpar in device.lpars
    return lpar not in (device.barred or ())

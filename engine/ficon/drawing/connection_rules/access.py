"""Access: which LPARs may use a channel, and which LPARs see devices."""

from __future__ import annotations

from engine.ficon.drawing.connection_rules.rule import ConnectionRule
from engine.ficon.drawing.meaning.visibility import lpars_of, viewers
from engine.ficon.drawing.model.cabling import Channel, Css, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import DrawingError
from engine.ficon.drawing.model.names import words
from engine.language import later, say


def open_channel(draft: Draft, channel: Channel, lpar: Lpar) -> None:
    """Allow an LPAR to use a channel; a channel of another subsystem becomes spanned."""
    css = draft.now.get(lpar.css, Css)
    if css.cec != channel.cec:
        raise DrawingError(
            say("{0} is not in the same CEC as {1}", words(draft.now, lpar), words(draft.now, channel)),
            lpar.id,
            channel.id,
        )
    if any(viewer.id == lpar.id for viewer in lpars_of(draft.now, channel)):
        raise DrawingError(
            say("{0} is already allowed to use {1}", words(draft.now, lpar), words(draft.now, channel)),
            channel.id,
        )
    subsystems = tuple(sorted({*channel.css, css.number}))
    access = None if channel.access is None else (*channel.access, lpar.id)
    users = lpars_of(draft.now, channel)
    draft.set(channel.id, css=subsystems, access=access, shared=channel.shared or len(users) > 0)


def _show(draft: Draft, device: DeviceRange, lpar: Lpar) -> None:
    """Make devices visible to an LPAR."""
    if any(viewer.id == lpar.id for viewer in viewers(draft.now, device)):
        raise DrawingError(
            say("{0} already sees {1}", words(draft.now, lpar), words(draft.now, device)), device.id
        )
    barred = None if device.barred is None else tuple(id_ for id_ in device.barred if id_ != lpar.id)
    lpars = None if device.lpars is None else (*device.lpars, lpar.id)
    draft.set(device.id, barred=barred or None, lpars=lpars)
    if not any(viewer.id == lpar.id for viewer in viewers(draft.now, draft.now.get(device.id, DeviceRange))):
        unit = draft.now.get(device.control_units[0], ControlUnit)
        text = say(
            "{0} has no channel of {1}: add a channel first", words(draft.now, lpar), words(draft.now, unit)
        )
        raise DrawingError(text, lpar.id, unit.id)


RULES = (
    ConnectionRule(Channel, Lpar, later("Let {1} use {0}"), open_channel),
    ConnectionRule(DeviceRange, Lpar, later("Let {1} see {0}"), _show),
)

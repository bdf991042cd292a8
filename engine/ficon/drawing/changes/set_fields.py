"""New values for an element's fields; references elsewhere are updated: LINKs, CUADDs, device lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.ficon.drawing.changes import create
from engine.ficon.drawing.connection_rules.cables import follow
from engine.ficon.drawing.meaning.addresses import Target, channel_at, image, keep_targets, target, targets
from engine.ficon.drawing.meaning.visibility import viewers
from engine.ficon.drawing.model.cabling import Cable, Channel, ChannelCard, Css, Director, Lpar, Port
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.names import called, words
from engine.language import say


def set_fields(drawing: Drawing, name: str, /, **fields: Any) -> Change:
    """Change fields of an element. Raises DrawingError with the field, the value and what was expected."""
    draft = Draft(drawing, say("Change {0}", called(drawing, name)))
    set_in(draft, name, **fields)
    return draft.done([name])


def set_in(draft: Draft, name: str, /, **fields: Any) -> None:
    """Set fields in a draft. The system name of an LPAR changes with the LPAR name if both are the same."""
    before = draft.now.copy()
    old = draft.now[name]
    if isinstance(old, Channel) and old.card is not None:
        fields = _on_card(draft, old, fields)
    if isinstance(old, Lpar) and "name" in fields and old.system == old.name:
        fields = {"system": fields["name"], **fields}
    new = draft.set(name, **fields)
    follow = _FOLLOWERS.get(type(old))
    if follow is not None and new != old:
        follow(draft, before, old, new)


def _on_card(draft: Draft, old: Channel, fields: dict[str, Any]) -> dict[str, Any]:
    """Set the generation of a channel on a card to that of the card, even after a move to another card."""
    card = fields.get("card", old.card)
    if card is None:
        return fields
    given = draft.now.get(card, ChannelCard)
    if "generation" in fields and fields["generation"] != given.generation:
        text = say(
            "{0} is on a card: change the generation of {1} instead",
            words(draft.now, old),
            words(draft.now, given),
        )
        raise DrawingError(text, old.id, given.id)
    return {**fields, "generation": given.generation}


def _channel(draft: Draft, before: Drawing, old: Channel, new: Channel) -> None:
    if new.card is not None and new.card != old.card:
        card = draft.now.get(new.card, ChannelCard)
        create.check_room(before, card)
        if card.cec != new.cec:
            raise DrawingError(say("{0} is in another CEC", words(draft.now, card)), new.id, card.id)
        if new.generation != card.generation:
            draft.set(new.id, generation=card.generation)
    if new.css != old.css:
        _paths_follow(draft, new)
    if new.switch != old.switch:
        keep_targets(draft, targets(before))


def _paths_follow(draft: Draft, channel: Channel) -> None:
    """Make FCTC control units include their channel in each of its subsystems."""
    for unit in [user for user in draft.now.users(channel.id) if isinstance(user, ControlUnit)]:
        mine = [path for path in unit.paths if path.channel == channel.id]
        rest = [path for path in unit.paths if path.channel != channel.id]
        spread = [mine[0].model_copy(update={"css": css}) for css in channel.css]
        draft.set(unit.id, paths=(*rest, *spread))


def _card(draft: Draft, before: Drawing, old: ChannelCard, new: ChannelCard) -> None:
    for channel in draft.now.of(Channel):
        if channel.card == new.id and channel.generation != new.generation:
            draft.set(channel.id, generation=new.generation)


def _lpar(draft: Draft, before: Drawing, old: Lpar, new: Lpar) -> None:
    _images_follow(draft, before)


def _css(draft: Draft, before: Drawing, old: Css, new: Css) -> None:
    if new.number != old.number:
        for channel in draft.now.of(Channel):
            if channel.cec == new.cec and old.number in channel.css:
                numbers = sorted({new.number if number == old.number else number for number in channel.css})
                draft.set(channel.id, css=tuple(numbers))
        for unit in draft.now.of(ControlUnit):
            paths = tuple(_renumbered(path, old, new) if unit.cec == new.cec else path for path in unit.paths)
            if paths != unit.paths:
                draft.set(unit.id, paths=paths)
    _images_follow(draft, before)


def _renumbered(path: Any, old: Css, new: Css) -> Any:
    return path.model_copy(update={"css": new.number}) if path.css == old.number else path


def _images_follow(draft: Draft, before: Drawing) -> None:
    """Make CUADDs name the same LPARs as before, by their new numbers."""
    for unit in before.of(ControlUnit):
        lpar = _aimed_at(before, unit)
        if lpar is None or lpar.id not in draft.now:
            continue
        number = image(draft.now, draft.now.get(lpar.id, Lpar))
        if number is not None and number != unit.cuadd:
            draft.set(unit.id, cuadd=number)


def _aimed_at(drawing: Drawing, unit: ControlUnit) -> Lpar | None:
    """Return the LPAR that a control unit specifies by CUADD, in the CEC of the channel at its LINK."""
    if unit.cuadd is None or not unit.paths:
        return None
    far = channel_at(drawing, target(drawing, unit.paths[0]))
    if far is None:
        return None
    for css in drawing.children(far.cec):
        if isinstance(css, Css) and css.number == unit.cuadd >> 4:
            inside = (child for child in drawing.children(css.id) if isinstance(child, Lpar))
            return next((lpar for lpar in inside if lpar.mif == unit.cuadd & 15), None)
    return None


def _cable(draft: Draft, before: Drawing, old: Cable, new: Cable) -> None:
    """Update definitions for a cable end that is plugged in elsewhere."""
    if new.ends != old.ends:
        follow(draft, before, new.id)


def _director(draft: Draft, before: Drawing, old: Director, new: Director) -> None:
    if new.switch != old.switch:
        for channel in draft.now.of(Channel):
            if channel.switch == old.switch:
                draft.set(channel.id, switch=new.switch)
    keep_targets(draft, targets(before))


def _port(draft: Draft, before: Drawing, old: Port, new: Port) -> None:
    moved: dict[Target, Target] = {(old.director, old.address): (new.director, new.address)}
    keep_targets(draft, targets(before), moved)


def _device(draft: Draft, before: Drawing, old: DeviceRange, new: DeviceRange) -> None:
    """Replace old device numbers with new ones in links of the LPARs that see them."""
    seeing = {viewer.id for viewer in viewers(before, old)}
    new_of = {old.number + i: new.number + i if i < new.count else None for i in range(old.count)}
    for link in draft.now.of(IsfcLink):
        sides = tuple(
            tuple(now for number in have if (now := new_of.get(number, number)) is not None)
            if end in seeing
            else have
            for end, have in zip(link.ends, link.devices, strict=True)
        )
        if sides != link.devices:
            draft.set(link.id, devices=sides)


_FOLLOWERS: dict[type[Thing], Callable[[Draft, Drawing, Any, Any], None]] = {
    Channel: _channel,
    ChannelCard: _card,
    Lpar: _lpar,
    Css: _css,
    Cable: _cable,
    Director: _director,
    Port: _port,
    DeviceRange: _device,
}

"""The devices that are a link's alone, so that they may be taken away with it."""

from __future__ import annotations

from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.visibility import viewers
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import IsfcLink


def own_ranges(drawing: Drawing, link: IsfcLink) -> list[DeviceRange]:
    """Device ranges at both ends whose devices are all in this link, and in no other one."""
    found: dict[str, DeviceRange] = {}
    for lpar, numbers in zip(link.ends, link.devices, strict=True):
        for name in dict.fromkeys(resolve(drawing).device(lpar, number) for number in numbers):
            item = drawing.find(name)
            if isinstance(item, DeviceRange) and _alone(drawing, link, item, lpar):
                found[item.id] = item
    return list(found.values())


def _alone(drawing: Drawing, link: IsfcLink, device_range: DeviceRange, lpar: str) -> bool:
    mine = set(range(device_range.number, device_range.number + device_range.count))
    if not mine <= set(link.devices[link.ends.index(lpar)]):
        return False
    seen_by = {each.id for each in viewers(drawing, device_range)}
    return not any(
        end in seen_by and mine & set(numbers)
        for other in drawing.of(IsfcLink)
        for end, numbers in zip(other.ends, other.devices, strict=True)
        if (other.id, end) != (link.id, lpar)
    )

"""The QUERY MDCACHE and SET MDCACHE commands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import Megabytes
from engine.cp.reply import refuse
from engine.kernel.units import PAGES_PER_MB
from engine.mechanisms.storage.frames import ABOVE, BELOW
from engine.mechanisms.storage.minidisk_cache import give_frames

Size = Annotated[int, Megabytes()]


@command("Query MDCache", classes="B")
def query_mdcache(call: Call) -> Iterator[str]:
    """Show the minidisk cache in real storage, without its bias. Layout: general knowledge, not confirmed."""
    s = call.s
    least, most = (int(s["param"][name]) * call.granule for name in ("mdc_min", "mdc_max"))
    yield f"Minidisk cache {'ON' if most else 'OFF'} for system"
    share = round(100 * int(s["mdc"]) * call.granule / most) if most else 0
    yield f"Storage MDC min={least // PAGES_PER_MB}M max={most // PAGES_PER_MB}M, usage={share}%"
    yield "Xstore MDC min=0M max=0M, usage=0%"


@command("SET MDCache STORage least most", classes="B", acts=True)
def set_mdcache(call: Call, least: Size, most: Size) -> Iterator[str]:
    """Set the minimum and maximum real storage of the minidisk cache, e.g. 0M 256M.

    The cache keeps the minimum when frames run short. A larger cache shrinks at once, which may differ from
    CP. The response's layout is not confirmed.
    """
    storage = int(call.s["frames"]) * call.granule // PAGES_PER_MB
    if not least <= most <= storage:
        refuse(f"MDCACHE: the minimum is at most the maximum, and that at most the storage, {storage}M")
    param = call.s["param"]
    param["mdc_min"], param["mdc_max"] = (n * PAGES_PER_MB // call.granule for n in (least, most))
    shrink(call.s)
    return query_mdcache(call)


def shrink(s: Any) -> None:
    """Free the cache's frames above its maximum."""
    for below in (ABOVE, BELOW):
        s["want"][below] = max(0, int(s["mdc"] - s["param"]["mdc_max"]))
        give_frames(s, np.int64(below))
        s["want"][below] = 0

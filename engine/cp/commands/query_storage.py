"""QUERY FRAMES, QUERY XSTORE, QUERY ALLOC PAGE: what there is of each kind of storage, and what is left."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.units import PAGES_PER_MB


@command("Query FRames", classes="ABE")
def query_frames(call: Call) -> Iterator[str]:
    """Frames of real storage. A short form of CP's answer: what this model has, and guests' frames, are ours.

    Pageable: frames that guests may use; Available: free ones, with those that CP keeps in reserve.
    """
    s, granule = call.s, call.granule
    used = sum(int(u["real"]) for u in call.guests)
    yield "All Frames:"
    yield f"  Pageable={s['frames'] * granule}  Available={s['available'] * granule}  Guests={used * granule}"


@command("Query XSTORe", classes="ABCE")
def query_xstore(call: Call) -> Iterator[str]:
    """Expanded storage; all of it is CP's, for paging. The layout is general knowledge, not confirmed."""
    total, free = int(call.s["xstor"]), int(call.s["xstor_free"])
    if total == 0:
        yield "XSTORE= none"  # ours
        return
    size, used = total * call.granule // PAGES_PER_MB, round(100 * (total - free) / total)
    yield f"XSTORE= {size}M online= {size}M"
    yield f"XSTORE= {size}M userid= SYSTEM usage= {used}% retained= 0M pending= 0M"
    yield "XSTORE MDC min=0M, max=0M, usage=0%"
    yield f"XSTORE= {size}M userid=  (none)  max. attach= {size}M"


@command("Query ALLOC PAGE", classes="D")
def query_alloc_page(call: Call) -> Iterator[str]:
    """Paging space, in pages. A short form of CP's answer, which shows extents and devices as well."""
    total, used = int(call.s["dasd"]), int(call.s["dasd"] - call.s["dasd_free"])
    share = round(100 * used / total) if total else 0
    yield f"{'':9}{'TOTAL':>10} {'PAGES':>10}    %"
    yield f"{'VOLUMES':9}{'PAGES':>10} {'IN USE':>10} USED"
    yield f"{'-' * 7:9}{'-' * 10} {'-' * 10} ----"
    yield f"{call.scenario.lpar.volumes:<9}{total * call.granule:10} {used * call.granule:10} {share:3}%"

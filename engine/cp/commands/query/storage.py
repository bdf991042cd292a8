"""QUERY FRAMES, QUERY XSTORE, QUERY ALLOC PAGE: what there is of each kind of storage, and what is left."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import Call
from engine.cp.command import command
from engine.kernel.units import PAGES_PER_MB
from engine.scenario.model.central_storage import pageable, pageable_below_2g


@command("Query FRames", classes="ABE")
def query_frames(call: Call) -> Iterator[str]:
    """Show the frames of real storage: a short form of CP's answer, with its layout.

    Configured, Real and Usable: central storage, where the scenario gives it. Pageable: frames that are not
    CP's own; Available: free ones, with those that CP keeps in reserve. Guests and Available are not CP's.
    """
    s, lpar = call.s, call.lpar
    low = sum(int(u["real_low"]) for u in call.guests)
    used = sum(int(u["real"]) for u in call.guests)
    all_there_is, below = (int(s[name]) * call.granule for name in ("frames", "frames_low"))
    yield "All Frames:"
    if lpar.storage is not None:
        size, all_there_is, below = lpar.storage, pageable(lpar.storage), pageable_below_2g(lpar.storage)
        yield f"  Configured={size}  Real={size}  Usable={size}  Offline=0"
    yield _frames(call, all_there_is, s["available"], used, s["mdc"])
    yield "Frames < 2G:"
    yield _frames(call, below, s["available_low"], low, s["mdc_low"])


def _frames(call: Call, all_there_is: int, *granules: int) -> str:
    available, guests, cache = (int(n) * call.granule for n in granules)
    available += call.lpar.unused_below_2g
    return f"  Pageable={all_there_is}  Available={available}  Guests={guests}  MinidiskCache={cache}"


@command("Query XSTORe", classes="ABCE")
def query_xstore(call: Call) -> Iterator[str]:
    """Expanded storage; all of it is CP's, for paging. The layout is general knowledge, not confirmed.

    The line for a machine without any is not CP's.
    """
    total, free = int(call.s["xstor"]), int(call.s["xstor_free"])
    if total == 0:
        yield "XSTORE= none"  # not CP's
        return
    size, used = total * call.granule // PAGES_PER_MB, round(100 * (total - free) / total)
    yield f"XSTORE= {size}M online= {size}M"
    yield f"XSTORE= {size}M userid= SYSTEM usage= {used}% retained= 0M pending= 0M"
    yield "XSTORE MDC min=0M, max=0M, usage=0%"
    yield f"XSTORE= {size}M userid=  (none)  max. attach= {size}M"


@command("Query ALLOC PAGE", classes="D")
def query_alloc_page(call: Call) -> Iterator[str]:
    """Paging space, in pages. A short form of CP's answer, the layout of which is not certain.

    Volumes whose serials the scenario does not give are called PAGE01 and so on.
    """
    volumes = call.s["volume"][: call.lpar.volumes]
    yield f"{'':9}{'TOTAL':>10} {'PAGES':>10}    %"
    yield f"{'VOLID':9}{'PAGES':>10} {'IN USE':>10} USED"
    yield f"{'-' * 6:9}{'-' * 10} {'-' * 10} ----"
    for name, volume in zip(call.lpar.volume_names, volumes, strict=True):
        yield _space(call, name, volume["slots"], volume["used"])
    yield _space(call, "SUMMARY", volumes["slots"].sum(), volumes["used"].sum())


def _space(call: Call, name: str, total: int, used: int) -> str:
    share = round(100 * int(used) / int(total)) if total else 0
    return f"{name:9}{int(total) * call.granule:10} {int(used) * call.granule:10} {share:3}%"

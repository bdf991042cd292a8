"""QUERY STORAGE, FRAMES, XSTORE and ALLOC: total and free storage of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.manual import explanation
from engine.cp.operands import HintedWord
from engine.cp.reply import refuse
from engine.kernel.units import PAGES_PER_MB
from engine.scenario.model.central_storage import pageable, pageable_below_2g


@command("Query STORage", classes="BE")
def query_storage(call: Call) -> Iterator[str]:
    """Show the size of central storage. QUERY VIRTUAL STORAGE shows the size of your own storage.

    The increment size is not in this model and is shown as dashes. The size itself is not available if the
    scenario specifies frames instead.
    """
    size = call.lpar.storage
    if size is None:
        refuse(explanation(["QUERY", "STORAGE"], "the scenario gives frames, which QUERY FRAMES shows"))
    shown = in_units(size)
    yield f"STORAGE = {shown} CONFIGURED = {shown} INC = -- STANDBY = 0  RESERVED = 0"


def in_units(pages: int) -> str:
    """Return a size as CP writes it, in gigabytes if it is a whole number of gigabytes: 2G, 768M, 1020K."""
    for letter, unit in (("G", 1024 * PAGES_PER_MB), ("M", PAGES_PER_MB)):
        if pages % unit == 0 and pages:
            return f"{pages // unit}{letter}"
    return f"{pages * 4}K"


@command("Query FRames", classes="ABE")
def query_frames(call: Call) -> Iterator[str]:
    """Show the frames of real storage: a short form of CP's response, in its layout.

    Configured, Real and Usable: central storage, if the scenario specifies it. Pageable: frames that are not
    used by CP itself; Available: free frames, including CP's reserve. Guests and Available are not CP's.
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
    """Show expanded storage, all of which CP uses for paging. The layout is general knowledge, not confirmed.

    The line for a machine without expanded storage is not CP's.
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


Volume = Annotated[str, HintedWord("ALL")]
_PER_CYLINDER = 180  # pages of 4096 bytes on a cylinder of a 3390
_SIX_DIGITS = 999_999


@command("Query ALLOC", classes="D")
def query_alloc(call: Call, volume: Volume = "ALL") -> Iterator[str]:
    """Show the cylinders of each CP volume, or of one: QUERY ALLOC M01P01. QUERY ALLOC PAGE counts pages.

    The layout is that of z/VM 6.3. There are only paging volumes in this model: 3390s, with 180 pages per
    cylinder. ---- represents device numbers, which are not in this model.
    """
    for name, row in _volumes(call, volume):
        slots, used = (int(row[each]) * call.granule for each in ("slots", "used"))
        total, in_use = -(-slots // _PER_CYLINDER), -(-used // _PER_CYLINDER)
        yield f"DASD ---- {name:6} 3390 CKD-ECKD (UNITS IN CYLINDERS)"
        for kind, some in (("TDISK", (0, 0)), ("PAGE", (total, in_use)), ("SPOOL", (0, 0)), ("DRCT", (0, 0))):
            yield f"     {kind:5} TOTAL={some[0]:011d} INUSE={some[1]:011d} AVAIL={some[0] - some[1]:011d}"


@command("Query ALLOC PAGE", classes="D")
def query_alloc_page(call: Call, volume: Volume = "ALL") -> Iterator[str]:
    """Show the paging space in pages. QUERY ALLOC counts cylinders.

    The layout is that of z/VM 6.3. Device numbers, extents and the highest page are not in this model and are
    shown as dashes. Volumes without serials in the scenario are called PAGE01 and so on.
    """
    found = _volumes(call, volume)
    yield f"{'EXTENT':>22} {'EXTENT':>10}  TOTAL  PAGES   HIGH    %"
    yield "VOLID  RDEV      START        END  PAGES IN USE   PAGE USED"
    yield f"------ ---- {'-' * 10} {'-' * 10} ------ ------ ------ ----"
    for name, row in found:
        yield f"{name:6} ---- {'----':>10} {'----':>10} {_space(call, [row], '  ----')}"
    yield f"{'':34}------ ------        ----"
    for name in ("SUMMARY", "USABLE"):
        yield f"{name:34}{_space(call, [row for _, row in found], '      ')}"


def _volumes(call: Call, volume: str) -> list[tuple[str, Any]]:
    """Return the requested volumes with their rows. Raises CPError."""
    names = call.lpar.volume_names
    found = list(zip(names, call.s["volume"][: call.lpar.volumes], strict=True))
    if volume not in ("ALL", "*", *names):
        refuse(f"{volume} is not a paging volume here. The volumes: {', '.join(names)}"[:200])
    return [each for each in found if volume in ("ALL", "*", each[0])]


def _space(call: Call, rows: list[Any], high: str) -> str:
    """Return total and used pages, the text for the highest page, and the percentage, rounded up."""
    total, used = (sum(int(row[name]) for row in rows) * call.granule for name in ("slots", "used"))
    return f"{_count(total):>6} {_count(used):>6} {high} {-(-100 * used // total) if total else 0:3}%"


def _count(pages: int) -> str:
    """Return a count in at most six digits, like CP: 1050840 is 1026K."""
    if pages <= _SIX_DIGITS:
        return str(pages)
    return f"{pages >> 10}K" if pages >> 10 <= _SIX_DIGITS // 10 else f"{pages >> 20}M"

"""The tables of the page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.units import PAGES_PER_GB
from engine.studies.ledger import Ledger
from tools.more.cases import ADDED_TO, CHANNELS, GUESTS, LOCKS, MOVES, RELEASES, Found, Values
from tools.more.verdicts import CLAIMS, FACTS, gain, within

Bands = dict[str, Any] | None  # more-bands.json
ABOUT_BANDS = """\
For the **bands**, all {values} unpublished values are varied at the same time, with {points} points and one
seed for each point. With so few points, the bands are approximate. Points at which a run has no value, such
as a relocation that CP cancels, are left out. See [How sure is it?](../explanation/certainty.md)"""


def page(ledger: Ledger, found: Found, bands: Bands) -> Iterator[str]:
    """Yield all lines after the head."""
    if bands:
        yield from ("", ABOUT_BANDS.format(**bands))
    yield from ("", "## Facts", "", *_facts(ledger, found, bands))
    yield from ("", "## Claims", "", *_claims(ledger, found, bands))
    yield from ("", "## Database guests on 80 GB and ten processors", "", *_memory(found))
    yield from ("", "## Database guests on 96 GB, of which 16 GB come online", "", *_online(found))
    yield from ("", "## Busy guests among idle guests", "", *_lock(found))
    yield from ("", "## Channels that each system has for itself", "", *_links(found))
    yield from ("", "## Passes of a relocation", "", *_moves(found))


def _table(*columns: str) -> Sequence[str]:
    return (f"| {' | '.join(columns)} |", "|---" * len(columns) + "|")


def _facts(ledger: Ledger, found: Found, bands: Bands) -> Iterator[str]:
    own = {each["id"]: each["band"] for each in bands["facts"]} if bands else {}
    yield from _table("Fact", "Published", "Simulated", "", *["Median and 90% band"] * bool(bands))
    for fact in ledger.facts:
        value = FACTS[fact.id](found)
        verdict = "within" if within(fact, value) else "outside"
        name = f"{fact.quantity}, {fact.condition}"
        shown = [_wide(own.get(fact.id))] * bool(bands)
        cells = (name, fact.note or fact.text, f"{value:.3g}", verdict, *shown)
        yield f"| {' | '.join(cells)} |"


def _wide(own: Sequence[float] | None) -> str:
    if own is None:
        return ""
    low, _, median, _, high = own
    return f"{median:.3g} ({low:.3g} to {high:.3g})"


def _claims(ledger: Ledger, found: Found, bands: Bands) -> Iterator[str]:
    own = {each["id"]: f"{each['held']} of {each['points']}" for each in bands["claims"]} if bands else {}
    yield from _table("Claim", "How it is judged", "", *["Points at which it holds"] * bool(bands))
    for claim in ledger.claims:
        verdict = "holds" if CLAIMS[claim.id](found) else "does not hold"
        shown = [own.get(claim.id, "")] * bool(bands)
        yield f"| {' | '.join((claim.claim, claim.how, verdict, *shown))} |"


def _memory(found: Found) -> Iterator[str]:
    yield from _table("Guests", "Minutes", "Processors used by guests", "by CP", "GB in memory", "on DASD")
    rows = [(n, "3 to 5", found["memory", n]) for n in GUESTS]
    rows.insert(2, (6, "6 to 8", found["later", 6]))
    for n, when, own in rows:
        used = f"{own['guests']:.2f} | {own['CP']:.2f}"
        yield f"| {n} | {when} | {used} | {_gb(own, 'real')} | {_gb(own, 'DASD')} |"


def _gb(own: Values, name: str) -> str:
    return f"{own[name] / PAGES_PER_GB:.1f}"


def _online(found: Found) -> Iterator[str]:
    yield from _table(
        "Guests",
        "16 GB online",
        "Processors used by guests, minutes 6 to 8",
        "Pages written/s before and after minute 3",
        "Pages read/s",
        "GB on DASD",
    )
    for n in ADDED_TO:
        for name in ("at IPL", "online"):
            own = found[name, n]
            written, read = (
                f"{own[f'{key} before']:.0f}, {own[f'{key} after']:.0f}" for key in ("written", "read")
            )
            dasd = f"{_gb(own, 'DASD before')}, {_gb(own, 'DASD after')}"
            when = name if name == "at IPL" else "in minute 3"
            yield f"| {n} | {when} | {own['guests']:.2f} | {written} | {read} | {dasd} |"


def _lock(found: Found) -> Iterator[str]:
    yield from _table(
        "Processors",
        "Idle guests",
        "Busy guests use on 4.3",
        "on 4.4",
        "Gain",
        "Spinning on 4.3",
        "on 4.4",
    )
    for processors, idle in LOCKS:
        both = [found["lock", processors, idle, release] for release in RELEASES]
        spins = " | ".join(f"{own['pct_spin_time']:.1f}%" for own in both)
        got = " | ".join(f"{own['done']:.2f}" for own in both)
        yield f"| {processors} | {idle} | {got} | {100 * gain(found, processors, idle):+.0f}% | {spins} |"


def _links(found: Found) -> Iterator[str]:
    yield from _table(
        "Channels", "Connections", "MB/s", "of the fibers", "Relocation of a Java guest", "Quiesce"
    )
    for n in CHANNELS:
        own = found["link", n]
        share = 100 * own["rate"] / (n * own["fiber"])
        yield f"| {n} | {4 * n} | {own['rate']:.0f} | {share:.1f}% | {_times(own)} |"


def _moves(found: Found) -> Iterator[str]:
    yield from _table("Guest", "Passes", "while it is stopped", "Relocation", "Quiesce")
    for name in MOVES:
        own = found["move", name]
        yield f"| {name} | {own['passes']:.0f} | {own['stopped']:.0f} | {_times(own)} |"


def _times(own: Values) -> str:
    return f"{own['relocation']:.1f} s | {own['quiesce']:.1f} s"

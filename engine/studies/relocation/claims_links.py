"""Each claim about links: connections, channels, their layout, data rates.

Where the study says only "little", "slightly" or "about", the rule defines the meaning of the term.
"""

from __future__ import annotations

from itertools import pairwise

from engine.studies.probes import Claims, Figures
from engine.studies.relocation import facts, runs
from engine.studies.relocation.figures import carried, channel_starts, devices, moved, rate, starts, times
from engine.studies.run_view import RunView

CLAIMS = Claims()
BOTH = ("relocation", "quiesce")
SAME = 0.02  # of a time: no longer a difference
LITTLE = 0.05


def less(first: float, second: float, by: float = 0.0) -> bool:
    """Return whether the second number is smaller by more than a share of the first."""
    return second < first * (1 - by)


def no_less(first: float, second: float, by: float = SAME) -> bool:
    """Return whether both numbers agree within a share of the first."""
    return abs(second / first - 1) <= by


# ---- connections on one channel, and on two


def _up_to_four(table: Figures, two: Figures, *more: Figures) -> bool:
    """Return whether times decrease up to four connections; with two, each system writes to one connection,
    as with a single connection.
    """
    three, four, six, eight = more
    return all(
        no_less(table[name], two[name])
        and less(two[name], three[name], LITTLE)
        and four[name] < three[name] * (1 + SAME / 2)
        and no_less(three[name], four[name], LITTLE)
        and no_less(four[name], six[name])
        and no_less(four[name], eight[name])
        for name in BOTH
    )


CLAIMS.look("relocation.c02", *(runs.ONE[n] for n in (1, 2, 3, 4, 6, 8)), holds=_up_to_four)(times)


def _up_to_three(*own: Figures) -> bool:
    """Return whether times clearly decrease up to three connections per channel, and not after that."""
    table, two, three, *more = own
    return all(
        less(table[name], two[name], LITTLE)
        and less(two[name], three[name], LITTLE)
        and all(no_less(three[name], other[name], LITTLE) for other in more)
        for name in BOTH
    )


CLAIMS.look("relocation.c03", *(runs.TWO_STRAIGHT[n] for n in (2, 4, 6, 8, 12, 16)), holds=_up_to_three)(
    times
)


def _changes_over(*own: Figures) -> bool:
    """Compare two, four and eight connections in total, straight and crossed in turn."""
    two, crossed_two, four, crossed_four, eight, crossed_eight = own
    return all(
        crossed_two[name] < two[name]
        and four[name] < crossed_four[name]
        and eight[name] < crossed_eight[name]
        for name in BOTH
    )


CLAIMS.look(
    "relocation.c04",
    *(run[n] for n in (2, 4, 8) for run in (runs.TWO_STRAIGHT, runs.TWO_CROSSED)),
    holds=_changes_over,
)(times)


# ---- channels that are not shared


def _times_and_rate(view: RunView) -> Figures:
    """Return times, s, and the sending rate of the source, MB/s."""
    return {**times(view), "rate": rate(view)}


def _about_half(shared: Figures, own: Figures, three: Figures, four: Figures) -> bool:
    """Compare ratios: published rates allow 0.60 and 1.67; a channel's fourth connection adds 0.5 to 10%."""
    return (
        own["relocation"] <= 0.65 * shared["relocation"]
        and own["rate"] >= 1.6 * shared["rate"]
        and 1.005 <= four["rate"] / three["rate"] <= 1.1
    )


CLAIMS.look(
    "relocation.c05",
    runs.TWO_STRAIGHT[16],
    *(runs.OWN_TWO[n] for n in (16, 6, 8)),
    holds=_about_half,
)(_times_and_rate)


# ---- connections for one direction


def _by_number(*own: Figures) -> bool:
    """Return whether, by device number, one connection per direction stays idle up to eight connections,
    and two from nine on.
    """
    *there, back_8, back_9 = own
    lowest = all(
        table["idle"] == reserved and table["lowest idle"] == reserved
        for table, reserved in zip(there, (0, 1, 1, 2, 2), strict=True)
    )
    return lowest and all(
        table["idle"] == table["highest idle"] == reserved for table, reserved in ((back_8, 1), (back_9, 2))
    )


@CLAIMS.look(
    "relocation.c06",
    *(runs.USABLE[n] for n in (1, 2, 8, 9, 16)),
    *(runs.BACK[n] for n in (8, 9)),
    holds=_by_number,
)
def _unused(view: RunView) -> Figures:
    """Return the number of connections that never carried a page: in total, and at either end of the
    device numbers.
    """
    move = moved(view)
    sender = view.recording.systems[move.source].name
    used_ones = carried(view, sender)
    numbers = list(devices(view))
    return {
        "idle": float(len(numbers) - len(used_ones)),
        "lowest idle": float(numbers.index(used_ones[0])),
        "highest idle": float(numbers[::-1].index(used_ones[-1])),
    }


def _starved(own: Figures) -> bool:
    """Return whether rates are as published, within 5%; "almost none" means less than 5 per second."""
    published = {"3D": 270, "3E": 270, "3C": 214, "a device": 90}
    return own["reserved"] < 5 and all(no_less(value, own[name], 0.05) for name, value in published.items())


@CLAIMS.look("relocation.c07", runs.THREE, holds=_starved)
def _io(view: RunView) -> Figures:
    """Return the I/Os per second."""
    rates = starts(view)
    full = [rates[number] for number, (name, _) in devices(view).items() if name != "3C"]
    reserved = max(rates[number] for number in (0xD000, 0xD001))
    return {**channel_starts(view), "a device": sum(full) / len(full), "reserved": reserved}


# ---- the best layout, and how many channels


def _best(plain: Figures, best: Figures) -> bool:
    return best["even"] == 1 > plain["even"] and all(best[name] < plain[name] for name in BOTH)


@CLAIMS.look("relocation.c08", runs.PLAIN_7, runs.BEST_7, holds=_best)
def _evenness(view: RunView) -> Figures:
    """Return the lowest number of connections on a channel that carried pages, divided by the highest; and
    times, s.
    """
    counts = dict.fromkeys((pair[0] for pair in devices(view).values()), 0)
    for number in carried(view):
        counts[devices(view)[number][0]] += 1
    return {**times(view), "even": min(counts.values()) / max(counts.values())}


def _inverse(*own: Figures) -> bool:
    """Return whether times are inversely proportional to the number of channels, within 15%, up to four, and
    then still decrease; an eighth channel adds nothing to seven.
    """
    *scaled, best_7, eight = own
    first = scaled[0]
    return all(
        all(abs(place * table[name] / first[name] - 1) <= 0.15 for place, table in enumerate(scaled[:4], 1))
        and all(less(before[name], after[name]) for before, after in pairwise(scaled))
        and eight[name] > best_7[name] * (1 - SAME)
        for name in BOTH
    )


CLAIMS.look(
    "relocation.c09",
    *(runs.SHARED[n] for n in range(1, 8)),
    runs.BEST_7,
    runs.SHARED[8],
    holds=_inverse,
)(times)


# ---- data rates


def _rate(view: RunView) -> Figures:
    """Return the sending rate of the source, MB/s; a shared channel carries it twice, outbound and
    inbound.
    """
    return {"rate": rate(view)}


def _saturated(*own: Figures) -> bool:
    """Return whether eight connections on a channel are no faster than four, crossed layouts differ by up to
    6%, and rates are proportional within 8%.
    """
    four, eight, straight_8, crossed_8, straight_16, crossed_16, three, many = (
        table["rate"] for table in own
    )
    scaled = ((2, straight_8), (3, three), (4, many))
    return (
        no_less(four, eight)
        and no_less(straight_8, crossed_8, 0.06)
        and no_less(straight_16, crossed_16, 0.06)
        and all(no_less(n * four, value, 0.08) for n, value in scaled)
    )


CLAIMS.look(
    "relocation.c10",
    runs.ONE[4],
    runs.ONE[8],
    *(run[n] for n in (8, 16) for run in (runs.TWO_STRAIGHT, runs.TWO_CROSSED)),
    runs.SHARED[3],
    runs.SHARED[4],
    holds=_saturated,
)(_rate)


def _other_side(*own: Figures) -> bool:
    """Return whether the non-shared link is faster below four connections, and the shared link from four
    on.
    """
    pairs = list(zip(own[::2], own[1::2], strict=True))
    few, many = pairs[:3], pairs[3:]
    return all(mine["rate"] > shared["rate"] for mine, shared in few) and all(
        mine["rate"] < shared["rate"] for mine, shared in many
    )


CLAIMS.look(
    "relocation.c11",
    *(run[n] for n in (1, 2, 3, 4, 8, 12) for run in (runs.OWN_ONE, runs.EQUAL)),
    holds=_other_side,
    note=facts.THREE_ARE_ENOUGH,
)(_rate)

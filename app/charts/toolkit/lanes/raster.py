"""Kernels of charts with lanes: the time of each row by activity and pixel column, and its shares of pixels.

Times are in ns. A row is the content of a lane: a guest, several guests or a processor.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel

FALLING, RISING, DOTS = 1, 2, 3  # lines over a color; 0 = none


@kernel
def _add_part(totals, k, part, column, out):  # type: ignore[no-untyped-def]
    """Add a part (0..1) of the growth between samples k and k+1 to a column of out (rows, columns, kinds)."""
    for r in range(totals.shape[1]):
        for s in range(totals.shape[2]):
            out[r, column, s] += part * (totals[k + 1, r, s] - totals[k, r, s])


@entry("const int64[::1]", "const int64[:,:,::1]", "int64", "int64", "float32[:,:,::1]")
def add_totals(time, totals, step, origin, out):  # type: ignore[no-untyped-def]
    """Add the growth of totals (n, rows, kinds) at the times (n,) to out (rows, columns, kinds).

    Column c begins at origin + c * step, ns. Growth is even between two samples; time outside of the samples
    counts as nothing.
    """
    last = len(time) - 1
    k = 0
    for c in range(out.shape[1]):
        low, high = max(origin + c * step, time[0]), min(origin + (c + 1) * step, time[last])
        if low >= high:
            continue
        if c == 0:
            k = max(np.searchsorted(time, low, side="right") - 1, 0)
        while time[k + 1] <= low:
            k += 1
        if high <= time[k + 1]:
            _add_part(totals, k, (high - low) / (time[k + 1] - time[k]), c, out)
            continue
        _add_part(totals, k, (time[k + 1] - low) / (time[k + 1] - time[k]), c, out)
        k += 1
        since = k
        while time[k + 1] <= high and k + 1 < last:
            k += 1
        for r in range(totals.shape[1]):
            for s in range(totals.shape[2]):
                out[r, c, s] += totals[k, r, s] - totals[since, r, s]
        _add_part(totals, k, (high - time[k]) / (time[k + 1] - time[k]), c, out)


@kernel
def spread(line, whole, kind, begin, end, step, origin):  # type: ignore[no-untyped-def]
    """Add the time range begin..end of a kind to the columns of one row, line (columns, kinds).

    Columns that are filled completely are only recorded in whole (columns + 1, kinds), as the change in the
    number of such ranges from a column on. add_whole adds them.
    """
    low = max(begin, origin)
    high = min(end, origin + len(line) * step)
    if low >= high:
        return
    first, last = (low - origin) // step, (high - 1 - origin) // step
    if first == last:
        line[first, kind] += high - low
        return
    line[first, kind] += origin + (first + 1) * step - low
    line[last, kind] += high - origin - last * step
    whole[first + 1, kind] += 1
    whole[last, kind] -= 1


@kernel
def add_whole(line, whole, step):  # type: ignore[no-untyped-def]
    """Add the columns recorded in whole (columns + 1, kinds) to line (columns, kinds); see spread."""
    for column in range(len(line)):
        for kind in range(line.shape[1]):
            whole[column + 1, kind] += whole[column, kind]
            line[column, kind] += whole[column, kind] * step


@entry(
    "const int64[::1]",
    "const int64[::1]",
    "const int64[::1]",
    "const int64[::1]",
    "int64",
    "int64",
    "int64",
    "int64",
    "int32[:,:,::1]",
    "float32[:,:,::1]",
)
def add_stretches(start, end, row, kind, first, last, step, origin, whole, out):  # type: ignore[no-untyped-def]
    """Add time ranges, limited to first..last (ns), to out (rows, columns, kinds); row -1 = not shown.

    start, end, row, kind: (n,). Column c begins at origin + c * step.
    whole (rows, columns + 1, kinds): zeros.
    """
    for i in range(len(start)):
        r = row[i]
        if r >= 0:
            spread(out[r], whole[r], kind[i], max(start[i], first), min(end[i], last), step, origin)
    for r in range(out.shape[0]):
        add_whole(out[r], whole[r], step)


@kernel
def _largest(part, height, pixels):  # type: ignore[no-untyped-def]
    """Assign a pixel to each of the `height` largest parts."""
    for _ in range(height):
        best = -1
        for s in range(len(part)):
            if pixels[s] == 0 and part[s] > 0.0 and (best < 0 or part[s] > part[best]):
                best = s
        pixels[best] = 1


@kernel
def split(part, height, least, pixels):  # type: ignore[no-untyped-def]
    """Distribute `height` pixels according to the times in `part` (kinds,) -> pixels (kinds,).

    Each state that was seen for more than `least` pixels gets a pixel, as long as there are enough.
    """
    total, seen, largest = 0.0, 0, 0
    for s in range(len(part)):
        pixels[s] = 0
        total += part[s]
        if part[s] > part[largest]:
            largest = s
    if total <= 0.0:
        return
    enough = least * total / height
    for s in range(len(part)):
        seen += part[s] > enough
    if seen > height:
        _largest(part, height, pixels)
        return
    left = height
    for s in range(len(part)):
        if part[s] > enough:
            pixels[s] = 1 + int((height - seen) * part[s] / total)
            left -= pixels[s]
    pixels[largest] += left


@kernel
def _end_of_equal(line, begin, end):  # type: ignore[no-untyped-def]
    """Return the end of the columns that hold the same times as `begin`, as those between two samples do."""
    for c in range(begin + 1, end):
        for s in range(line.shape[1]):
            if line[c, s] != line[begin, s]:
                return c
    return end


@kernel
def _is_lined(lines, x, y, period):  # type: ignore[no-untyped-def]
    """Return True if the pixel is on a line or dot of a hatch."""
    width = period // 6
    if lines == FALLING:
        return (x - y) % period < width
    if lines == RISING:
        return (x + y) % period < width
    return lines == DOTS and x % period < width and y % period < width


@entry(
    "const float32[:,:,::1]",
    "int64",
    "int64",
    "int64",
    "const int64[::1]",
    "const int64[::1]",
    "const float64[::1]",
    "const int64[::1]",
    "const int64[::1]",
    "const uint32[::1]",
    "uint32",
    "int64",
    "int64[::1]",
    "uint32[:,::1]",
)
def paint(spent, begin, end, first, tops, heights, least, order, lines, colours, hatch, period, pixels, out):  # type: ignore[no-untyped-def]
    """Paint the columns begin..end of spent (rows, columns, kinds) into out (height, width) uint32.

    tops, heights (rows,): the position of each row, in pixels. least (rows,): see `split`. order: the kinds
    from the bottom of a row to the top. lines, colours (kinds,): RGB32. The hatch has lines of the color
    `hatch`, `period` pixels apart; first: number of the first column, so that the lines stay in place. pixels
    (kinds,): working space.
    """
    for r in range(len(tops)):
        stop = begin
        while stop < end:
            c, stop = stop, _end_of_equal(spent[r], stop, end)
            split(spent[r, c], heights[r], least[r], pixels)
            y = tops[r] + heights[r]
            for i in range(len(order)):
                kind = order[i]
                for row in range(y - pixels[kind], y):
                    out[row, c:stop] = colours[kind]
                    for x in range(c, stop if lines[kind] > 0 else c):
                        if _is_lined(lines[kind], first + x, row, period):
                            out[row, x] = hatch
                y -= pixels[kind]


@entry("const float32[:,:,::1]", "const float32[:,:,::1]", "int64", "int64", "float64", "float32[:,:,::1]")
def keep_differences(own, theirs, begin, end, least, out):  # type: ignore[no-untyped-def]
    """Copy theirs (rows, columns, kinds) to out where at least a part `least` of the time differs, else 0.

    Only the columns begin..end are copied. The part, 0..1, is the share of a column's time that is spent in
    different states; it is 1 where only theirs is known.
    """
    for r in range(own.shape[0]):
        for c in range(begin, end):
            mine, his, apart = 0.0, 0.0, 0.0
            for s in range(own.shape[2]):
                mine += own[r, c, s]
                his += theirs[r, c, s]
            if mine > 0.0 and his > 0.0:
                for s in range(own.shape[2]):
                    apart += abs(own[r, c, s] / mine - theirs[r, c, s] / his)
            differs = his > 0.0 and (mine <= 0.0 or 0.5 * apart >= least)
            for s in range(own.shape[2]):
                out[r, c, s] = theirs[r, c, s] if differs else 0.0

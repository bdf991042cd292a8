"""Kernels that paint curves, one value a pixel column, into a picture.

Qt's own antialiased lines take 0.5 to 600 ms for a noisy curve over 900 to 1,800 columns; these take a
fraction of a millisecond whatever the curve is like. A chart of three of them takes less than half of what
pyqtgraph needs for it (bench/window/curves.py), and the start of the window is spared its import, 0.2 s.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel


@kernel
def _distance(px, py, ax, ay, bx, by):  # type: ignore[no-untyped-def]
    """Return the distance from a point to a stretch of a line."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = 0.0
    if length > 0.0:
        t = min(max(((px - ax) * dx + (py - ay) * dy) / length, 0.0), 1.0)
    ex, ey = px - ax - t * dx, py - ay - t * dy
    return np.sqrt(ex * ex + ey * ey)


@kernel
def _cover_stretch(ax, ay, bx, by, radius, begin, end, cover):  # type: ignore[no-untyped-def]
    """Raise cover, 0..255, where the stretch lies; radius: half the line's width + 1/2."""
    left, right = max(int(min(ax, bx) - radius), begin), min(int(max(ax, bx) + radius) + 1, end)
    top, bottom = max(int(min(ay, by) - radius), 0), min(int(max(ay, by) + radius) + 1, cover.shape[0])
    for y in range(top, bottom):
        for x in range(left, right):
            near = radius - _distance(x + 0.5, y + 0.5, ax, ay, bx, by)
            if near > 0.0:
                cover[y, x] = max(cover[y, x], np.uint8(255.0 * min(near, 1.0)))


@entry("const float64[::1]", "float64", "int64", "int64", "uint8[:,::1]")
def cover_curve(ys, radius, begin, end, cover):  # type: ignore[no-untyped-def]
    """Raise cover (height, columns), 0..255, in the columns begin..end where the curve lies.

    The curve goes through ys (columns,), pixels from the top; NaN leaves a gap.
    """
    around = int(radius) + 1
    for c in range(max(begin - around, 0), min(end + around, len(ys))):
        if ys[c] == ys[c]:
            before = c - 1 if c > 0 and ys[c - 1] == ys[c - 1] else c
            _cover_stretch(before + 0.5, ys[before], c + 0.5, ys[c], radius, begin, end, cover)


@kernel
def _over(under, a, red, green, blue):  # type: ignore[no-untyped-def]
    """Return a colour with an opacity of 0..255 over a premultiplied pixel; two channels at a time."""
    a += a >> 7  # 0..256: a full cover must give the very colour
    rest = np.uint32(256 - a)
    red_blue = np.uint32((red << 16 | blue) * a + (under & np.uint32(0xFF00FF)) * rest)
    alpha_green = np.uint32((255 << 16 | green) * a + (under >> np.uint32(8) & np.uint32(0xFF00FF)) * rest)
    return red_blue >> np.uint32(8) & np.uint32(0xFF00FF) | alpha_green & np.uint32(0xFF00FF00)


@entry("uint8[:,::1]", "int64", "int64", "int64", "int64", "int64", "uint32[:,::1]")
def blend(cover, begin, end, red, green, blue, out):  # type: ignore[no-untyped-def]
    """Paint a colour (0..255 each) through cover onto the columns begin..end of out, and empty cover.

    out: ARGB32 premultiplied.
    """
    for y in range(out.shape[0]):
        for x in range(begin, end):
            if cover[y, x] > 0:
                out[y, x] = _over(out[y, x], np.int64(cover[y, x]), red, green, blue)
                cover[y, x] = 0


@entry(
    "const float64[::1]",
    "const float64[::1]",
    "int64",
    "int64",
    "int64",
    "int64",
    "int64",
    "int64",
    "uint32[:,::1]",
)
def fill_between(upper, lower, begin, end, alpha, red, green, blue, out):  # type: ignore[no-untyped-def]
    """Paint the area between two curves in the columns begin..end with an opacity of 0..255.

    upper, lower (columns,): pixels from the top. out: ARGB32 premultiplied.
    """
    height = float(out.shape[0])
    plain = _over(np.uint32(0), alpha, red, green, blue)
    top, bottom = height, 0.0
    for c in range(begin, end):
        if upper[c] < lower[c]:  # false for NaN
            top, bottom = min(top, upper[c]), max(bottom, lower[c])
    for y in range(int(max(top, 0.0)), int(np.ceil(min(bottom, height)))):
        for c in range(begin, end):
            if not upper[c] < lower[c]:
                continue
            part = min(y + 1.0, lower[c]) - max(float(y), upper[c])
            if part >= 1.0 and out[y, c] == 0:
                out[y, c] = plain
            elif part > 0.0:
                out[y, c] = _over(out[y, c], int(alpha * min(part, 1.0)), red, green, blue)

"""Kernels that paint curves, one value a pixel column, into a picture.

Qt's own antialiased lines take 0.5 to 600 ms for a noisy curve over 900 to 1,800 columns, pyqtgraph 8 ms
for a plot with three; these take a fraction of a millisecond whatever the curve is like.
"""

from __future__ import annotations

import numpy as np

from engine.kernel import kernel


@kernel
def _distance(px, py, ax, ay, bx, by):  # type: ignore[no-untyped-def]
    """From a point to a stretch of a line."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = 0.0
    if length > 0.0:
        t = min(max(((px - ax) * dx + (py - ay) * dy) / length, 0.0), 1.0)
    ex, ey = px - ax - t * dx, py - ay - t * dy
    return np.sqrt(ex * ex + ey * ey)


@kernel
def _cover_stretch(ax, ay, bx, by, radius, cover):  # type: ignore[no-untyped-def]
    """Raise cover (height, width), 0..255, where the stretch lies; radius: half the line's width + 1/2."""
    height, width = cover.shape
    left, right = max(int(min(ax, bx) - radius), 0), min(int(max(ax, bx) + radius) + 1, width)
    top, bottom = max(int(min(ay, by) - radius), 0), min(int(max(ay, by) + radius) + 1, height)
    for y in range(top, bottom):
        for x in range(left, right):
            near = radius - _distance(x + 0.5, y + 0.5, ax, ay, bx, by)
            if near > 0.0:
                cover[y, x] = max(cover[y, x], np.uint8(255.0 * min(near, 1.0)))


@kernel
def cover_curve(ys, radius, cover):  # type: ignore[no-untyped-def]
    """The antialiased curve through ys (columns,), pixels from the top; NaN leaves a gap."""
    for c in range(len(ys)):
        if ys[c] != ys[c]:
            continue
        before = c - 1 if c > 0 and ys[c - 1] == ys[c - 1] else c
        _cover_stretch(before + 0.5, ys[before], c + 0.5, ys[c], radius, cover)


@kernel
def blend(cover, red, green, blue, out):  # type: ignore[no-untyped-def]
    """Paint a colour (0..255 each) through cover (0..255) onto out, ARGB32 premultiplied."""
    for y in range(out.shape[0]):
        for x in range(out.shape[1]):
            a = np.int64(cover[y, x])
            if a > 0:
                out[y, x] = _over(out[y, x], a, red, green, blue)


@kernel
def _over(under, a, red, green, blue):  # type: ignore[no-untyped-def]
    """The colour with opacity `a` over a premultiplied pixel."""
    under = np.int64(under)
    rest = 255 - a
    alpha = a + (under >> 24) * rest // 255
    r = (red * a + ((under >> 16) & 255) * rest) // 255
    g = (green * a + ((under >> 8) & 255) * rest) // 255
    b = (blue * a + (under & 255) * rest) // 255
    return np.uint32((alpha << 24) | (r << 16) | (g << 8) | b)


@kernel
def fill_between(upper, lower, alpha, red, green, blue, out):  # type: ignore[no-untyped-def]
    """Paint the area between two curves (columns,), pixels from the top, with an opacity of 0..255."""
    height = out.shape[0]
    for c in range(len(upper)):
        if upper[c] != upper[c] or lower[c] != lower[c]:
            continue
        top, bottom = max(upper[c], 0.0), min(lower[c], float(height))
        for y in range(int(top), min(int(np.ceil(bottom)), height)):
            part = min(y + 1.0, bottom) - max(float(y), top)
            a = int(alpha * part)
            if a > 0:
                out[y, c] = _over(out[y, c], a, red, green, blue)

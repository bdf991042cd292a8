"""Kernels that paint curves, one value for each pixel column, into a picture.

Qt's own antialiased lines take 0.5 to 600 ms for a noisy curve over 900 to 1,800 columns; these kernels take
a fraction of a millisecond, regardless of the shape of the curve. A chart of three of them takes less than
half the time that pyqtgraph needs (bench/window/curves.py), and the window starts without having to import
it, which saves 0.2 s.
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import entry, kernel


@kernel
def _cover_stretch(ax, ay, bx, by, radius, begin, end, cover):  # type: ignore[no-untyped-def]
    """Raise cover, 0..255, along the line segment; radius: half the line's width + 1/2."""
    left, right = max(int(min(ax, bx) - radius), begin), min(int(max(ax, bx) + radius) + 1, end)
    top, bottom = max(int(min(ay, by) - radius), 0), min(int(max(ay, by) + radius) + 1, cover.shape[0])
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    inverse = 1.0 / length if length > 0.0 else 0.0
    inner, outer = max(radius - 1.0, 0.0) ** 2, radius * radius
    for y in range(top, bottom):
        line, py = cover[y], y + 0.5 - ay
        for x in range(left, right):
            if line[x] == 255:
                continue
            px = x + 0.5 - ax
            t = min(max((px * dx + py * dy) * inverse, 0.0), 1.0)
            ex, ey = px - t * dx, py - t * dy
            away = ex * ex + ey * ey  # squared
            if away <= inner:
                line[x] = 255
            elif away < outer:
                line[x] = max(line[x], np.uint8(255.0 * min(radius - np.sqrt(away), 1.0)))


@entry("const float64[::1]", "float64", "int64", "int64", "uint8[:,::1]")
def cover_curve(ys, radius, begin, end, cover):  # type: ignore[no-untyped-def]
    """Raise cover (height, columns), 0..255, along the curve in the columns begin..end.

    The curve goes through ys (columns,), pixels from the top; NaN leaves a gap.
    """
    around = int(radius) + 1
    for c in range(max(begin - around, 0), min(end + around, len(ys))):
        if ys[c] == ys[c]:
            before = c - 1 if c > 0 and ys[c - 1] == ys[c - 1] else c
            _cover_stretch(before + 0.5, ys[before], c + 0.5, ys[c], radius, begin, end, cover)


@kernel
def _over(under, a, red, green, blue):  # type: ignore[no-untyped-def]
    """Return a color with an opacity of 0..255 over a premultiplied pixel, two channels at a time."""
    a += a >> 7  # 0..256: a full cover must give the very color
    rest = np.uint32(256 - a)
    red_blue = np.uint32((red << 16 | blue) * a + (under & np.uint32(0xFF00FF)) * rest)
    alpha_green = np.uint32((255 << 16 | green) * a + (under >> np.uint32(8) & np.uint32(0xFF00FF)) * rest)
    return red_blue >> np.uint32(8) & np.uint32(0xFF00FF) | alpha_green & np.uint32(0xFF00FF00)


@kernel
def _blend_rows(cover, top, bottom, begin, end, red, green, blue, out):  # type: ignore[no-untyped-def]
    """Paint a color (0..255 each) through the rows top..bottom of cover, and clear them."""
    whole = np.uint32(255 << 24 | red << 16 | green << 8 | blue)
    for y in range(top, bottom):
        line, pixels = cover[y], out[y]
        for x in range(begin, end):
            part = line[x]
            if part == 255:
                pixels[x] = whole
            elif part > 0:
                pixels[x] = _over(pixels[x], np.int64(part), red, green, blue)
            line[x] = 0


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
        pixels = out[y]
        for c in range(begin, end):
            if not upper[c] < lower[c]:  # also if one is NaN: the result of min and max then depends on LLVM
                continue
            part = min(y + 1.0, lower[c]) - max(float(y), upper[c])
            if part >= 1.0:
                under = pixels[c]
                pixels[c] = plain if under == 0 or alpha >= 255 else _over(under, alpha, red, green, blue)
            elif part > 0.0:
                pixels[c] = _over(pixels[c], int(alpha * part), red, green, blue)


@entry(
    "const float64[:,::1]",
    "const float64[:,::1]",
    "const int64[:,::1]",
    "const float64[::1]",
    "int64",
    "int64",
    "uint8[:,::1]",
    "uint32[:,::1]",
)
def paint_strokes(upper, lower, looks, radii, begin, end, cover, out):  # type: ignore[no-untyped-def]
    """Paint strokes in order in the columns begin..end: each is an area with a line along its upper edge.

    upper, lower (strokes, columns): pixels from the top. looks (strokes, 4): the area's opacity, red, green
    and blue, 0..255. radii (strokes,): half the line's width + 1/2, 0 = no line. out: ARGB32 premultiplied.
    """
    height = out.shape[0]
    for n in range(len(upper)):
        alpha, red, green, blue = looks[n, 0], looks[n, 1], looks[n, 2], looks[n, 3]
        if alpha > 0:
            fill_between(upper[n], lower[n], begin, end, alpha, red, green, blue, out)
        if radii[n] > 0.0:
            cover_curve(upper[n], radii[n], begin, end, cover)
            high, low = float(height), 0.0
            for c in range(max(begin - 9, 0), min(end + 9, upper.shape[1])):
                if upper[n, c] == upper[n, c]:
                    high, low = min(high, upper[n, c]), max(low, upper[n, c])
            top, bottom = int(high - radii[n]) - 1, int(low + radii[n]) + 2
            _blend_rows(cover, max(top, 0), min(bottom, height), begin, end, red, green, blue, out)

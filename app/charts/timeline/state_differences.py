"""Kernel of the compared timeline: where another run's states are not ours."""

from __future__ import annotations

from engine.kernel.options import kernel


@kernel
def keep_differences(own, theirs, begin, end, least, out):  # type: ignore[no-untyped-def]
    """Copy theirs (rows, columns, kinds) to out where at least a part `least` of the time differs, else 0.

    Only the columns begin..end. The part is of the time in a column that is spent in other states, 0..1;
    where only theirs is known it is 1.
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

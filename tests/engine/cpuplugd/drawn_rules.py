"""Rules that hypothesis draws: right ones, with every kind of name, operator and trap in them."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.cpuplugd.language.names import KEYWORDS

NAMES = [
    *(one.name for one in KEYWORDS),
    *("meminfo.MemFree", "meminfo.Cached[1]", "vmstat.pswpin", "vmstat.pgfault[2]", "cpustat.user[1]"),
    *("cpustat.total_ticks", "time[2]", "meminfo.Missing"),
]
NUMBERS = ["0", "1", "2.5", "-3", "100", "1e3", "0x1F", "1e308", "1e-308", "5."]


def _larger(part: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.one_of(
        st.builds("({})".format, part),
        st.builds("{}{}".format, st.sampled_from("-!"), part),
        st.builds("{}{}{}".format, part, st.sampled_from("+-*/<>&|"), part),
    )


EXPRESSIONS = st.recursive(st.sampled_from([*NAMES, *NUMBERS, "a", "b"]), _larger, max_leaves=12)
VARIABLES = st.builds(
    'a="{}"\nb="{}"\n'.format, _larger(st.sampled_from(NAMES)), _larger(st.sampled_from(NUMBERS))
)

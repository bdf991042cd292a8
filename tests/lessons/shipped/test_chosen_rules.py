"""Rules that students choose in the lessons about cpuplugd: which reach the goals, and which do not."""

from __future__ import annotations

import pytest

from tests.lessons.shipped.test_built_solutions import built

CHOICES = {  # folder, step, until: what may be chosen of its dial, and which goals do not hold then
    ("30_reading_a_rule", "mend", "80s", "rule"): {
        "as-it-was": [0],
        "inside": [0],
        "minus": [0],
        "bound": [],
    },
    ("31_counters_in_rules", "mend", "300s", "rule"): {"sums": [0], "above": [0], "both": []},
    ("32_fast_and_slow_rules", "choose", "120s", "rules"): {
        "none": [0],
        "loadavg": [0],
        "counted": [0],
        "load": [],
    },
    ("33_what_is_free_memory", "find", "240s", "free"): {"cached": [0], "only": [0], "page-cache": []},
    ("35_choosing_an_alarm", "alarm", "301s", "plug"): {
        "never": [1],
        "tick": [1],
        "direct": [1],
        "scans": [],
    },
    ("37_choosing_a_rule_set", "one-set", "240s", "set"): {"1": [0], "2": [0], "4": [], "7": [1]},
    ("39_one_rule_set_per_server", "choose", "6m", "combo"): {"7": [1, 2], "4": [], "3": []},
    ("40_the_update_interval", "search", "10m", "interval"): {"1": [1], "2": [1], "3": [], "5": [0]},
    ("42_apar_vm65060", "slow", "150s", "increment"): {
        "tenth": [0],
        "hundredth": [0],
        "1000": [],
        "300": [1],
        "never": [1],
    },
    ("43_start_order_and_middleware", "order", "6m", "daemon"): {"0": [0, 1], "1": [0, 1], "3": []},
    ("43_start_order_and_middleware", "free", "8m", "rules"): {
        "four": [0],
        "database": [0],
        "loadavg": [0],
        "two": [],
        "spare": [],
    },
    ("44_when_the_load_moves", "more", "9m", "was"): {"1": [0], "memory": [0], "4": [1], "rules": []},
}
WAYS = [(*step, value) for step, values in CHOICES.items() for value in values]


@pytest.mark.slow
@pytest.mark.parametrize(("folder", "step", "until", "dial", "value"), WAYS)
def test_only_rules_that_are_right_reach_the_goals(
    folder: str, step: str, until: str, dial: str, value: str
) -> None:
    states = built(folder, step, until, **{dial: value})
    failed = [number for number, state in enumerate(states) if not state.holds]
    assert failed == CHOICES[folder, step, until, dial][value], [state.why_not for state in states]

"""Lines that differ and weigh the same: both are shown, and the user chooses."""

from __future__ import annotations

import pytest

from engine.site.facts import SiteError
from tests.engine.site.samples import machine_of

DIRECTORY = "USER LINUX01 X 2G\nUSER LINUX02 X 1G\n"
Values = tuple[object, object]
CONFLICTS = [  # two lines, the key of the question, the key of the scenario, both values
    ("USER LINUX01 : RELATIVE SHARE = 300", "USER LINUX01 : RELATIVE SHARE = 500", "share of LINUX01",
     "guests.linux01.share", ("500", "300"), (500, 300)),
    ("MAINT AT VM1", "MAINT AT VM2", "name of system", "lpar.system", ("VM2", "VM1"), ("VM2", "VM1")),
    ("AVGPROC-042% 04", "AVGPROC-042% 02", "counted processors of system", "lpar.processors",
     ("2", "4"), (2, 4)),
    ("STORBUF : Q1=125% Q2=105% Q3=95%", "STORBUF : Q1=300% Q2=250% Q3=200%", "storbuf of system",
     "parameters.storbuf", ("300, 250, 200", "125, 105, 95"), ((3.0, 2.5, 2.0), (1.25, 1.05, 0.95))),
    ("PAGE01 0202 0 600839 600840 0 0 0%", "PAGE01 0202 0 600839 300420 0 0 0%", "space of PAGE01 0",
     "lpar.paging_space", None, (300420, 600840)),
    ("USER LINUX01 : QUICKDSP = ON", "USER LINUX01 : QUICKDSP = OFF", "quickdsp of LINUX01",
     "guests.linux01.quickdsp", ("False", "True"), (False, True)),
]  # fmt: skip


def value(scenario: object, path: str) -> object:
    for name in path.split("."):
        if name == "guests":
            scenario = scenario.groups  # type: ignore[attr-defined]
        else:
            scenario = scenario[name] if isinstance(scenario, dict) else getattr(scenario, name)
    return scenario


@pytest.mark.parametrize(("first", "second", "key", "path", "choices", "values"), CONFLICTS)
def test_the_answer_chooses_of_two_lines(
    first: str,
    second: str,
    key: str,
    path: str,
    choices: tuple[str, str] | None,
    values: tuple[object, object],
) -> None:
    texts = {"d": DIRECTORY, "c": f"{first}\n{second}\n"}
    made = machine_of(texts)
    (question,) = [one for one in made.questions if one.key == key]
    assert choices in (None, question.choices)
    assert question.default == question.choices[0]
    assert "c, line 2 has" in question.why
    assert "c, line 1 has" in question.why
    assert value(made.scenario, path) == values[0]
    assert value(machine_of(texts, {key: question.choices[1]}).scenario, path) == values[1]
    with pytest.raises(SiteError, match="expected"):
        machine_of(texts, {key: "neither"})


def test_what_agrees_or_is_not_used_is_not_asked() -> None:
    texts = {"d": DIRECTORY, "c": "".join(f"{first}\n{first}\n" for first, *_ in CONFLICTS)}
    asked = {one.key for one in machine_of(texts).questions}
    assert not asked & {key for _, _, key, *_ in CONFLICTS}
    counted = "PROCESSOR 00 MASTER CP\nAVGPROC-042% 04\nAVGPROC-042% 02\n"
    shares = "USER LINUX02 : RELATIVE SHARE = 300\nUSER LINUX02 : RELATIVE SHARE = 500\n"
    made = machine_of({"d": DIRECTORY, "c": counted + shares}, {"guests": "LINUX01"})
    assert not {"counted processors of system", "share of LINUX02"} & {one.key for one in made.questions}

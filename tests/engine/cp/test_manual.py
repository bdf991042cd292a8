"""Every command that CP has is answered as what it is; abbreviations are those of the list and no others."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.help.reference.consoles import cp_page
from engine.cp import manual
from engine.cp.command import Command, all_commands, standing
from engine.cp.help import help_text
from engine.cp.operands import Keyword
from engine.cp.reply import Reply
from engine.kernel.units import MS, PAGES_PER_MB
from engine.sim import Simulation
from tests.engine.cp.transcripts import MOMENT, scenario
from tests.engine.small import group, small, step

_OWN = {"Help", "Query FCTC"}  # and those that begin with #LAB: not CP's
_KNOWN = "CP has this command, but it is not in this model"
_TWICE = {"LOG", "LOGO"}  # LOGON before a user has logged on, LOGOFF or LOGOUT afterwards
# What a script of s390-tools asks for a report on a system: typed by many who call for help.
_ASKED = """
q userid:q users:q privclass:q cplevel:q cpservice:q cpprot user:q specex:q ssi:q cpus:q srm:q vtod:q
time full: q timezone:q loaddev:q v osa:q v dasd:q v crypto:q v fcp:q v pav:q v sw:q v stor:q v nic:q
stor:q xstore: q xstore user system:q sxspages:q vmlan:q vswitch:q vswitch details:q port group all
active details:q set:q comm: q controller all:q fcp:q frames:q lan:q lan all details:q cache:q
memassist:q nic:q pav:q proc:q proc topology:q mt: q qioass:q spaces:q swch all:q trace:q mdcache:q
alloc page:q alloc spool:q dump:q dumpdev:q reorder DB0001: q quickdsp DB0001:q pcifunction:q
vmrelocate:ind load:ind sp:ind user
"""


@cache
def _machine() -> Simulation:
    sim = Simulation(scenario())
    sim.run(MOMENT)
    return sim


def _ask(line: str, userid: str = "MAINT") -> Reply:
    return _machine().execute(line, userid)


@pytest.mark.parametrize("userid", ["MAINT", "DB0001"])
@pytest.mark.parametrize("name", manual.names())
def test_a_command_of_cp_is_simulated_or_known(name: str, userid: str) -> None:
    """It is no user, and to MAINT no unknown word; what other classes may do does not exist for a guest."""
    if standing(name) == "known":
        assert _KNOWN in _ask(name, userid).lines[0]
        assert _KNOWN in help_text(name)
        return
    assert standing(name) == "simulated"
    if name in ("LOGoff", "LOGout", "STOP", "SHUTDOWN", "VMRELOcate"):  # they would act
        return
    reply = _ask(name, userid)
    needs = {"Query STORage": "the scenario gives frames", "Query CHPIDS": "the scenario names no"}
    assert not any(f"{_KNOWN}. HELP" in line or "not logged on" in line for line in reply.lines)
    assert (_KNOWN in " ".join(reply.lines)) == (userid == "MAINT" and name in needs)
    assert userid == "DB0001" or not any("Unknown CP" in line for line in reply.lines)


@pytest.mark.parametrize("one", all_commands(), ids=lambda one: one.syntax)
def test_what_is_simulated_is_in_the_list(one: Command) -> None:
    syntax = one.syntax
    words = syntax.split()
    spelled = " ".join(words[: 2 if words[0] in manual.OPTIONS and len(words) > 1 else 1])
    own = spelled in _OWN or words[0] == "#LAB"
    assert own or spelled in manual.names() or words[1].islower()


@pytest.mark.parametrize("family", ["", *manual.OPTIONS])
def test_no_abbreviation_means_two_commands(family: str) -> None:
    words = (manual.OPTIONS[family] if family else manual.COMMANDS).split()
    short = [text for word in words for text in _abbreviations(word)]
    assert {text for text, count in Counter(short).items() if count > 1} <= _TWICE


def _abbreviations(word: str) -> list[str]:
    return [word.upper()[:end] for end in range(len(Keyword(word).shortest), len(word) + 1)]


@given(st.sampled_from(manual.names()), st.integers(1, 14))
def test_an_abbreviation_that_is_long_enough_is_the_command(name: str, length: int) -> None:
    """A shorter one is another command of the list, or none."""
    first, _, option = name.rpartition(" ")
    tokens = [*first.upper().split(), option.upper()[:length]]
    if Keyword(option).takes(tokens[-1]):
        assert manual.listed(tokens) == len(tokens)
        assert tokens[-1] in _TWICE or standing(" ".join(tokens)) == standing(name)
    else:
        words = (manual.OPTIONS[first] if first else manual.COMMANDS).split()
        other = any(Keyword(word).takes(tokens[-1]) for word in words)
        assert (manual.listed(tokens) == len(tokens)) == other


@pytest.mark.parametrize("line", [each.strip() for each in _ASKED.split(":")])
def test_what_a_report_on_a_system_asks_is_answered(line: str) -> None:
    reply = _ask(line)
    assert reply.lines
    assert not any("not logged on" in text or "Unknown CP" in text for text in reply.lines)


def test_a_user_whose_name_is_a_word_can_be_found() -> None:
    guests = {"db": group("db", 1, "DB", userids=["FCP"])}
    sim = Simulation(small("stop", guests=guests, timeline=[step("10ms", "boot", "db")]))
    assert sim.execute("q user fcp").lines == ("HCP045E FCP not logged on",)
    sim.run(20 * MS)
    assert _KNOWN in sim.execute("q fcp").lines[0]
    assert sim.execute("q user fcp").lines == ("FCP      - DSC",)


@pytest.mark.parametrize(
    ("megabytes", "shown"), [(8192, "8G"), (1536, "1536M"), (34 * 1024, "34G"), (3073, "3073M")]
)
def test_storage_has_the_form_of_cp(megabytes: int, shown: str) -> None:
    there = scenario()
    lpar = there.lpar.model_copy(update={"storage": megabytes * PAGES_PER_MB})
    sim = Simulation(there.model_copy(update={"lpar": lpar}))
    expected = f"STORAGE = {shown} CONFIGURED = {shown} INC = -- STANDBY = 0  RESERVED = 0"
    for line in ("Q STOR", "QUERY STORAGE", "#CP query stora"):
        assert sim.execute(line).lines == (expected,)


def test_the_reference_lists_every_command_with_one_word() -> None:
    page = cp_page()
    for name in manual.names():
        assert f"| `{name}` | {standing(name)} |" in page


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("d psw", f"D: {_KNOWN}"),  # DISPLAY, not DIAL
        ("dis 0.10", f"DIS: {_KNOWN}"),
        ("ind act", f"IND ACT: {_KNOWN}"),
        ("q n at *", f"Q N AT: {_KNOWN}"),
        ("q dasd 200", f"Q DASD 200: {_KNOWN}"),
        ("q dasd 200-2ff", f"Q DASD 200-2FF: {_KNOWN}"),
        ("q dasd xyz", "XYZ is not a paging volume here"),
        ("q mdc mdisk 100", f"Q MDC MDISK: {_KNOWN}"),
        ("msg all hi", f"MSG ALL: {_KNOWN}"),
        ("signal shutdown all within 60", f"SIGNAL SHUTDOWN ALL: {_KNOWN}"),
        ("xautolog db0001 ipl 150", f"XAUTOLOG DB0001 IPL: {_KNOWN}"),
        ("xautolog nobody ipl 150", "HCP053E NOBODY not in CP directory"),
        ("set reserved nss monitor 10m", f"SET RESERVED NSS: {_KNOWN}"),
        ("set reserved dcss mondcss off", f"SET RESERVED DCSS: {_KNOWN}"),
        ("q reserved sysmax", f"Q RESERVED SYSMAX: {_KNOWN}"),
        ("q pav all", f"Q PAV ALL: {_KNOWN}"),
        ("set share db0001 ifl relative 200", f"SET SHARE DB0001 IFL: {_KNOWN}"),
        ("set share nobody relative 200", "HCP045E NOBODY not logged on"),
        ("m op hello", "00:"),
        ("msg oper hello", "00:"),
    ],
)
def test_operands_that_cp_has_are_no_mistakes(line: str, expected: str) -> None:
    assert _ask(line).lines[0].startswith(expected)


def test_a_guest_may_log_out() -> None:
    sim = Simulation(scenario())
    sim.run(MOMENT)
    assert sim.execute("logout", "DB0001").lines[-1].startswith("LOGOFF AT")
    assert sim.execute("q db0001").lines == ("HCP045E DB0001 not logged on",)

"""Traps of the file's syntax: the daemon continues reading where a person would stop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cpuplugd.language import messages
from engine.cpuplugd.language.configuration import RULES, VALUES, Configuration, builtin
from engine.cpuplugd.language.lines import RuleLine, Setting
from engine.cpuplugd.language.messages import ERROR, INFO, NO_NEWLINE, WARNING, shown
from engine.cpuplugd.language.terms import Variable, once
from engine.cpuplugd.lints.finding import GuestFacts, RuleFinding, at_line, at_setting, told
from engine.language import later, say

_DAEMON = later("(Source: how the daemon reads a line.)")
_INDENTED = (
    later("{0} is not a comment: a # starts a comment only as the first character of a line"),
    later("The daemon reads this line as a setting. {0}"),
    later("Move the # to the first column."),
)
_CAPTURED = (
    later("The daemon compares only the beginning of a name, ignoring case. {0}"),
    later("Choose a name that does not begin with the name of a setting."),
)
_QUOTES = (
    later("a quote inside the value: the value extends to the last quote of the line"),
    later("A comment cannot follow a value; its quotes become part of the value. {0}"),
    later("Put the comment on its own line, with # as the first character."),
)
_SHIFTED = (
    later("text before the first quote: it shifts the value"),
    later("The daemon cuts off the first character, whatever it is. {0}"),
    later('Write NAME="VALUE".'),
)
_IGNORED = (
    later("this line is ignored: it has no ="),
    later("The daemon skips it without a message. {0}"),
    later(
        "Remove it, make it a comment with # in the first column, or join it to the line that it continues."
    ),
)
_NO_NEWLINE = later("the last line has no newline")
_FIRST_LOST = (
    later(
        "After a reload (SIGHUP) the first variable of the file is not found, and the daemon "
        "ends. (Source: a defect of the daemon: a reload clears what the search needs.)"
    ),
    later('Put a variable that no rule uses before it, like first="0".'),
)


def check(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    for line in configuration.lines:
        yield from _line(line)
    for setting in configuration.settings:
        yield from _setting(setting)
    yield from _twice(configuration)
    yield from _first_variable(configuration)
    yield from _unused(configuration)
    yield from _last_line(configuration)


def _line(line: RuleLine) -> Iterator[RuleFinding]:
    text = line.text
    if text.strip(" \t\v\f\r") and "=" not in text and not text.startswith("#"):
        yield at_line(line.number, 1, WARNING, "ignored-line", told(_IGNORED, _DAEMON))
    raw = text.encode("latin-1")
    try:
        raw.decode()
    except UnicodeDecodeError as error:
        where = line.number, line.column(error.start)
        what = say("a byte (0x{0:02x}) that is not UTF-8", raw[error.start])
        why = say(
            (
                "The daemon reads bytes and ignores encodings; other programs might show the byte "
                "differently. {0}"
            ),
            say(_DAEMON),
        )
        yield at_line(*where, WARNING, "encoding", (what, why, say("Save the file as UTF-8.")))
    control = next((at for at, name in enumerate(text) if name < " " and name not in "\t\v\f\r"), None)
    if control is not None:
        what = say("a control character (0x{0:02x})", ord(text[control]))
        why = say("It is invisible, and is part of a name or a value. {0}", say(_DAEMON))
        yield at_line(line.number, line.column(control), WARNING, "control", (what, why, say("Remove it.")))


def _setting(setting: Setting) -> Iterator[RuleFinding]:
    name = builtin(setting.name)
    if setting.name.startswith("#"):
        words = say(_INDENTED[0], shown(setting.name)), *told(_INDENTED[1:], _DAEMON)
        yield at_setting(setting, WARNING, "indented-comment", words)
    elif name and name != setting.name.lower():
        what = say("{0} is read as {1}", shown(setting.name), name.upper())
        yield at_setting(setting, WARNING, "captured-name", (what, *told(_CAPTURED, _DAEMON)))
    quote = setting.value.find('"')
    text = setting.line.text
    if text[text.index("=") + 1 :].strip(" \t\v\f\r")[:1] != '"':
        yield at_setting(setting, WARNING, "shifted-value", told(_SHIFTED, _DAEMON))
    elif quote >= 0:
        yield at_line(
            setting.line.number, setting.column(quote), WARNING, "inner-quote", told(_QUOTES, _DAEMON)
        )


def _twice(configuration: Configuration) -> Iterator[RuleFinding]:
    names = Counter(builtin(setting.name) for setting in configuration.settings)
    for name in (*RULES, *VALUES):
        if names[name] > 1 and (found := configuration.setting_of(name)):
            what = say("{0} is set {1} times; only the last setting counts", name.upper(), names[name])
            why = say("However, the largest history depth in any setting applies. {0}", say(_DAEMON))
            yield at_setting(found, WARNING, "set-twice", (what, why, say("Keep one setting.")))


def _used(configuration: Configuration) -> set[str]:
    rules = [(name, term) for name in RULES if (term := configuration.term(name))]
    terms = [item for name, term in rules for _, item in once(term, name)]
    return {term.name for term in terms if isinstance(term, Variable)}


def _first_variable(configuration: Configuration) -> Iterator[RuleFinding]:
    first = next(iter(configuration.variables.values()), None)
    if first and first.name in _used(configuration):
        what = say("{0} is the first variable of the file, and rules use it", first.name)
        yield at_setting(first, WARNING, "first-variable", (what, *told(_FIRST_LOST)))


def _unused(configuration: Configuration) -> Iterator[RuleFinding]:
    if configuration.fatal:
        return
    variables = [*configuration.variables.values()]
    used = _used(configuration)
    for place, setting in enumerate(variables):
        if setting.name not in used and not setting.name.startswith("#") and (place or setting.value != "0"):
            what = say("no rule uses the variable {0}", shown(setting.name))
            why = say("Its value is never evaluated, so errors in it stay hidden. {0}", say(_DAEMON))
            yield at_setting(setting, INFO, "unused-variable", (what, why, say("Remove it.")))


def _last_line(configuration: Configuration) -> Iterator[RuleFinding]:
    fatal = configuration.fatal
    if fatal and fatal.code == messages.LINE_TOO_LONG and fatal.hint == NO_NEWLINE:
        why = say(
            "The daemon does not find the newline and reports that the line is too long. {0}", say(_DAEMON)
        )
        fix = say("End the last line with a newline.")
        yield at_line(fatal.line, fatal.column, ERROR, "no-newline", (say(_NO_NEWLINE), why, fix))

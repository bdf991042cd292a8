"""Commands before responses in a console's text: each determines the subject of the lines after it."""

from __future__ import annotations

import re

from engine.site.facts import SourceLine
from engine.site.repairs import without_time
from engine.site.texts import is_word

_PROMPT = r"(?:.*(?:>\s*|[#$%]\s+|\bVMCP\s+)|READY;\s*)?"
_WAY = r"(?:#?CP\s+|(AT|FOR)\s+(\S+)\s+CMD\s+)*"
_ECHO = re.compile(rf"{_PROMPT}{_WAY}([A-Z]+(?:\s+(?![QEL][0-3]\s)[A-Z0-9@#$*]\S*)*)\s*")
_LIKELY = re.compile(r"\b(?:Q|QU\w*|IN\w*)\b", re.IGNORECASE)  # of such a command, quickly
_VMCP = re.compile(
    r"(?:[^@#$]*@([A-Z0-9#$_]{1,8})\b[^#$]*[#$]\s*)?(?:SUDO +)?(?:SSH +(?:\w+@)?([A-Z0-9#$_]{1,8}) +)?"
    r"[\"']?VMCP\s"
)
_QUOTES = str.maketrans("", "", "\"'")  # vmcp 'q v stor'
_VERBS = ("Query", "INDicate", "DEFine")
_VIRTUAL = ((False, ("Query", "Virtual")), (False, ("DEFine", "STORage")))
_ASKING = {  # whether the LPAR has it, and the commands that tell so
    "storage": ((True, ("Query", "STORage")), *_VIRTUAL),
    "expanded storage": ((True, ("Query", "XSTOre")), *_VIRTUAL),
}
_READ = (  # operands of QUERY
    *("Names", "PROCessors", "STORage", "XSTOre", "MDCache", "SRM", "SHARE", "CPLEVEL", "USERid", "ALLOC"),
    *("SSI", "ISLINK", "QUICKDsp", "Virtual", "RESPool", "CPUPool"),
)
_INSTEAD = {  # commands whose replies are not read -> those that show what a scenario can have of it
    ("INDicate", "PAGing"): "INDICATE LOAD, QUERY ALLOC PAGE",
    ("INDicate", "ACTive"): "INDICATE LOAD, INDICATE QUEUES EXP",
    ("Query", "FRames"): "QUERY STORAGE",
    ("Query", "MT"): "QUERY PROCESSORS",
    ("Query", "MULTIThread"): "QUERY PROCESSORS",
    ("Query", "PAGing"): "QUERY ALLOC PAGE",
    ("Query", "USERS"): "QUERY NAMES",
}
_SHOWN = ("LOad", "Queues", "USER")  # operands of INDICATE
_SPACE = ("Page", "Spool", "TDsk", "TDisk", "DRct", "DUmp", "PErm")  # that QUERY ALLOC asks for alone


def asks_cp(text: str) -> bool:
    """Return whether a console line is a QUERY or INDICATE, whose response follows."""
    if not _LIKELY.search(text):
        return False
    match = _ECHO.fullmatch(without_time(text).translate(_QUOTES))
    words = match[3].split() if match else [""]
    return len(words) > 1 and any(is_word(words[0], verb) for verb in _VERBS[:2])


class Echo:
    """The latest command in a console's text. It applies until CMS is ready or the next command appears."""

    def __init__(self) -> None:
        self.line: SourceLine | None = None
        self.guest = ""  # whose Linux has sent it by vmcp, as its prompt or ssh says
        self.system = ""  # that AT has sent the command to
        self._words: list[str] = []
        self._answered: set[str] = set()

    def __str__(self) -> str:
        return " ".join(self._words)

    def read_line(self, text: str, line: SourceLine) -> bool:
        """Return whether a line, in uppercase, is a command; READY ends the previous command."""
        match = _ECHO.fullmatch(text.translate(_QUOTES))
        words = match[3].split() if match else []
        heard = any(is_word(word, verb) for word in words[:1] for verb in _VERBS)
        if heard or re.match(r"READY\b", text):
            self._words, self._answered = words if heard else [], set()
            self.line = line
            sent = _VMCP.match(text) if heard else None
            self.guest = sent[1] or sent[2] if sent else ""
            self.system = match[2] if match and heard and match[1] == "AT" else ""
        return heard

    def asks(self, *names: str) -> bool:
        """Return whether the command begins with these words or abbreviations of them: "Query", "Virtual"."""
        return len(self._words) >= len(names) and all(map(is_word, self._words, names))

    def is_read(self) -> bool:
        """Return whether responses to the command are read; also true if there is no command, or it was
        answered.
        """
        if self.asks("INDicate"):  # alone: LOAD
            return not self._words[1:] or any(self.asks("INDicate", name) for name in _SHOWN)
        return not self._words or any(self.asks("Query", name) for name in _READ)

    def instead(self) -> str:
        """Return the commands whose responses should be pasted instead; "" if none is known."""
        return next((shown for names, shown in _INSTEAD.items() if self.asks(*names)), "")

    def whose(self, key: str) -> bool | None:
        """Return whether the next line about this size belongs to the LPAR (True) or to a virtual machine;
        None: unknown.

        Such a response is a single line, so the next line answers a different command or none.
        """
        asked = next((own for own, names in _ASKING[key] if self.asks(*names)), None)
        if asked is None or key in self._answered:
            return None
        self._answered.add(key)
        return asked

    def allocation(self) -> str:
        """Return the space type that QUERY ALLOC asks for, as "PAGE" or "SPOOL"; "" if it is unknown, or
        all space.
        """
        others = self._words[2:3] if self.asks("Query", "ALLOC") else []
        return next((name.upper() for word in others for name in _SPACE if is_word(word, name)), "")

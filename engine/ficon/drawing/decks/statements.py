"""z/VM statements from a drawing: SYSTEM CONFIG, and CP commands.

There is no ISLINK statement: the statement and the command are both ACTIVATE ISLINK. Sources: IBM, z/VM CP
Commands, ACTIVATE ISLINK (class B, 1 to 16 devices, NODE optional); z/VM CP Planning, SSI statement. The form
of SYSTEM_IDENTIFIER with LPAR, of statements for one member and of RDEVICE is not confirmed, and the output
notes that. Releases differ (meaning/releases.py): before z/VM 6.2, SYSTEM_IDENTIFIER names machine type and
CPU ID, and a link has one device; files whose systems all run z/VM 7 have a block for each member.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.ficon.drawing.meaning.releases import CLUSTERS, in_blocks, older
from engine.ficon.drawing.model.cabling import Cec, Css, Lpar
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.names import short
from engine.ficon.iocp.deck.definitions import NOWHERE, Origin
from engine.ficon.iocp.deck.problem import Problem
from engine.ficon.iocp.writer import Written

MAX_DEVICES = 16  # of a command
_COLUMNS = 72
_INDENT = "    "
_SOURCE = "z/VM: CP Commands, ACTIVATE ISLINK"
_CHECK = "not confirmed against z/VM: CP Planning and Administration; check it before use"


def system_config(drawing: Drawing, member: str | None = None, rdevices: bool = False) -> Written:
    """Return statements for the system of one LPAR or of all LPARs. rdevices: with RDEVICE, seldom needed."""
    paper = _Paper()
    config = _Config(drawing, paper, rdevices)
    lpars = [lpar for lpar in drawing.of(Lpar) if lpar.name != "*"]
    chosen = [lpar for lpar in lpars if lpar.id == member] if member else lpars
    ids = {lpar.id for lpar in chosen}
    clusters = [cluster for cluster in drawing.of(Cluster) if ids.intersection(filter(None, cluster.slots))]
    for cluster in clusters:
        config.cluster(cluster, chosen)
    joined = {lpar for cluster in clusters for lpar in cluster.slots}
    for lpar in chosen:
        if lpar.id not in joined and (member or lpar.system):
            config.alone(lpar)
    return paper.written()


def commands(drawing: Drawing, lpar: str) -> Written:
    """Return the commands that activate all logical links of an LPAR's system; class B."""
    paper = _Paper("*", "")
    own = drawing.get(lpar, Lpar)
    origin = Origin(thing=lpar)
    paper.remark(f"at {own.system or own.name}, by a user with privilege class B", origin)
    for link in links_of(drawing, lpar):
        for words in _activations(drawing, paper, link, lpar):
            paper.add(" ".join(words), Origin(thing=link.id))
    return paper.written()


def links_of(drawing: Drawing, lpar: str) -> list[IsfcLink]:
    """Return the logical links of an LPAR."""
    return [isfc_link for isfc_link in drawing.of(IsfcLink) if lpar in isfc_link.ends]


def _activations(drawing: Drawing, paper: _Paper, link: IsfcLink, lpar: str) -> Iterable[list[str]]:
    """Yield the words of ACTIVATE ISLINK for one side of a link, for at most 16 devices each."""
    side = link.ends.index(lpar)
    far = drawing.get(link.ends[1 - side], Lpar)
    devices = [f"{number:04X}" for number in link.devices[side]]
    node = ["NODE", far.system] if far.system else []
    if not devices:
        paper.problem(f"the link to {far.system or far.name} has no devices yet", link.id)
    old = [lpar for lpar in (drawing.get(lpar, Lpar), far) if older(lpar, CLUSTERS)]
    if old and len(devices) > 1:
        paper.problem(f"z/VM {old[0].release} of {old[0].system or old[0].name} takes one device", link.id)
    if len(devices) > MAX_DEVICES:
        where = f"the link to {far.system or far.name}"
        paper.problem(f"{where} has {len(devices)} devices; ISFC uses {MAX_DEVICES} at most", link.id)
    for start in range(0, len(devices), MAX_DEVICES):
        yield ["ACTIVATE", "ISLINK", *devices[start : start + MAX_DEVICES], *node]


class _Config:
    """The statements of a SYSTEM CONFIG."""

    def __init__(self, drawing: Drawing, paper: _Paper, rdevices: bool) -> None:
        self.drawing, self.paper, self.rdevices = drawing, paper, rdevices

    def cluster(self, cluster: Cluster, chosen: Sequence[Lpar]) -> None:
        """Write the file that all members of an SSI cluster share, with ACTIVATE only for the selected
        members.
        """
        origin = Origin(thing=cluster.id)
        self.paper.remark(f"SSI cluster {cluster.name}: one SYSTEM CONFIG for all members", origin)
        members = [self.drawing.get(slot, Lpar) for slot in cluster.slots if slot]
        self._identify(members)
        slots = [["SLOT", str(place), self._name(slot)] for place, slot in enumerate(cluster.slots, 1)]
        self.paper.statement([["SSI", cluster.name], ["PDR_VOLUME", cluster.volume], *slots], origin)
        ids = {lpar.id for lpar in chosen}
        self._activate([member for member in members if member.id in ids])

    def alone(self, lpar: Lpar) -> None:
        """Write the file of a system that is not in a cluster."""
        self.paper.remark(f"System {lpar.system or lpar.name}: in no SSI cluster", Origin(thing=lpar.id))
        self._identify([lpar])
        self._activate([lpar])

    def _name(self, slot: str | None) -> str:
        if slot is None:
            return "AVAILABLE"
        lpar = self.drawing.get(slot, Lpar)
        return lpar.system or lpar.name

    def _identify(self, lpars: Sequence[Lpar]) -> None:
        if lpars:
            self.paper.doubt("SYSTEM_IDENTIFIER with LPAR")
        for lpar in lpars:
            if not lpar.system:
                where = self.drawing.get(self.drawing.get(lpar.css, Css).cec, Cec).name
                self.paper.problem(
                    f"{short(lpar)} of {where} has no system name: the name of the LPAR is used", lpar.id
                )
            origin = Origin(thing=lpar.id)
            if lpar.release:
                self.paper.remark(f"{lpar.system or lpar.name}: z/VM {lpar.release}", origin)
            if older(lpar, CLUSTERS):
                self._by_processor(lpar)
                continue
            words = [["SYSTEM_IDENTIFIER", "LPAR", lpar.name, lpar.system or lpar.name]]
            self.paper.statement(words, origin)

    def _by_processor(self, lpar: Lpar) -> None:
        """Leave a blank for the CPU ID, which no drawing has: before 6.2, an LPAR cannot be named."""
        cec = self.drawing.get(self.drawing.get(lpar.css, Css).cec, Cec)
        kind = cec.machine.partition(",")[0] or "type"
        text = (
            f"fill in machine type and CPU id: SYSTEM_IDENTIFIER {kind} cpuid {lpar.system or lpar.name}; "
            f"z/VM {lpar.release} does not support LPAR names there"
        )
        self.paper.remark(text, Origin(thing=lpar.id))

    def _activate(self, lpars: Sequence[Lpar]) -> None:
        linked = [lpar for lpar in lpars if links_of(self.drawing, lpar.id)]
        blocks = in_blocks(linked)
        form = "a block for each member, SYSTEM: BEGIN to SYSTEM: END" if blocks else "SYSTEM: statement"
        if linked:
            self.paper.doubt(f"Statements for one member, as {form}")
        for lpar in linked:
            name = lpar.system or lpar.name
            if blocks:
                self.paper.add(f"{name}: BEGIN", Origin(thing=lpar.id))
            self._statements("" if blocks else f"{name}: ", lpar)
            if blocks:
                self.paper.add(f"{name}: END", Origin(thing=lpar.id))

    def _statements(self, before: str, lpar: Lpar) -> None:
        for link in links_of(self.drawing, lpar.id):
            self._rdevices(before, link, lpar)
            for words in _activations(self.drawing, self.paper, link, lpar.id):
                head, *devices = [" ".join((f"{before}{words[0]}", words[1])), *words[2:]]
                self.paper.statement([[head], *_pieces(devices)], Origin(thing=link.id))

    def _rdevices(self, before: str, link: IsfcLink, lpar: Lpar) -> None:
        if not self.rdevices:
            return
        for first, last in _runs(link.devices[link.ends.index(lpar.id)]):
            span = f"{first:04X}" if first == last else f"{first:04X}-{last:04X}"
            self.paper.statement([[f"{before}RDEVICE", span, "TYPE", "CTCA"]], Origin(thing=link.id))


def _pieces(words: list[str]) -> list[list[str]]:
    """Return pieces between which a line may be broken; NODE stays with its name."""
    if "NODE" in words:
        place = words.index("NODE")
        return [*([word] for word in words[:place]), words[place:]]
    return [[word] for word in words]


def _runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """Return the first and last number of each run of consecutive numbers."""
    found: list[tuple[int, int]] = []
    for number in sorted(set(numbers)):
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


class _Paper:
    """Lines with their origins. A comma at the end of a line continues a statement."""

    def __init__(self, begin: str = "/*", end: str = " */") -> None:
        self.begin, self.end = begin, end  # of a comment
        self.lines: list[str] = []
        self.origins: list[Origin] = []
        self.problems: list[Problem] = []
        self._doubted: set[str] = set()

    def add(self, line: str, origin: Origin) -> None:
        """Add a line unchanged."""
        self.lines.append(line)
        self.origins.append(origin)

    def remark(self, text: str, origin: Origin) -> None:
        """Add a comment, on as many lines as necessary."""
        line = self.begin
        for word in text.split():
            if len(line) + len(word) + 4 > _COLUMNS:
                self.add(line + self.end, origin)
                line = self.begin
            line += f" {word}"
        self.add(line + self.end, origin)

    def doubt(self, what: str) -> None:
        """Add a comment about an uncertain form, once for each text."""
        if what not in self._doubted:
            self._doubted.add(what)
            self.remark(f"{what}: form {_CHECK}", NOWHERE)

    def statement(self, pieces: Iterable[Sequence[str]], origin: Origin) -> None:
        """Add a statement, broken between its pieces when a line is full."""
        line = ""
        for piece in pieces:
            text = " ".join(piece)
            if line and len(line) + len(text) + 3 > _COLUMNS:
                self.add(f"{line} ,", origin)
                line = _INDENT + text
            else:
                line = f"{line} {text}" if line else text
        self.add(line, origin)

    def problem(self, text: str, thing: str) -> None:
        """Record a problem."""
        if all(problem.text != text for problem in self.problems):
            self.problems.append(Problem("warning", "", text, 1, 1, (Origin(thing=thing),), _SOURCE))

    def written(self) -> Written:
        """Return the text, with the problems also listed at the top."""
        notes = _Paper(self.begin, self.end)
        for problem in self.problems:
            notes.remark(f"ATTENTION: {problem.text}", problem.things[0])
        return Written((*notes.lines, *self.lines), (*notes.origins, *self.origins), tuple(self.problems))

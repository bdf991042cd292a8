"""Facts derived from the definitions of an element, and the list of them below its properties."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.frame.later import later
from app.look import theme
from app.look.theme import text_scale
from app.topology.editor import Editor
from app.widgets.reach import make_accessible
from engine.ficon.drawing.meaning.addresses import far_of
from engine.ficon.drawing.meaning.device_paths import device_paths, on_all
from engine.ficon.drawing.meaning.resolve import ConnectionRun, End, Half, resolve
from engine.ficon.drawing.meaning.storages import cables_of, count, paths_into
from engine.ficon.drawing.meaning.trunks import may_send, trunks
from engine.ficon.drawing.meaning.write_sides import painted
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar, Port, Storage
from engine.ficon.drawing.model.definitions import FCTC, ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.model.kinds import parent
from engine.ficon.drawing.model.names import called, words
from engine.ficon.iocp.deck.definitions import span
from engine.ficon.iocp.rules.profile import MACHINES
from engine.language import filled, numeral
from engine.scenario.derived.generations import GENERATIONS

_tr = partial(QCoreApplication.translate, "Facts")
MAX_FACTS = 60  # of a kind; more are counted
ROW = 24  # px
MAX_SHOWN = 14  # facts that are shown at once
_THINGS = Qt.ItemDataRole.UserRole


class ElementFact(NamedTuple):
    """A consequence of the definitions; things: ids of the elements concerned."""

    title: str
    text: str
    things: tuple[str, ...] = ()


def facts(drawing: Drawing, thing: Thing) -> list[ElementFact]:
    """Return all facts about an element."""
    found: list[ElementFact] = []
    for follow in (*_OF.get(type(thing), ()), _holds):
        made = list(follow(drawing, thing))
        found += made[:MAX_FACTS]
        if len(made) > MAX_FACTS:
            found.append(ElementFact(made[0].title, _tr("and {0} more").format(len(made) - MAX_FACTS)))
    return found


def _cabled(drawing: Drawing, thing: Channel | Port) -> Iterator[ElementFact]:
    far = far_of(drawing, thing.id)
    yield ElementFact(
        _tr("Cabled to"), called(drawing, far) if far else _tr("nothing"), (far,) if far else ()
    )


def _channel(drawing: Drawing, thing: Channel) -> Iterator[ElementFact]:
    """Yield the connections over a channel, and the number of them on which each side may write."""
    over = [
        stretch for stretch in resolve(drawing).stretches if thing.id in (end.channel for end in stretch.ends)
    ]
    up = sum(connection_run.count for connection_run in over if not connection_run.fault)
    text = (
        _tr("{0}, all up")
        if up == sum(connection_run.count for connection_run in over)
        else _tr("{0}, {1} up")
    )
    yield ElementFact(
        _tr("Connections"), text.format(sum(connection_run.count for connection_run in over), up)
    )
    for link in drawing.of(IsfcLink):
        usable = painted(drawing, link.id).channel(thing.id)
        for side in (0, 1):
            if any(usable):
                title = _tr("Usable → {0}").format(_name(drawing, link.ends[1 - side]))
                yield ElementFact(title, str(usable[side]), (link.id,))


def _far_end(drawing: Drawing, thing: ControlUnit) -> Iterator[ElementFact]:
    """Yield the targets of LINK and CUADD. The channels negotiate the CTC function, so it cannot be
    edited.
    """
    if thing.unit != FCTC:
        return
    for path in thing.paths:
        channel, lpar, why = resolve(drawing).far_end(path.channel, path.link, thing.cuadd)
        named = [called(drawing, text) for text in (lpar, channel) if text]
        text = _tr(" on ").join(named) if named else why
        yield ElementFact(_tr("Far end"), text, tuple(filter(None, (lpar, channel))))
        if named and why:
            yield ElementFact(_tr("Not reached"), why)
    yield ElementFact(_tr("CTC function"), _tr("automatic: negotiated by the two channels"))


def _device_paths(drawing: Drawing, thing: ControlUnit) -> Iterator[ElementFact]:
    """Yield each path to disks or tapes, and any element on which all of them depend."""
    paths = device_paths(drawing).get(thing.id, ())
    for path in paths:
        way = [called(drawing, id_) for id_ in path.passed if isinstance(drawing[id_], Channel | Port)]
        text = _tr("closed: {0}").format(path.fault) if path.fault else " → ".join(way)
        yield ElementFact(_tr("Path"), text, path.passed)
    for name in on_all(drawing, paths):
        yield ElementFact(_tr("All paths need"), called(drawing, name), (name,))


def _unit(drawing: Drawing, thing: ControlUnit) -> Iterator[ElementFact]:
    yield from _connections(drawing, lambda end: end.unit == thing.id)


def _device(drawing: Drawing, thing: DeviceRange) -> Iterator[ElementFact]:
    yield from _connections(drawing, lambda end: end.device == thing.id)


def _connections(drawing: Drawing, mine: Callable[[End], bool]) -> Iterator[ElementFact]:
    found = resolve(drawing)
    for stretch in found.stretches:
        for end, other in (stretch.ends, stretch.ends[::-1]):
            if mine(end):
                yield _stretch(drawing, stretch, end, other)
    for half in found.halves:
        if mine(half.end):
            yield _half(drawing, half)


def _stretch(drawing: Drawing, connection_run: ConnectionRun, end: End, other: End) -> ElementFact:
    here, there = span(end.number, connection_run.count), span(other.number, connection_run.count)
    text = f"{here} ↔ {_name(drawing, other.lpar)} {there}"
    down = _tr(", down: {0}").format(connection_run.fault) if connection_run.fault else ""
    return ElementFact(_tr("Connected"), text + down, (other.device, other.lpar))


def _half(drawing: Drawing, half: Half) -> ElementFact:
    return ElementFact(
        _tr("No mirror"), f"{span(half.end.number, half.count)}: {half.reason}", (half.end.device,)
    )


def _lpar(drawing: Drawing, thing: Lpar) -> Iterator[ElementFact]:
    """Yield the connections with each other LPAR, and the links."""
    for pair, stretches in resolve(drawing).pairs.items():
        if thing.id in pair and len(pair) == 2:
            (other,) = pair - {thing.id}
            total = sum(stretch.count for stretch in stretches)
            up = sum(stretch.count for stretch in stretches if not stretch.fault)
            text = filled(_tr("{0} {0:connection|connections}, {1} up"), total, up)
            yield ElementFact(_tr("With {0}").format(_name(drawing, other)), text, (other,))
    for link in drawing.users(thing.id):
        if isinstance(link, IsfcLink):
            yield ElementFact(_tr("Link"), words(drawing, link), (link.id,))


def _link(drawing: Drawing, thing: IsfcLink) -> Iterator[ElementFact]:
    """Yield the number of devices on which each side may write, and the devices that do not work."""
    found = painted(drawing, thing.id)
    counts = {what: sum(row.writes == what for row in found.rows) for what in ("both", "first", "second")}
    names = [_name(drawing, end) for end in thing.ends]
    yield ElementFact(_tr("Both sides may write to"), str(counts["both"]))
    yield ElementFact(_tr("Only {0} writes to").format(names[0]), str(counts["first"]))
    yield ElementFact(_tr("Only {0} writes to").format(names[1]), str(counts["second"]))
    lesser = _tr("{0}: the lower system name").format(names[found.lesser_side])
    yield ElementFact(_tr("From the lowest number up"), lesser, (thing.ends[found.lesser_side],))
    for row in found.rows:
        if row.writes == "nobody":
            yield ElementFact(f"{row.number:04X}", row.reason)


def _machine(drawing: Drawing, thing: Cec) -> Iterator[ElementFact]:
    """Yield the limits of the machine type, marking each limit that no public document states."""
    known = MACHINES.get(thing.machine.partition(",")[0])
    if known is None:
        return
    css = [css for css in drawing.of(Css) if css.cec == thing.id]
    inside = {subsystem.id for subsystem in css}
    lpars = sum(lpar.css in inside for lpar in drawing.of(Lpar))
    yield ElementFact(_tr("Machine"), known.title)
    rows = (
        (_tr("LPARs"), _tr("{0} of {1}").format(lpars, known.partitions), "partitions"),
        (_tr("Channel subsystems"), _tr("{0} of {1}").format(len(css), known.last_css + 1), "last_css"),
        (_tr("Subchannel sets"), str(known.sets), "sets"),
        (_tr("Devices of an FC channel"), numeral(known.addresses, ","), "addresses"),
        (_tr("Oldest FICON card"), GENERATIONS[known.oldest].title, "oldest"),
    )
    for title, text, field in rows:
        sure = field in known.stated
        yield ElementFact(title, text if sure else _tr("{0} (not confirmed)").format(text))


def _css(drawing: Drawing, thing: Css) -> Iterator[ElementFact]:
    images = [child for child in drawing.children(thing.id) if isinstance(child, Lpar)]
    yield ElementFact(_tr("LPARs"), _tr("{0} of 15").format(len(images)))


def _director(drawing: Drawing, thing: Director) -> Iterator[ElementFact]:
    ports = [child for child in drawing.children(thing.id) if isinstance(child, Port)]
    used = sum(bool(far_of(drawing, port.id)) for port in ports)
    yield ElementFact(_tr("Ports"), _tr("{0}, {1} with a cable").format(len(ports), used))


def _trunk(drawing: Drawing, thing: Cable) -> Iterator[ElementFact]:
    """Yield the capacity of the inter-switch links between two directors, and the traffic that may cross
    them.
    """
    for trunk in trunks(drawing):
        if thing not in trunk.cables:
            continue
        carried = (
            _tr("{0} MB/s each way").format(numeral(trunk.capacity, ",.0f"))
            if trunk.capacity
            else _tr("not stated")
        )
        yield ElementFact(
            filled(_tr("{0} {0:link carries|links carry}"), trunk.links),
            carried,
            tuple(cable.id for cable in trunk.cables),
        )
        for side, senders in enumerate(trunk.senders):
            text = _tr("{0} {0:channel|channels}, up to {1} MB/s")
            load = numeral(may_send(drawing, senders), ",.0f")
            title = _tr("From {0}").format(called(drawing, trunk.directors[side]))
            yield ElementFact(title, filled(text, len(senders), load), senders)


def _storage(drawing: Drawing, thing: Storage) -> Iterator[ElementFact]:
    """Yield the cables of a storage unit, its paths by control unit or FCP channel, and their
    requirements.
    """
    for cable, far in cables_of(drawing, thing.id):
        yield ElementFact(_tr("Cabled to"), called(drawing, far.id), (cable.id, far.id))
    for name, paths in paths_into(drawing)[thing.id].items():
        ways = count(paths)
        text = _tr("1 path") if ways == 1 else _tr("{0} paths").format(ways)
        closed = next((_tr("closed: {0}").format(path.fault) for path in paths if path.fault), "")
        passed = tuple(dict.fromkeys(text for path in paths for text in path.passed))
        yield ElementFact(called(drawing, name), "; ".join(filter(None, (text, closed))), (name, *passed))
        for culprit in on_all(drawing, paths) if thing.holds != "fcp" else ():
            yield ElementFact(_tr("All paths need"), called(drawing, culprit), (culprit,))


def _inside(drawing: Drawing, thing: Thing) -> Iterator[ElementFact]:
    if holder := parent(thing):
        yield ElementFact(_tr("Inside"), called(drawing, holder), (holder,))


def _holds(drawing: Drawing, thing: Thing) -> Iterator[ElementFact]:
    for child in drawing.children(thing.id):
        yield ElementFact(_tr("Holds"), words(drawing, child), (child.id,))


def _name(drawing: Drawing, lpar: str) -> str:
    try:
        return drawing.get(lpar, Lpar).name
    except DrawingError:
        return lpar


Follow = Callable[[Drawing, Any], Iterator[ElementFact]]
_OF: dict[type[Thing], tuple[Follow, ...]] = {
    Channel: (_cabled, _channel),
    Port: (_cabled, _inside),
    ControlUnit: (_far_end, _device_paths, _unit),
    DeviceRange: (_inside, _device),
    Lpar: (_lpar,),
    IsfcLink: (_link,),
    Cec: (_machine,),
    Css: (_css,),
    Director: (_director,),
    Storage: (_storage,),
    Cable: (_trunk,),
}


class FactList(QWidget):
    """The facts of the only selected element; Enter or a double click shows the subject of a fact."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self.heading = QLabel(self.tr("Consequences"), self)
        self.heading.setFont(theme.font(10.5, QFont.Weight.DemiBold))
        self.list = QListWidget(self)
        self.list.setObjectName("facts")
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        make_accessible(
            self.list,
            self.tr("Derived connections"),
            self.tr(
                "Connections and cables derived from the definitions. Enter shows the affected elements."
            ),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.heading)
        column.addWidget(self.list)
        self.list.viewport().installEventFilter(self)
        self.list.itemActivated.connect(self._show)
        self.hide()

    def show_things(self, things: Sequence[Thing]) -> None:
        """Show the facts of a single element, or no facts for several elements."""
        found = facts(self._editor.drawing, things[0]) if len(things) == 1 else []
        self.list.clear()
        for fact in found:
            item = QListWidgetItem(f"{fact.title}: {fact.text}", self.list)
            item.setData(_THINGS, fact.things)
        self.setVisible(bool(found))
        self._fit()

    def _fit(self) -> None:
        """Fit the height to the lines, up to a limit."""
        rows = range(min(self.list.count(), MAX_SHOWN))
        self.list.setFixedHeight(
            sum(max(round(ROW * text_scale()), self.list.sizeHintForRow(row)) for row in rows)
            + 2 * len(rows)
            + 8
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the height after the width has changed."""
        if event.type() == QEvent.Type.Resize:
            later(self, self._fit)
        return False

    def _show(self, item: QListWidgetItem) -> None:
        if things := item.data(_THINGS):
            self._editor.show(things)

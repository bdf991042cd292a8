"""Word explanations outside of lessons: the glossary below help texts and in searches, and legend entries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from html import escape

from PySide6.QtCore import QCoreApplication

from app import language
from app.look.literal import HtmlPage
from app.widgets.popup_list import Findable
from lessons.format.glossary import GlossaryEntry, found_in, glossary

MOST = 4  # words below a text


def with_words(text: str) -> str:
    """Return a help text as HTML, with its glossary words explained below."""
    entries = {entry.word: entry for _, _, entry in found_in(text, language.current())}
    return "".join([f"<p>{escape(text)}</p>", *map(_paragraph, list(entries.values())[:MOST])])


def find_words(show: Callable[[str], object]) -> Iterator[Findable]:
    """Yield all words of the glossary; show: function that is called with the HTML explanation of a word."""
    kind = QCoreApplication.translate("Search", "Word")
    for entry in glossary(language.current()).values():
        note = " ".join((_plain(entry), *entry.also))
        yield Findable(kind, entry.name, partial(show, _paragraph(entry)), note=note)


def _paragraph(entry: GlossaryEntry) -> str:
    return f"<p><b>{escape(entry.name)}</b>: {escape(_plain(entry))}</p>"


def _plain(entry: GlossaryEntry) -> str:
    document = HtmlPage()
    document.setMarkdown(entry.text)
    return document.toPlainText()


def meaning(chart: str, label: str) -> str:
    """Return a sentence about an entry of a chart's legend, or "" when the entry explains itself.

    chart: its id. Entries that begin with the same words, such as "published, Table 1", share a sentence.
    """
    for of, word in _MEANINGS:
        if of == chart and label in _shown(word):
            return QCoreApplication.translate("Legend", _MEANINGS[of, word])
    for start in _BEGINNINGS:
        if label.startswith(_shown(start)):
            return QCoreApplication.translate("Legend", _BEGINNINGS[start])
    return ""


def _shown(word: str) -> tuple[str, ...]:
    """Return a legend word as written in this file and in every translation that may be displayed."""
    return word, *(QCoreApplication.translate(context, word) for context in ("Charts", "Legend", "Engine"))


_PUBLISHED = "The value published by the study, for comparison."
_BEGINNINGS = {
    "published": _PUBLISHED,
    "sized manually, published": _PUBLISHED,
    "above:": "Each row is a device of a link. Its upper half shows the traffic in this direction.",
    "below:": "Each row is a device of a link. Its lower half shows the traffic in this direction.",
    "to ": "The darker a cell, the more messages the device carried in that time, up to this number.",
    "users ": "The rate at which these users' transactions are completed.",
    "mode:": "The cluster mode at the displayed moment.",
}
_MEANINGS = {
    ("memory", "real only"): "Pages that are only in real storage.",
    ("memory", "real below 2 GB"): "Pages in real storage, in frames below the 2 GB line.",
    ("memory", "real above 2 GB"): "Pages in real storage, in frames above the 2 GB line.",
    ("memory", "active"): "Resident pages that are valid in the page table.",
    ("memory", "IBR"): "Invalid but resident pages: touching a page makes it valid again without an I/O.",
    ("memory", "aging"): "Pages on the aging list, from whose end frames are taken.",
    ("aging", "aging"): "Pages on the aging list, from whose end frames are taken.",
    ("aging", "AGELIST SIZE"): "The target size of the list, set by SET AGELIST SIZE.",
    ("aging", "being written"): "Aging pages that are still being written to a paging volume.",
    ("aging", "enter the list"): "Pages that were not touched in an IBR section, per second.",
    ("aging", "frames taken"): "Pages at the end of the list that lose their frames, per second.",
    ("aging", "touched on the list"): "Pages that return from the list because they are touched, per second.",
    ("aging", "touched in IBR sections"): "Pages per second that become valid again because they "
    "are touched.",
    ("aging", "mean time on the list"): "Pages on the list divided by the pages that enter it per second.",
    ("timeline", "running"): "A processor executes the guest's virtual CPU.",
    ("timeline", "waiting for CPU"): "The virtual CPU is ready and waits for a free processor.",
    ("lanes", "idle"): "The processor is in an enabled wait: no virtual CPU is ready to run.",
    (
        "lanes",
        "without a physical core",
    ): "The processor has work, but PR/SM assigned its physical core to another logical core.",
    ("lanes", "parked"): "CP assigns no work to the logical core; CP makes this decision every two seconds.",
    ("lanes", "vertical high"): "PR/SM entitles the logical core to a whole physical core.",
    ("lanes", "vertical medium"): "PR/SM entitles the logical core to part of a physical core.",
    (
        "lanes",
        "vertical low",
    ): "The logical core runs only while other logical cores leave a physical core unused.",
    ("physical", "idle"): "No eligible logical core has work for this physical core.",
    ("lpars", "by CP"): "Guests wait for a processor, for a page or for CP work.",
    ("lpars", "by PR/SM"): "Guests are on a z/VM processor that has no physical core.",
    ("paging", "bases busy"): "Paging volumes whose base exposure performs an I/O.",
    ("paging", "aliases busy"): "Aliases that perform an I/O for a paging volume.",
    ("paging", "Waiting I/Os"): "Paging I/Os for which no exposure of their volume is free.",
    ("paging", "channels busy"): "Share of the time in which channels to paging volumes move pages.",
    ("hiperdispatch", "parked"): "Logical cores to which CP assigns no work.",
    ("hiperdispatch", "projected use"): "Core use projected by CP, with its safety margin.",
    (
        "hiperdispatch",
        "usable excess power",
    ): "Capacity beyond the entitlement that CP expects to get: other LPARs leave it unused.",
    (
        "hiperdispatch",
        "on the same chip",
    ): "Virtual CPUs that previously ran on another core of the chip, per second.",
    (
        "hiperdispatch",
        "from another chip",
    ): "Virtual CPUs that previously ran on another chip of the node, per second.",
    ("hiperdispatch", "from another node"): "Virtual CPUs that previously ran on another node, per second.",
    (
        "hiperdispatch",
        "fetching data again",
    ): "Guest time spent fetching data from the cache of another core.",
    ("timers", "set"): "Timer requests that guests made, per second.",
    (
        "timers",
        "served",
    ): "Timer requests that CP removed from its queue when they were due, per second.",
    ("timers", "interrupts"): "Timer interrupts that CP presented to guests, per second.",
    ("timers", "per hold"): "Timer requests that CP serves per lock hold.",
    ("timers", "due"): "Due timer requests that CP has not served yet.",
    ("linux_memory", "kernel"): "Memory used by the Linux kernel.",
    ("linux_memory", "processes"): "Anonymous memory of processes: heaps and stacks, backed by swap space.",
    ("linux_memory", "shared"): "Memory that processes share, such as the buffers of a database.",
    ("linux_memory", "buffers"): "Memory that caches device blocks.",
    ("linux_memory", "free"): "Memory that Linux has not allocated.",
    ("guest_size", "in Linux"): "Guest size minus the pages in its pool: the memory that Linux can use.",
    ("guest_size", "in z/VM"): "The pages of the guest that z/VM keeps in real storage.",
    ("throughput", "waiting"): "Transactions waiting for a CPU or memory.",
    ("scans", "direct"): "Pages that Linux tasks scan themselves because kswapd is too slow.",
    ("scans", "waiting tasks"): "Tasks waiting for memory or swap space.",
    ("scans", "files read"): "Pages of files that Linux reads from disk into its page cache.",
    ("pool", "wanted"): "The pool size that cpuplugd requested.",
    ("pool", "changes"): "Pages that move into or out of the pool, per second.",
    ("passes", "sent"): "Pages that a pass sent to the destination.",
    (
        "passes",
        "changed meanwhile",
    ): "Pages that the guest changed meanwhile; a later pass sends them again.",
    ("passes", "sent, guest stopped"): "Pages sent while the guest is stopped, during the quiesce time.",
    ("relocation", "eligibility check"): "CP checks whether the guest can run on the destination.",
    ("relocation", "moving memory"): "CP sends pages while the guest runs on the source.",
    (
        "relocation",
        "state and devices",
    ): "CP moves the state of the stopped guest and its devices.",
    ("relocation", "penultimate pass"): "The guest is stopped, and CP sends the pages it changed.",
    ("relocation", "final pass"): "The guest is stopped, and CP sends the last changed pages.",
    (
        "relocation",
        "throttled by the destination",
    ): "The destination is short of storage and delays the source.",
    ("steal", "mean of the others"): "The share of time for which guests that are not relocated wait for "
    "a processor.",
    ("cluster", "Joined"): "The member is part of the cluster and shares its volumes.",
    ("cluster", "Joining"): "The member is starting and is agreeing with the other members on "
    "the cluster state.",
    ("cluster", "Leaving"): "The member is shutting down and is releasing its shared resources.",
    ("cluster", "Unknown"): "The other members have lost contact and do not know whether this member is "
    "running.",
    ("cluster", "Down"): "The member is not running.",
    ("efficiency", "without misses"): "Cycles per instruction when all data is in the cache.",
}

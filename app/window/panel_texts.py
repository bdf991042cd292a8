"""The panels of the window: their ids, titles and texts for F1."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

LESSON = "lesson"  # the card at the left, full height; it is there when a lesson is wanted


@dataclass(frozen=True)
class Panel:
    """A panel's id (a chart's id where it holds one), title and help."""

    id: str
    title: str
    help: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("Panels", text)


def panels() -> list[Panel]:
    """Return all panels; the first nine in the order of their keys."""
    return [
        Panel(
            "memory",
            _tr("Where each guest's pages are"),
            _tr("A bar a guest: pages in real storage, in XSTOR, in both, and on DASD."),
        ),
        Panel(
            "timeline",
            _tr("Scheduling states"),
            _tr(
                "A row a guest: what CP sees its virtual CPU do. Zoom with the wheel, W and S; with Ctrl and "
                "the wheel, Up or Down fewer or more guests are shown."
            ),
        ),
        Panel(
            "cpu",
            _tr("Real CPU by kind of guest"),
            _tr("IFLs used by each kind of guest, and what CP itself used for them."),
        ),
        Panel("paging", _tr("Paging"), _tr("Pages a second that come into real storage and leave it.")),
        Panel("guests", _tr("Guests"), _tr("All guests in numbers. Click a heading to sort.")),
        Panel("storage", _tr("Storage"), _tr("Free frames, XSTOR, paging and the demand scan.")),
        Panel(
            "guide", _tr("What to watch"), _tr("The text that comes with the run: what to see, what to try.")
        ),
        Panel(
            "study",
            _tr("Published and simulated"),
            _tr("What the study published, beside what this run says, and by how much it is off."),
        ),
        Panel(
            "console",
            _tr("Console"),
            _tr("Commands to CP and to the guests' Linux, and their answers. Tab completes, F1 explains."),
        ),
        Panel(
            "runs",
            _tr("Runs"),
            _tr("The branches of the session, which of them is compared, and the markers."),
        ),
        Panel(
            "matrix",
            _tr("Run matrix"),
            _tr("All runs of a study side by side, simulated in the background, and its tables."),
        ),
        Panel(
            "sweep",
            _tr("Sweep"),
            _tr(
                "Relocation and quiesce time over connections, channels, layouts of the link and workloads, "
                "as small charts that processes fill in the background. A click on a mark opens its run."
            ),
        ),
        Panel(
            "rules",
            _tr("Rules of cpuplugd"),
            _tr(
                "The rules by which a guest's Linux gives up and takes back CPUs and memory: an editor, what "
                "is wrong with them, and what every term of them is at this moment. Run starts another run "
                "with the edited rules."
            ),
        ),
        *_of_locks(),
        *_of_linux(),
        *_of_systems(),
        *_of_clusters(),
        Panel(LESSON, _tr("Lesson"), _tr("A lesson: what to read, to predict, to run and to do.")),
    ]


def _of_locks() -> list[Panel]:
    """Return the panels for releases whose locks are simulated."""
    return [
        Panel(
            "processors",
            _tr("Processors"),
            _tr(
                "What real processors do: guest code, CP, and spinning for a lock, in per cent of their "
                "time. First the master, then the average of all; the button in the corner chooses others. "
                "Dashed: what was published. A click on the legend hides a part, and so do Tab and Space."
            ),
        ),
        Panel(
            "timers",
            _tr("Timer requests"),
            _tr(
                "Timer requests (TRQBKs) that guests set and CP serves, and interrupts of the clock "
                "comparators. Below: how many due requests one hold of the lock takes, and how many are due "
                "and wait. When more and more are due, ticks come late and the system is no longer stable."
            ),
        ),
        Panel(
            "lock",
            _tr("Locks"),
            _tr(
                "How often a processor had to wait for a lock of CP, for how long it spun each time, and "
                "what share of all processors that takes, by lock; at the right the mean number of "
                "processors that wait. Dashed: what was published, of all locks together."
            ),
        ),
        Panel(
            "lanes",
            _tr("Processors as lanes"),
            _tr(
                "A lane a processor: what it does, down to a microsecond; below, who holds the locks and how "
                "many processors wait. Zoom with the wheel, W and S: close up every change is shown. N and P "
                "go to the next and the previous change; T, or a click in the legend, picks what stands out."
            ),
        ),
    ]


def _of_linux() -> list[Panel]:
    """Return the panels for Linux guests whose memory and run queue are simulated."""
    return [
        Panel(
            "linux_memory",
            _tr("Memory of Linux"),
            _tr(
                "What the memory of a guest is used for, as its Linux counts it, up to the pool, whose pages "
                "CP has back. Below: free memory, the marks at which kswapd starts and ends, and swap space "
                "in use. The button in the corner chooses a guest, in all charts of Linux."
            ),
        ),
        Panel(
            "guest_size",
            _tr("Guest size"),
            _tr(
                "How large the guests are in Linux, which is their memory without the pool, and in z/VM, "
                "which is the pages that CP keeps for them. Dashed: the guests of the study, sized by hand."
            ),
        ),
        Panel(
            "linux_cpus",
            _tr("CPUs of Linux"),
            _tr(
                "CPUs that are on line, load average, and CPUs in use, a curve a guest. Of a single guest, "
                "chosen in the corner, what its CPUs do; steal is when they could run and CP runs others."
            ),
        ),
        Panel(
            "throughput",
            _tr("Throughput"),
            _tr(
                "Transactions a second of each group of users and their mean response time, and how many "
                "wait for a thread of a server. Compare another run to see by how much they differ."
            ),
        ),
        Panel(
            "scans",
            _tr("Scans and swaps"),
            _tr(
                "Pages that Linux scans to find free ones: kswapd in the background, or, worse, tasks that "
                "need them (direct). Below: swapping, scans that tasks wait for, and reads of files."
            ),
        ),
        Panel(
            "pool",
            _tr("Pool"),
            _tr(
                "The cmm pool (balloon): pages that Linux has given up and CP has back, how many there are "
                "to be, and how many move in and out."
            ),
        ),
    ]


def _of_systems() -> list[Panel]:
    """Return the panels for several systems."""
    return [
        Panel(
            "relocation",
            _tr("Relocations"),
            _tr(
                "A lane a relocation with its stages: the passes while the guest runs, and what it waits for "
                "while it is stopped. The thin bars below are the time so far and the time stopped, within "
                "the limits MAXTOTAL and MAXQUIESCE; beside them stands how it ended."
            ),
        ),
        Panel(
            "passes",
            _tr("Passes of relocations"),
            _tr(
                "Two bars a pass: pages sent in it, and pages that the guest changed meanwhile, which the "
                "next pass must send again. Left and Right choose a pass. In the passes of another colour "
                "the guest is stopped."
            ),
        ),
        Panel(
            "device_heat",
            _tr("Devices of the links"),
            _tr(
                "A row a device of the ISFC links: the stronger the colour, the more transfers start on it. "
                "In the upper half of a row the first system of the link writes, in the lower half the "
                "second one. Where a system may not write there is no half; a triangle says so too."
            ),
        ),
        Panel(
            "link_rates",
            _tr("Links and channels"),
            _tr("MB/s over each link by direction, and what each channel sends and receives."),
        ),
        Panel(
            "steal",
            _tr("Steal of guests"),
            _tr(
                "For which share of the time in which a guest wants to run its code does not run. The guests "
                "that are relocated have colours; below, the lower end of the axis, where passes show."
            ),
        ),
        Panel(
            "system_cpu",
            _tr("CPU of the systems"),
            _tr("Real processors in use on each system: by guests, and by CP."),
        ),
        Panel(
            "moves",
            _tr("Relocate guests"),
            _tr(
                "All relocations in numbers, and buttons that enter CP's commands for them. The line that a "
                "button will enter stands below; its answer comes at the console."
            ),
        ),
    ]


def _of_clusters() -> list[Panel]:
    """Return the panels for clusters whose members serve sessions of web clients."""
    return [
        Panel(
            "cluster",
            _tr("Cluster"),
            _tr(
                "The states of the members over time; names and lines tell them apart too. A strip above a "
                "lane: the cluster is not stable; below it: others take the member for something else. At "
                "the right the members and their links at the cursor. A click on a member, or Tab and "
                "Space, opens its console and shows its guests alone."
            ),
        ),
        Panel(
            "members",
            _tr("Throughput of members"),
            _tr(
                "Transactions of the sessions on each member, how long they take, and virtual I/Os of the "
                "servers. Dashed: what was published of all members together."
            ),
        ),
        Panel(
            "efficiency",
            _tr("Processor efficiency"),
            _tr(
                "Cycles that an instruction takes on each member, with those that it waits for the caches; "
                "instructions of a transaction; and how much of the processors is used. Means of the phase "
                "at the cursor. Left and Right choose a member. Dashed: what was published."
            ),
        ),
        Panel(
            "packs",
            _tr("Volume"),
            _tr(
                "A volume that all members share: I/Os, wait, service, queue and utilization of the exposure "
                "that each member has to it. The button in the corner chooses another volume."
            ),
        ),
    ]

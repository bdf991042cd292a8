"""The panels of the lab in menu order, each with a PanelSpec."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.frame.panels import PanelSpec

if TYPE_CHECKING:
    from app.charts.toolkit.chart import ChartKind

HIGH = 0.6  # of the height: two rows of small charts can be read
LESSON = "lesson"  # the card at the left, full height; it is there when a lesson is wanted


class ChartSpec(PanelSpec):
    """A panel that is a chart of the run; its factory is the `CHART` of a module of app.charts."""

    def load(self) -> ChartKind:
        """Import and return the ChartKind of the panel."""
        kind: ChartKind = import_module(f"app.charts.{self.factory}").CHART
        if kind.id != self.id:
            raise LookupError(f'app.charts.{self.factory} has no chart with the id "{self.id}"')
        return kind


def _tr(text: str) -> str:
    return QCoreApplication.translate("Panels", text)


def panels() -> list[PanelSpec]:
    """Return all panels, the first nine in the order of their shortcut keys."""
    return [
        ChartSpec(
            "memory",
            _tr("Guest page locations"),
            _tr("One bar per guest: pages in real storage, in XSTOR, in both, and on DASD."),
            "memory_bars.chart",
        ),
        ChartSpec(
            "timeline",
            _tr("Scheduling states"),
            _tr(
                "One row per guest: the state of its virtual CPU, as CP sees it. Zoom with the "
                "wheel, W and S; Ctrl and the wheel, Up or Down show fewer or more guests."
            ),
            "timeline.chart",
        ),
        ChartSpec(
            "cpu",
            _tr("Real CPU by kind of guest"),
            _tr("IFLs used by each kind of guest, and by CP on their behalf."),
            "cpu",
        ),
        ChartSpec(
            "paging", _tr("Paging"), _tr("Pages per second that enter and leave real storage."), "paging"
        ),
        PanelSpec(
            "guests",
            _tr("Guests"),
            _tr("A table of all guests. Click a heading to sort."),
            "app.guests.guests_panel:make_panel",
            at_once=True,
        ),
        PanelSpec(
            "storage",
            _tr("Storage"),
            _tr("Free frames, XSTOR, paging and the demand scan."),
            "app.storage.storage_panel:make_panel",
            at_once=True,
            beside=True,
        ),
        PanelSpec(
            "guide",
            _tr("What to watch"),
            _tr("Guide to the run: what to watch, and what to try."),
            "app.window.guide_panel:make_panel",
            "guests",
        ),
        PanelSpec(
            "study",
            _tr("Published and simulated"),
            _tr(
                "The values that the study published, the values of this run, and the "
                "differences. Verify runs all scenarios of the study with many seeds."
            ),
            "app.study.study_panel:make_panel",
            "timeline",
        ),
        PanelSpec(
            "console",
            _tr("Console"),
            _tr(
                "Commands to CP and to the guests' Linux, and their responses. Tab completes a "
                "command, and F1 explains it."
            ),
            "app.console.console_panel:make_panel",
            "guide",
            at_once=True,
            columns=80,
        ),
        PanelSpec(
            "runs",
            _tr("Runs"),
            _tr("The session's branches, the compared branch, and the markers."),
            "app.time_travel.runs_panel:make_panel",
            "console",
            at_once=True,
        ),
        PanelSpec(
            "matrix",
            _tr("Run matrix"),
            _tr(
                "All runs of a study side by side, simulated in the background, and the tables of the study."
            ),
            "app.run_sets.matrix.matrix_runs:make_panel",
            "study",
        ),
        PanelSpec(
            "sweep",
            _tr("Sweep"),
            _tr(
                "Relocation and quiesce time by connections, channels, link layouts and "
                "workloads. The small multiples are filled in the background. Click a data "
                "point to open its run."
            ),
            "app.run_sets.sweep.sweep_runs:make_panel",
            "matrix",
            height=HIGH,
        ),
        PanelSpec(
            "experiment",
            _tr("Experiment"),
            _tr(
                "Many background runs with varied parameters. Their effects are shown as a "
                "tornado chart, small multiples, a surface and a table. Click a data point to "
                "open its run."
            ),
            "app.run_sets.experiment.experiment_runs:make_panel",
            "plot",
            height=HIGH,
        ),
        PanelSpec(
            "plot",
            _tr("Plots"),
            _tr(
                "Plots of any measures: drag a measure from the tree, or select it and press "
                "Enter. Plots show measures over time, against each other, or as a histogram, "
                "box plot or heat map, with statistics of a time range, fits and expressions. "
                "Delete removes the last measure, and Ctrl+Tab goes to the next plot."
            ),
            "app.panels.plots:make_panel",
            "sweep",
            shown=False,
            height=HIGH,
        ),
        PanelSpec(
            "rules",
            _tr("cpuplugd rules"),
            _tr(
                "The rules by which a guest's Linux releases and reclaims CPUs and memory: an "
                "editor, the errors in the rules, and the current value of every term. Run "
                "starts another run with the edited rules."
            ),
            "app.rules.rules_panel:make_panel",
        ),
        *_of_locks(),
        *_of_linux(),
        *_of_systems(),
        *_of_clusters(),
        PanelSpec(
            LESSON,
            _tr("Lesson"),
            _tr("A lesson: texts to read, predictions to make, runs to start and tasks to do."),
        ),
        ChartSpec(
            "hiperdispatch",
            _tr("HiperDispatch"),
            _tr(
                "z/VM 6.3 and later: parked cores, projected use and excess power; virtual CPUs that "
                "continue on another core, by distance; and the guest time spent fetching their data "
                "again."
            ),
            "hiperdispatch",
            "lpars",
        ),
    ]


def _of_locks() -> list[PanelSpec]:
    """Return the panels for releases whose locks are simulated."""
    return [
        ChartSpec(
            "processors",
            _tr("Processors"),
            _tr(
                "How real processors spend their time, in percent: guest code, CP, and spinning for "
                "a lock. First the master, then the average of all; the button in the corner selects "
                "others. Dashed: published values. Click the legend, or press Tab and Space, to hide "
                "a part."
            ),
            "processors",
        ),
        ChartSpec(
            "timers",
            _tr("Timer requests"),
            _tr(
                "Timer requests (TRQBKs) that guests set and CP serves, and clock comparator "
                "interrupts. Below: due requests taken per lock hold, and due requests still waiting. "
                "If their number keeps growing, ticks are late and the system is no longer stable."
            ),
            "timers",
        ),
        ChartSpec(
            "lock",
            _tr("Locks"),
            _tr(
                "Waits for CP locks: their number, the spin time of each wait, and the share "
                "of all processors that they use, by lock; on the right, the mean number of "
                "waiting processors. Dashed: published values, for all locks together."
            ),
            "lock",
        ),
        ChartSpec(
            "lanes",
            _tr("Processors as lanes"),
            _tr(
                "One lane per processor: its activity, down to a microsecond; below, the lock holders "
                "and the number of waiting processors. Zoom with the wheel, W and S until every change "
                "is shown. N and P go to the next and the previous change; T, or a click in the legend, "
                "selects the highlighted activity."
            ),
            "processor_lanes.chart",
        ),
        ChartSpec(
            "physical",
            _tr("Physical cores"),
            _tr(
                "One lane per physical core of the CEC: the LPAR to which PR/SM assigned it. "
                "Zoom with the wheel, W and S until every run of a logical core is shown."
            ),
            "physical_cores.chart",
            "lanes",
        ),
        ChartSpec(
            "lpars",
            _tr("LPARs"),
            _tr(
                "Physical cores by LPAR, stacked; logical cores that have work and wait for a "
                "physical core; and guest steal time, with CP's part below PR/SM's part."
            ),
            "lpars",
            "processors",
        ),
        ChartSpec(
            "aging",
            _tr("Aging list"),
            _tr(
                "z/VM 6.3: pages on the global aging list and its size; moves to and from it; "
                "and the time that a page stays on it, during which the page returns without "
                "an I/O if it is touched."
            ),
            "aging_list",
            "paging",
        ),
    ]


def _of_linux() -> list[PanelSpec]:
    """Return the panels for Linux guests whose memory and run queue are simulated."""
    return [
        ChartSpec(
            "linux_memory",
            _tr("Linux memory"),
            _tr(
                "Memory use of a guest as counted by its Linux, including the pool, whose "
                "pages are returned to CP. Below: free memory, the watermarks at which kswapd "
                "starts and stops, and swap space in use. The button in the corner selects a "
                "guest in all Linux charts."
            ),
            "linux_memory",
        ),
        ChartSpec(
            "guest_size",
            _tr("Guest size"),
            _tr(
                "Guest sizes in Linux (memory without the pool) and in z/VM (pages that CP keeps). "
                "Dashed: the study's guests, sized manually."
            ),
            "guest_size",
        ),
        ChartSpec(
            "linux_cpus",
            _tr("Linux CPUs"),
            _tr(
                "CPUs online, load average, and CPUs in use, one curve per guest. For a single "
                "guest, selected in the corner: how its CPUs spend their time. Steal is the "
                "time in which they could run, but CP runs other virtual CPUs."
            ),
            "linux_cpus",
        ),
        ChartSpec(
            "throughput",
            _tr("Throughput"),
            _tr(
                "Transactions per second of each group of users, their mean response time, and the number "
                "that wait for a server thread. Compare another run to see the difference."
            ),
            "throughput",
        ),
        ChartSpec(
            "scans",
            _tr("Scans and swaps"),
            _tr(
                "Pages that Linux scans to find free pages: by kswapd in the background or, "
                "worse, by tasks that need pages (direct). Below: swapping, scans that tasks "
                "wait for, and file reads."
            ),
            "scans",
        ),
        ChartSpec(
            "pool",
            _tr("Pool"),
            _tr(
                "The CMM pool (balloon): pages that Linux has returned to CP, the target size of "
                "the pool, and the pages that move in and out."
            ),
            "pool",
        ),
    ]


def _of_systems() -> list[PanelSpec]:
    """Return the panels for several systems."""
    return [
        ChartSpec(
            "relocation",
            _tr("Relocations"),
            _tr(
                "One lane per relocation with its stages: the passes while the guest runs, and the "
                "waits while the guest is stopped. The thin bars below show the time so far and the "
                "time stopped, within the limits MAXTOTAL and MAXQUIESCE, with the result next to them."
            ),
            "relocations.chart",
        ),
        ChartSpec(
            "passes",
            _tr("Relocation passes"),
            _tr(
                "Two bars per pass: the pages sent, and the pages that the guest changed "
                "meanwhile, which the next pass must send again. Left and Right select a pass. "
                "Passes during which the guest is stopped have a different color."
            ),
            "passes.chart",
        ),
        ChartSpec(
            "device_heat",
            _tr("Link devices"),
            _tr(
                "One row per device of the ISFC links: the stronger the color, the more "
                "transfers start on it. In the upper half of a row, the first system of the "
                "link writes; in the lower half, the second system writes. If a system is not "
                "allowed to write, its half is missing, and a triangle marks the row."
            ),
            "device_heat.chart",
        ),
        ChartSpec(
            "link_rates",
            _tr("Links and channels"),
            _tr("MB/s over each link by direction, and MB/s sent and received by each channel."),
            "link_rates",
        ),
        ChartSpec(
            "steal",
            _tr("Guest steal time"),
            _tr(
                "The share of time in which a guest is ready but not running. Relocated guests "
                "are colored. The chart below shows the lower end of the axis, where passes "
                "are visible."
            ),
            "steal",
        ),
        ChartSpec(
            "system_cpu",
            _tr("System CPU"),
            _tr("Real processors in use on each system, by guests and by CP."),
            "system_cpu",
        ),
        PanelSpec(
            "moves",
            _tr("Relocate guests"),
            _tr(
                "A table of all relocations, and buttons that enter relocation commands. The "
                "command that a button enters is shown below; the response appears in the "
                "console."
            ),
            "app.relocation.relocation_panel:make_panel",
        ),
    ]


def _of_clusters() -> list[PanelSpec]:
    """Return the panels for clusters whose members serve web client sessions."""
    return [
        ChartSpec(
            "cluster",
            _tr("Cluster"),
            _tr(
                "The states of the members over time, also distinguished by names and lines. A "
                "strip above a lane means that the cluster is not stable; a strip below a lane "
                "means that other members have a different state for this member. On the "
                "right: the members and their links at the cursor. Click a member, or press "
                "Tab and Space, to open its console and show only its guests."
            ),
            "cluster.chart",
        ),
        ChartSpec(
            "members",
            _tr("Member throughput"),
            _tr(
                "Transactions of the sessions on each member, their duration, and virtual I/Os of "
                "the servers. Dashed: published values for all members together."
            ),
            "member_rates",
        ),
        ChartSpec(
            "efficiency",
            _tr("Processor efficiency"),
            _tr(
                "Cycles per instruction on each member, including cycles spent waiting for the "
                "caches; instructions per transaction; and processor utilization. Means of the "
                "phase at the cursor. Left and Right select a member. Dashed: published values."
            ),
            "efficiency.chart",
        ),
        ChartSpec(
            "packs",
            _tr("Volume"),
            _tr(
                "A volume that all members share: I/Os, wait, service, queue and utilization of each "
                "member's exposure. The button in the corner selects another volume."
            ),
            "shared_volumes",
        ),
    ]

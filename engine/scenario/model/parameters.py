"""The machine's parameters: physical numbers of CP and of Linux, the same in every scenario of a study.

Each has a unit and a source. "CP:", "Linux:" and "published:" refer to published behavior, "derived from" to
a short calculation, and "fitted from" to the published figures that determined the value; "assumed:" marks
general knowledge that no source at hand confirms, with the reasoning.
"""

from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import Field

from engine.kernel.units import MS, PAGES_PER_MB, SECOND, US
from engine.scenario.files.quantities import Cost, Pages, number, parameter, sizes, times, whole
from engine.scenario.model.aging_parameters import AgingParameters
from engine.scenario.model.hiperdispatch_parameters import HiperDispatchParameters
from engine.scenario.model.linux import LinuxParameters
from engine.scenario.model.lock_parameters import LockParameters
from engine.scenario.model.paging import PagingParameters
from engine.scenario.model.prsm_parameters import PrsmParameters
from engine.scenario.model.system_parameters import (
    BadChannelParameters,
    LinkParameters,
    MemberParameters,
    ProcessorParameters,
    RelocationParameters,
)

Ratio = Annotated[float, number(0.0, 99.99)]
Speed = Annotated[float, number(0.1, 1e6)]

_Z10 = "CP took at most 5.8 us per page moved on a z900; a z10 processor is about four times as fast"


class Parameters(
    LinuxParameters,
    LinkParameters,
    BadChannelParameters,
    RelocationParameters,
    MemberParameters,
    ProcessorParameters,
    PrsmParameters,
    AgingParameters,
    HiperDispatchParameters,
    LockParameters,
    PagingParameters,
):
    """One field for each row of the PARAM table; times in ns, sizes in pages, speeds in MB/s."""

    test_idle: Annotated[int, times("1ms", "1h")] = parameter(
        300 * MS,
        "ms",
        "CP: 300 ms on an unmodified system, according to the description of the test-idle package",
        "Time for which an idle guest stays on the dispatch list",
    )
    minor_slice: Annotated[int, times("1ms", "100ms")] = parameter(
        5 * MS,
        "ms",
        "assumed: CP computes the value when it starts; SET SRM DSPSLICE accepts 1 to 100 ms; 5 ms is usual",
        "Dispatch (minor) time slice: CPU time until the dispatch priority is recomputed",
    )
    elapsed_slice: tuple[
        Annotated[int, times("10ms", "1h")],
        Annotated[int, times("10ms", "1h")],
        Annotated[int, times("10ms", "1h")],
    ] = parameter(
        (2 * SECOND, 12 * SECOND, 96 * SECOND),
        "s",
        "assumed: E2 is 6 times E1, and E3 is 48 times E1; CP adapts E1, and a few seconds are usual for it",
        "Elapsed time slices of classes 1 to 3: how long a guest may stay on the dispatch list",
    )
    storbuf: tuple[Ratio, Ratio, Ratio] = parameter(
        (1.25, 1.05, 0.95),
        "share of the pageable frames",
        "assumed: SET SRM STORBUF 125 105 95, the default up to z/VM 5 (300 250 200 in later releases)",
        "Storage that guests of classes 1, 2, 3 may claim before another guest must wait",
        within=((1.25, 1.05, 0.95), (3.0, 2.5, 2.0), "the defaults of these and of later releases"),
    )
    ldubuf: tuple[Ratio, Ratio, Ratio] = parameter(
        (1.0, 0.75, 0.6),
        "share of the paging exposures",
        "assumed: SET SRM LDUBUF 100 75 60, the default. A paging volume is an exposure: it can perform "
        "one I/O at a time",
        "Maximum number of loading guests of classes 1, 2, 3 on the dispatch list, per paging volume",
    )
    loading_rate: Annotated[float, number(0.0, 1e6)] = parameter(
        50.0,
        "pages/s",
        "assumed: a quarter of the 200 pages/s that a virtual CPU can wait for at 5 ms each",
        "Page reads per second on the dispatch list at which CP classifies a guest as loading",
    )
    dspbuf: tuple[
        Annotated[int, whole(0, 32767)], Annotated[int, whole(0, 32767)], Annotated[int, whole(0, 32767)]
    ] = parameter(
        (32767, 32767, 32767),
        "guests",
        "CP: the default of SET SRM DSPBUF is practically unlimited",
        "Maximum number of guests of classes 1, 2, 3 on the dispatch list",
    )
    ia_intensity: Annotated[float, number(0.0, 1.0)] = parameter(
        0.9,
        "share",
        "CP: the default intensity of SET SRM IABIAS is 90%",
        "Interactive bias: advance of the deadlines of a short transaction's first time slices",
    )
    ia_duration: Annotated[int, whole(1, 100)] = parameter(
        2,
        "slices",
        "CP: the default duration of SET SRM IABIAS is 2 dispatch time slices",
        "Interactive bias: dispatch time slices of a transaction with the full bias; the next "
        "slice gets half",
    )
    long_term: Annotated[int, times("0s", "24h")] = parameter(
        120 * SECOND,
        "s",
        "assumed: no source states it. 30, 60, 120 and 180 s were tried; the value was selected with "
        "knowledge of claims c08 and c09 of the pause study, so these claims are explained, not predicted",
        "Dormancy after which a guest counts as long-term dormant and gives up all its frames",
    )
    sample: Annotated[int, times("100ms", "1m")] = parameter(
        SECOND,
        "s",
        "CP: the Monitor's high-frequency state sampling, once a second for each virtual CPU",
        "Time between two state samples",
    )
    monitor: Annotated[int, times("100ms", "1h")] = parameter(
        60 * SECOND,
        "s",
        "CP: default of MONITOR SAMPLE INTERVAL",
        "Time between two monitor samples of the guests on the dispatch list",
    )
    wss_fall: Annotated[float, Field(strict=True, ge=0.0, le=1.0, allow_inf_nan=False)] = parameter(
        0.1,
        "share",
        "assumed: CP smooths the working set, so a guest that wakes for a moment does not lose it. 5 to "
        "25% were tried, with knowledge of claim c06 of the pause study: a faster decrease empties idle "
        "guests sooner",
        "Share of the decrease of a working set that CP applies when it drops the guest from the "
        "dispatch list",
    )
    low: Pages = parameter(
        2000,
        "frames",
        "derived from 2,011 free frames in steady state (SSI study, table 6, one member: a calibration fact)",
        "Available frames above 2 GB at which a demand scan starts",
    )
    high: Pages = parameter(
        2400,
        "frames",
        "assumed: a fifth above the low threshold. The free frames of larger clusters (SSI study, table "
        "6: 2,048, 2,372) were known before, so this model does not predict them",
        "Available frames above 2 GB at which a demand scan ends",
        within=(2250, 4800, "more than the low threshold can be, at most twice the assumed value"),
    )
    low_2g: Pages = parameter(
        300,
        "frames",
        "assumed: no calibration fact determines it. The free frames below 2 GB of clusters of two and four "
        "members (SSI study, table 6: 320, 570) were known before, so this model does not predict them",
        "Available frames below 2 GB at which a demand scan starts",
        within=(150, 450, "half, and less than the high threshold"),
    )
    high_2g: Pages = parameter(
        500,
        "frames",
        "assumed: 200 above the low threshold, the same share of frames as above 2 GB on a machine of 6 "
        "GB, so that pages remain equally long on both lists",
        "Available frames below 2 GB at which a demand scan ends",
        within=(460, 1000, "more than the low threshold can be, at most twice the assumed value"),
    )
    reclaim_low: Pages = parameter(
        2000,
        "pages",
        "assumed: equal to the low threshold of real storage; no threshold is published",
        "Free expanded storage below which second copies of resident pages are released",
    )
    reclaim: Pages = parameter(
        4000,
        "pages",
        "assumed: twice the threshold, so that it is not reached again immediately",
        "Second copies that are released together",
    )
    migration_age: Annotated[int, times("0s", "24h")] = parameter(
        120 * SECOND,
        "s",
        "assumed: equal to the time after which a guest is long-term dormant; expanded storage never "
        "fills up in the pause study, so nothing there depends on it",
        "Time in expanded storage after which a page may migrate to a paging volume",
    )
    image_max: Annotated[int, sizes("0M", "1T")] = parameter(
        500 * PAGES_PER_MB,
        "MB",
        "Linux: 2.6.32 keeps the suspend image at 500 MB or less",
        "Largest image that Linux writes when it is suspended",
    )
    locked: Annotated[int, whole(0, 64)] = parameter(
        2,
        "pages",
        "assumed: the two pages of the prefix area of a guest stay in real storage",
        "Pages of each guest that CP never steals",
    )
    cost_first_touch: Cost = parameter(
        1 * US,
        "us",
        "assumed: clearing 4 KB and making a page table entry, less than moving a page",
        "CP time to give a guest a frame for a page touched for the first time",
    )
    cost_page_in: Cost = parameter(
        2 * US,
        "us",
        f"assumed: {_Z10}, which gives 1.5 us plus the time of the fault",
        "CP time to bring a page back from expanded storage",
    )
    cost_steal: Cost = parameter(
        2 * US,
        "us",
        f"assumed: {_Z10}, which gives 1.5 us plus the time to find the page",
        "CP time to move a page to expanded storage",
    )
    cost_look: Cost = parameter(
        300,
        "us",
        "assumed: about 5 ns for each of 64 storage keys that are in the cache",
        "CP time for a demand scan to examine 64 pages",
    )
    cost_migrate: Cost = parameter(
        3 * US,
        "us",
        "assumed: a page moved out of expanded storage, and its part of a block-paging channel program",
        "CP time to migrate a page from expanded storage to a paging volume",
    )
    cost_read: Cost = parameter(
        20 * US,
        "us",
        "assumed: one channel program and its interrupt, about ten times a page-in without an I/O",
        "CP time to read a page from a paging volume",
    )
    cost_packet: Cost = parameter(
        50 * US,
        "us",
        "assumed: CP checks the interface, queues the frame and presents an interrupt",
        "CP time for a frame that arrives at a guest's virtual network interface",
    )
    cost_dispatch: Cost = parameter(
        3 * US,
        "us",
        "assumed: a few thousand instructions to select a virtual CPU and start it",
        "CP time to dispatch a virtual CPU",
    )
    cost_command: Cost = parameter(
        200 * US,
        "us",
        "assumed: a CP command is parsed and run on the master processor in well under 1 ms",
        "CP time of a command such as STOP or BEGIN",
    )
    cost_cached: Cost = parameter(
        2 * US,
        "us",
        "assumed: a page copied from one frame to another, as from expanded storage",
        "CP time for a page found in the minidisk cache",
    )
    reorder_page: Cost = parameter(
        477,
        "us",
        "CP: about 1 s for 8 GB of resident pages, 2,097,152 pages (www.vm.ibm.com/perf/tips/reorder.html)",
        "Reorder time for each resident page, during which no virtual CPU of the guest runs",
    )
    reorder_share: Annotated[float, number(0.01, 1000.0)] = parameter(
        0.5,
        "share of the resident pages",
        "assumed: a list in which half of the frames are new is of little use; no source states when a "
        "reorder is due",
        "Pages that must be brought in after a reorder before the next reorder is due",
    )
    block_read: Annotated[int, whole(1, 64)] = parameter(
        10,
        "pages",
        "assumed: block paging reads about 8 to 10 pages at a time",
        "Maximum number of pages that one read from a paging volume brings in",
        within=(8, 10, "it reads about 8 to 10 pages at a time"),
    )
    seek_max: Annotated[int, times("0s", "1s")] = parameter(
        6 * MS,
        "ms",
        "assumed: a third of this on average; with rotation and transfer, a read of 10 pages takes 1 to "
        "13 ms, 6 ms on average: block reads took 2 to 10 ms on the disk storage of that time",
        "Full-stroke seek time of a paging volume",
    )
    rotation: Annotated[int, times("0s", "1s")] = parameter(
        6 * MS,
        "ms",
        "assumed: disks with 10,000 revolutions per minute",
        "Rotation time of a paging volume; on average half a rotation passes before the first page arrives",
        within=(4 * MS, 8_333_333, "disks of the time turn 15,000 to 7,200 times a minute"),
    )
    transfer: Cost = parameter(
        100 * US,
        "us",
        "assumed: 4 KB at about 40 MB/s, one disk behind a channel",
        "Time to transfer a page from or to a paging volume",
    )
    freeze_time: Annotated[int, times("0s", "10m")] = parameter(
        2 * SECOND,
        "s",
        "assumed: Linux stops all processes and flushes dirty pages before it makes the image",
        "Suspend: time until all processes are frozen",
    )
    ipl_time: Annotated[int, times("0s", "10m")] = parameter(
        1500 * MS,
        "s",
        "assumed: a kernel of 2010 on a minidisk needs a few seconds until it looks for an image",
        "Resume: time from IPL until the image is read",
    )
    restore_time: Annotated[int, times("0s", "10m")] = parameter(
        500 * MS,
        "s",
        "assumed: channels and network interfaces are set online again, and then the processes are thawed",
        "Resume: time from the end of the image until processes run",
    )
    image_rate: Speed = parameter(
        54.2,
        "MB/s",
        "fitted from pause.f12.resume.5.2 and pause.f12.resume.ratio (20 s at 2.6 GB, 30 s at 5.2 GB: a "
        "line of 10 s + 3.85 s/GB): 10 s less 2 s for IPL and devices, less 0.6 s for the page, and 1.9 "
        "s more because the first 500 MB need no swap, are 9.2 s for an image of 500 MB",
        "Speed at which Linux writes and reads the suspend image",
    )
    refault: Annotated[float, Field(strict=True, ge=0.0, le=1.0, allow_inf_nan=False)] = parameter(
        0.0616,
        "share",
        "fitted from pause.f12.resume.5.2 and pause.f12.resume.ratio: 3.85 s/GB at the swap rate",
        "Resume: share of the swapped pages that the application needs before it serves a page",
    )
    swap_rate: Speed = parameter(
        16.4,
        "MB/s",
        "derived from 8 pages of 4 KB in one swap I/O (page-cluster 3) and 1.9 ms per volume request "
        "(SSI study, one member)",
        "Speed at which Linux swaps out, and later swaps in, the pages that do not fit into the image",
    )
    swap_cluster: Annotated[int, whole(1, 1024)] = parameter(
        8,
        "pages",
        "Linux: page-cluster 3, the default, reads 2^3 pages at once",
        "Pages that Linux swaps in with one I/O",
    )
    lpar_ipl_time: Annotated[int, times("0s", "1h")] = parameter(
        60 * SECOND,
        "s",
        "assumed: z/VM is up and its guests are logged on within a minute or two",
        "Time from the IPL of the LPAR until its guests are IPLed",
    )
    heartbeat: Annotated[int, times("1ms", "1h")] = parameter(
        60 * SECOND,
        "s",
        "assumed: WebSphere core group discovery runs once a minute",
        "Interval at which each process of the cluster polls every other process",
    )
    detection: Annotated[int, times("1ms", "1h")] = parameter(
        30 * SECOND,
        "s",
        "assumed: the peak of figure 3 occurs soon after the suspend; claim c13 of the study was known when "
        "the value was set",
        "Time until the cluster notices that a member has left or returned",
    )
    recovery: Annotated[int, times("0s", "10m")] = parameter(
        3 * SECOND,
        "s",
        "assumed: a few seconds of CPU time to agree on a new view and to take over; figure 3 shows a peak "
        "of unknown height; claim c13 of the pause study was known when the value was set",
        "CPU time of each member for each member that leaves or returns",
    )
    syn_timeout: Annotated[int, times("1ms", "1m")] = parameter(
        3 * SECOND,
        "s",
        "Linux: initial retransmission timeout of TCP up to kernel 3.0 (RFC 1122, RFC 2988)",
        "Time after which a client repeats a lost SYN; doubled each time",
    )
    syn_tries: Annotated[int, whole(1, 16)] = parameter(
        6,
        "attempts",
        "Linux: tcp_syn_retries 5, the default, so six attempts",
        "Attempts of a client before it gives up",
    )


@dataclass(frozen=True)
class ParameterText:
    """A parameter as shown in documents and windows."""

    name: str
    title: str
    unit: str
    source: str
    default: Any  # ns, pages, MB/s or a share, as in Parameters


def parameter_list() -> list[ParameterText]:
    """Return all parameters, in the order of the model."""
    return [_described(name) for name in Parameters.model_fields]


def _described(name: str) -> ParameterText:
    field = Parameters.model_fields[name]
    extra = field.json_schema_extra
    assert isinstance(extra, dict)
    return ParameterText(
        name, field.description or "", str(extra["unit"]), str(extra["source"]), field.default
    )

"""Scenario -> State: the tables of a machine at time 0."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import Any

import numpy as np

from engine.build.aging import aging_tables, rows_of_block
from engine.build.hiperdispatch import hiperdispatch_tables, start_hiperdispatch
from engine.build.initial_residency import fill
from engine.build.linux import build_linux, linux_tables
from engine.build.paging import pages_of_io, paging_tables
from engine.build.pools import pool_tables
from engine.build.prsm import prsm_tables, start_prsm
from engine.build.web import fill_cache, scale_costs, start_sessions, web_tables
from engine.elementary import expm1
from engine.kernel.kinds import (
    RELEASES,
    Activity,
    EventKind,
    Limit,
    Pattern,
    QueueList,
    Release,
    Stream,
    Wait,
)
from engine.kernel.options import late_kernel
from engine.kernel.queue import NEVER, clear_queue, schedule
from engine.kernel.units import MINUTE, PAGE_BYTES, PAGES_PER_MB, SECOND
from engine.scenario.derived.systems import SystemOf, all_devices, home, mask, seen_by, systems
from engine.scenario.derived.timeline import expand_timeline, mixed
from engine.scenario.model.guest_profile import Behaviour, Disks, GuestKind, rows_of_kinds
from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import Guest, LparSettings, Scenario
from engine.state.sparse import sparse_zeros
from engine.state.tables import MAX_CLIENT, MAX_TIER, PARAM, TABLES, State, new_state

arm_all = late_kernel("engine.mechanisms.servers.network", "arm_all")
PAGES_PER_BLOCK = 64
SYSTEM_SOURCES = 5  # test idle, timeline, sample, limit list, cluster
_SAME = (
    "test_idle minor_slice sample monitor ia_intensity ia_duration migration_age "
    "cost_first_touch cost_page_in cost_steal cost_look cost_migrate cost_read "
    "cost_packet cost_dispatch cost_command refault syn_tries "
    "cost_cached reorder_page reorder_share seek_max rotation transfer long_term wss_fall "
    "waking dispatch_lock master_share master_wake paging_lock paging_hold fresh patch_switch "
    "scan_page free_page fill_page cold_file cold_anon swappiness disk_read read_cluster direct_nap "
    "linux_slice hop pool_page diag_page diag_block daemon_cost cpu_switch epoch "
    "message_pages message_chunks window setup_ns ack_ns bucket_ns recover_ns recover_cpu notice_ns "
    "walk_page copy_page "
    "message_cpu check_ns skeleton_ns pass_min pass_max pass_ratio quiesce_ns device_ns resume_ns "
    "throttle_ns pdr_every pdr_stale join_step shutdown_ns load_ns member_cpu"
).split()
_NOBODY = "idle_head idle_tail dormant_head dormant_tail limited due_head due_tail first_queued".split()
_PAGES = "reclaim_low reclaim image_max pass_stop".split()
_MOVES = "cost_first_touch cost_page_in cost_steal cost_migrate cost_read reorder_page transfer".split()


def build(scenario: Scenario, seed: int) -> State:
    """Return the machine of a scenario before any event."""
    members = systems(scenario)
    blocks = [_blocks_of(scenario, system.index) for system in members]
    room = [rows_of_block(scenario) * max(1, sum(some)) for some in blocks]
    state = replace(new_state(sum(room)), tables=sparse_zeros((len(members),), TABLES))
    for system in members:
        first = sum(room[: system.index])
        _system(state, scenario, system, seed, first, blocks[system.index])
    if scenario.systems:
        from engine.build import multisystem  # imported late: most scenarios have one system

        multisystem.fill_tables(state.tables, scenario)
    for system in members:
        _sources(state.tables[system.index])
        if system.joined:
            fill(state, seen_by(scenario, system), system.index)
        fill_cache(state.tables[system.index], seen_by(scenario, system))
        start_sessions(state.tables[system.index])
    build_linux(state, scenario)
    if scenario.systems:
        multisystem.start_members(state.tables, scenario)
    return state


def _blocks_of(scenario: Scenario, system: int) -> list[int]:
    """Return the blocks of each guest in a system. A guest that can move has blocks in every system."""
    granule = scenario.lpar.granule
    return [
        _blocks(guest.size // granule) if granule == 1 or home(scenario, guest) == system else 0
        for guest in scenario.guests
    ]


def _system(
    state: State, whole: Scenario, system: SystemOf, seed: int, first: int, blocks: list[int]
) -> None:
    """Fill one system with rows for all guests; guests of other systems are not logged on here."""
    scenario, s, granule = seen_by(whole, system), state.tables[system.index], whole.lpar.granule
    _header(s, scenario, seed)
    _member(s, whole, system)
    s["first_block"], s["n_block"] = first, max(1, sum(blocks))
    _parameters(s, s["param"], scenario.parameters, granule)
    s["param"]["block_read"] = max(1, pages_of_io(scenario) // granule)
    _timers(s["param"], scenario)
    scale_costs(s["param"], scenario)
    _frames(s, s["param"], scenario.lpar, scenario.parameters)
    aging_tables(s, scenario)
    paging_tables(s, scenario)
    rows = rows_of_kinds(scenario.kinds)
    blocks_before = [0, *accumulate(blocks)]
    cpus_before = [0, *accumulate(guest.processors for guest in scenario.guests)]
    for name, kind in scenario.kinds.items():
        _kind(s, s["kind"][rows[name]], kind, granule, missed(scenario, scenario.parameters.tick_lines))
    for alike in _alike(whole):
        guest, places = alike[0], np.array([guest.index for guest in alike])
        _guest(s, scenario, guest, rows[guest.kind], blocks[guest.index])
        _place(s["guest"][guest.index], whole, guest, system.index)
        s["guest"][places] = s["guest"][guest.index]
    own = s["guest"][: len(blocks)]
    own["first_block"], own["n_block"] = first + np.array(blocks_before[:-1]), blocks
    own["first_vcpu"] = cpus_before[:-1]
    _vcpus(s, scenario, cpus_before[-1])
    s["processes"] += sum(scenario.kinds[guest.kind].cluster_processes for guest in scenario.guests)
    linux_tables(s, scenario)
    web_tables(s, scenario)
    _processors(s)
    prsm_tables(s, scenario, seed)
    hiperdispatch_tables(s, scenario)
    pool_tables(s, scenario)
    _timeline(s, scenario, seed)


def _member(s: Any, scenario: Scenario, system: SystemOf) -> None:
    """Fill the fields that make the system one of several systems."""
    s["system"], s["n_system"] = system.index, max(1, len(scenario.systems))
    s["facilities"], s["joined"] = system.facilities, system.joined
    s["devices"] = mask(system.devices, all_devices(scenario))
    if system.index > 0:
        for stream in Stream:
            s["rng"][stream] = mixed(int(s["rng"][stream]) + system.index)


def _place(u: Any, scenario: Scenario, guest: Guest, system: int) -> None:
    """Set whether the guest is on this system, and the systems to which it may move."""
    group, names = scenario.groups[guest.group], tuple(scenario.systems)
    domain = scenario.domains[group.domain].systems if group.domain else names
    u["here"], u["twin"] = home(scenario, guest) == system, -1
    u["relocatable"], u["domain"] = group.relocatable, mask(domain, names)
    u["autolog"] = group.autolog
    u["needs"], u["facilities"] = mask(group.needs, all_devices(scenario)), group.facilities


def _blocks(pages: int) -> int:
    return -(-pages // PAGES_PER_BLOCK)


def _header(s: Any, scenario: Scenario, seed: int) -> None:
    lpar = scenario.lpar
    s["seed"], s["granule"] = seed, lpar.granule
    s["n_cpu"], s["n_guest"], s["n_volume"] = lpar.processors, len(scenario.guests), lpar.volumes
    s["cluster_on"] = scenario.network.cluster_traffic
    s["n_kind"] = len(set(rows_of_kinds(scenario.kinds).values()))
    s["xstor"] = s["xstor_free"] = lpar.xstor // lpar.granule
    s["dasd"] = s["dasd_free"] = lpar.paging_space // lpar.granule
    s["volume"]["slots"][: lpar.volumes] = _shared_out(lpar.paging_space // lpar.granule, lpar.volumes)
    s["reorder"] = lpar.reorder and lpar.has("reorder")
    s["release"] = RELEASES.get(lpar.release, Release.LATER)
    s["tracing"] = not lpar.locks
    for name in _NOBODY:
        s[name] = -1
    for name in ("owner", "head", "tail"):
        s["lock"][name] = -1
    for stream in Stream:
        s["rng"][stream] = mixed(mixed(seed) + int(stream) + 1)  # neighboring seeds have nothing in common


def parameter_row(scenario: Scenario) -> Any:
    """Return the PARAM row of a scenario."""
    others: dict[str, Any] = {}
    row = np.zeros(1, PARAM)[0]
    _parameters(others, row, scenario.parameters, scenario.lpar.granule)
    row["block_read"] = max(1, pages_of_io(scenario) // scenario.lpar.granule)
    _timers(row, scenario)
    scale_costs(row, scenario)
    _frames(others, row, scenario.lpar, scenario.parameters)
    return row


def _parameters(s: Any, row: Any, given: Parameters, granule: int) -> None:
    for name in _SAME:
        row[name] = getattr(given, name)
    for name in _PAGES:
        row[name] = getattr(given, name) // granule
    row["elapsed_slice"][1:] = given.elapsed_slice
    for name in ("storbuf", "ldubuf", "dspbuf"):
        row[name][1:] = getattr(given, name)
    row["loading_rate"] = given.loading_rate / granule / SECOND
    row["throttle_rate"] = given.throttle_rate / granule / SECOND
    s["monitor_at"] = given.monitor
    s["migrate_age"] = given.migration_age // SECOND
    s["oldest_moved"] = -s["migrate_age"]  # nothing moves earlier (see residency_by_use.py)
    row["freeze_ns"], row["ipl_ns"] = given.freeze_time, given.ipl_time
    row["restore_ns"], row["lpar_ipl_ns"] = given.restore_time, given.lpar_ipl_time
    row["heartbeat_ns"], row["detect_ns"] = given.heartbeat, given.detection
    row["recovery_ns"], row["syn_ns"] = given.recovery, given.syn_timeout
    row["swap_cluster"] = max(1, given.swap_cluster // granule)
    row["image_page_ns"] = granule * _page_time(given.image_rate)
    row["swap_page_ns"] = granule * _page_time(given.swap_rate)
    for name in _MOVES:
        row[name] *= granule


def missed(scenario: Scenario, lines: int) -> float:
    """Return the time to fetch the guest's cache lines that others have displaced since its last tick, ns.

    All guests tick in turn. A fetched line displaces any line with equal probability, so a share exp(-fetched
    / lines of the cache) is still there when it is the guest's turn again.
    """
    given = scenario.parameters
    if given.cache_lines == 0:
        return 0.0
    fetched = len(scenario.guests) * (given.tick_lines + given.dispatch_lines)
    return lines * given.line_time * -expm1(-fetched / given.cache_lines)


def _timers(row: Any, scenario: Scenario) -> None:
    """Set the costs of timers and locks in this release for this number of guests."""
    given, release = scenario.parameters, RELEASES.get(scenario.lpar.release, Release.LATER)
    any_processor = release in (Release.ANY, Release.APART)
    row["hold"], row["hold_more"] = given.hold, given.hold_more
    row["hold_shared"] = given.hold_shared if any_processor else 1.0
    for name in ("interrupt", "leave", "pop", "enlist", "before", "after", "steal"):
        row[name] = getattr(given, name)
    row["shared"] = given.shared * any_processor
    row["before"] += round(missed(scenario, given.dispatch_lines))


def _frames(s: Any, row: Any, lpar: LparSettings, given: Parameters) -> None:
    """Fill the available lists at time 0; a list without frames has no thresholds.

    Frames that the scenario specifies are those for guests, in addition to CP's reserve; frames derived from
    central storage are the total.
    """
    low, above = lpar.frames_below_2g // lpar.granule, lpar.frames // lpar.granule
    for frames, least, most in ((above - low, "low", "high"), (low, "low_2g", "high_2g")):
        if frames > 0:
            row[least] = max(1, getattr(given, least) // lpar.granule)
            row[most] = max(row[least] + 1, getattr(given, most) // lpar.granule)
    inside = int(lpar.storage is not None)
    s["frames_low"] = low - inside * row["high_2g"]
    s["frames"] = above - inside * (row["high"] + row["high_2g"])
    s["available_low"] = s["frames_low"] + row["high_2g"]
    s["available"] = s["frames"] + row["high"] + row["high_2g"]
    row["mdc_min"], row["mdc_max"] = lpar.mdc_min // lpar.granule, lpar.mdc // lpar.granule


def _shared_out(total: int, parts: int) -> list[int]:
    """Return the parts of a total, as equal as possible."""
    return [total // parts + (part < total % parts) for part in range(parts)]


def _page_time(megabytes_per_second: float) -> float:
    """Return the time to move a page, ns."""
    return PAGE_BYTES * SECOND / (megabytes_per_second * 2**20)


def _kind(s: Any, row: Any, kind: GuestKind, granule: int, misses: float) -> None:
    for name in ("boot_pages", "agent_pages"):
        row[name] = max(1, getattr(kind, name) // granule)  # a boot ends with its last page
    row["idle_activity"] = Activity[kind.idle.upper()]
    row["anonymous"], row["file_pages"] = kind.anonymous, -(-kind.file_pages // granule)
    row["traffic"] = kind.traffic_per_minute / MINUTE
    row["processes"], row["request"] = kind.cluster_processes, kind.request
    row["start_first"], row["start_next"] = kind.start_first, kind.start_next
    for activity in ("boot", "idle", "poll", "load", "suspend", "restore", "start"):
        _behaviour(row["do"][Activity[activity.upper()]], kind.behaviour(activity), granule, kind)
    row["tick"], row["tick_touch"] = kind.tick or 0, kind.tick_touch
    row["tick_burst"] = kind.tick_burst + misses if kind.tick else 0.0
    for tier, given in enumerate(kind.tiers):
        row["pattern"][tier] = Pattern[given.pattern.upper()]
    row["subchannels"], row["state_pages"] = kind.subchannels, kind.state_pages
    if kind.disks:
        _disk_jobs(row, kind.disks)
    restore = row["do"][Activity.RESTORE]
    if restore["growth"] == 0:  # an image that is read into empty memory
        restore["growth"] = 1.0 / s["param"]["image_page_ns"]


def _disk_jobs(row: Any, disks: Disks) -> None:
    """Set the parameters of I/O in flight; sizes are pages and rates MiB/s here."""
    megabytes = disks.size / PAGES_PER_MB
    row["jobs"], row["job_channels"], row["drain_ns"] = disks.jobs, disks.channels, disks.drain
    row["job_rate"] = 0.0 if disks.rate is None else disks.rate / megabytes / SECOND
    row["job_channel_ns"] = megabytes * disks.channels / disks.channel_rate * SECOND
    row["job_disk_ns"] = disks.latency


def _behaviour(row: Any, given: Behaviour, granule: int, kind: GuestKind) -> None:
    """Convert times on the guest's clock to times on its CPU, using the share of the CPU that it uses."""
    busy = given.burst / (given.burst + given.wait)
    row["burst"], row["wait"], row["wait_kind"] = given.burst, given.wait, Wait[given.wait_kind.upper()]
    row["growth"] = given.growth / granule / SECOND / busy
    for tier, every in enumerate(given.touched_every):
        row["touch"][tier] = 0.0 if every is None else 1.0 / every / busy
    for place, touches in enumerate(given.touches):
        row["touch"][place] = touches / (kind.tiers[place].pages or 1) / SECOND / busy
    row["store"][: len(given.store)] = given.store
    row["reads"], row["switches"], row["queue"] = given.reads, given.switches / SECOND, given.queue


def _alike(scenario: Scenario) -> list[list[Guest]]:
    """Return groups of guests whose rows differ only in their first block and virtual CPU."""
    found: dict[tuple[str, int | None, int], list[Guest]] = {}
    for guest in scenario.guests:
        found.setdefault((guest.group, guest.idle_set, home(scenario, guest)), []).append(guest)
    return list(found.values())


def _guest(s: Any, scenario: Scenario, guest: Guest, kind: int, blocks: int) -> None:
    granule, u = scenario.lpar.granule, s["guest"][guest.index]
    u["kind"], u["share"], u["size"] = kind, guest.share, guest.size // granule
    u["load_pages"] = max(1, scenario.kinds[guest.kind].pages_under_load(guest.size) // granule)
    u["share_abs"], u["limit_share"] = guest.share_absolute or 0.0, guest.limit_share
    u["limit"], u["quickdsp"] = Limit[guest.limit.upper()], guest.quickdsp
    u["reserved"] = -(-guest.reserved // granule)
    u["list"], u["transaction_class"] = QueueList.NOWHERE, 0 if guest.quickdsp else 1
    u["reorder"] = guest.reorder
    u["tick"] = 0 if guest.timer_patch else scenario.kinds[guest.kind].tick or 0
    u["patched"] = guest.timer_patch
    u["locked"] = (1 << scenario.parameters.locked) - 1
    u["tier_end"] = blocks
    ends = scenario.tier_ends(guest)
    u["n_tier"] = min(MAX_TIER, len(ends))
    for tier in range(min(MAX_TIER, len(ends)) - 1):
        u["tier_end"][tier] = min(blocks, _blocks(ends[tier] // granule))
    _disks(u, guest, granule)
    u["n_vcpu"] = guest.processors


def _vcpus(s: Any, scenario: Scenario, number: int) -> None:
    """Fill the rows of all virtual CPUs."""
    s["n_vcpu"], own = number, s["vcpu"][:number]
    own["guest"] = np.repeat(np.arange(len(scenario.guests)), [guest.processors for guest in scenario.guests])
    own["cpu"], own["vector"] = -1, -1
    own["work_at"] = NEVER
    own["online"] = 1
    own["last_cpu"] = np.arange(number) % scenario.lpar.processors


def _disks(u: Any, guest: Guest, granule: int) -> None:
    """Set the swap devices and their kernel parameters."""
    for device, (pages, priority) in enumerate(guest.swap):
        u["swap_size"][device], u["swap_priority"][device] = pages // granule, priority
    u["resume_dev"] = guest.resume
    u["noresume"] = guest.on_ipl == "noresume"
    u["parm_changed"] = guest.on_ipl == "other parameters"
    u["servers"] = guest.servers


def _processors(s: Any) -> None:
    for name in ("vcpu", "next_spin"):
        s["cpu"][name] = -1
    s["idle_cpus"] = (1 << int(s["n_cpu"])) - 1


def _timeline(s: Any, scenario: Scenario, seed: int) -> None:
    steps = expand_timeline(scenario, seed)
    s["n_step"] = len(steps)
    for row, step in zip(s["timeline"], steps, strict=False):
        row["at"], row["action"], row["guest"], row["every"] = step


def _sources(s: Any) -> None:
    """Number the event sources, and schedule the first event of each source that starts automatically."""
    s["src_guest"] = s["n_vcpu"]
    s["src_traffic"] = s["src_guest"] + s["n_guest"]
    s["src_volume"] = s["src_traffic"] + s["n_guest"]
    s["src_reorder"] = s["src_volume"] + s["n_volume"]
    s["src_system"] = s["src_reorder"] + s["n_guest"]
    s["src_client"] = s["src_system"] + SYSTEM_SOURCES
    s["src_task"] = s["src_client"] + MAX_CLIENT
    s["src_linux"] = s["src_task"] + s["n_task"]
    s["src_load"] = s["src_linux"] + s["n_linux"]
    s["src_channel"] = s["src_load"] + s["n_load"]
    s["src_connection"] = s["src_channel"] + 2 * s["n_channel"]
    s["src_move"] = s["src_connection"] + s["n_connection"]
    s["src_session"] = s["src_move"] + 2 * s["n_move"]
    s["src_shared_volume"] = s["src_session"] + s["n_session"]
    s["src_member"] = s["src_shared_volume"] + s["n_shared_volume"]
    others = s["src_member"] + 2 * s["n_system"]
    s["paging"]["source"] = others + np.int64(s["prsm"]["n_core"] > 0) + s["hiper"]["on"]
    clear_queue(s["queue"], s["n_cpu"], s["paging"]["source"] + s["paging"]["exposures"])
    start_prsm(s, others)
    start_hiperdispatch(s, others + 1)
    if s["n_step"] > 0:
        schedule(s["queue"], s["src_system"] + 1, np.int64(EventKind.STEP), s["timeline"][0]["at"])
    schedule(s["queue"], s["src_system"] + 2, np.int64(EventKind.SAMPLE), np.int64(0))
    arm_all(s)

"""The runs that provide the pause study's facts and claims."""

from __future__ import annotations

from engine.studies.probes import StudyRun

# test case 2: four of eleven guests are paused under memory pressure
SUSPEND = StudyRun("pause-suspend", name="suspend")
STOP = StudyRun("pause-stop", name="stop")
QUIET = StudyRun("pause-stop", ("network.cluster_traffic=false",), name="no traffic")

# test case 1: one guest is paused and restarted
WAS_SUSPEND = StudyRun("pause-one-was-suspend", name="suspend")
WAS_STOP = StudyRun("pause-one-was-stop", name="stop")
RDB_SUSPEND = StudyRun("pause-one-rdb-suspend", name="suspend")
RDB_STOP = StudyRun("pause-one-rdb-stop", name="stop")
ACTIVE = StudyRun("pause-active")
SMALL_SWAP = StudyRun("pause-one-was-suspend", ('guests.all.swap=[{ size = "64M", priority = -1 }]',))
NORESUME = StudyRun("pause-one-was-suspend", ("guests.all.on_ipl=noresume",), name="noresume")
OTHER = StudyRun("pause-one-was-suspend", ("guests.all.on_ipl=other parameters",), name="other parameters")

WRONG_DEVICE = StudyRun("pause-one-was-suspend", ("guests.all.resume=0",), name="no resume=")

# the same guest with other amounts of its memory in use; at half of it, the image uses everything
USED = tuple(
    StudyRun(
        "pause-one-was-suspend",
        (f"kinds.was.load_share={share}", "kinds.was.agent_pages=98000p"),
        name=f"{share:.0%} used",
    )
    for share in (0.5, 0.65, 0.8, 0.95)
)

# an IPL of the LPAR, and a logoff, while guests are paused
LPAR_SUSPEND = StudyRun("pause-lpar-suspend", name="suspend")
LPAR_STOP = StudyRun("pause-lpar-stop", name="stop")
LOGOFF_SUSPEND = StudyRun("pause-logoff-suspend", name="suspend and logoff")
LOGOFF_STOP = StudyRun("pause-logoff-stop", name="stop and logoff")

# figure 12: larger guests, and servers that are started one after the other
SIZES = (2.0, 2.6, 3.3, 3.9, 4.6, 5.2)  # GB
LARGE = {size: StudyRun(f"pause-large-{size}", name=f"{size} GB") for size in SIZES}
START = StudyRun("pause-start")

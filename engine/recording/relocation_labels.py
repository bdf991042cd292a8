"""Names of the stages, finish codes and reasons of relocations."""

from __future__ import annotations

from engine.state.relocation import Finish, Stage, Why

STAGE_LABELS = {
    Stage.PLANNED: "planned",
    Stage.CHECK: "eligibility check",
    Stage.SKELETON: "skeleton",
    Stage.MOVING: "moving memory",
    Stage.QUIESCE: "stopping the guest",
    Stage.DEVICES: "state and devices",
    Stage.PENULTIMATE: "penultimate pass",
    Stage.FINAL: "final pass",
    Stage.RESUME: "resuming the guest",
    Stage.ENDED: "ended",
}
FINISH_LABELS = {
    Finish.COMPLETED: "completed",
    Finish.CANCELLED: "cancelled",
    Finish.CPHX: "halted by CPHX",
    Finish.LINK_LOST: "link lost",
    Finish.MAXTOTAL: "MAXTOTAL exceeded",
    Finish.MAXQUIESCE: "MAXQUIESCE exceeded",
    Finish.NOT_ELIGIBLE: "not eligible",
    Finish.GUEST_GONE: "guest logged off or reset",
    Finish.INTERNAL: "internal error",
    Finish.EXIT_REJECTED: "rejected by an exit",
    Finish.EXIT_INVALID: "exit gave an invalid answer",
    Finish.NOT_YET: "in progress",
}
WHY_TEXTS = {
    Why.NOT_HERE: "it is not logged on at the source",
    Why.SAME_SYSTEM: "it is already on that system",
    Why.BUSY: "a relocation of it is in progress",
    Why.UNSTABLE: "the SSI cluster is not stable",
    Why.NO_LINK: "no ISFC link to the destination is up",
    Why.NOT_ENABLED: "relocation is set off for it",
    Why.DOMAIN: "the destination is outside of its relocation domain",
    Why.ARCHITECTURE: "the destination lacks facilities that it has",
    Why.DEVICE: "a device that it has does not exist at the destination",
    Why.STATE: "it is booting, stopped, suspended or being paused",
    Why.LINUX: "its Linux memory is simulated page by page",
    Why.STORAGE: "it does not fit at the destination",
    Why.TOO_MANY: "the table of relocations is full",
}

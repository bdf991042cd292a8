"""Traps of memory rules: what is not free, and a pool that shrinks no faster than it grows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from engine.cpuplugd.language.configuration import Configuration
from engine.cpuplugd.language.terms import MEMINFO, prefix_text
from engine.cpuplugd.lints.finding import WARNING, GuestFacts, RuleFinding, at_setting, at_term, told
from engine.cpuplugd.lints.linear import COMPARED, NUMERATOR, WHOLE, Sum, SumTerm, sums
from engine.language import later, say

_CACHED, _SHMEM, _BUFFERS = (MEMINFO, "Cached"), (MEMINFO, "Shmem"), (MEMINFO, "Buffers")
_ROLES = {"memunplug": (COMPARED,), "cmm_inc": (NUMERATOR, WHOLE)}
_STUDY = later("(Source: the study, unplugging memory: what is free memory?)")
_SHARED = (
    later("shared memory counts as free: Cached contains Shmem"),
    later("Shared memory, like the buffer pools of a database, cannot be dropped, only swapped. {0}"),
    later("Write (meminfo.Cached-meminfo.Shmem) for the page cache."),
)
_OF_KERNEL = (
    later("Buffers count as free"),
    later("The kernel uses them; a shortage of them has unpredictable effects. {0}"),
    later(later("Leave meminfo.Buffers out.")),
)
_SYMMETRIC = (
    later(
        "Memory returns to Linux no faster than it is taken away; the pool oscillates, or Linux "
        "waits. (Source: the study: asymmetric pool management, shrink the pool fast and let it "
        "grow slowly.)"
    ),
    later('Set CMM_DEC, for example "meminfo.MemTotal/40" beside CMM_INC "meminfo.MemFree/40".'),
)


def check(configuration: Configuration, facts: GuestFacts) -> Iterator[RuleFinding]:
    """Yield all findings of this family."""
    for rule, roles in _ROLES.items():
        if term := configuration.term(rule):
            for item in sums(term, rule):
                if item.role in roles:
                    yield from _not_free(configuration, item)
    yield from _symmetric(configuration)


def _not_free(configuration: Configuration, sum: Sum) -> Iterator[RuleFinding]:
    cached, shmem, buffers = (sum.parts.get(key) for key in (_CACHED, _SHMEM, _BUFFERS))
    if _counted(cached) and not (shmem and shmem.factor < 0):
        yield at_term(configuration, cached.where, cached.name, WARNING, "shmem-free", told(_SHARED, _STUDY))
    if _counted(buffers):
        yield at_term(
            configuration, buffers.where, buffers.name, WARNING, "buffers-free", told(_OF_KERNEL, _STUDY)
        )


def _counted(part: SumTerm | None) -> TypeGuard[SumTerm]:
    """Return whether a larger value takes more memory from Linux."""
    return part is not None and part.factor > 0


def _symmetric(configuration: Configuration) -> Iterator[RuleFinding]:
    up, down = configuration.term("cmm_inc"), configuration.term("cmm_dec")
    if up is None:
        return
    if down is None:
        setting, what = (
            configuration.rules["cmm_inc"].setting,
            say("CMM_DEC is not set: CMM_INC serves for both"),
        )
    elif prefix_text(up) == prefix_text(down):
        setting, what = configuration.rules["cmm_dec"].setting, say("CMM_DEC is the same as CMM_INC")
    else:
        return
    yield at_setting(setting, WARNING, "symmetric", (what, *told(_SYMMETRIC)))

"""The objects on which the daemon acts: the CPUs of a Linux guest and its cmm pool."""

from __future__ import annotations

from dataclasses import dataclass, field

HORIZONTAL, VERTICAL = "horizontal", "vertical"


@dataclass
class LinuxMachine:
    """A Linux guest; CPUs are given as numbers, the pool in pages of 4 KiB."""

    present: int = 4  # CPUs that the guest has, online or not
    online: set[int] = field(default_factory=lambda: {0})
    hotpluggable: frozenset[int] | None = None  # have a file `online`; None: all but CPU 0
    deconfigured: frozenset[int] = frozenset()
    zvm: bool = True  # False: Linux runs in an LPAR
    cmm: bool = True  # the module cmm is loaded
    pool: int = 0  # pages that the cmm module holds, as one reads them from cmm_pages
    polarization: str = HORIZONTAL

    def __post_init__(self) -> None:
        if self.hotpluggable is None:
            self.hotpluggable = frozenset(range(1, self.present))

    def ordered(self) -> list[int]:
        """Return all CPUs in the order of their folder names: cpu1, cpu10, cpu11, cpu2."""
        known = {*range(self.present), *self.online, *(self.hotpluggable or ())}
        return sorted(known, key=lambda cpu: f"cpu{cpu}")

    def _can_switch(self, cpu: int) -> bool:
        return cpu in (self.hotpluggable or ())

    def plug(self) -> int | None:
        """Bring one CPU online; return its number, or None if no CPU can be brought online."""
        off = (
            number
            for number in self.ordered()
            if number not in self.online and number not in self.deconfigured
        )
        cpu = next(filter(self._can_switch, off), None)
        if cpu is not None:
            self.online.add(cpu)
        return cpu

    def unplug(self) -> int | None:
        """Switch one CPU off; return its number, or None if no CPU can be switched off."""
        on = (number for number in self.ordered() if number in self.online)
        cpu = next(filter(self._can_switch, on), None)
        if cpu is not None:
            self.online.remove(cpu)
        return cpu

    def restore(self, count: int) -> None:
        """Restore the number of CPUs to `count`, one CPU at a time, like the daemon when it ends."""
        for cpu in filter(self._can_switch, self.ordered()):
            if len(self.online) > count:
                self.online.discard(cpu)
            elif len(self.online) < count:
                self.online.add(cpu)

    def switch_within(self, least: int, most: int) -> None:
        """Bring the number of CPUs within these limits, as far as there are CPUs to switch."""
        if least <= self.present:
            while len(self.online) < least and self.plug() is not None:
                pass
        while len(self.online) > most and self.unplug() is not None:
            pass

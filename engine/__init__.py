"""The machine: z/VM, its guests and the hardware below. It knows no window, no terminal and no clock."""

from __future__ import annotations

from engine.kernel.cache import prepare

prepare()  # before the first kernel is imported: Numba asks for its cache folder then

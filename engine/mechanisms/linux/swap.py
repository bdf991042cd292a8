"""Linux swap: up to two devices per guest, the one with the higher priority first.

A suspend image also occupies space on one device: it cannot be split over several devices.
Source: "Methods to pause a z/VM guest", chapter 4, "Setting up a swap partition"; swapon(8).
"""

from __future__ import annotations

import numpy as np

from engine.kernel.options import kernel
from engine.state.tables import MAX_SWAP


@kernel
def swap_free(u, device):
    """Return the number of free pages on a swap device of guest u."""
    image = u.image_pages if u.image_valid == 1 and u.image_on == device else np.int64(0)
    return u.swap_size[device] - u.swap_used[device] - image


@kernel
def first_free(u):
    """Return the device with free pages that has the highest priority; -1 = all are full."""
    best = np.int64(-1)
    for device in range(MAX_SWAP):
        if swap_free(u, device) > 0 and (best < 0 or u.swap_priority[device] > u.swap_priority[best]):
            best = np.int64(device)
    return best


@kernel
def put_on_swap(u, pages):
    """Swap out up to `pages` pages; return the number that fit."""
    left = pages
    device = first_free(u)
    while left > 0 and device >= 0:
        n = min(left, swap_free(u, device))
        u.swap_used[device] += n
        u.swapped += n
        left -= n
        device = first_free(u)
    return pages - left


@kernel
def take_from_swap(u, pages):
    """Swap in up to `pages` pages, from the devices in turn; return their number."""
    left = pages
    for device in range(MAX_SWAP):
        n = min(left, u.swap_used[device])
        u.swap_used[device] -= n
        u.swapped -= n
        left -= n
    return pages - left


@kernel
def image_device(u):
    """Return the device for the suspend image: the device that resume= names, otherwise the first device; -1
    = none.
    """
    if u.resume_dev >= 0:
        return u.resume_dev
    for device in range(MAX_SWAP):
        if u.swap_size[device] > 0:
            return np.int64(device)
    return np.int64(-1)

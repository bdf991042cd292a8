"""The cluster that the settings name, for commands and background processes, which load no Qt.

The settings have a section `dask` with `address`; the dialog that defines an experiment writes it.
"""

from __future__ import annotations

import configparser
import os
from pathlib import Path

from engine.runs.pool import Pool
from engine.runs.processes import Processes

SECTION, KEY = "dask", "address"
LOCAL = "local"  # instead of an address: this machine


def chosen_pool(address: str | None = None) -> Pool:
    """Return the pool at an address; None: as the settings say, "" for this machine. Raises PoolError."""
    address = chosen_address() if address is None else address
    if address in ("", LOCAL):
        return Processes()
    from engine.runs.cluster import DaskCluster  # late: most need none

    return DaskCluster(address)


def settings_file() -> Path:
    """Return the file in which Qt keeps the settings of the window."""
    home = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(home) / "lparlab" / "lparlab.conf"


def chosen_address(file: Path | None = None) -> str:
    """Return the address of the scheduler in the settings; "" for this machine."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read(file or settings_file(), encoding="utf-8")
        found = parser.get(SECTION, KEY, fallback="").strip().strip('"')
    except (configparser.Error, OSError, UnicodeDecodeError):
        return ""
    return "" if found == LOCAL else found

"""The gate looks at windows on a small screen: Qt's own one without a display is 800 by 800."""

from __future__ import annotations

import os
from pathlib import Path

if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={Path(__file__).with_name('screen.json')}"

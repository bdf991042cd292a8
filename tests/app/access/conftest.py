"""The gate looks at windows on a small screen: Qt's own one without a display is 800 by 800."""

from __future__ import annotations

import os
from pathlib import Path

if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
    # Relative, because Qt separates its arguments at each colon, also at that of a drive of Windows.
    screen = os.path.relpath(Path(__file__).with_name("screen.json"))
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={screen}"

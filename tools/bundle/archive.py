"""Builds the bundle on Windows or macOS, packed as a ZIP: `python tools/bundle/archive.py`, in a checkout.

Needs the packages of requirements-bundle.txt and lparlab itself. The result is
build/bundle/lparlab-VERSION-SYSTEM.zip. On Linux, `make bundle` builds a package instead.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "bundle"
sys.path.insert(0, str(ROOT))
os.chdir(ROOT)


def icon(system: str) -> None:
    """Draw the program's icon in the file format of the system."""
    from app.files import icon_file  # late: after the path is set

    if system == "macos":
        (WORK / "app.icns").write_bytes(icon_file.mac_icon(icon_file.pictures(icon_file.MAC_SIZES)))
    else:
        (WORK / "app.ico").write_bytes(icon_file.windows_icon(icon_file.pictures()))


def freeze() -> Path:
    """Compile the kernels and collect all files; return the folder, or the application on macOS."""
    from engine.kernel import prebuilt  # late: after the path is set

    kernels = [sys.executable, "tools/bundle/kernels.py", os.environ.get("LEVEL", prebuilt.USUAL)]
    environ = os.environ | {
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    }
    subprocess.run([*kernels, str(WORK / "kernels")], check=True, env=environ)
    collect = ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(WORK)]
    collect += ["--workpath", str(WORK / "work"), "tools/bundle/lparlab.spec"]
    subprocess.run([sys.executable, *collect], check=True, env=environ)
    return next(path for path in (WORK / "LPAR Lab.app", WORK / "lparlab") if path.is_dir())


def main() -> None:
    """Build the bundle and pack it."""
    system = "macos" if sys.platform == "darwin" else "windows"
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    icon(system)
    folder = freeze()
    name = WORK / f"lparlab-{version('lparlab')}-{system}"
    if system == "macos":  # whose frameworks have links, which Python's archives lose
        subprocess.run(["ditto", "-c", "-k", "--keepParent", folder, f"{name}.zip"], check=True)
    else:
        shutil.make_archive(str(name), "zip", WORK, folder.name)
    print(f"{name}.zip", os.path.getsize(f"{name}.zip") >> 20, "MB")  # noqa: T201


if __name__ == "__main__":
    main()

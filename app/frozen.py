"""Starts a bundled program: one executable serves as the command, the window and every background process.

The program starts itself with `sys.executable -m MODULE`; in a bundle, this file handles that call.
"""

from __future__ import annotations

import os
import runpy
import sys

MODULES = ("app", "app.jobs.tasks.worker")  # command with which the program starts itself
_OF_MULTIPROCESSING = ("--multiprocessing-fork", "-c")


def main() -> None:
    """Run the module named by `-m`, a sweep process, or else the command."""
    _leave_libraries()
    if sys.argv[1:2] == ["-m"] and sys.argv[2:3] and sys.argv[2] in MODULES:
        name = sys.argv[2]
        del sys.argv[1:3]
        runpy.run_module(name, run_name="__main__", alter_sys=True)
        return
    if set(_OF_MULTIPROCESSING) & set(sys.argv[1:]):
        from multiprocessing import freeze_support  # imported late: only such a process needs it

        freeze_support()  # ends this process, when it is one
    from app.command import main as command  # imported late: not for background processes

    command(prog_name="lparlab")


def _leave_libraries() -> None:
    """Let system programs started by this program, such as a browser, load their own libraries."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    main()

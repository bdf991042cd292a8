"""All differences between Linux, macOS and Windows: processes, priorities, folders and memory.

No other module checks which system it runs on. `processor_features` is in engine/kernel/prebuilt, with
bundles.
"""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from mmap import PAGESIZE, mmap
from pathlib import Path, PurePath
from typing import Any, TypeVar

LINUX, MACOS, WINDOWS = sys.platform == "linux", sys.platform == "darwin", sys.platform == "win32"
NICE_BELOW_NORMAL = 5  # from this nice value on, a process gets the class below normal on Windows
MADV_DONTNEED = 4  # of madvise on Linux and macOS; the module mmap does not define it on Windows
M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8  # options of mallopt, from <malloc.h>
POPULATE_WRITE = 23  # of madvise in Linux 5.14 and later; the module mmap does not define it
WORTH_TAKING = 1 << 16  # bytes of memory that take longer to be written than to be asked for
LARGE = 1 << 20  # bytes of a block that is returned to the system as soon as it is freed
_ACCESS_DENIED, _SHARING_VIOLATION = 5, 32  # errors of Windows
_DEVICE = r"CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(?:COM|LPT)[0-9\u00b9\u00b2\u00b3]"
_RESERVED = re.compile(rf"^(?:{_DEVICE}) *(?:\.|$)|:", re.IGNORECASE)
LONG_PATH = 150  # characters from which a path and the name of its temporary file may exceed the usual 259
PathOf = TypeVar("PathOf", bound=PurePath)
HEAPS = 2  # one for the window's thread, one for all others
# The work of this thread as a difference, s. Windows counts it in ticks of 16 ms: there all time that passes.
thread_seconds: Callable[[], float] = time.perf_counter if WINDOWS else time.thread_time


def cache_home(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the user's cache folder; it need not exist, and is relative when the user has no home."""
    home = Path(os.path.expanduser("~"))
    if WINDOWS:
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if MACOS:
        return home / "Library" / "Caches"
    return Path(environ.get("XDG_CACHE_HOME") or home / ".cache")


def settings_file(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the file with the user's settings, which need not exist: it has the same format on each
    system.
    """
    usual = "~/AppData/Roaming" if WINDOWS else "~/Library/Preferences" if MACOS else "~/.config"
    home = environ.get("XDG_CONFIG_HOME") or (WINDOWS and environ.get("APPDATA")) or os.path.expanduser(usual)
    return Path(home) / "lparlab" / "lparlab.conf"


def user_number() -> int:
    """Return the user ID number; 0 on Windows, where each user has a separate temporary folder."""
    return os.getuid() if not WINDOWS else 0


def is_private(status: os.stat_result) -> bool:
    """Return whether a file belongs to this user, and no other user may write or read it."""
    return WINDOWS or (status.st_uid == user_number() and not status.st_mode & 0o077)


def computer_name() -> str:
    """Return the network name of this computer."""
    return os.environ.get("COMPUTERNAME", "") if WINDOWS else os.uname().nodename


def is_reserved(path: Path) -> bool:
    """Return whether part of the path identifies, instead of a file, a device or, after a colon, a Windows
    stream.

    Source: "Naming Files, Paths, and Namespaces" in the Windows documentation.
    """
    return WINDOWS and any(map(_RESERVED.search, path.parts[bool(path.anchor) :]))


def any_length(path: PathOf) -> PathOf:
    r"""Return an absolute path in the form that Windows accepts at any length: as \\?\C:\… or
    \\?\UNC\server\share\….

    Source: "Maximum Path Length Limitation" in the Windows documentation.
    """
    text = str(path)
    if not WINDOWS or len(text) < LONG_PATH or text.startswith("\\\\?\\"):
        return path
    return type(path)(f"\\\\?\\UNC{text[1:]}" if text.startswith("\\\\") else f"\\\\?\\{text}")


def replace(file: Path, target: Path) -> None:
    """Give a file the name of another file, which is removed.

    On Windows this fails while another program, such as a virus scanner, has either file open.
    """
    for wait in (0.01, 0.04, 0.15, 0.4) if WINDOWS else ():
        try:
            os.replace(file, target)
        except PermissionError:
            time.sleep(wait)
        else:
            return
    os.replace(file, target)


def reserve(file: int, size: int) -> None:
    """Give an open file this size, with room for all of it on disk. Raises OSError when there is no room."""
    if LINUX:
        os.posix_fallocate(file, 0, size)
        return
    missing = size - os.lseek(file, 0, os.SEEK_END)
    while missing > 0:
        missing -= os.write(file, bytes(min(missing, LARGE)))


def take_memory(memory: object, start: int, end: int) -> None:
    """Have Linux provide these bytes of a mapping at once: one page at each first write takes longer. Do
    nothing for other memory.
    """
    start -= start % PAGESIZE
    if LINUX and end - start > WORTH_TAKING and isinstance(memory, mmap):
        with suppress(OSError):  # an older Linux
            memory.madvise(POPULATE_WRITE, start, end - start)


def give_pages_back(mapped: mmap, size: int) -> None:
    """Give the memory of the first bytes of a mapped file back to the system; the file keeps them.

    Windows removes pages from the process when they are to be unlocked although they are not locked. Source:
    VirtualUnlock in the Windows documentation.
    """
    if not WINDOWS:
        mapped.madvise(MADV_DONTNEED, 0, size)
        return
    import ctypes  # imported late: takes a few ms

    start = ctypes.addressof(ctypes.c_char.from_buffer(mapped))
    kernel: Any = ctypes.windll.kernel32  # type: ignore[attr-defined]  # of Windows alone
    kernel.VirtualUnlock(ctypes.c_void_p(start), ctypes.c_size_t(size))


def is_in_use(error: OSError) -> bool:
    """Return whether Windows refused a file because another program has it open, if the error gives that
    reason.
    """
    return getattr(error, "winerror", None) in (_ACCESS_DENIED, _SHARING_VIOLATION)


def name_program(name: str) -> None:
    """Set the program's own icon in the Windows taskbar, where it would otherwise have Python's icon."""
    if WINDOWS:
        import ctypes  # imported late: takes a few ms

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(name)  # type: ignore[attr-defined]


def file_types_changed() -> None:
    """Notify the Windows desktop that file associations have changed."""
    if WINDOWS:
        import ctypes  # imported late: takes a few ms

        ctypes.windll.shell32.SHChangeNotify(0x0800_0000, 0, None, None)  # type: ignore[attr-defined]


def lower_priority(nice: int) -> None:
    """Give other processes priority over this process. nice: 0 to 19, as on Unix."""
    if not WINDOWS:
        os.nice(nice)
    elif nice >= NICE_BELOW_NORMAL:
        import psutil  # imported late: few processes need it

        psutil.Process().nice(psutil.BELOW_NORMAL_PRIORITY_CLASS)


def lower_thread_priority(nice: int) -> None:
    """Give other threads priority over this thread; macOS has no way to do this that leaves the process
    unchanged.
    """
    if LINUX:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)
    elif WINDOWS:
        import ctypes  # imported late: takes a few ms

        kernel: Any = ctypes.windll.kernel32  # type: ignore[attr-defined]  # of Windows alone
        kernel.SetThreadPriority(ctypes.c_void_p(kernel.GetCurrentThread()), -1)  # below normal


def kill_tree(process: int) -> None:
    """Kill a process and its child processes; do nothing if it has ended.

    On Unix the process should lead a session: then processes whose parents have ended are also killed.
    """
    if WINDOWS:
        _kill_descendants(process, itself=True)
        return
    with suppress(ProcessLookupError):  # it does not lead a session yet, or has ended
        os.killpg(process, signal.SIGKILL)


def end_with_descendants() -> None:
    """End this process immediately, with all processes that it has started; never return."""
    if WINDOWS:
        _kill_descendants(os.getpid(), itself=False)
    elif os.getpgid(0) == os.getpid():  # never kill a group that another process leads
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _kill_descendants(process: int, itself: bool) -> None:
    import psutil  # imported late: takes a few ms

    with suppress(psutil.Error):
        parent = psutil.Process(process)
        for each in (*parent.children(recursive=True), *((parent,) if itself else ())):
            with suppress(psutil.Error):
                each.kill()


def take_input() -> int:
    """Return standard input as a separate file, and put an empty file in its place.

    Libraries that are loaded, and processes that are started, inspect standard input: on Windows, they would
    wait for a thread that reads it.
    """
    own, empty = os.dup(0), os.open(os.devnull, os.O_RDONLY)
    os.dup2(empty, 0)
    os.close(empty)
    return own


def is_running(process: int) -> bool:
    """Return whether there is a process with this number, belonging to any user."""
    if WINDOWS:  # a signal 0 would be Ctrl+C there
        import psutil

        return bool(psutil.pid_exists(process))
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # it is another user's
    return True


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Shield processes that are started in the meantime from Ctrl+C, as far as the system allows."""
    if WINDOWS:
        yield  # the processes ignore it themselves
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_end_signals(loop: Any, end: Callable[[], object]) -> None:
    """Call `end` in an asyncio loop when the user or the system ends the program.

    The Windows loop does not support handlers: there Ctrl+C raises KeyboardInterrupt.
    """
    for number in () if WINDOWS else (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end)


def process_age() -> float:
    """Return the seconds since this process was started, accurate to 10 ms."""
    if LINUX:
        with open("/proc/self/stat", encoding="ascii") as file:
            ticks = int(file.read().rpartition(")")[2].split()[19])
        return time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    import psutil

    return time.time() - float(psutil.Process().create_time())


def give_memory_back() -> None:
    """Let freed memory be returned to the system, if glibc manages it. Call this before NumPy is loaded.

    When a large block has been freed once, glibc takes the next blocks of its size, up to 32 MB, from a heap;
    each thread has a heap, and a small block behind a freed array keeps the array in it. Where NumPy has
    requested huge pages, Linux may fill the memory that was given back with huge pages. Sources: mallopt(3),
    and "Global configuration options" in the NumPy reference.
    """
    import ctypes  # imported late: not all callers need it

    os.environ.setdefault("NUMPY_MADVISE_HUGEPAGE", "0")
    if LINUX:
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other libraries of C have none
        if mallopt is not None:
            mallopt(M_MMAP_THRESHOLD, LARGE)
            mallopt(M_ARENA_MAX, HEAPS)

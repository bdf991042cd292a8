# What set-up and run share: where Windows' Python is, and how Wine starts it. Sourced, not run.

# shellcheck source=tools/common.sh
. "$(dirname "${BASH_SOURCE[0]}")/../common.sh"

PYTHON_OF_WINDOWS=3.11.3-1.5.9 # the version of CPython, and of the preset that carries it
RUNTIME=1.5.13                 # of Microsoft's runtime for C and C++
WINE=/usr/lib/wine/wine64
machine=${WINDOWS_MACHINE:-$PWD/build/windows}

# Microsoft's runtime replaces that of Wine: NumPy and Qt need functions that Wine's lacks.
RUNTIME_LIBRARIES=ucrtbase,msvcp140,msvcp140_1,msvcp140_2,vcruntime140,vcruntime140_1,concrt140
export WINEPREFIX=$machine/prefix WINEDEBUG=${WINEDEBUG:--all}
export WINEDLLOVERRIDES="$RUNTIME_LIBRARIES,bcryptprimitives=n,b;winedbg.exe=d"

of_windows() { # of_windows PATH: as Windows names it
  printf 'Z:%s' "${1//\//\\}"
}

# Finds a Python that the pinned packages exist for. Sourced after common.sh, not run.

VERSIONS="3.11 to 3.13"

fits() { # is this command a Python of a version that fits?
  "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' >/dev/null 2>&1
}

find_python() { # sets python, or ends with a message
  local candidate
  if [ -n "${PYTHON:-}" ]; then
    fits "$PYTHON" || fail "PYTHON=$PYTHON is no Python $VERSIONS; name another, or leave it out"
    python=$PYTHON
    return
  fi
  for candidate in python3 python3.13 python3.12 python3.11; do
    if fits "$candidate"; then
      python=$candidate
      return
    fi
  done
  fail "no Python $VERSIONS here ($(python3 --version 2>&1 | tail -1)); install one, or name it: make run PYTHON=/path/to/python3"
}

venv_package() { # the Debian package that lets $python make virtual environments; empty when it can
  "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
    "$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'
}

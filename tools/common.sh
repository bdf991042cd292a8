# What the scripts in tools/ share: messages, and the log that keeps what apt and pip said. Sourced, not run.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
LOG=build/set-up.log

say() { printf '%s\n' "$*"; }

fail() { # one line for people, then the end
  printf 'set-up: %s\n' "$*" >&2
  exit 1
}

start_log() {
  mkdir -p build 2>/dev/null && : >"$LOG" || fail "cannot write to $PWD: check its owner and the free space"
}

last_error() { # the last complaint in the log
  grep -E '^(E:|ERROR|error|Error|OSError|fatal)' "$LOG" | tail -1
}

copy_checkout() { # copy_checkout FOLDER: without what git ignores, and with the times of the files: compiled modules stay valid
  mkdir -p "$1"
  git ls-files -z --cached --others --exclude-standard | xargs -0 ls -d 2>/dev/null |
    tar -c --verbatim-files-from -T - | tar -x -C "$1"
}

explain() { # explain WHAT ADDRESS: why a download failed, in one line
  local what=$1 whence=$2
  if grep -qiE 'no space left' "$LOG"; then
    fail "$what: the disk is full (about 1.5 GB are needed); free some space and run it again"
  elif grep -qiE 'resolv|resolution|unreachable|timed? ?out|refused|proxy|certificate|retrying|could not connect' "$LOG"; then
    fail "$what: no connection to $whence; check the network (and proxy settings), then run it again. See $LOG"
  fi
  fail "$what failed: $(last_error). See $LOG"
}

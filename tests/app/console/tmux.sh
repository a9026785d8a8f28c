# A console under tmux, driven as an arbiter would: sourced by the end-to-end tests.
# They wait for what must be seen, never for a time.
set -euo pipefail
program=$1
work=$(mktemp -d)
export TMUX_TMPDIR=$work LANG=C.UTF-8 LC_ALL=C.UTF-8
unset TMUX

# Every terminal has a server of its own: one that is just ending takes no new sessions.
terminal=0
tmux() { command tmux -L "terminal-$terminal" -f /dev/null "$@"; }
trap 'tmux kill-server 2>/dev/null || true; rm -rf "$work"' EXIT

# open_console COMMAND…: in a new terminal of 80 by 24; the shell says LEFT when it has ended
open_console() {
  tmux kill-server 2>/dev/null || true
  terminal=$((terminal + 1))
  printf 'stty -g > %q/before\n%s\nstty -g > %q/after\necho LEFT\nread -r _\n' \
    "$work" "$*" "$work" > "$work/session"
  tmux new-session -d -x 80 -y 24 "bash $work/session"
  tmux set-option -g escape-time 0
}

screen() { tmux capture-pane -p; }

# sees TEXT: waits until the screen shows it
sees() {
  for _ in $(seq 400); do
    if screen 2>/dev/null | grep -qF -- "$1"; then return; fi
    sleep 0.05
  done
  echo "never seen: $1"
  screen
  exit 1
}

# types TEXT…: characters as they are; press KEY…: keys by tmux's names
types() { tmux send-keys -l -- "$1"; }
press() { tmux send-keys "$@"; }

# is FILE WORDS…: the journal's end says so
journal_has() {
  for _ in $(seq 100); do
    if "$program" journal "$event" 2>/dev/null | grep -qE -- "$1"; then return; fi
    sleep 0.05
  done
  echo "not in the journal: $1"
  "$program" journal "$event" | tail -20
  exit 1
}

#!/usr/bin/env bash
# However a console ends, the shell can go on and the event is whole.
. "$(dirname "${BASH_SOURCE[0]}")/tmux.sh"
event=$work/open.praporek
"$program" new "$event" --name 'Klub' --as Kolar > /dev/null

console_pid() { pgrep -f -- "open $event" | while read -r pid; do
  [ "$(readlink "/proc/$pid/exe")" = "$(readlink -f "$program")" ] && echo "$pid"; done | head -1; }

for signal in TERM HUP INT SEGV ABRT; do
  open_console "$program" open "$event" --as Kolar --lang en
  sees 'Klub'
  kill "-$signal" "$(console_pid)"
  sees LEFT
  cmp "$work/before" "$work/after"
  [ "$(tmux display-message -p '#{alternate_on}')" = 0 ]
  [ "$(tmux display-message -p '#{cursor_flag}')" = 1 ]
done

open_console "$program" open "$event" --as Kolar --lang en
sees 'Klub'

# the terminal vanishes: the console goes with it
pid=$(console_pid)
tmux kill-server
for _ in $(seq 200); do kill -0 "$pid" 2>/dev/null || break; sleep 0.05; done
if kill -0 "$pid" 2>/dev/null; then echo 'the console outlived its terminal'; exit 1; fi

# nobody reads: the console still obeys a signal
open_console "$program" open "$event" --as Kolar --lang en
sees 'Klub'
pid=$(console_pid)
server=$(tmux display-message -p '#{pid}')
kill -STOP "$server"
kill -TERM "$pid"
for _ in $(seq 200); do kill -0 "$pid" 2>/dev/null || break; sleep 0.05; done
gone=yes
if kill -0 "$pid" 2>/dev/null; then gone=no; fi
kill -CONT "$server"
[ "$gone" = yes ]
"$program" verify "$event" > /dev/null

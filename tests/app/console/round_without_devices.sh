#!/usr/bin/env bash
# A round of an event without electronics, from the entries to the next pairing.
. "$(dirname "${BASH_SOURCE[0]}")/tmux.sh"
event=$work/open.praporek
"$program" new "$event" --name 'Krajský přebor' --as Kolar --rounds 5 > /dev/null
for name in Adamec Beran Cermak Dvorak Fiala Horvath Kiss; do
  "$program" do "$event" register section=1 name="$name, Jan" rating=2000 --as Kolar > /dev/null
done

open_console "$program" open "$event" --as Kolar --lang en
sees 'Krajský přebor'

# the eighth player by the form
types gn; sees '7 players'
types e; sees 'New player'
types 'Malá, Eva'; press Down; types '1950'; press Enter
sees '8 players'

# pair, explain, publish, start
types gp; types n; sees 'round 1, 4 boards'
press Enter; sees '(Dutch'
types p; sees 'Publish'; press Enter; sees 'published'
types go; types t; sees 'Start the round'; press Enter; sees 'running'

# absentees, an arrival, an incident, a phone
types a; sees 'Absent'; types 2; press Left; types 3; press Right; press Enter
sees 'absent at boards 2 3'
types 2; press Left; sees 'arrived at board 2'
types 1i; press Left; sees 'board 1: '
types gh; sees 'set clock'
types 4p; press Right; sees '!1'

# the phone is ruled on
types gc; sees '1 waiting'; press Enter; sees 'Proposed'; press Enter; sees '0 waiting'

# results: sorted, one key each; board 4 has the result of the ruling
types gr; types s; sees 'sorted slips'
types +; types =; types é   # the digit row of a Czech keyboard
sees '4 of 4 in'
press Escape
types v; sees 'second look'
types 1; types =; types 0; types 1
sees 'second look at board 4'
press Escape

# undo says what it takes back; then it is done again
types u; sees 'Undo: second look at board 4'; press Enter; sees 'undone'
types v; types 1; sees 'second look at board 4'; press Escape

# close, pair the next round, look something up in Czech
types go; types z; sees 'Close the round?'; press Enter; sees 'closed'
types gp; types n; sees 'round 2'
press C-g; sees 'Výsledky'
types gl; types /; types 'pád praporku'; press Enter; sees '6.'

# the link is lost; nothing is
tmux kill-server
open_console "$program" open "$event" --as Kolar --lang cs
sees 'kolo 2/5'
types gq; sees 'Zavřít'; press Enter; sees LEFT
cmp "$work/before" "$work/after"
"$program" verify "$event" > /dev/null

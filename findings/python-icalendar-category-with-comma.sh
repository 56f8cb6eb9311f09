#!/bin/sh
# python3-icalendar 4.0.3 (Debian 12), and khal 0.10.5 with it: a category whose name has a comma comes out as two. Read
# and written again, `CATEGORIES:Fires\, mercats,Circ` is `CATEGORIES:Fires, mercats,Circ` (RFC 5545 3.3.11).
# Ends with 0 while that is so, with 1 once it changes. Needs python3-icalendar.
set -eu
written=$(/usr/bin/python3 - <<'PY'
import icalendar

event = 'BEGIN:VEVENT\r\nUID:a\r\nCATEGORIES:Fires\\, mercats,Circ\r\nEND:VEVENT\r\n'
print(icalendar.Event.from_ical(event).to_ical().decode())
PY
)
echo "$written" | grep CATEGORIES
case $written in *'CATEGORIES:Fires, mercats,Circ'*) ;; *) exit 1 ;; esac

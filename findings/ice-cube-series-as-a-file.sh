#!/bin/sh
# ice_cube 0.16.4 (Debian 12, Ruby): a series that is read from a calendar file is another one. BYSETPOS is left out without a
# word: the last working day of each month (RFC 5545 3.3.10, `BYSETPOS=-1`) is every working day, Monday 2 November too. An hour
# in New York (TZID, 3.2.19) is taken for one of here. What it writes has `TZID=CEST`, and CET for days in winter; a TZID names
# a VTIMEZONE of the file, and there is none. And a day without an hour (VALUE=DATE, 3.3.4) comes back as midnight.
# Ends with 0 while that is so, with 1 once it changes. Needs ruby-ice-cube and ruby-activesupport.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > series.rb <<'RB'
require 'active_support'
require 'active_support/core_ext/module/delegation'
require 'ice_cube'

def read(*lines)
  IceCube::Schedule.from_ical(lines.join("\n"))
end
working = read('DTSTART:20261030T203000', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2')
away = read('DTSTART;TZID=America/New_York:20261020T203000', 'RRULE:FREQ=WEEKLY;COUNT=2')
day = read('DTSTART;VALUE=DATE:20261020', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE;VALUE=DATE:20261027')
puts working.all_occurrences.map { |start| start.strftime('%F') }.join(' ')
puts away.first.strftime('%F %R %z')
puts day.to_ical.lines.grep(/DTSTART|EXDATE/)
RB
TZ=Europe/Madrid ruby series.rb | tee seen
printf '%s\n' '2026-10-30 2026-11-02' '2026-10-20 20:30 +0200' 'DTSTART;TZID=CEST:20261020T000000' \
  'EXDATE;TZID=CET:20261027T000000' | cmp - seen

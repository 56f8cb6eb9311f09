#!/bin/sh
# node-ical 0.27.2: a DURATION in days is counted as that many times 24 hours. By RFC 5545 (3.3.6) the length of a day depends
# on its place in the calendar; where the clocks change, `P1D` from 20:00 ends at 20:00 of the next day. Read is 19:00 in
# October and 21:00 in March. Two whole days from 24 October 2026 on end on the 25th at 23:00, instead of with it.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund node-ical@0.27.2
cat > ends.js <<'JS'
import ical from 'node-ical'

const end = (start, duration) => {
  const event = ['BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20261001T000000Z', `DTSTART;${start}`, `DURATION:${duration}`, 'END:VEVENT']
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//ca', ...event, 'END:VCALENDAR', ''].join('\r\n')
  const read = ical.sync.parseICS(file).a.end.toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' })
  console.log(`${start} ${duration}: until ${read}`)
  return read
}
const autumn = end('TZID=Europe/Madrid:20261024T200000', 'P1D')
const spring = end('TZID=Europe/Madrid:20270327T200000', 'P1D')
const whole = end('VALUE=DATE:20261024', 'P2D')
const expected = ['2026-10-25 19:00:00', '2027-03-28 21:00:00', '2026-10-25 23:00:00']
process.exitCode = String([autumn, spring, whole]) === String(expected) ? 0 : 1
JS
TZ=Europe/Madrid node ends.js

#!/bin/sh
# datebook 8.0.1, the file behind a button "add to calendar": a course of every week is at another hour once the clocks change.
# It writes `DTSTART` in UTC beside the `RRULE`; what recurs keeps its hour in the zone that it has (RFC 5545 3.3.5, Form 3,
# and 3.8.5.3), so that 19:00 in Vic is 18:00 from November on. The days of the rule are those of UTC too: a dance on Saturdays
# at half past midnight begins on a Friday there, and for ical.js 2.2.1 its first evening is on Sunday, a day too late.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund datebook@8.0.1 ical.js@2.2.1
cat > course.js <<'JS'
import { ICalendar } from 'datebook'
import ICAL from 'ical.js'

const vic = new Intl.DateTimeFormat('en', { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const evenings = (title, from, weekday) => {
  const start = new Date(from)
  const recurrence = { frequency: 'WEEKLY', weekdays: [weekday], count: 3 }
  const ics = new ICalendar({ title, start, end: new Date(+start + 3600000), recurrence }).render()
  const next = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')).iterator()
  return [next.next(), next.next()].map((time) => vic.format(time.toJSDate()))
}
const seen = [evenings('Curs', '2026-10-20T19:00', 'TU'), evenings('Ball', '2026-12-12T00:30', 'SA')]
console.log(seen)
process.exitCode = String(seen) === 'Tue 19:00,Tue 18:00,Sun 00:30,Sun 00:30' ? 0 : 1
JS
TZ=Europe/Madrid node course.js

#!/bin/sh
# ical.js 2.2.1, and ical-expander 3.2.0 with it: an event on days that are named one by one (RDATE, without RRULE) is not there
# on the first of them. By RFC 5545 (3.8.5.2, 3.8.5.3) DTSTART is the first instance of the recurrence set; of the 12th, 14th and
# 20th of December the 14th and the 20th are left, where with a rule beside them all are. ical-expander shows no day at all of
# what a file holds of a series without the series (RECURRENCE-ID, 3.8.4.4), as if the file was empty.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund ical.js@2.2.1 ical-expander@3.2.0
cat > days.js <<'JS'
import ICAL from 'ical.js'
import IcalExpander from 'ical-expander'

const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//ca', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z']
const file = (...lines) => [...head, ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const ical = (ics) => {
  const days = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')).iterator()
  return [1, 2, 3].map(() => days.next()?.day ?? 'none').join(' ')
}
const expander = (ics) => {
  const { events, occurrences } = new IcalExpander({ ics, maxIterations: 9 }).all()
  return [...events, ...occurrences].map(({ startDate }) => startDate.day).join(' ') || 'none'
}
const dates = file('DTSTART;VALUE=DATE:20261212', 'RDATE;VALUE=DATE:20261214,20261220')
const rule = file('DTSTART;VALUE=DATE:20261212', 'RRULE:FREQ=DAILY;COUNT=2', 'RDATE;VALUE=DATE:20261220')
const moved = expander(file('DTSTART;VALUE=DATE:20261213', 'RECURRENCE-ID;VALUE=DATE:20261212'))
const seen = [ical(rule), ical(dates), expander(rule), expander(dates), moved]
console.log(seen)
process.exitCode = String(seen) === '12 13 20,14 20 none,12 13 20,14 20,none' ? 0 : 1
JS
node days.js

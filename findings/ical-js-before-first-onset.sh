#!/bin/sh
# ical.js 2.2.1: a time before the first onset of a VTIMEZONE is taken for UTC. RFC 5545 (3.6.5, TZOFFSETFROM) says that
# the offset before an onset is its TZOFFSETFROM: with summer time from March 2027 on, 19:30 on 10 December 2026 at
# +0100 is 18:30 UTC, and the library answers 19:30.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > onset.js <<'JS'
import ICAL from 'ical.js'

const component = ICAL.Component.fromString(
  ['BEGIN:VTIMEZONE', 'TZID:Town', 'BEGIN:DAYLIGHT', 'DTSTART:20270328T020000', 'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200', 'END:DAYLIGHT', 'END:VTIMEZONE'].join('\r\n'),
)
const zone = new ICAL.Timezone({ component, tzid: 'Town' })
const offset = zone.utcOffset(ICAL.Time.fromDateTimeString('2026-12-10T19:30:00'))
console.log(`offset before the first onset: ${offset} s, by RFC 5545 3600 s`)
process.exitCode = offset === 0 ? 0 : 1
JS
node onset.js

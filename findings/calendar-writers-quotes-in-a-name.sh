#!/bin/sh
# ics 3.12.0, ical-generator 10.2.0 and ts-ics 2.4.6: an organizer's name with quotation marks makes a line that is none. The
# value of a parameter holds no quotation mark, and a backslash escapes nothing in it (RFC 5545 3.1; RFC 6868 has `^'`).
# Written are `CN="Colla \"Nova\""` and `CN=Colla "Nova"`; ical.js 2.2.1 reads the name in the former as `Colla \`.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund ics@3.12.0 ical-generator@10.2.0 ts-ics@2.4.6 ical.js@2.2.1
cat > name.js <<'JS'
import ICAL from 'ical.js'
import generator from 'ical-generator'
import { createEvent } from 'ics'
import { generateIcsCalendar } from 'ts-ics'

const organizer = { name: 'Colla "Nova"', email: 'a@b.example' }
const day = new Date('2026-12-12T00:00:00Z')
const calendar = generator()
calendar.createEvent({ summary: 'Ball', start: day, organizer })
const event = { uid: 'a', stamp: { date: day }, summary: 'Ball', organizer }
const start = { date: day }
const written = [
  createEvent({ title: 'Ball', start: [2026, 12, 12], organizer }).value,
  calendar.toString(),
  generateIcsCalendar({
    version: '2.0',
    prodId: '-//a//ca',
    events: [{ ...event, start, duration: { hours: 1 } }],
  }),
].map((file) => /^ORGANIZER.*$/m.exec(file)?.[0].trim() ?? '')
const lines = ['BEGIN:VEVENT', written[1], 'END:VEVENT'].join('\r\n')
const read = ICAL.Component.fromString(lines).getFirstProperty('organizer').getParameter('cn')
console.log(`${written.join('\n')}\nread: ${read}`)
const escaped = written.slice(0, 2).every((line) => line.includes('CN="Colla \\"Nova\\""'))
const isSo = escaped && written[2].includes('CN=Colla "Nova"') && read === 'Colla \\'
process.exitCode = isSo ? 0 : 1
JS
node name.js

#!/bin/sh
# node-ical 0.26.1: a backslash that is itself escaped is taken for the start of a line break. `C:\\nadal` in a file stands
# for `C:\nadal` (RFC 5545 3.3.11); what is read is `C:\`, a line break and `adal`.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund node-ical@0.26.1
cat > backslash.js <<'JS'
import ical from 'node-ical'

const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261210T193000Z', 'DESCRIPTION:C:\\\\nadal']
const file = [...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const { description } = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === 'VEVENT')
console.log(JSON.stringify(description))
process.exitCode = description === 'C:\\\nadal' ? 0 : 1
JS
node backslash.js

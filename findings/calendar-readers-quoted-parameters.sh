#!/bin/sh
# node-ical 0.27.2 and ical2json 5.0.0: what is within the quotation marks of a parameter ends it. RFC 5545 (3.2) has them so
# that a value may hold ":", ";" and ",". Of `CN="Colla Nova; dansa"` node-ical keeps `"Colla Nova`, and ical2json takes for
# the place what follows the first colon of an ALTREP (3.2.1): `//x.example/pl":Plaça Major` instead of "Plaça Major".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund node-ical@0.27.2 ical2json@5.0.0
cat > quoted.js <<'JS'
import ical from 'node-ical'
import { convert } from 'ical2json'

const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20261210T193000Z',
  'ORGANIZER;CN="Colla Nova; dansa":mailto:a@b.example', 'LOCATION;ALTREP="https://x.example/pl":Plaça Major']
const file = [...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
const { organizer } = Object.values(ical.sync.parseICS(file)).find(({ type }) => type === 'VEVENT')
const place = convert(file).VCALENDAR[0].VEVENT[0].LOCATION
console.log(`${organizer.params.CN}\n${JSON.stringify(place)}`)
const isSo = organizer.params.CN === '"Colla Nova' && place._ === '//x.example/pl":Plaça Major'
process.exitCode = isSo ? 0 : 1
JS
node quoted.js

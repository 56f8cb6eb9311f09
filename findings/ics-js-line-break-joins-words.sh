#!/bin/sh
# ics-js 0.10.2: a line break within a text is written as a fold. RFC 5545 has `\n` for it (3.3.11), and whoever reads takes
# a line break and a blank out again (3.1): a description "Concert", "de Nadal" of two lines is "Concertde Nadal" for
# ical.js 2.2.1.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund ics-js@0.10.2 ical.js@2.2.1
cat > lines.js <<'JS'
import ICAL from 'ical.js'
import ICS from 'ics-js'

const event = new ICS.VEVENT()
event.addProp('UID', 'a')
event.addProp('DTSTAMP', new Date(0))
event.addProp('DESCRIPTION', 'Concert\nde Nadal')
const read = new ICAL.Component(ICAL.parse(event.toString())).getFirstPropertyValue('description')
console.log(`${event}\n${read}`)
process.exitCode = read === 'Concertde Nadal' ? 0 : 1
JS
node lines.js

#!/bin/sh
# ical.js 2.2.1, cards of venues: a semicolon that is escaped stays with its backslash. RFC 6350 (3.4) lets writers escape it in
# any text, and RFC 2426 (4, `text-value`) has them do so; both mean the semicolon alone. "Obert\; dilluns, no" is read with its
# backslash, which then stands on the page, and written again there are two. In calendars the library reads the same right.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund ical.js@2.2.1
cat > card.js <<'JS'
import ICAL from 'ical.js'

const read = (...lines) => new ICAL.Component(ICAL.parse(lines.join('\r\n')))
const text = String.raw`Obert\; dilluns\, no`
const plain = String.raw`Obert\; dilluns, no`
const cards = ['3.0', '4.0'].map((number) => read('BEGIN:VCARD', `VERSION:${number}`, 'FN:Teatre', `NOTE:${text}`, 'END:VCARD'))
const notes = cards.map((card) => card.getFirstPropertyValue('note'))
const again = cards.map((card) => /NOTE:(.*?)\r?\n/.exec(card.toString())[1])
const event = read('BEGIN:VEVENT', 'UID:1', `DESCRIPTION:${text}`, 'END:VEVENT').getFirstPropertyValue('description')
console.log({ notes, again, event })
const doubled = String.raw`Obert\\; dilluns\, no`
process.exitCode = String([notes, again, event]) === String([plain, plain, doubled, doubled, 'Obert; dilluns, no']) ? 0 : 1
JS
node card.js

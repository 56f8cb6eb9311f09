#!/bin/sh
# ical.js 2.2.1: properties of its own ("X-") are neither escaped when they are written nor unescaped when they are read,
# though their type is TEXT (RFC 5545 3.8.8.2). `Fires\, mercats` is read with its backslash, and a value of two lines is
# written as two lines of the file, the second of which is no property: its own parser refuses to read that again.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund ical.js@2.2.1
cat > own.js <<'JS'
import ICAL from 'ical.js'

const lines = ['BEGIN:VCALENDAR', 'X-WR-CALNAME:Fires\\, mercats', 'END:VCALENDAR']
const read = ICAL.Component.fromString(lines.join('\r\n')).getFirstPropertyValue('x-wr-calname')
const event = new ICAL.Component('vevent')
event.addPropertyWithValue('x-note', 'dos, tres\nquatre')
const written = event.toString()
console.log(`read: ${read}\n${written}`)
const isSo = read === 'Fires\\, mercats' && written.includes('X-NOTE:dos, tres\nquatre\r\n')
process.exitCode = isSo ? 0 : 1
JS
node own.js

#!/bin/sh
# ical-generator 11.1.2: commas and semicolons of an address are escaped as if it was a text. A value of the type URI has no
# backslashes of its own (RFC 5545 3.3.13), and who reads it so, as ical.js 2.2.1 does, opens another page: of a map at
# `@41.38,2.17;z=17` it is `@41.38\,2.17\;z=17`. The same becomes of the pictures and programmes of ATTACH.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund ical-generator@11.1.2 ical.js@2.2.1
cat > address.js <<'JS'
import ICAL from 'ical.js'
import generator from 'ical-generator'

const calendar = generator()
const start = new Date('2026-12-12T19:00:00Z')
const event = calendar.createEvent({ summary: 'Ball', start, url: 'https://x.example/@41.38,2.17;z=17' })
event.createAttachment('https://x.example/ball,2026.png')
const read = ICAL.Component.fromString(calendar.toString()).getFirstSubcomponent('vevent')
const found = ['url', 'attach'].map((name) => read.getFirstPropertyValue(name)).join('\n')
console.log(found)
const expected = 'https://x.example/@41.38\\,2.17\\;z=17\nhttps://x.example/ball\\,2026.png'
process.exitCode = found === expected ? 0 : 1
JS
node address.js

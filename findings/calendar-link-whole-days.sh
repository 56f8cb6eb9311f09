#!/bin/sh
# calendar-link 2.11.5, `ics`: whole days are written without `VALUE=DATE` (`DTSTART:20261212`). The type is that of a time
# then (RFC 5545 3.8.2.4), and a day by itself is none (3.3.5). And an event of three whole days, given by its `duration`,
# ends after the first one: DTEND is the 13th of December instead of the 15th, in the link to Google too.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund calendar-link@2.11.5
cat > days.js <<'JS'
import { google, ics } from 'calendar-link'

const fair = { title: 'Fira', start: '2026-12-12', duration: [3, 'day'], allDay: true }
const lines = decodeURIComponent(ics(fair)).match(/^DT(?:START|END).*$/gm).join(' ')
const dates = new URL(google(fair)).searchParams.get('dates')
console.log(`${lines}\n${dates}`)
process.exitCode = lines === 'DTSTART:20261212 DTEND:20261213' && dates === '20261212/20261213' ? 0 : 1
JS
TZ=Europe/Madrid node days.js

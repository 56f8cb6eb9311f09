#!/bin/sh
# ics 3.12.0: an event that is given as long as a day is written with `DURATION:P1DT`. By RFC 5545 (3.3.6) a "T" is followed
# by hours, minutes or seconds; a whole day is `P1D`.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund ics@3.12.0
cat > day.js <<'JS'
import { createEvent } from 'ics'

const { value } = createEvent({ title: 'Fira', start: [2026, 12, 12], duration: { days: 1 } })
const written = /^DURATION:.*$/m.exec(value)?.[0]
console.log(written)
process.exitCode = written?.trim() === 'DURATION:P1DT' ? 0 : 1
JS
node day.js

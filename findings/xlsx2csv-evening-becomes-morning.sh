#!/bin/sh
# xlsx2csv 0.7.8 (Debian 12): an event at 20:15 is at 08:15 in the CSV file. The format `m/d/yy h:mm`, number 22 of those
# that every program knows, has hours of 24 as no AM/PM is in it (ECMA-376 Part 1, 18.8.30); the tool writes hours of 12, and
# not which half of the day. The hour by itself, `h:mm`, it writes as 20:15.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and xlsx2csv.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund write-excel-file@4.1.1
cat > write.js <<'JS'
import { writeFileSync } from 'node:fs'
import writeExcelFile from 'write-excel-file/node'

const value = new Date('2026-12-12T20:15:00Z')
const row = ['m/d/yy h:mm', 'h:mm'].map((format) => ({ value, type: Date, format }))
writeFileSync('acts.xlsx', await writeExcelFile([row]).toBuffer())
JS
node write.js
written=$(xlsx2csv acts.xlsx)
echo "$written"
[ "$written" = '12/12/26 08:15,20:15' ]

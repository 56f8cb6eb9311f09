#!/bin/sh
# rrule-temporal 2.2.8, `toText`: a series from Monday to Friday is said in Spanish as "cada día de la semana", which is
# every day of the week, Saturday and Sunday too. English has "every weekday"; the days by themselves are named in both.
# Behind the hour it adds the zone as it is on the first day: of a series from December to summer, "CET".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund rrule-temporal@2.2.8
cat > said.js <<'JS'
import { RRuleTemporal } from 'rrule-temporal'
import { toText } from 'rrule-temporal/totext'

const rule = 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270731T180000Z'
const series = new RRuleTemporal({ rruleString: `DTSTART;TZID=Europe/Madrid:20261214T193000\n${rule}` })
const said = toText(series, 'es')
console.log(`${toText(series, 'en')}\n${said}`)
process.exitCode = said.startsWith('cada día de la semana a las 19:30 CET') ? 0 : 1
JS
node said.js

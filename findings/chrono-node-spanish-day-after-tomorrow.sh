#!/bin/sh
# chrono-node 2.10.3, Spanish: "pasado mañana", the day after tomorrow, is read as tomorrow: of the two words it takes the
# second one. And of "del 10 al 12 de diciembre", as a calendar announces days, there is the 12th alone, with no end; both
# are understood in English, and "10 a 12 de diciembre" in Spanish too.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund chrono-node@2.10.3
cat > days.js <<'JS'
import { en, es } from 'chrono-node'

const day = (part) => (part ? `${part.get('month')}-${part.get('day')}` : 'none')
const read = (chrono, text) => {
  const [found] = chrono.parse(text, new Date(2026, 10, 28, 12))
  console.log(`${text}: "${found.text}", from ${day(found.start)} to ${day(found.end)}`)
  return `${day(found.start)} ${day(found.end)}`
}
const right = [read(en, 'the day after tomorrow'), read(en, '10 to 12 December'), read(es, '10 a 12 de diciembre')]
const wrong = [read(es, 'pasado mañana'), read(es, 'del 10 al 12 de diciembre')]
const expected = '11-30 none,12-10 12-12,12-10 12-12|11-29 none,12-12 none'
process.exitCode = [right, wrong].map(String).join('|') === expected ? 0 : 1
JS
node days.js

#!/bin/sh
# microformats-parser 2.0.6: the day of an event that a page abbreviates is read from the words. In the value class pattern
# of microformats, to which the parsing specification refers, an `<abbr class="value">` counts with its `title`; of
# "dissabte" with the title 2026-12-12 and "20.30 h" with 20:30 the start is "DISSABTE 20.30 H". With `<time>` it is right.
# Of the classic `vevent` it leaves out the `category`, which is among those to read (h-event, Backward Compatibility).
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund microformats-parser@2.0.6
cat > start.js <<'JS'
import { mf2 } from 'microformats-parser'

const eventOf = (page) => mf2(page, { baseUrl: 'https://x.example/' }).items[0].properties
const startOf = (name, attribute) => {
  const part = (value, words) => `<${name} class="value" ${attribute}="${value}">${words}</${name}>`
  const start = `${part('2026-12-12', 'dissabte')} a les ${part('20:30', '20.30 h')}`
  return eventOf(`<p class="h-event"><b class="p-name">Ball</b> <span class="dt-start">${start}</span></p>`).start[0]
}
const [abbreviated, timed] = [startOf('abbr', 'title'), startOf('time', 'datetime')]
const { category } = eventOf('<p class="vevent"><b class="summary">Ball</b> <i class="category">Dansa</i></p>')
console.log(`abbr: ${abbreviated}\ntime: ${timed}\ncategory: ${category}`)
process.exitCode = !category && abbreviated === 'DISSABTE 20.30 H' && timed === '2026-12-12 20:30' ? 0 : 1
JS
node start.js

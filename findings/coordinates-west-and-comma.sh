#!/bin/sh
# coordinate-parser 1.0.7 and parse-dms 0.0.5: a place in Spain comes out as another one. In Catalan and Spanish the decimals
# follow a comma, and west is "O" (CLDR, `coordinateUnit`). Of "41,3851° N, 2,1734° E" the former makes the latitude 105.18,
# though its README has an error for what is no valid place. parse-dms ("most weird ways that people write") reads the west of
# `8°32'40"O` as east, and takes the decimals of the seconds, `06,4"`, for the longitude: 4 degrees.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund coordinate-parser@1.0.7 parse-dms@0.0.5
cat > places.js <<'JS'
import Coordinates from 'coordinate-parser'
import parseDms from 'parse-dms'

const round = (...numbers) => numbers.map((number) => number.toFixed(2)).join(' ')
const decimal = (text) => {
  const read = new Coordinates(text)
  return round(read.getLatitude(), read.getLongitude())
}
const degrees = (text) => {
  const { lat, lon } = parseDms(text)
  return round(lat, lon)
}
const seen = {
  right: [decimal('41.3851° N, 2.1734° E'), degrees(`41°23'06.4"N 2°10'24.2"E`), degrees(`42°52'50"N 8°32'40"W`)],
  wrong: [decimal('41,3851° N, 2,1734° E'), degrees(`41°23'06,4"N 2°10'24,2"E`), degrees(`42°52'50"N 8°32'40"O`)],
}
console.log(seen)
const expected = '41.39 2.17,41.39 2.17,42.88 -8.54|105.18 30.90,41.38 4.00,42.88 8.54'
process.exitCode = Object.values(seen).map(String).join('|') === expected ? 0 : 1
JS
node places.js

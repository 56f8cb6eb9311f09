#!/bin/sh
# date-holidays 3.37.0: in Catalonia (ES-CT) the Labour Day that falls on a Saturday is followed by a public holiday on the
# Monday, 3 May 2027, as in 2021, when it was a working day. By law only a holiday of a Sunday may pass to the Monday
# (Workers' Statute of Spain, article 37.2); for the Balearic Islands (ES-IB) the library says so too.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund date-holidays@3.37.0
cat > may.js <<'JS'
import Holidays from 'date-holidays'

const found = ['CT', 'IB'].map((region) =>
  [2021, 2027].flatMap((year) =>
    new Holidays('ES', region)
      .getHolidays(year)
      .filter(({ date, type }) => date.startsWith(`${year}-05-03`) && type === 'public')
      .map(({ date, name }) => `${region} ${date.slice(0, 10)} ${name}`),
  ),
)
console.log(found.flat().join('\n'))
process.exitCode = found[0].length === 2 && found[1].length === 0 ? 0 : 1
JS
node may.js

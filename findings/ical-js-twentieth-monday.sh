#!/bin/sh
# ical.js 2.2.1: "every 20th Monday of the year", an example of RFC 5545 (3.8.5.3), is every Monday from the first one on; of a
# number before a weekday it takes one digit (3.3.10 has up to 53). Of the last days of February and March in a leap year the
# former is 2 March. And of months that are not in order, `BYMONTH=12,6`, a monthly event has December 2027 before June, though
# the order of a list says nothing; a reader that ends with its window leaves June out.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund ical.js@2.2.1
cat > days.js <<'JS'
import ICAL from 'ical.js'

const days = (rule, first) => {
  const found = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(first))
  return [1, 2, 3].map(() => found.next().toString()).join(' ')
}
const seen = [
  days('FREQ=YEARLY;BYDAY=9MO', '1997-03-03'),
  days('FREQ=YEARLY;BYDAY=20MO', '1997-05-19'),
  days('FREQ=YEARLY;BYMONTH=2,3;BYMONTHDAY=-1', '2027-03-31'),
  days('FREQ=MONTHLY;BYMONTH=12,6;BYMONTHDAY=3', '2026-12-03'),
]
console.log(seen)
const right = '1997-03-03 1998-03-02 1999-03-01'
const wrong = ['1997-05-19 1997-05-26 1997-06-02', '2027-03-31 2028-03-02 2028-03-31', '2026-12-03 2027-12-03 2027-06-03']
process.exitCode = String(seen) === String([right, ...wrong]) ? 0 : 1
JS
node days.js

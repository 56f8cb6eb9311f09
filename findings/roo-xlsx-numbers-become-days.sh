#!/bin/sh
# roo 2.10.0 (Debian 12), XLSX: letters of the word beside a number are taken for those of a day. What stands in quotation
# marks is plain text (ECMA-376 Part 1, 18.8.31): 12 shown as `0 "sessions"` is read as 11 January 1900, and a price of 12.5
# shown as `0.00 "euros"` as noon of that day. A cell that holds its day as it is (`t="d"`, 18.18.11) becomes one of 1905.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and ruby-roo.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund xlsx@0.18.5
cat > write.cjs <<'JS'
const { writeFile } = require('xlsx')

const cells = {
  A1: { t: 'n', v: 12, z: '0 "sessions"' },
  B1: { t: 'n', v: 12.5, z: '0.00 "euros"' },
  C1: { t: 'd', v: new Date('2026-12-12T00:00:00Z'), z: 'yyyy-mm-dd' },
}
writeFile({ SheetNames: ['a'], Sheets: { a: { '!ref': 'A1:C1', ...cells } } }, 'acts.xlsx', { cellDates: true })
JS
TZ=UTC node write.cjs
read=$(ruby -r roo -e 'book = Roo::Spreadsheet.open("acts.xlsx"); puts (1..3).map { |at| book.cell(1, at) }' 2> /dev/null)
echo "$read"
[ "$(echo $read)" = '1900-01-11 1900-01-11T12:00:00+00:00 1905-07-18' ]

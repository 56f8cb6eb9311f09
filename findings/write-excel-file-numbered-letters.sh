#!/bin/sh
# write-excel-file 4.1.1: a text such as `Sala_x0020_gran`, as lists of SharePoint name their columns, is put into the
# workbook as it is. Office Open XML (ST_Xstring) has `_x0020_` stand for a blank and wants `_x005F_x0020_` for the text
# itself: what is read back, here by SheetJS 0.18.5, is "Sala gran".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund write-excel-file@4.1.1 xlsx@0.18.5
cat > letters.js <<'JS'
import writeExcelFile from 'write-excel-file/node'
import workbooks from 'xlsx'

const text = 'Sala_x0020_gran'
const written = await writeExcelFile([[{ value: text, type: String }]]).toBuffer()
const { Sheets, SheetNames } = workbooks.read(written)
const found = Sheets[SheetNames[0]].A1.v
console.log(`${text} is read as ${found}`)
process.exitCode = found === 'Sala gran' ? 0 : 1
JS
node letters.js

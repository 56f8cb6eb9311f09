#!/bin/sh
# xlsx-populate 1.21.0 and xlsx 0.18.5 (SheetJS, with `cellDates`): of a workbook that counts its days from 1904, as Excel on the
# Mac made them and keeps them, the 12th of December 2026 is read as the 11th of December 2022. Which base it is stands in the
# file (`date1904`, ECMA-376 Part 1, 18.2.28 and 18.17.4.1); `numberToDate` of xlsx-populate is not asked with it, and SheetJS has
# the right day only in the text that it shows beside (`w`). exceljs 4.4.0, which wrote it, reads the right day.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund xlsx-populate@1.21.0 xlsx@0.18.5 exceljs@4.4.0
cat > days.cjs <<'JS'
const ExcelJs = require('exceljs')
const SheetJs = require('xlsx')
const Populate = require('xlsx-populate')

const iso = (date) => date.toISOString().slice(0, 10)
const run = async () => {
  const book = new ExcelJs.Workbook()
  book.properties.date1904 = true
  const cell = book.addWorksheet('Acts').getCell('A1')
  Object.assign(cell, { value: new Date(Date.UTC(2026, 11, 12)), numFmt: 'dd/mm/yyyy' })
  const file = await book.xlsx.writeBuffer()
  const again = await new ExcelJs.Workbook().xlsx.load(file)
  const { v, w } = SheetJs.read(file, { cellDates: true }).Sheets.Acts.A1
  const populated = (await Populate.fromDataAsync(file)).sheet(0).cell('A1').value()
  return [iso(again.worksheets[0].getCell('A1').value), iso(Populate.numberToDate(populated)), iso(v), w]
}
run().then((seen) => {
  console.log(seen)
  process.exitCode = seen.join() === '2026-12-12,2022-12-11,2022-12-11,12/12/2026' ? 0 : 1
})
JS
TZ=UTC node days.cjs

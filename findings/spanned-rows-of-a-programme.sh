#!/bin/sh
# html-table-to-json 1.0.0, node-html-markdown 2.0.0 and html-to-md 0.8.8: a programme in which the day stands once beside its
# hours (`rowspan`) has other columns. By the HTML Living Standard (4.9.12, Forming a table) the cell reaches into the next row,
# so that 22.00 is an hour; in what these make it stands under the day, and the name of the event under the hour. tabletojson
# 4.1.15 keeps the columns.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
tools='html-table-to-json@1.0.0 node-html-markdown@2.0.0 html-to-md@0.8.8 tabletojson@4.1.15'
npm install --ignore-scripts --silent --no-audit --no-fund $tools
cat > programme.cjs <<'JS'
const HtmlTableToJson = require('html-table-to-json')
const htmlToMd = require('html-to-md')
const { NodeHtmlMarkdown } = require('node-html-markdown')
const { Tabletojson } = require('tabletojson')

const row = (...cells) => `<tr>${cells.join('')}</tr>`
const head = row('<th>Day</th>', '<th>Hour</th>', '<th>Event</th>')
const first = row('<td rowspan="2">12</td>', '<td>20.30</td>', '<td>Ball</td>')
const html = `<table><thead>${head}</thead><tbody>${first}${row('<td>22.00</td>', '<td>Circ</td>')}</tbody></table>`
const cells = (markdown) => markdown.split('\n').at(-1).split('|').map((cell) => cell.trim()).filter(Boolean).join(' ')
const json = (table) => `${table.Day} ${table.Hour} ${table.Event ?? 'none'}`
const seen = {
  tabletojson: json(Tabletojson.convert(html)[0][1]),
  htmlTableToJson: json(HtmlTableToJson.parse(html).results[0][1]),
  nodeHtmlMarkdown: cells(NodeHtmlMarkdown.translate(html)),
  htmlToMd: cells(htmlToMd(html)),
}
console.log(seen)
process.exitCode = Object.values(seen).join() === '12 22.00 Circ,22.00 Circ none,22.00 Circ,22.00 Circ' ? 0 : 1
JS
node programme.cjs

#!/bin/sh
# dom-accessibility-api 0.7.1, which names things for the virtual screen reader of Guidepup: a day in a calendar is a bare
# number. By AccName 1.2 (4.3.2, 2D and 2F) the name of a cell takes in the `aria-label` of what is in it, unless that is a
# field whose value stands in the label of another one (2C), which a button is not. Of "dissabte, 12 de desembre" on the button
# of a grid is left "12", and so with a button in a heading; of a `<span>` in the same place it is taken.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund dom-accessibility-api@0.7.1 jsdom@26.1.0
cat > names.cjs <<'JS'
const { computeAccessibleName } = require('dom-accessibility-api')
const { JSDOM } = require('jsdom')

const day = (tag) => `<${tag} aria-label="dissabte, 12 de desembre">12</${tag}>`
const grid = `<table role="grid"><tr><td role="gridcell">${day('button')}</td></tr></table>`
const { document } = new JSDOM(`<h2>${day('span')}</h2><h2>${day('button')}</h2>${grid}`).window
const names = [...document.querySelectorAll('h2, td, button')].map((element) => computeAccessibleName(element))
console.log(names)
const full = 'dissabte, 12 de desembre'
process.exitCode = names.join('|') === [full, '12', full, '12', full].join('|') ? 0 : 1
JS
node names.cjs

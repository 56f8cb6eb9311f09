#!/bin/sh
# smartypants 0.2.2, typograf 7.8.0 (Catalan) and smartquotes 2.3.2: an apostrophe before quotation marks or figures, as names
# of plays and days have it in Catalan, comes out wrong. It is U+2019 (The Unicode Standard, 6.2, Apostrophes). Of `l'"Orfeó"`
# smartypants makes "l‘“Orfeó”", with an opening mark for it, and typograf opens with the straight mark and closes with "»". In
# "l'11 de setembre" typograf leaves it straight, and smartquotes makes it the mark of feet and minutes, "l′11".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund smartypants@0.2.2 typograf@7.8.0 smartquotes@2.3.2
cat > marks.cjs <<'JS'
const { string } = require('smartquotes')
const { smartypantsu } = require('smartypants')
const Typograf = require('typograf')

const catalan = new Typograf({ locale: ['ca'] })
const texts = [`"Orfeó"`, `l'"Orfeó"`, `l'11 d'abril`]
const seen = texts.map((text) => [smartypantsu(text), catalan.execute(text), string(text)])
texts.forEach((text, at) => console.log(`${text}: ${seen[at].join(' and ')}`))
const orfeo = ['“Orfeó”', '«Orfeó»', '“Orfeó”', 'l‘“Orfeó”', `l'"Orfeó»`, 'l’“Orfeó”']
const expected = [...orfeo, 'l’11 d’abril', `l'11 d’abril`, 'l′11 d’abril']
process.exitCode = String(seen) === String(expected) ? 0 : 1
JS
node marks.cjs

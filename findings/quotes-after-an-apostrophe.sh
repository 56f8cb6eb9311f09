#!/bin/sh
# smartypants 0.2.2 and typograf 7.8.0 (Catalan): quotation marks behind an apostrophe, as the names of groups and plays have
# them in Catalan, come out wrong. Of `l'"Orfeó"` smartypants makes "l‘“Orfeó”", with an opening mark for the apostrophe, which
# is U+2019 (The Unicode Standard, 6.2, Apostrophes). typograf opens with the straight mark and closes with "»"; of the two
# apostrophes of "l'1 d'abril" it leaves the first one straight.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund smartypants@0.2.2 typograf@7.8.0
cat > marks.cjs <<'JS'
const { smartypantsu } = require('smartypants')
const Typograf = require('typograf')

const catalan = new Typograf({ locale: ['ca'] })
const texts = [`"Orfeó"`, `l'"Orfeó"`, `l'1 d'abril`]
const seen = texts.map((text) => [smartypantsu(text), catalan.execute(text)])
texts.forEach((text, at) => console.log(`${text}: ${seen[at].join(' and ')}`))
const expected = ['“Orfeó”', '«Orfeó»', 'l‘“Orfeó”', `l'"Orfeó»`, 'l’1 d’abril', `l'1 d’abril`]
process.exitCode = String(seen) === String(expected) ? 0 : 1
JS
node marks.cjs

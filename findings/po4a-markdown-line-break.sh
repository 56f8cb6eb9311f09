#!/bin/sh
# po4a 0.69 (Debian 12), Markdown: a line break that is written as a backslash becomes a backslash that readers see. In
# CommonMark (0.31.2, 6.7 Hard line breaks) it breaks the line as two blanks do; po4a keeps the latter, and runs the lines of
# the former together, `Plaça Major\ Vic`, where it is a plain character (2.4). Nothing is translated yet, and it ends with 0.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and po4a.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund commonmark@0.31.2
printf '%s\n' 'Plaça Major\' 'Vic' '' 'Rambla 1  ' 'Vic' > venue.md
po4a-updatepo --format text --option markdown --master-charset UTF-8 --master venue.md --po venue.po > updated 2>&1
po4a-translate --format text --option markdown --master-charset UTF-8 --master venue.md --po venue.po \
  --localized venue.es.md --keep 0 > said 2>&1
cat > html.cjs <<'JS'
const { readFileSync } = require('node:fs')
const { HtmlRenderer, Parser } = require('commonmark')

const html = (file) => new HtmlRenderer().render(new Parser().parse(readFileSync(file, 'utf8'))).trim()
const seen = ['venue.md', 'venue.es.md'].map(html)
console.log(seen.join('\n--\n'))
const kept = '<p>Rambla 1<br />\nVic</p>'
const expected = [`<p>Plaça Major<br />\nVic</p>\n${kept}`, `<p>Plaça Major\\ Vic</p>\n${kept}`]
process.exitCode = String(seen) === String(expected) ? 0 : 1
JS
node html.cjs

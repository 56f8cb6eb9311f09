#!/bin/sh
# open-graph-scraper 6.12.0: of the languages that a page says it is there in, only the last one is left. The Open Graph
# protocol has `og:locale:alternate` for an array, and arrays (section Arrays) are several tags of one name; a page in
# Catalan that names Spanish and English is there in English alone. So it is with the words of `article:tag`.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund open-graph-scraper@6.12.0
cat > languages.js <<'JS'
import ogs from 'open-graph-scraper'

const tags = [['og:title', 'Fira'], ['og:locale', 'ca_ES'], ['og:locale:alternate', 'es_ES']]
tags.push(['og:locale:alternate', 'en_GB'], ['article:tag', 'Fires'], ['article:tag', 'Circ'])
const head = tags.map(([property, content]) => `<meta property="${property}" content="${content}">`).join('')
const html = `<!DOCTYPE html><html lang="ca"><head><title>Fira</title>${head}</head><body></body></html>`
const { result } = await ogs({ html })
const { ogLocale, ogLocaleAlternate, articleTag } = result
console.log({ ogLocale, ogLocaleAlternate, articleTag })
process.exitCode = JSON.stringify([ogLocale, ogLocaleAlternate, articleTag]) === '["ca_ES","en_GB","Circ"]' ? 0 : 1
JS
node languages.js

#!/bin/sh
# web-auto-extractor 1.0.17, events in a page: the day is read from the words that people see. In microdata the value of a `<time>`
# is its `datetime`, and that of `<data>` its `value` (HTML Living Standard, 5.2.4 Values); RDFa in HTML (HTML+RDFa 1.1, 3.1) has
# the former too. Of 2026-12-12T20:30 it reads "dissabte" in both, and of a price 12.50 "12,50 €". Of JSON-LD with several
# events beside each other (`@graph`, JSON-LD 1.1, 4.9) none is found by its type; they stand under "undefined".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund web-auto-extractor@1.0.17
cat > events.cjs <<'JS'
const extract = require('web-auto-extractor').default

const day = (name) => `<time ${name}="startDate" datetime="2026-12-12T20:30">dissabte</time>`
const price = '<data itemprop="price" value="12.50">12,50 €</data>'
const microdata = `<div itemscope itemtype="https://schema.org/Event">${day('itemprop')}${price}</div>`
const rdfa = `<div vocab="https://schema.org/" typeof="Event">${day('property')}</div>`
const events = ['Ball', 'Circ'].map((name) => ({ '@type': 'Event', name }))
const graph = { '@context': 'https://schema.org', '@graph': events }
const json = `<script type="application/ld+json">${JSON.stringify(graph)}</script>`
const read = extract().parse(microdata + rdfa + json)
const seen = {
  microdata: [read.microdata.Event[0].startDate, read.microdata.Event[0].price],
  rdfa: read.rdfa.Event[0].startDate,
  json: Object.keys(read.jsonld),
}
console.log(seen)
process.exitCode = Object.values(seen).map(String).join('|') === 'dissabte,12,50 €|dissabte|undefined' ? 0 : 1
JS
node events.cjs

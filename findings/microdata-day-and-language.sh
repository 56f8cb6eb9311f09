#!/bin/sh
# microdata-node 2.0.0 and htmlmetaparser 2.1.3, events in a page: of `<time itemprop="startDate">2026-12-12</time>` the former
# reads an empty text. The value of such an element is its datetime value (HTML Living Standard, 5.2.4 Values), which is its
# text if there is no attribute (4.5.14). For the latter a Catalan page is Spanish if anything in it is, such as the link to
# the other language, and a name with `lang="es"` is Catalan; the language of a node is its own (3.2.6.2).
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund microdata-node@2.0.0 htmlmetaparser@2.1.3 htmlparser2@12.0.0
cat > events.js <<'JS'
import { Handler } from 'htmlmetaparser'
import { Parser } from 'htmlparser2'
import { toJson } from 'microdata-node'

const names = '<b itemprop="name">Fira</b> <b itemprop="alternateName" lang="es">Feria</b>'
const event = `<p itemscope itemtype="https://schema.org/Event">${names} <time itemprop="startDate">2026-12-12</time></p>`
const page = `<!DOCTYPE html><html lang="ca"><body>${event}<a href="/es" lang="es" hreflang="es">Castellano</a></body></html>`
const { startDate } = toJson(page).items[0].properties
const { html, microdata } = await new Promise((resolve) => {
  const parser = new Parser(new Handler((error, result) => resolve(result), { url: 'https://x.example/ca' }))
  parser.end(page)
})
const { '@language': ofName } = microdata[0].alternateName[0]
console.log({ startDate, page: html.language, ofName })
process.exitCode = JSON.stringify([startDate, html.language, ofName]) === '[[""],"es","ca"]' ? 0 : 1
JS
node events.js

#!/bin/sh
# rss-parser 3.13.0, Atom: of a text that is XHTML the words change places. RFC 4287 (3.1.1.3, 4.1.3.3) has it as marked up
# text within a `div`; "El <em>dissabte</em> 12" is read as "El  12<em>dissabte</em>", and a title with a bold word is no
# text but an object. A day in a sentence is another one then.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund rss-parser@3.13.0
cat > words.js <<'JS'
import Parser from 'rss-parser'

const xhtml = (name, words) => `<${name} type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">${words}</div></${name}>`
const title = xhtml('title', 'Fira <b>gran</b> de Nadal')
const days = 'El <em>dissabte</em> 12, no el <em>diumenge</em> 13'
const entry = `<entry><id>urn:b</id><updated>2026-11-28T10:00:00Z</updated>${title}${xhtml('content', days)}</entry>`
const head = '<id>urn:a</id><title>Agenda</title><updated>2026-11-28T10:00:00Z</updated><author><name>A</name></author>'
const { items } = await new Parser().parseString(`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ca">${head}${entry}</feed>`)
console.log(items[0].title, items[0].contentSnippet)
const moved = items[0].contentSnippet === 'El  12, no el  13dissabtediumenge'
process.exitCode = moved && typeof items[0].title === 'object' ? 0 : 1
JS
node words.js

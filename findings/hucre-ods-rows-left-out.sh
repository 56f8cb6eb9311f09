#!/bin/sh
# hucre 1.0.0, `readOds`: rows that are repeated in print (`table:table-header-rows`) and rows of a group
# (`table:table-row-group`) of an OpenDocument sheet are left out, without an error: the line of titles and all that
# somebody grouped is gone. What is read of Title, Ball, Cant (grouped), Fira is Ball and Fira.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.3
cat > rows.js <<'JS'
import { strToU8, zipSync } from 'fflate'
import { readOds } from 'hucre'

const named = (name) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`
const type = 'application/vnd.oasis.opendocument.spreadsheet'
const row = (text) =>
  `<table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`
const content = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="${named('office')}" xmlns:table="${named('table')}"
  xmlns:text="${named('text')}" office:version="1.3"><office:body><office:spreadsheet>
  <table:table table:name="Actes"><table:table-column/>
  <table:table-header-rows>${row('Title')}</table:table-header-rows>${row('Ball')}
  <table:table-row-group>${row('Cant')}</table:table-row-group>${row('Fira')}
  </table:table></office:spreadsheet></office:body></office:document-content>`
const entry = (path, kind) =>
  `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${kind}"/>`
const manifest = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="${named('manifest')}" manifest:version="1.3">
  ${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`
const file = zipSync({
  mimetype: [strToU8(type), { level: 0 }],
  'META-INF/manifest.xml': strToU8(manifest),
  'content.xml': strToU8(content),
})
const { sheets } = await readOds(file)
const found = sheets[0].rows.flat().join(', ')
console.log(found)
process.exitCode = found === 'Ball, Fira' ? 0 : 1
JS
node rows.js

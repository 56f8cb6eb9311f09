#!/bin/sh
# xliff 6.4.0 (npm), XLIFF 2.0: words in an annotation (`<mrk>`), such as a name that is not to be translated, are left out
# of the text: "Fira <mrk>Nova</mrk> gran" is read as "Fira ", "", " gran". In XLIFF 1.2 they are kept.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund xliff@6.4.0
cat > marked.js <<'JS'
import xliff from 'xliff'

const file = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="ca" trgLang="es"><file id="f"><unit id="u">
<segment><source>Fira <mrk id="m" translate="no">Nova</mrk> gran</source></segment></unit></file></xliff>`
const { u } = (await xliff.xliff2js(file)).resources.f
const read = JSON.stringify(u.source)
console.log(read)
process.exitCode = read.includes('Fira ') && read.includes(' gran') && !read.includes('Nova') ? 0 : 1
JS
node marked.js

#!/bin/sh
# xliff 6.4.0 (npm), XLIFF 2.0: of a unit of several segments, as programs that translate by the sentence make them, only
# the last one is read. "Primera. Segona." with its translation is "Segona." and "Dos.", without an error.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund xliff@6.4.0
cat > segments.js <<'JS'
import xliff from 'xliff'

const segment = (source, target) =>
  `<segment><source>${source}</source><target>${target}</target></segment>`
const file = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="ca" trgLang="es"><file id="f"><unit id="u">
${segment('Primera.', 'Uno.')}<ignorable><source> </source></ignorable>${segment('Segona.', 'Dos.')}
</unit></file></xliff>`
const { u } = (await xliff.xliff2js(file)).resources.f
console.log(JSON.stringify(u))
process.exitCode = u.source === 'Segona.' && u.target === 'Dos.' ? 0 : 1
JS
node segments.js

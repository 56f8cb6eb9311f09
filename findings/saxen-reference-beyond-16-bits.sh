#!/bin/sh
# saxen 11.2.0, which reads workbooks and XLIFF here: `decode` keeps the last 16 bits of a character reference. The valid
# `&#127917;` (U+1F3AD, as tools that write ASCII put it) becomes U+F3AD, a character of no meaning, without an error.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund saxen@11.2.0
cat > reference.js <<'JS'
import { Parser } from 'saxen'

let found = ''
new Parser().on('text', (text, decode) => (found += decode(text))).parse('<title>&#127917;</title>')
const code = found.codePointAt(0).toString(16)
console.log(`&#127917; is read as U+${code}, by XML 1.0 (4.1) U+1f3ad`)
process.exitCode = code === 'f3ad' ? 0 : 1
JS
node reference.js

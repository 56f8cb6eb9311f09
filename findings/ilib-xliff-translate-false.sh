#!/bin/sh
# ilib-xliff 1.4.1: a text that is not to be translated is written with `translate="false"`, also where the file that was
# read had `translate="no"`. XLIFF 1.2 knows "yes" and "no" alone for this attribute. Whoever looks for "no", as Translate
# Toolkit 3.8.4 does, counts the name of a group or a hall as a text to translate again.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund ilib-xliff@1.4.1
cat > again.js <<'JS'
import { Xliff } from 'ilib-xliff'

const unit = '<trans-unit id="1" resname="a" translate="no"><source>Colla Nova</source></trans-unit>'
const file = `<file original="a" source-language="ca" target-language="es" datatype="plaintext"><body>${unit}</body></file>`
const xliff = new Xliff()
xliff.deserialize(`<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">${file}</xliff>`)
const [written] = xliff.serialize().match(/ translate="[^"]*"/) ?? ['']
console.log(written)
process.exitCode = written === ' translate="false"' ? 0 : 1
JS
node again.js

#!/bin/sh
# sentencex 1.0.17, Spanish: ordinals are cut in two. "3.ª edición" and "1.º de mayo" are written with a point (Real Academia
# Española), and by the segmentation of Unicode (UAX #29, SB8; "ª" and "º" are of the class Lower) no sentence ends there. It
# parts "La 3." from "ª edición", within a word, so that a translator and the memory have two pieces of a title.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund sentencex@1.0.17
cat > sentences.js <<'JS'
import segment from 'sentencex'

const texts = ['La 3.ª edición.', 'El 1.º de mayo hay fiesta.']
const unicode = new Intl.Segmenter('es', { granularity: 'sentence' })
const seen = {
  unicode: texts.map((text) => [...unicode.segment(text)].length),
  sentencex: texts.map((text) => segment('es', text).map((sentence) => sentence.trim())),
}
console.log(JSON.stringify(seen))
const expected = [1, 1, 'La 3.', 'ª edición.', 'El 1.', 'º de mayo hay fiesta.']
process.exitCode = String(Object.values(seen)) === String(expected) ? 0 : 1
JS
node sentences.js

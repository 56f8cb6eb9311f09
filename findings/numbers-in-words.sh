#!/bin/sh
# to-words 5.7.0 and written-number 0.11.1: numbers in words, as contracts, raffles and days have them, are not those of the
# language. Unicode CLDR (spelled-out numbers, `spellout-cardinal-masculine`) has "veintiún" before a noun and before "mil" in
# Spanish, and "trenta-un" with its hyphen in Catalan. to-words ("Gender-Aware" for Spanish) writes "Veintiuno Euros",
# "Veintiuno Mil", "Un Millon" without its accent, and "Trenta Un"; written-number writes "veintiuno mil".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund to-words@5.7.0 written-number@0.11.1
cat > words.cjs <<'JS'
const { ToWords } = require('to-words')
const writtenNumber = require('written-number')

const words = (localeCode, number, currency) => new ToWords({ localeCode }).convert(number, { currency })
const spanish = [words('es-ES', 21, true), words('es-ES', 21000), words('es-ES', 1000000, true)]
const seen = [...spanish, words('ca-ES', 31), writtenNumber(21000, { lang: 'es' })]
console.log(seen)
const expected = ['Veintiuno Euros', 'Veintiuno Mil', 'Un Millon Euros', 'Trenta Un', 'veintiuno mil']
process.exitCode = String(seen) === String(expected) ? 0 : 1
JS
node words.cjs

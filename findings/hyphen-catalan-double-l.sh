#!/bin/sh
# hyphen 1.14.1, and hypher 0.2.5 with hyphenation.ca 0.2.1: "col·lecció" may be broken behind its dot, so that a line ends with
# "col·-". By the spelling of Catalan (Institut d'Estudis Catalans, Ortografia catalana, 2017) the hyphen takes the place of the
# dot, "col-lecció", which a soft hyphen cannot do: there must be none in that place. (Texts of several words hypher parts at
# the dot beforehand, and breaks nothing there; its `hyphenate` takes a word.)
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund hyphen@1.14.1 hypher@0.2.5 hyphenation.ca@0.2.1
cat > words.cjs <<'JS'
const { hyphenateSync } = require('hyphen/ca')
const Hypher = require('hypher')

const other = new Hypher(require('hyphenation.ca'))
const words = ['exposició', 'col·lecció', 'intel·ligència', 'paral·lel']
const hyphen = words.map((word) => hyphenateSync(word, { hyphenChar: '-' }))
const hypher = words.map((word) => other.hyphenate(word).join('-'))
console.log({ hyphen, hypher })
const expected = ['ex-po-si-ció', 'col·-lec-ció', 'in-tel·-li-gèn-cia', 'pa-ral·-lel']
const broken = ['expo-si-ció', 'col·-lec-ció', 'intel·-li-gèn-cia', 'paral·-lel']
process.exitCode = String([hyphen, hypher]) === String([expected, broken]) ? 0 : 1
JS
node words.cjs

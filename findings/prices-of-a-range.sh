#!/bin/sh
# parse-money 1.0.12 and parse-price 1.1.8: a price "10 - 15 €" is 1015, and so are "10-15 €" and "de 10 a 15 €"; the figures
# of the whole text are taken for one number. parse-price ("from a localized price string") knows the point of thousands in
# "1.234,56 €", but the same without cents, "1.234 €", is 1.234. Of "A consultar" it makes 0, by which an event is free; its
# README has NaN for what is no price.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund parse-money@1.0.12 parse-price@1.1.8
cat > prices.cjs <<'JS'
const { default: parseMoney } = require('parse-money')
const parsePrice = require('parse-price')

const texts = ['1.234,56 €', '10 - 15 €', '10-15 €', 'de 10 a 15 €', '1.234 €', 'A consultar']
const read = texts.map((text) => [parseMoney(text)?.amount ?? 'none', parsePrice(text)])
texts.forEach((text, at) => console.log(`${text}: ${read[at].join(' and ')}`))
const range = [1015, 1015]
process.exitCode = String(read) === String([[1234.56, 1234.56], range, range, range, [1234, 1.234], ['none', 0]]) ? 0 : 1
JS
node prices.cjs

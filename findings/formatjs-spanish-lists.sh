#!/bin/sh
# @formatjs/intl-listformat 8.3.15, Spanish: "y" and "o" stay before the same sound: "vino y iglesia", "Ana y Inés", "siete o
# ocho", "10 o 11". Unicode's LDML (UTS #35, Part 2, List Patterns) says when "e" and "u" stand there, and the browsers, which
# this replaces, write so: the names of two groups or two days read otherwise where it is in place.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund @formatjs/intl-listformat@8.3.15
cat > lists.js <<'JS'
const lists = [['conjunction', 'Colla Nova', 'Inés'], ['conjunction', 'vino', 'hielo'], ['disjunction', '10', '11']]
const write = () => lists.map(([type, ...names]) => new Intl.ListFormat('es', { type }).format(names))
const native = write()
await import('@formatjs/intl-listformat/polyfill-force.js')
await import('@formatjs/intl-listformat/locale-data/es.js')
const replaced = write()
console.log({ native, replaced })
const expected = ['Colla Nova e Inés', 'vino y hielo', '10 u 11', 'Colla Nova y Inés', 'vino y hielo', '10 o 11']
process.exitCode = String([native, replaced]) === String(expected) ? 0 : 1
JS
node lists.js

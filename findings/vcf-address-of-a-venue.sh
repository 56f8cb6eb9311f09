#!/bin/sh
# vcf 2.1.2, cards of venues: the parts of an address are others. In the value of ADR a semicolon within a part is escaped (RFC 6350
# 3.4, 6.3.1); of "Carrer Major\, 3\; baixos", with Vic behind it, the town becomes " baixos". Texts are read with their
# backslashes ("Gran\, nova"), and written without any: "Carrer Major, 3; baixos" moves the town again, and of a note of two
# lines, which is `\n` (3.4), the last word of the one and the first of the other run together.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund vcf@2.1.2
cat > cards.cjs <<'JS'
const Card = require('vcf')

const address = 'ADR:;;Carrer Major\\, 3\\; baixos;Vic;;08500;'
const [read] = Card.parse(['BEGIN:VCARD', 'VERSION:4.0', 'FN:Gran\\, nova', address, 'END:VCARD', ''].join('\r\n'))
const made = new Card()
made.set('adr', ['', '', 'Carrer Major, 3; baixos', 'Vic', '', '08500', ''])
made.set('note', 'Obert\ndissabte')
const seen = {
  name: read.get('fn').valueOf(),
  town: read.toJCard('4.0')[1].find(([name]) => name === 'adr')[3][3],
  written: made.toString('4.0').split('\r\n').slice(2, 4),
}
console.log(seen)
const expected = 'Gran\\, nova| baixos|ADR:;;Carrer Major, 3; baixos;Vic;;08500;,NOTE:Obertdissabte'
process.exitCode = Object.values(seen).map(String).join('|') === expected ? 0 : 1
JS
node cards.cjs

#!/bin/sh
# tmexchange 2.0.6, `tmx2js`: of a text with marked or formatted words the order is lost. In TMX 1.4b (Content Markup) a segment is
# text with inline codes in it (`hi`, `bpt`, `ept`), which stand where they stand. "Circ<hi>, ball</hi> i cant" and "Circ i
# cant<hi>, ball</hi>" come out alike, as "Circ i cant" with ", ball" apart, and so does what was bold of "Fira gran": from
# which word on nothing tells.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund tmexchange@2.0.6
cat > memory.cjs <<'JS'
const { tmx2js } = require('tmexchange')

const tool = 'creationtool="x" creationtoolversion="1" o-tmf="x"'
const head = `<header srclang="ca" adminlang="en" ${tool} segtype="sentence" datatype="html"/>`
const segment = async (text) => {
  const unit = `<tu tuid="name"><tuv xml:lang="ca"><seg>${text}</seg></tuv></tu>`
  const { resources } = await tmx2js(`<tmx version="1.4">${head}<body>${unit}</body></tmx>`)
  return JSON.stringify(resources.name.ca)
}
const bold = '<bpt i="1">&lt;b></bpt>'
const end = '<ept i="1">&lt;/b></ept>'
const read = async () => {
  const pairs = [['Circ<hi>, ball</hi> i cant', 'Circ i cant<hi>, ball</hi>'], [`Fira ${bold}gran${end}`, `${bold}Fira ${end}gran`]]
  const seen = []
  for (const pair of pairs) seen.push(await Promise.all(pair.map(segment)))
  console.log(seen)
  const marked = '{"_":"Circ i cant","hi":[", ball"]}'
  const alike = seen.every(([one, other]) => one === other)
  process.exitCode = alike && seen[0][0] === marked && seen[1][0].includes('"Fira gran"') ? 0 : 1
}
read()
JS
node memory.cjs

#!/bin/sh
# word-extractor 1.0.4 (npm) and docx2txt 1.4 (Debian 12): words that are moved with tracked changes stand twice in the text. In a
# file of Word the place that they left is `w:moveFrom`, and the one where they are `w:moveTo` (ECMA-376 Part 1, 17.13.5, Move
# Source and Move Destination Run Content); deleted words, which both leave out, are kept beside the others in the same way. Of
# a programme in which "Ball" was moved behind "Circ" there are two dances; mammoth 1.13.0 reads one.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and docx2txt.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund word-extractor@1.0.4 mammoth@1.13.0 docx@9.5.1 jszip@3.10.1
cat > programme.cjs <<'JS'
const { Document, Packer, Paragraph } = require('docx')
const Zip = require('jszip')
const { writeFileSync } = require('node:fs')
const Extractor = require('word-extractor')

const run = (word) => `<w:r><w:t xml:space="preserve">${word} </w:t></w:r>`
const moved = (place, id) =>
  `<w:${place}RangeStart w:id="${id}" w:name="move1"/><w:${place} w:id="${id + 1}" w:author="A">${run('Ball')}</w:${place}>` +
  `<w:${place}RangeEnd w:id="${id}"/>`
const programme = async () => {
  const zip = await Zip.loadAsync(await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('TEXT')] }] })))
  const xml = await zip.file('word/document.xml').async('string')
  const text = moved('moveFrom', 1) + run('Circ') + moved('moveTo', 3)
  zip.file('word/document.xml', xml.replace(/<w:r>.*?<\/w:r>/s, text))
  writeFileSync('programme.docx', await zip.generateAsync({ type: 'nodebuffer' }))
  const { value } = await require('mammoth').extractRawText({ path: 'programme.docx' })
  console.log(`${value.trim()} | ${(await new Extractor().extract('programme.docx')).getBody().trim()}`)
}
programme()
JS
seen="$(node programme.cjs) | $(docx2txt programme.docx - | xargs)"
echo "$seen"
[ "$seen" = 'Circ Ball | Ball Circ Ball | Ball Circ Ball' ]

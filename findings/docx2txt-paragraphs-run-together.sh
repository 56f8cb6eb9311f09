#!/bin/sh
# docx2txt 1.4 (Debian 12): paragraphs without attributes run together. Those of `w:p`, which count the sittings of Word, are
# optional (ECMA-376 Part 1, 17.3.1.22), and other writers have none: of a file by docx 9.15.2 (npm), as this product makes
# them too, "Fira" and "Dissabte." come out as "FiraDissabte.", and whoever counts the words for a price counts too few.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and docx2txt.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund docx@9.15.2
cat > write.js <<'JS'
import { writeFileSync } from 'node:fs'
import { Document, Packer, Paragraph } from 'docx'

const children = ['Fira', 'Dissabte.'].map((text) => new Paragraph(text))
writeFileSync('fira.docx', await Packer.toBuffer(new Document({ sections: [{ children }] })))
JS
node write.js
text=$(docx2txt fira.docx -)
echo "$text"
case $text in *FiraDissabte.*) ;; *) exit 1 ;; esac

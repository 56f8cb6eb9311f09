#!/bin/sh
# officeparser 8.1.1: the hyphen that holds a line together (`w:noBreakHyphen`, Ctrl+Shift+Hyphen in Word) is left out of the
# text. It is a character of it (ECMA-376 Part 1, 17.3.3.18), and what people write with it are hours and telephones:
# "10-12 h" is read as "1012 h".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund officeparser@8.1.1 docx@9.15.2
cat > hours.js <<'JS'
import { Document, NoBreakHyphen, Packer, Paragraph, TextRun } from 'docx'
import { parseOffice } from 'officeparser'

const children = [new Paragraph({ children: [new TextRun({ children: ['10', new NoBreakHyphen(), '12 h'] })] })]
const { content } = await parseOffice(await Packer.toBuffer(new Document({ sections: [{ children }] })))
console.log(content[0].text)
process.exit(content[0].text === '1012 h' ? 0 : 1)
JS
node hours.js

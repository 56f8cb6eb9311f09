#!/bin/sh
# gettext-converter 1.3.4 and gettext-to-messageformat 0.4.0: translations that are marked "fuzzy" come out as finished ones.
# By the manual of GNU gettext (Fuzzy Entries) somebody has yet to look at them, and `msgfmt` leaves them out: of a text that
# was changed from "dissabte" to "diumenge", "Fira de sábado" is put before the readers.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and gettext.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund gettext-converter@1.3.4 gettext-to-messageformat@0.4.0
cat > es.po <<'PO'
msgid ""
msgstr "Language: es\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n != 1);\n"

#, fuzzy
msgid "Fira de diumenge"
msgstr "Fira de sábado"
PO
cat > done.js <<'JS'
import { readFileSync } from 'node:fs'
import { po2i18next } from 'gettext-converter'
import messageFormat from 'gettext-to-messageformat'

const po = readFileSync('es.po', 'utf8')
const key = 'Fira de diumenge'
const texts = [po2i18next(po)[key], messageFormat.parsePo(po).translations[key]]
console.log(texts.join('\n'))
process.exitCode = texts.every((text) => text === 'Fira de sábado') ? 0 : 1
JS
node done.js
! msgfmt -o - es.po | grep -q sábado

#!/bin/sh
# @lingui/format-po-gettext 5.9.0: of the three forms that Catalan and Spanish have by CLDR (one, many, other) the last is lost
# on the way through its own file. It writes them as `msgstr[0]` to `msgstr[2]` beside an empty `Plural-Forms`, which by the
# manual of GNU gettext says how many there are, and reads the second one, "# d'actes" of a million, for all other numbers.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --ignore-scripts --silent --no-audit --no-fund @lingui/format-po-gettext@5.9.0
cat > forms.js <<'JS'
import { formatter } from '@lingui/format-po-gettext'

const text = "{count, plural, one {# acte} many {# d'actes} other {# actes}}"
const entry = { message: text, translation: text, origin: [], extra: {} }
const about = { locale: 'ca', sourceLocale: 'ca', filename: 'ca.po', existing: null }
const written = await formatter().serialize({ acte: entry }, about)
const { translation } = (await formatter().parse(written, about)).acte
console.log(written.match(/.*Plural-Forms.*|^msgstr\[.*/gm).join('\n'))
console.log(translation)
const [one, other] = ['one {# acte}', "other {# d'actes}"].map((form) => translation.includes(form))
process.exitCode = written.includes('Plural-Forms: \\n') && one && other && !translation.includes('many') ? 0 : 1
JS
node forms.js

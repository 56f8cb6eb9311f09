#!/bin/sh
# i18next-conv 17.0.0: the form "many" (of a million), which Catalan and Spanish have by CLDR and i18next by its format 4,
# takes the place of the singular in the PO file: the text of `acte_one` is gone, `msgstr[0]` is that of `acte_many`, and the
# translator is asked for "1 d'actes". On the way back there is no `acte_many`.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund i18next-conv@17.0.0
cat > plural.js <<'JS'
import { gettextToI18next, i18nextToPo } from 'i18next-conv'

const options = { compatibilityJSON: 'v4' }
const texts = { acte_one: '{{count}} acte', acte_many: "{{count}} d'actes", acte_other: '{{count}} actes' }
const [ca, es] = await Promise.all(['ca', 'es'].map(async (language) => {
  const po = String(await i18nextToPo(language, JSON.stringify(texts), options))
  const back = Object.keys(JSON.parse(await gettextToI18next(language, po, options)))
  return `${po.match(/^msgstr\[.*$/gm).join('\n')}\n${back}`
}))
console.log(ca)
const expected = 'msgstr[0] "{{count}} d\'actes"\nmsgstr[1] "{{count}} actes"\nacte_one,acte_other'
process.exitCode = ca === expected && es === expected ? 0 : 1
JS
node plural.js

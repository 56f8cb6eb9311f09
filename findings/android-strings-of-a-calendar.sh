#!/bin/sh
# android-string-resource 2.3.10 and rdotjson 1.1.1, texts of an application for phones: the apostrophe of "l\u2019acte" becomes
# "lu2019acte". Android's guide of string resources (Handle special characters) has `\u` and four figures for a character. For
# rdotjson both forms of a plural are one text, "%d acte%d actes"; and what android-string-resource writes for "@fira" and
# "?Qui ve?" is a reference to something else, as the guide wants a backslash before an "@" or a "?" at the beginning.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund android-string-resource@2.3.10 rdotjson@1.1.1
cat > strings.cjs <<'JS'
const { asr2js, js2asr } = require('android-string-resource')
const rdotjson = require('rdotjson')
const { promisify } = require('node:util')

const forms = '<plurals name="acts"><item quantity="one">%d acte</item><item quantity="other">%d actes</item></plurals>'
const xml = `<resources><string name="act">l\\u2019acte</string>${forms}</resources>`
const read = async () => {
  const { string, plurals } = await promisify(rdotjson)(xml)
  const written = await js2asr({ account: '@fira', question: '?Qui ve?', name: "L'acte" })
  return {
    apostrophe: [(await asr2js(xml)).act, string.act],
    plural: plurals.acts,
    written: [...written.matchAll(/>([^<]+)<\/string>/g)].map(([, text]) => text),
  }
}
read().then((seen) => {
  console.log(seen)
  const expected = 'lu2019acte,lu2019acte|%d acte%d actes|@fira,?Qui ve?,L\\\'acte'
  process.exitCode = Object.values(seen).map(String).join('|') === expected ? 0 : 1
})
JS
node strings.cjs

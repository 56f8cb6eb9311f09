#!/bin/sh
# accept-language-parser 1.5.0, accept-language 3.0.20 and intl-parse-accept-language 1.0.0: a reader gets a language that the
# browser refuses. A weight of 0 means "not acceptable" (RFC 9110 12.4.2, 12.5.4); of "es;q=0, *" the first picks Spanish, though
# there is English too, of "ca;q=0" the second picks Catalan, and the third lists it among those to try. And a tag is the same in
# capital letters (RFC 5646 2.1.1): for accept-language "CA" is none of es and ca. The first takes the variant of
# "ca-ES-valencia" (2.2.5) for a country and its country for a script, so that there is no ca-ES.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
tools='accept-language-parser@1.5.0 accept-language@3.0.20 intl-parse-accept-language@1.0.0'
npm install --ignore-scripts --silent --no-audit --no-fund $tools
cat > languages.cjs <<'JS'
const { parse, pick } = require('accept-language-parser')
const { parseAcceptLanguage } = require('intl-parse-accept-language')
const acceptLanguage = require('accept-language')

const get = (languages, header) => {
  const site = acceptLanguage.create()
  site.languages(languages)
  return site.get(header)
}
const { script, region } = parse('ca-ES-valencia')[0]
const seen = {
  refused: [pick(['es', 'en'], 'es;q=0, *'), get(['en', 'es', 'ca'], 'ca;q=0')],
  listed: parseAcceptLanguage('ca, es;q=0'),
  capitals: [get(['es', 'ca'], 'ca'), get(['es', 'ca'], 'CA')],
  variant: { script, region },
}
console.log(seen)
const expected = 'es,ca|ca,es|ca,es|ES,valencia'
process.exitCode = Object.values(seen).map((part) => Object.values(part).join()).join('|') === expected ? 0 : 1
JS
node languages.cjs

#!/bin/sh
# stringex 2.8.5 (Debian 12, Ruby), transliteration 2.6.1 and limax 4.2.3: names in Catalan and Spanish have other addresses.
# WordPress (`remove_accents`) makes "colleccio" of "col·lecció" for the locale `ca`, as the dot is part of "l·l", and of "ü" the
# "ue" for German alone. stringex ("URL-safe versions") has "col-star-leccio", transliteration reads "Col*lecció"; limax, whose
# option `lang` is the language, has "aiguees" and "vergueenza" in Catalan and Spanish, and a price 12,50 € is "1250" to stringex.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and ruby-stringex.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund transliteration@2.6.1 limax@4.2.3
by_stringex=$(ruby -e 'require "stringex"; puts ARGV.map(&:to_url).join(" ")' Col·lecció 'Ball 12,50 €' Aigües)
cat > slugs.cjs <<'JS'
const { transliterate } = require('transliteration')
const limax = require('limax')

console.log(transliterate('Col·lecció'), limax('Aigües', { lang: 'ca' }), limax('Vergüenza', { lang: 'es' }))
JS
by_node=$(node slugs.cjs)
printf '%s\n' "$by_stringex" "$by_node" | tee seen
printf '%s\n' 'col-star-leccio ball-1250-euros aigues' 'Col*leccio aiguees vergueenza' | cmp - seen

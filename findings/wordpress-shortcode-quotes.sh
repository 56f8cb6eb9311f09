#!/bin/sh
# @wordpress/shortcode 4.56.0: a name with quotation marks does not come back. The Shortcode API of WordPress has values in
# single or in double marks, so that `[acte nom='La "Colla" gran']` is right, and is read so. Written again, as an editor does
# when anything of it changes, it is `nom="La "Colla" gran"`, of which no name is left but three words without one.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later and npm.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund @wordpress/shortcode@4.56.0
cat > shortcode.cjs <<'JS'
const { next } = require('@wordpress/shortcode')

const written = `[acte nom='La "Colla" gran']`
const first = next('acte', written).shortcode
const again = first.string()
const second = next('acte', again).shortcode
console.log([written, again])
const seen = [first, second].map(({ attrs }) => attrs.named.nom ?? attrs.numeric.join(' + '))
console.log(seen)
process.exitCode = String(seen) === 'La "Colla" gran,nom="La + Colla + gran"' ? 0 : 1
JS
node shortcode.cjs

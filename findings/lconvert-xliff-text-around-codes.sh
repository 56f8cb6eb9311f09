#!/bin/sh
# lconvert of Qt 5.15.8 (Debian 12), XLIFF 1.2: of a text with inline codes it keeps what stands in the last one alone.
# "Reserves a <g>la taquilla</g>" becomes "la taquilla", and a text that ends with `<x/>` becomes empty; it ends with 0.
# Ends with 0 while that is so, with 1 once it changes. Needs qttools5-dev-tools.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > texts.xlf <<'XLIFF'
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="f" source-language="ca" target-language="es" datatype="html"><body>
    <trans-unit id="u"><source>Reserves a <g id="1">la taquilla</g></source></trans-unit>
    <trans-unit id="v"><source>De dia i de nit<x id="2"/></source></trans-unit>
  </body></file>
</xliff>
XLIFF
PATH=$PATH:/usr/lib/qt5/bin lconvert -if xlf -i texts.xlf -of po -o texts.po
grep -A1 'ts-id' texts.po
grep -q '^msgid "la taquilla"$' texts.po
[ "$(grep -c 'nit' texts.po)" = 0 ]

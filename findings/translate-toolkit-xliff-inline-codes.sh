#!/bin/sh
# Translate Toolkit 3.8.4 (Debian 12): `xliff2po` leaves out the inline codes of XLIFF 1.2. A text with a link and a bold
# word comes to the translator as bare words, and what goes back has neither; nothing is said.
# Ends with 0 while that is so, with 1 once it changes. Needs translate-toolkit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > texts.xlf <<'XLIFF'
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
  <file original="f" source-language="ca" target-language="es" datatype="html"><body>
    <trans-unit id="u"><source>Reserves a <g id="1">la taquilla</g><x id="2"/></source></trans-unit>
  </body></file>
</xliff>
XLIFF
xliff2po --progress=none texts.xlf texts.po
grep -A1 '^#: u' texts.po
grep -q '^msgid "Reserves a la taquilla"$' texts.po

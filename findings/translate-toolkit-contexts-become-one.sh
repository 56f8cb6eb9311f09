#!/bin/sh
# Translate Toolkit 3.8.4 (Debian 12): of two texts that a PO file tells apart by their contexts (`msgctxt`; manual of GNU
# gettext, Contexts) one is left on the way through CSV (`po2csv`, `csv2po`) or XLIFF (`po2xliff`, `xliff2po`). "Free" of a
# price is "Gratis", "Free" of a seat is "Libre"; what comes back is "Gratis" for an empty context, and all ends with 0.
# Ends with 0 while that is so, with 1 once it changes. Needs translate-toolkit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > es.po <<'PO'
msgid ""
msgstr "Language: es\nContent-Type: text/plain; charset=UTF-8\n"

msgctxt "price"
msgid "Free"
msgstr "Gratis"

msgctxt "seat"
msgid "Free"
msgstr "Libre"
PO
for format in csv xliff; do
  "po2$format" --progress=none es.po "es.$format" 2> /dev/null
  "${format}2po" --progress=none "es.$format" "$format.po" 2> /dev/null
  grep -E -A 2 '^msgctxt' "$format.po"
  [ "$(grep -cE '^msgid "Free"' "$format.po")" = 1 ]
  ! grep -qE 'price|seat|Libre' "$format.po" || exit 1
done

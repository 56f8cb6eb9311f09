#!/bin/sh
# Translate Toolkit 3.8.4 (Debian 12), `po2tmx`: a memory that is made from Catalan (`--source-language=ca`) says in its head
# that its source is English. By TMX 1.4b (attribute `srclang`) the source segment is the one whose `xml:lang` is the same;
# in this file there is none, so that a program that goes by the head finds nothing to translate from.
# Ends with 0 while that is so, with 1 once it changes. Needs translate-toolkit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > es.po <<'PO'
msgid ""
msgstr "Language: es\nContent-Type: text/plain; charset=UTF-8\n"

msgid "Fira de Nadal"
msgstr "Feria de Navidad"
PO
po2tmx --progress=none --language=es --source-language=ca es.po es.tmx
said=$(grep -oE 'srclang="[^"]*"|xml:lang="[^"]*"' es.tmx | tr '\n' ' ')
echo "$said"
[ "$said" = 'srclang="en" xml:lang="ca" xml:lang="es" ' ]

#!/bin/sh
# Translate Toolkit 3.8.4 (Debian 12): a file of XLIFF 2.0 is nothing to it. `pocount` counts no text in it, `xliff2po`
# writes no file, and both end with 0 and without a word.
# Ends with 0 while that is so, with 1 once it changes. Needs translate-toolkit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > texts.xlf <<'XLIFF'
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="ca" trgLang="es">
  <file id="f"><unit id="u"><segment>
    <source>Fira del llibre</source><target>Feria del libro</target>
  </segment></unit></file>
</xliff>
XLIFF
counted=$(pocount --csv texts.xlf)
echo "$counted"
xliff2po --progress=none texts.xlf texts.po
ls
case $counted in *'texts.xlf'*', 0, 0, 0'*) ;; *) exit 1 ;; esac
[ ! -e texts.po ]

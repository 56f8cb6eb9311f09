#!/bin/sh
# node-gettext 3.0.1: which plural stands for a number is not asked of the file. Its head says so (`Plural-Forms`; manual of GNU
# gettext, Plural forms); the library goes by a table of its own, in which Catalan and Spanish have two forms. In a file with the
# three that CLDR gives them, the second is that of a million: of "2 actes" it makes "2 d'actes". GNU gettext, by the same head,
# takes the third.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and gettext.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund node-gettext@3.0.1 gettext-parser@8.0.0
cat > ca.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2;\n"

msgid "event"
msgid_plural "events"
msgstr[0] "acte"
msgstr[1] "d'actes"
msgstr[2] "actes"
PO
mkdir -p names/ca/LC_MESSAGES
msgfmt ca.po -o names/ca/LC_MESSAGES/names.mo
by_gettext=$(TEXTDOMAINDIR=$PWD/names LANGUAGE=ca LC_ALL=C.UTF-8 ngettext names event events 2)
by_library=$(node --input-type=module -e '
  import { readFileSync } from "node:fs"; import Gettext from "node-gettext"; import { po } from "gettext-parser"
  const names = new Gettext()
  names.addTranslations("ca", "messages", po.parse(readFileSync("ca.po")))
  names.setLocale("ca")
  console.log(names.ngettext("event", "events", 2))')
echo "GNU gettext: 2 $by_gettext, node-gettext: 2 $by_library"
[ "$by_gettext, $by_library" = "actes, d'actes" ]

#!/bin/sh
# gettext 3.3.3 (Debian 12, Ruby), `rmsgfmt`: GNU gettext does not find the plurals in the file that it makes. The manual (The
# Format of GNU MO Files) has only the singular take part in the lookup by the hash table; the tool reckons with singular and
# plural together, so that it is by chance if they meet. "2 events" stays English in programs in C, PHP or a shell, where single
# texts come out right, and `msgunfmt` says that it is no such file. By `msgfmt` it is "2 actes".
# Ends with 0 while that is so, with 1 once it changes. Needs ruby-gettext and gettext.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ca.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=n != 1;\n"

msgid "event"
msgid_plural "events"
msgstr[0] "acte"
msgstr[1] "actes"

msgid "Places"
msgstr "Llocs"
PO
mkdir -p names/ca/LC_MESSAGES
export TEXTDOMAINDIR="$folder/names" LANGUAGE=ca LC_ALL=C.UTF-8
for tool in msgfmt rmsgfmt; do
  "$tool" ca.po -o names/ca/LC_MESSAGES/names.mo
  echo "$tool: $(gettext names Places), 2 $(ngettext names event events 2)" | tee -a seen
done
printf '%s\n' 'msgfmt: Llocs, 2 actes' 'rmsgfmt: Llocs, 2 events' | cmp - seen

#!/bin/sh
# gettext 3.3.3 (Debian 12, Ruby): who leaves out what is not finished (`rmsgcat --no-fuzzy`, "Ignore fuzzy entries") has the next
# text marked so. The note of the translator and the flag of what is left out pass to the text behind it, which is finished;
# by the manual of GNU gettext (PO Files) they belong to the entry that they stand before. `msgfmt` then leaves it out, so that
# of two texts neither is there. `msgattrib --no-fuzzy` keeps the second as it is.
# Ends with 0 while that is so, with 1 once it changes. Needs ruby-gettext and gettext.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ca.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"

# Ask the town hall
#, fuzzy
msgid "Saturday fair"
msgstr "Fira de diumenge"

msgid "Free"
msgstr "Gratuït"
PO
rmsgcat --no-fuzzy ca.po 2> said | sed "1,/^$/d" | tee by-ruby
msgattrib --no-fuzzy ca.po | sed "1,/^$/d" > by-gnu
printf '%s\n' 'msgid "Free"' 'msgstr "Gratuït"' > entry
printf '%s\n' '# Ask the town hall' '#, fuzzy' | cat - entry > expected
cmp by-gnu entry
cmp by-ruby expected

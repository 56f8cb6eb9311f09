#!/bin/sh
# pofile 1.1.4: what a text was before it changed is gone once the file is read and written. The manual of GNU gettext (PO Files)
# has it in lines that begin with `#|`, beside the flag "fuzzy": a translator sees by them that "Saturday fair" became "Sunday
# fair", and changes one word. The flag stays, so that there is a doubtful translation and no word of what is in doubt; `msgcat`
# keeps them, and so does gettext-parser 8.0.0.
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and gettext.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund pofile@1.1.4 gettext-parser@8.0.0
cat > ca.po <<'PO'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"

#, fuzzy
#| msgid "Saturday fair"
msgid "Sunday fair"
msgstr "Fira de dissabte"
PO
node -e 'console.log(require("pofile").parse(require("fs").readFileSync("ca.po", "utf8")).toString())' > pofile.po
node --input-type=module -e '
  import { readFileSync } from "node:fs"; import { po } from "gettext-parser"
  console.log(String(po.compile(po.parse(readFileSync("ca.po")))))' > gettext-parser.po
msgcat ca.po > msgcat.po
for tool in msgcat gettext-parser pofile; do echo "$tool:" $(grep '^#[,|]' "$tool.po") | tee -a seen; done
kept='#, fuzzy #| msgid "Saturday fair"'
printf '%s\n' "msgcat: $kept" "gettext-parser: $kept" 'pofile: #, fuzzy' | cmp - seen

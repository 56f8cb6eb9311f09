#!/bin/sh
# voca 1.4.1 (`titleCase`), capitalize 2.0.4 (`words`) and Active Support 6.1.7 (Debian 12, Ruby, `titleize`): a name that is put
# into capitals has one in the midst of a word, "Col·Legi", "Paral·Lel". Title case of Unicode (The Unicode Standard, 3.13,
# toTitlecase) takes the first letter of each word, and the middle dot belongs to the word (UAX #29, MidLetter, WB6 and WB7); the
# package `title` 4.0.1 writes "Col·legi".
# Ends with 0 while that is so, with 1 once it changes. Needs Node 20 or later, npm and ruby-activesupport.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --ignore-scripts --silent --no-audit --no-fund voca@1.4.1 capitalize@2.0.4 title@4.0.1
cat > names.cjs <<'JS'
const capitalize = require('capitalize')
const title = require('title')
const voca = require('voca')

for (const write of [title.default ?? title, voca.titleCase, capitalize.words]) console.log(write('col·legi del paral·lel'))
JS
node names.cjs | tee seen
ruby -e 'require "active_support"; require "active_support/core_ext/string"; puts "col·legi del paral·lel".titleize' | tee -a seen
wrong='Col·Legi Del Paral·Lel'
printf '%s\n' 'Col·legi Del Paral·lel' "$wrong" "$wrong" "$wrong" | cmp - seen

#!/bin/sh
# po4a 0.69 (Debian 12), YAML: a file comes back without the quotation marks that make a text of a value. A scalar in
# quotation marks is a string (YAML 1.2.2, 6.9.1 and 10.1.2), and without them readers of YAML 1.1, as PyYAML and Ruby's, take
# `20:30` for a number (1230 or 73800) and `no` for false. Nothing is translated yet, and the hour is another one.
# Ends with 0 while that is so, with 1 once it changes. Needs po4a and ruby.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\n' 'title: "Fira"' 'hour: "20:30"' 'code: "no"' > acts.yml
po4a-updatepo --format yaml --master-charset UTF-8 --master acts.yml --po acts.po > updated 2>&1
po4a-translate --format yaml --master-charset UTF-8 --master acts.yml --po acts.po --localized acts.es.yml --keep 0 > said 2>&1
read_() { ruby -ryaml -e 'p YAML.load(File.read(ARGV[0])).values_at("hour", "code")' "$1"; }
cat acts.es.yml
echo "before: $(read_ acts.yml), after: $(read_ acts.es.yml)"
[ "$(read_ acts.yml)" = '["20:30", "no"]' ]
[ "$(read_ acts.es.yml)" = '[73800, false]' ]

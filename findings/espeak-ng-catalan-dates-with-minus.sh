#!/bin/sh
# espeak-ng 1.51 (Debian 12), the usual voice of Orca: in Catalan a hyphen between numbers is spoken as "menys" (minus). A
# screen reader says the day 12-12-2026 as "twelve minus twelve minus …", and opening hours "10-12 h" as "ten minus twelve";
# an ISO 8601 day is said so too. The Spanish voice makes a short pause of the same hyphen.
# Ends with 0 while that is so, with 1 once it changes. Needs espeak-ng.
set -eu
said() { espeak-ng -q -x -v "$1" "$2" | tr -d " '\n"; }
minus=$(said ca menys)
echo "menys: $minus"
for text in 12-12-2026 2026-12-12 '10-12 h'; do
  catalan=$(said ca "$text")
  spanish=$(said es "$text")
  echo "$text: ca $catalan, es $spanish"
  case $catalan in *"$minus"*) ;; *) exit 1 ;; esac
  case $spanish in *"$(said es menos)"*) exit 1 ;; esac
done

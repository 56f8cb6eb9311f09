#!/bin/sh
# espeak-ng 1.51 (Debian 12), the usual voice of Orca: in Catalan the elided article before figures is spoken as the name of
# its letter, "ela". The national day "l'11 de setembre" is "ela, onze de setembre", and "l'1 d'abril" is "ela, u d'abril",
# with either apostrophe; before the number in letters, "l'onze", it is said right.
# Ends with 0 while that is so, with 1 once it changes. Needs espeak-ng.
set -eu
said() { espeak-ng -q -x -v ca "$1" | tr -d " '_:!\n"; }
echo "ela: $(said ela), l'onze: $(said "l'onze")"
for text in "l'11 de setembre" "l’11 de setembre" "l'1 d'abril"; do
  echo "$text: $(said "$text")"
  case $(said "$text") in "$(said ela)"*) ;; *) exit 1 ;; esac
done
case $(said "l'onze") in "$(said ela)"*) exit 1 ;; esac

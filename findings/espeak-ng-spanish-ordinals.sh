#!/bin/sh
# espeak-ng 1.51 (Debian 12), the usual voice of Orca: in Spanish an ordinal as it is rightly written is spelled out. By the
# Spanish academies (Ortografía de la lengua española, 2010) a point stands before the raised letter; "1.º de mayo" and "3.ª
# edición" are said as "uno punto o" and "tres punto a", and without the point, "1º" and "3ª", as "primero" and "tercera".
# In Catalan "3a edició", as it is written there (Institut d'Estudis Catalans), is "tres a".
# Ends with 0 while that is so, with 1 once it changes. Needs espeak-ng.
set -eu
say() { espeak-ng -q -x -v "$1" "$2" | tr -d " '_,:!\n" | tr E e; }
same() {
  first=$(say "$1" "$2")
  second=$(say "$1" "$3")
  echo "$2: $first; $3: $second"
  [ "$first" = "$second" ]
}
same es '1º' 'primero'
same es '3ª' 'tercera'
same es '1.º' 'uno punto o'
same es '3.ª' 'tres punto a'
same ca '3a' 'tres a'

#!/bin/sh
# Apertium 3.8.3 with apertium-spa-cat 2.2.0 (Debian 12): what is not to be translated is. In HTML (`-f html`) a name that is
# marked with `translate="no"` (HTML Living Standard, 3.2.6.4) changes: "Colla Nova" becomes "Pandilla Nueva". An address of a
# page in the text changes as well, though that of a mailbox stays: from Spanish into Catalan, "es" is "és" ("is") and
# `/es/entradas` leads nowhere (a path is the site's own, RFC 3986 3.3). The name of an account, "@fira_nova", is another one.
# Ends with 0 while that is so, with 1 once it changes. Needs apertium and apertium-spa-cat.
set -eu
translate() { printf '%s\n' "$3" | apertium -u -f "$1" "$2"; }
named=$(translate html cat-spa '<p>La <b translate="no">Colla Nova</b></p>')
page=$(translate txt spa-cat 'https://x.example/es/entradas')
mail=$(translate txt spa-cat 'entradas@x.example')
account=$(translate txt cat-spa '@fira_nova')
printf '%s\n' "$named" "$page" "$mail" "$account"
[ "$named" = '<p>La <b translate="no">Pandilla Nueva</b></p>' ]
[ "$page $mail $account" = 'https://x.example/és/entrades entradas@x.example @feria_nueva' ]

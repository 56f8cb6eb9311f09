#!/bin/sh
# python3-vobject 0.9.6.1 and Text::vCard 3.09 (Debian 12), cards of venues: an address of a map does not come back whole. URL
# is a single URI (RFC 2426 3.6.8), in which commas and semicolons are plain; vobject keeps what is before the first comma,
# and writes the GEO "41.38;2.17" of two numbers (3.4.2) as `41.38\;2.17`. Text::vCard escapes the comma, and of an address
# with a semicolon it writes nothing; of two categories it makes one, `Teatre\,Circ`.
# Ends with 0 while that is so, with 1 once it changes. Needs python3-vobject and libtext-vcard-perl.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
card() {
  printf '%s\r\n' BEGIN:VCARD VERSION:3.0 FN:Teatre 'N:Teatre;;;;' "URL:$1" 'GEO:41.38;2.17' CATEGORIES:Teatre,Circ END:VCARD
}
card 'https://x.example/map?q=41.38,2.17' > comma.vcf
card 'https://x.example/map;z=17' > semicolon.vcf
by_vobject=$(/usr/bin/python3 -c 'import vobject; print(vobject.readOne(open("comma.vcf", newline="")).serialize())')
by_perl=$(perl -MText::vCard::Addressbook -e \
  'print map { Text::vCard::Addressbook->new({ source_file => $_ })->export } @ARGV' comma.vcf semicolon.vcf 2> said)
printf '%s\n' "$by_vobject" "$by_perl" | tr -d '\r' | grep -E '^(URL|GEO|CATEGORIES)' | tee written
printf '%s\n' 'CATEGORIES:Teatre,Circ' 'GEO:41.38\;2.17' 'URL:https://x.example/map?q=41.38' > expected
for address in 'https://x.example/map?q=41.38\,2.17' ''; do
  printf '%s\n' 'CATEGORIES:Teatre\,Circ' 'GEO:41.38;2.17' "URL:$address" >> expected
done
cmp written expected

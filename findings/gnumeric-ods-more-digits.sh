#!/bin/sh
# Gnumeric 1.12.55 (Debian 12): a price of 12.10 is saved as OpenDocument with `office:value="12.1000000000000000003"`
# beside "12.10": more digits than the double it was has. Whoever takes the value as it is written, rather than through a
# double of their own, has another price than the sheet shows.
# Ends with 0 while that is so, with 1 once it changes. Needs Gnumeric (`ssconvert`) and unzip.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '12.10\n0.58\n' > prices.csv
LC_ALL=C.UTF-8 timeout 120 ssconvert prices.csv prices.ods > /dev/null 2>&1
cells=$(unzip -p prices.ods content.xml | grep -oE 'office:value="[^"]*"><text:p>[^<]*')
echo "$cells"
case $cells in *'"12.1000000000000000003"><text:p>12.10'*) ;; *) exit 1 ;; esac

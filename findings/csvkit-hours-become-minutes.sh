#!/bin/sh
# csvkit 1.0.7 (Debian 12): who sorts a table of events ("like the Unix sort command", says the help of `csvsort`) has other
# hours in it. `20:30` is written as `0:20:30`, as if it was twenty minutes and a half; in ISO 8601 a time of two groups is
# hours and minutes. 01/04/2026 is written as 2026-01-04, with `--locale ca_ES` as well, by which the price 12,50 is read
# right. With `--no-inference` all stays as it is.
# Ends with 0 while that is so, with 1 once it changes. Needs csvkit.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/acts.csv" <<'CSV'
Acte;Dia;Hora;Preu
Fira;01/04/2026;20:30;12,50
Ball;02/04/2026;9:30;8,00
CSV
csvsort --delimiter ';' --locale ca_ES --columns Acte "$folder/acts.csv" | tee "$folder/sorted.csv"
grep -q '^Fira,2026-01-04,0:20:30,12.5' "$folder/sorted.csv"

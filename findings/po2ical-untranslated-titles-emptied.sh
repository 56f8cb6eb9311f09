#!/bin/sh
# Translate Toolkit 3.8.4 (Debian 12): `po2ical` writes what is not translated yet as nothing. Of a calendar of which one
# title is translated every other event comes back without its title; `po2prop` of the same package keeps the source.
# Ends with 0 while that is so, with 1 once it changes. Needs translate-toolkit and python3-vobject.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca \
  BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z DTSTART:20261210T193000Z SUMMARY:Concert END:VEVENT \
  BEGIN:VEVENT UID:b DTSTAMP:20261101T000000Z DTSTART:20261211T193000Z SUMMARY:Fira END:VEVENT END:VCALENDAR > ca.ics
printf 'a=Concert\nb=Fira\n' > ca.properties
ical2po --progress=none ca.ics es.po
prop2po --progress=none ca.properties prop.po
sed -i '/^msgid "Concert"$/{n;s/""/"Concierto"/}' es.po prop.po
po2ical --progress=none -t ca.ics es.po es.ics
po2prop --progress=none -t ca.properties prop.po es.properties
grep SUMMARY es.ics
cat es.properties
summaries=$(grep SUMMARY es.ics | tr -d '\r' | tr '\n' ' ')
[ "$summaries" = 'SUMMARY:Concierto SUMMARY: ' ]
grep -q '^b=Fira$' es.properties

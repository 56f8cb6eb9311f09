#!/bin/sh
# khal 0.10.5 (Debian 12): an event without DTEND and DURATION, which ends when it begins (RFC 5545 3.6.1), is kept with
# an end an hour later once it is imported: the file that it writes says so to everybody else.
# Ends with 0 while that is so, with 1 once it changes. Needs khal.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/kept"
cat > "$folder/khal.conf" <<CONF
[calendars]
[[kept]]
path = $folder/kept
[locale]
local_timezone = Europe/Madrid
default_timezone = Europe/Madrid
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = $folder/khal.db
CONF
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z \
  SUMMARY:Lliurament DTSTART:20261210T193000Z END:VEVENT END:VCALENDAR > "$folder/one.ics"
LC_ALL=C.UTF-8 timeout 60 khal -c "$folder/khal.conf" import --batch -a kept "$folder/one.ics"
grep -E 'DTSTART|DTEND' "$folder"/kept/*.ics
grep -q '^DTEND.*:20261210T203000' "$folder"/kept/*.ics

#!/bin/sh
# calcurse 4.7.1 (Debian 12): an event of two whole days is kept as one of a single day that is repeated daily. Exported
# again, `DTEND;VALUE=DATE:20261214` has become `RRULE:FREQ=DAILY;UNTIL=20261213`: two events instead of one elsewhere.
# Ends with 0 while that is so, with 1 once it changes. Needs calcurse.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z SUMMARY:Fira \
  'DTSTART;VALUE=DATE:20261212' 'DTEND;VALUE=DATE:20261214' END:VEVENT END:VCALENDAR > "$folder/one.ics"
export LC_ALL=C.UTF-8 TZ=Europe/Madrid
calcurse -D "$folder/kept" -C "$folder/kept" -i "$folder/one.ics" < /dev/null
written=$(calcurse -D "$folder/kept" -C "$folder/kept" -x)
echo "$written" | grep -E 'DT|RRULE'
case $written in *'RRULE:FREQ=DAILY;UNTIL=20261213'*) ;; *) exit 1 ;; esac

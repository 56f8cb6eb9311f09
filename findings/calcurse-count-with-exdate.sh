#!/bin/sh
# calcurse 4.7.1 (Debian 12): a day that is left out (EXDATE) does not count for it among those of `COUNT`. Three Tuesdays
# from 1 December 2026 on without the 8th are the 1st and the 15th (RFC 5545 3.8.5.3); it goes on to the 22nd.
# Ends with 0 while that is so, with 1 once it changes. Needs calcurse.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z SUMMARY:Taller \
  DTSTART:20261201T180000 DURATION:PT1H 'RRULE:FREQ=WEEKLY;COUNT=3' EXDATE:20261208T180000 END:VEVENT END:VCALENDAR \
  > "$folder/one.ics"
export LC_ALL=C.UTF-8 TZ=Europe/Madrid
calcurse -D "$folder/kept" -C "$folder/kept" -i "$folder/one.ics" < /dev/null
written=$(calcurse -D "$folder/kept" -C "$folder/kept" -x)
echo "$written" | grep -E 'RRULE|EXDATE'
case $written in *'UNTIL=20261222T180000'*) ;; *) exit 1 ;; esac

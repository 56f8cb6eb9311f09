#!/bin/sh
# ical2html 3.0 (Debian 12): a day that is left out of a series (EXDATE) stands in the page all the same. RFC 5545 (3.8.5.1)
# takes it out of the recurrence set; three Mondays from 14 December 2026 on without the 21st are shown as all three.
# Ends with 0 while that is so, with 1 once it changes. Needs ical2html.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for left in 'EXDATE:20261221T190000Z' 'EXDATE;VALUE=DATE:20261221'; do
  case $left in *VALUE*) start='DTSTART;VALUE=DATE:20261214' ;; *) start='DTSTART:20261214T190000Z' ;; esac
  printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z "$start" \
    SUMMARY:Taller 'RRULE:FREQ=WEEKLY;COUNT=3' "$left" END:VEVENT END:VCALENDAR > one.ics
  days=$(ical2html -z Europe/Madrid 20261201 P5W one.ics | grep -oE 'title="202612[0-9]+' | sort -u | tr '\n' ' ')
  echo "$left: $days"
  case $days in *20261214*20261221*20261228*) ;; *) exit 1 ;; esac
done

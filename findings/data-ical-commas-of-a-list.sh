#!/bin/sh
# Data::ICal 0.24 (Debian 12, Perl): the commas between the values of a list are escaped when a file is read and written
# again. `EXDATE;VALUE=DATE:20261213,20261214` becomes `20261213\,20261214`, which is no day, so that others show the days
# that are left out; of two categories it makes one. Escapes are for texts (RFC 5545 3.3.11), between them is a bare comma.
# Ends with 0 while that is so, with 1 once it changes. Needs libdata-ical-perl.
set -eu
written=$(perl -MData::ICal -e 'print Data::ICal->new(data => join("", map { "$_\r\n" } @ARGV))->as_string' \
  BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z 'DTSTART;VALUE=DATE:20261212' \
  RRULE:FREQ=DAILY\;COUNT=5 'EXDATE;VALUE=DATE:20261213,20261214' CATEGORIES:Circ,Dansa END:VEVENT END:VCALENDAR)
printf '%s\n' "$written" | grep -E 'EXDATE|CATEGORIES'
case $written in *'CATEGORIES:Circ\,Dansa'*'EXDATE;VALUE=DATE:20261213\,20261214'*) ;; *) exit 1 ;; esac

#!/bin/sh
# icalendar 2.8.0 (Debian 12, Ruby): of an address with commas and semicolons, as maps have them, all become what is first.
# It takes `URL:https://x.example/map?q=41.38,2.17;z=17` for three addresses, and writes them again with a comma between:
# `2.17,z=17` leads elsewhere. An event has one URL (RFC 5545 3.8.4.6), and a URI is not parted (3.3.13); so with ATTACH.
# Ends with 0 while that is so, with 1 once it changes. Needs ruby-icalendar.
set -eu
written=$(ruby -rstringio -ricalendar -e 'puts Icalendar::Calendar.parse(ARGV.join("\r\n")).first.to_ical' \
  BEGIN:VCALENDAR VERSION:2.0 PRODID:-//a//ca BEGIN:VEVENT UID:a DTSTAMP:20261101T000000Z DTSTART:20261210T193000Z \
  'URL:https://x.example/map?q=41.38,2.17;z=17' 'ATTACH:https://x.example/ball;v=2,b.png' END:VEVENT END:VCALENDAR)
echo "$written" | grep -E 'URL|ATTACH'
case $written in *'URL:https://x.example/map?q=41.38,2.17,z=17'*) ;; *) exit 1 ;; esac
case $written in *'ATTACH:https://x.example/ball;v=2;b.png'*) ;; *) exit 1 ;; esac

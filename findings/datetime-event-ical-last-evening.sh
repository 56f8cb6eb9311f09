#!/bin/sh
# iCal::Parser 1.21 (Debian 12, Perl) with DateTime::Event::ICal 0.13, which reckons its series: the last evening is left out. Of a
# series with a zone the UNTIL is in UTC (RFC 5545 3.3.10), and the instance at that very time is the last one; 19:30 UTC in
# December is 20:30 in Vic. The library takes both for hours without a zone, by which 20:30 comes too late. Nor do the others have
# their zone, though the parser is told one (`tz`) and gives it to events that are no series (3.3.5, Form 1 and 3).
# Ends with 0 while that is so, with 1 once it changes. Needs libical-parser-perl.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '%s\r\n' BEGIN:VCALENDAR VERSION:2.0 PRODID:-//x.example//NONSGML//CA BEGIN:VEVENT UID:1 DTSTAMP:20261101T000000Z \
  'DTSTART;TZID=Europe/Madrid:20261208T203000' 'DTEND;TZID=Europe/Madrid:20261208T220000' SUMMARY:Assaig \
  'RRULE:FREQ=WEEKLY;UNTIL=20261222T193000Z' END:VEVENT END:VCALENDAR > course.ics
cat > course.pl <<'PL'
use strict;
use iCal::Parser;

my $parser = iCal::Parser->new(start => '20261201', end => '20270101', tz => 'Europe/Madrid');
my $days = $parser->parse('course.ics')->{events}{2026}{12};
print join(' ', sort { $a <=> $b } keys %$days), ', ', $days->{8}{1}{DTSTART}->time_zone->name, "\n";
PL
perl course.pl | tee seen
echo '8 15, floating' | cmp - seen

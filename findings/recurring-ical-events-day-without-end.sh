#!/bin/sh
# python3-recurring-ical-events 2.0.1 (Debian 12): a whole day without an end is over at its first instant. By RFC 5545 (3.6.1)
# an event whose DTSTART is a date lasts that day; the library adds `DTEND` of the same date, which must be a later one
# (3.8.2.2). Who asks what is on at three in the afternoon gets the day with an end, and not the same day without.
# Ends with 0 while that is so, with 1 once it changes. Needs python3-recurring-ical-events.
set -eu
/usr/bin/python3 - <<'PY'
from datetime import date, datetime
import recurring_ical_events
from icalendar import Calendar

lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//ca']
for name, end in {'with': ['DTEND;VALUE=DATE:20261213'], 'without': []}.items():
    event = [f'UID:{name}', 'DTSTAMP:20261101T000000Z', 'DTSTART;VALUE=DATE:20261212', *end, f'SUMMARY:{name}']
    lines += ['BEGIN:VEVENT', *event, 'END:VEVENT']
calendar = recurring_ical_events.of(Calendar.from_ical('\r\n'.join([*lines, 'END:VCALENDAR', ''])))
ends = {str(event['SUMMARY']): event['DTEND'].dt for event in calendar.at(date(2026, 12, 12))}
afternoon = [str(event['SUMMARY']) for event in calendar.between(datetime(2026, 12, 12, 15), datetime(2026, 12, 12, 16))]
print('ends:', {name: str(end) for name, end in ends.items()}, 'on in the afternoon:', afternoon)
expected = {'with': date(2026, 12, 13), 'without': date(2026, 12, 12)}
raise SystemExit(ends != expected or afternoon != ['with'])
PY

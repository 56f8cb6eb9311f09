#!/bin/sh
# Radicale 3.1.8 (Debian 12), CalDAV: an event that is given as long as whole days counts as one of a second. By RFC 4791 (9.9)
# an event with a DURATION greater than 0 meets all that lies before DTSTART and DURATION together. Who asks for the 14th of
# December gets `DTEND` on the 15th, but not the same event with `DURATION:P3D`, nor one of `P2D` with an hour.
# Ends with 0 while that is so, with 1 once it changes. Needs radicale.
set -eu
/usr/bin/python3 - <<'PY'
import io, tempfile
from base64 import b64encode
from radicale import Application, config

with tempfile.TemporaryDirectory() as folder:
    kept = config.load()
    kept.update({'storage': {'filesystem_folder': folder}, 'auth': {'type': 'none'}, 'logging': {'level': 'error'}})
    app = Application(kept)

    def ask(method, path, body='', **more):
        head = {'REQUEST_METHOD': method, 'PATH_INFO': path, 'CONTENT_LENGTH': str(len(body)), **more}
        head |= {'wsgi.input': io.BytesIO(body.encode()), 'HTTP_AUTHORIZATION': 'Basic ' + b64encode(b'a:a').decode()}
        return b''.join(app({'wsgi.errors': io.StringIO(), **head}, lambda *_: None)).decode()

    ask('MKCALENDAR', '/a/c/')
    days = {'end': ['DTSTART;VALUE=DATE:20261212', 'DTEND;VALUE=DATE:20261215'],
            'days': ['DTSTART;VALUE=DATE:20261212', 'DURATION:P3D'], 'hours': ['DTSTART:20261212T193000Z', 'DURATION:P2D']}
    for name, lines in days.items():
        event = ['BEGIN:VEVENT', f'UID:{name}', 'DTSTAMP:20261101T000000Z', *lines, 'END:VEVENT', 'END:VCALENDAR', '']
        ask('PUT', f'/a/c/{name}.ics', '\r\n'.join(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//a//ca', *event]))
    span = '<time-range start="20261214T000000Z" end="20261214T180000Z"/>'
    asked = f'<filter><comp-filter name="VCALENDAR"><comp-filter name="VEVENT">{span}</comp-filter></comp-filter></filter>'
    xml = f'<calendar-query xmlns="urn:ietf:params:xml:ns:caldav">{asked}</calendar-query>'
    found = {name: f'{name}.ics' in ask('REPORT', '/a/c/', xml, HTTP_DEPTH='1') for name in days}
    print('found on 14 December:', found)
    raise SystemExit(found != {'end': True, 'days': False, 'hours': False})
PY

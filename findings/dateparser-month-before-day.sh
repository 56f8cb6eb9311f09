#!/bin/sh
# python3-dateparser 1.1.6 (Debian 12): a day within a text has its day and its month the other way round. By its settings
# (PREFER_LOCALE_DATE_ORDER) the order is that of the language, and `parse` reads 01/04/2026 in Catalan and Spanish as the
# first of April; `search_dates`, given the same language, finds the fourth of January. Of "a las 20.30 h" it finds "30 h",
# which is thirty hours ago, and nothing of the day before it.
# Ends with 0 while that is so, with 1 once it changes. Needs python3-dateparser.
set -eu
/usr/bin/python3 -W ignore - <<'PY'
from datetime import datetime
from dateparser import parse
from dateparser.search import search_dates

now = {'RELATIVE_BASE': datetime(2026, 11, 28, 12)}
found = []
for language, text in ('ca', 'Fira 01/04/2026'), ('es', 'Feria 01/04/2026'), ('es', '12 de diciembre de 2026 a las 20.30 h'):
    read = [(words, f'{day:%Y-%m-%d %H:%M}') for words, day in search_dates(text, languages=[language], settings=now)]
    print(f'{text}: {read}')
    found += read
alone = [f"{parse('01/04/2026', languages=[language], settings=now):%Y-%m-%d}" for language in ('ca', 'es')]
print(f'01/04/2026 by itself: {alone}')
swapped = [('01/04/2026', '2026-01-04 00:00')] * 2
raise SystemExit(found != swapped + [('30 h', '2026-11-27 06:00')] or alone != ['2026-04-01'] * 2)
PY

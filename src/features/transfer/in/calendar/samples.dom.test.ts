import { expect, test } from 'vitest'
import type { WallDay } from '../../../../time/wallTime.ts'
import { ended } from '../../make/check/dryBed.ts'
import { draftRows } from '../../make/check/dryRun.ts'
import { guessedMapping } from '../../make/columns/mapping.ts'
import { nameIndex } from '../../make/names/nameIndex.ts'
import { inOneLine, sampleBytes, sampleTable } from '../../samplesBed.ts'
import { readTable } from '../../table/readTable.ts'

// Calendar files as real programs wrote them, with invented content.

const zone = 'Europe/Madrid'
const today = '2026-11-26' as WallDay
const window = { first: today, last: '2027-11-26' as WallDay }
const names = nameIndex(
  ['Plaça', 'Associació de Veïns', 'Cultura popular', 'Fires, mercats i concursos'].map(
    (name, at) => ({ id: at + 1, name, detail: '' }),
  ),
)

async function rowsOf(file: string): Promise<readonly string[]> {
  const table = await readTable(sampleBytes(file), { calendar: { window, zone } })
  if ('problem' in table) throw new Error(table.problem)
  const mapping = guessedMapping('events', table.names)
  const rules = { of: 'events', mapping, today, zone, statuses: [] } as const
  const choices = new Map()
  return ended(draftRows(table, { ...rules, indexOf: () => names, choices })).map(inOneLine)
}

/** Each file, and what its events come to. */
const samples = `
windows-zone.ics
  Reunió de barri, 2026-12-10 19:30–20:30
short-zones.ics
  Taller CET, 2026-12-10 19:30–20:30
  Taller UTC+1, 2026-12-10 19:30–20:30
  Taller GMT+0100, 2026-12-10 19:30–20:30
  Taller Outlook, 2026-12-10 19:30–20:30
  Taller sufix, 2026-12-10 19:30–20:30
lower-case-zone.ics
  Taller minúscules, 2026-12-10 19:30–20:30
  Dia amb zona, 2026-12-12 – 2026-12-12
  Sense UID en UTC, 2026-12-13 15:00–20:00
zone-and-z.ics
  Taller, 2026-12-10 20:30–21:30
override-by-day.ics
  Sardanes, 2026-12-06 12:00–13:30
  Sardanes (tarda), 2026-12-13 18:00–19:30
  Sardanes, 2026-12-20 12:00–13:30
override-of-days-by-hour.ics
  Fira, 2026-12-01 – 2026-12-01
  Fira (nit), 2026-12-02 20:00–23:00
  Fira, 2026-12-03 – 2026-12-03
override-without-zone.ics
  Fira, 2026-12-01 20:00–21:00, timezone America/New_York
  Fira (altra), 2026-12-09 20:00–21:00, timezone America/New_York
override-in-utc.ics
  Sardanes, 2026-12-06 12:00–13:30
  Sardanes (vespre), 2026-12-13 20:00–21:30
  Sardanes, 2026-12-20 12:00–13:30
exhibition.ics
  Exposició d’estiu a hivern, 2026-09-01 – 2027-01-31
outlook-all-day.ics
  Fira, 2026-12-10 – 2026-12-11
periods.ics
  Teatre, 2026-12-01 20:00–22:00
  Teatre, 2026-12-03 18:00–23:00
  Teatre, 2026-12-04 20:00–21:00
exact-duration.ics
  Vigília, 2027-03-27 22:00–2027-03-28 07:00
entities.ics
  Concert d’hivern & cor, 2026-12-10 19:30–20:30
percent-names.ics
  Concert, 2026-12-10 19:30–20:30, @Associació de Veïns
two-calendars.ics
  Londres, 2026-12-01 18:00–19:00, timezone Europe/London
  Canaries, 2026-12-01 18:00–19:00, timezone Atlantic/Canary
offset-in-value.ics
  Videoconferència, 2026-12-11 01:30–02:30
quoted-printable.ics
  Cantó d’hivern, 2026-12-10 19:30–20:30, @Plaça, description <p>Plaça de l’Església<br>Entrada lliure</p>
quoted-printable-line.ics
  Cantada, 2026-12-10 19:30–20:30, @Plaça, description <p>Plaça de l’Església. Entrada lliure</p>
soft-break.ics
  Cantada, 2026-12-10 19:30–20:30, description <p>Plaça de l’Església. Entrada lliure per a tothom</p>
night-of-the-change.ics
  Ball de l’últim dissabte, 2026-12-26 22:00–2026-12-27 02:00
  Ball de l’últim dissabte, 2027-01-30 22:00–2027-01-31 02:00
  Ball de l’últim dissabte, 2027-02-27 22:00–2027-02-28 02:00
  Ball de l’últim dissabte, 2027-03-27 22:00–2027-03-28 03:00
  Vetlla, 2027-03-27 23:00–2027-03-28 03:30, (end_date skipped)
category-with-comma.ics
  Concert, 2026-12-12 20:00–21:00, @Cultura popular, @Fires, mercats i concursos
base64.ics
  Cantó d’hivern, 2026-12-10 19:30–20:30, description <p>Entrada lliure, per a tothom<br>A la plaça</p>
broken-lines.ics
  Lliurament, 2026-12-10 19:30–19:30, description <p>Primera línia<br>Preu: 5 €</p> ⏎ <p>http://entrades.example/ball</p>, (website untaken)
zone-described.ics
  Enlloc, timezone  NOT unknownZone
  Vila, 2026-12-10 19:30–20:30
  Poble, 2026-12-10 19:30–20:30, (timezone converted)
attached-programme.ics
  Concert, 2026-12-12 20:00–21:00, description <p><a href="https://x.example/programa.pdf">https://x.example/programa.pdf</a></p>
video-call.ics
  Xerrada, 2026-12-10 19:30–20:30, description <p>Per vídeo</p> ⏎ <p><a href="https://sala.example/a?b=1&amp;c=2">Sala, vídeo</a><br><a href="https://meet.example/abc">https://meet.example/abc</a></p>, (title partly)
tasks-beside.ics
  Concert, 2026-12-12 20:00–21:00
calendars.zip
  Curs, 2026-12-01 18:00–19:00
  Curs, 2026-12-15 18:00–19:00
  Curs, 2026-12-29 18:00–19:00
cancelled-once.ics
  Sardanes, 2026-12-06 12:00–13:30
  Sardanes, 2026-12-13 12:00–13:30
  Sardanes, 2026-12-20 12:00–13:30
glued-calendars.ics
  Primer dia, 2026-12-10 – 2026-12-10
  Segon dia, 2026-12-12 – 2026-12-12
lone-override.ics
  Curs d’alemany, 2027-04-14 11:30–13:00, timezone Europe/Berlin
zone-after-events.ics
  Sessió, 2027-01-25 16:30–18:00, timezone Europe/Berlin
zone-of-year-one.ics
  Hivern a Nova York (18 h d’aquí), 2026-12-10 18:00–19:00, (timezone converted)
  Hivern, 2026-12-10 19:30–20:30, (timezone converted)
  Estiu a Nova York (18 h d’aquí), 2027-07-14 18:00–19:00, (timezone converted)
  Estiu, 2027-07-14 19:30–20:30, (timezone converted)
bom-lf.ics
  Curs, 2026-12-01 18:00–19:00
  Curs, 2026-12-15 18:00–19:00
  Curs, 2026-12-29 18:00–19:00
utf16.ics
  Curs de cant coral per a tothom, 2026-12-01 18:00–19:00
  Curs de cant coral per a tothom, 2026-12-15 18:00–19:00
  Curs de cant coral per a tothom, 2026-12-29 18:00–19:00`

test.each(sampleTable(samples))('of «$file» are $rows', async ({ file, rows }) => {
  expect(await rowsOf(file)).toEqual(rows)
})

test.each([
  ['["vcalendar", [["version", {}, "text", "2.0"]], []]', 'otherCalendar'],
  [
    '<?xml version="1.0"?>\n<icalendar xmlns="urn:ietf:params:xml:ns:icalendar-2.0"/>',
    'otherCalendar',
  ],
  ['BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR', 'noEvents'],
])('%s is named for what it is', async (text, problem) => {
  const calendar = { window, zone }
  expect(await readTable(new TextEncoder().encode(text), { calendar })).toEqual({ problem })
})

import { bytesOf, eventOf, read, rowsOf, wrongOf, year, zoneOf } from './calendarBed.ts'
import type { Table } from '../../table/table.ts'
import { calendarTable } from './calendarTable.ts'
import cases from './calendarTable.cases.json'

describe('when an event is', () => {
  test.each(cases)('%s', (line, start, zone) => {
    const [row] = rowsOf(read(eventOf(`${line}\nDURATION:PT1H30M`)))
    expect(row).toMatchObject({ DTSTART: start, TZID: zone, 'VALUE=DATE': 'no' })
    expect(row?.['DTEND']).toMatch(/^2026-11-27 (?:22:00|01:30)$/)
  })

  test('of whole days ends on its last, however that is said', () => {
    for (const lines of [
      'DTSTART;VALUE=DATE:20261127\nDTEND;VALUE=DATE:20261130',
      'DTSTART:20261127\nDTEND:20261130',
      'DTSTART;VALUE=DATE:20261127\nDURATION:P3D',
    ])
      expect(rowsOf(read(eventOf(lines)))).toMatchObject([
        { DTSTART: '2026-11-27', DTEND: '2026-11-29', 'VALUE=DATE': 'yes' },
      ])
    const [one] = rowsOf(read(eventOf('DTSTART;VALUE=DATE:20261127')))
    expect(one).toMatchObject({ DTSTART: '2026-11-27', DTEND: '2026-11-27' })
  })

  test.each([
    ['20261127T203000', ';VALUE=DATE:20261128', '2026-11-27 20:30', '2026-11-28 00:00'],
    [';VALUE=DATE:20261127', '20261128T183000', '2026-11-27', '2026-11-28'],
    [';VALUE=DATE:20261127', '20261128T000000', '2026-11-27', '2026-11-27'],
  ])('from %s to %s, of which one is a day, ends where that ends', (from, to, start, end) => {
    const line = (name: string, value: string) =>
      `${name}${value.startsWith(';') ? '' : ':'}${value}`
    const [row] = rowsOf(read(eventOf(`${line('DTSTART', from)}\n${line('DTEND', to)}`)))
    expect(row).toMatchObject({ DTSTART: start, DTEND: end })
  })

  test.each([
    [':20261127T203000', ';VALUE=DATE:20261204', ['2026-11-27 20:30', '2026-12-04 20:30']],
    [';VALUE=DATE:20261127', ':20261204T203000', ['2026-11-27', '2026-12-04']],
  ])('from %s, and once more at %s, has the hours of its start', (from, added, starts) => {
    const rows = rowsOf(read(eventOf(`DTSTART${from}\nRDATE${added}`)))
    expect(rows.map(({ DTSTART }) => DTSTART)).toEqual(starts)
  })

  test('in a zone that only the file knows is on the clock of the site, and said', () => {
    const rules = [
      'BEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nEND:STANDARD',
      'BEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nEND:DAYLIGHT',
    ].join('\n')
    const times = 'DTSTART;TZID=Hora de la vila:20270710T203000'
    const table = read(zoneOf('Hora de la vila', rules) + eventOf(times))
    expect(rowsOf(table)).toMatchObject([{ DTSTART: '2027-07-10 20:30', TZID: 'Europe/Madrid' }])
    expect(table.calendar?.rows).toMatchObject([{ notes: ['converted'], wrong: [] }])
  })

  test.each([
    ['is described nowhere', ''],
    ['has no rules', zoneOf('Lluna/Mar', 'X-LIC-LOCATION:Lluna')],
    ['has a rule without sense', zoneOf('Lluna/Mar', 'BEGIN:STANDARD\nfoo bar\nEND:STANDARD')],
  ])('in a zone that %s is refused by its name', (_word, zone) => {
    const table = read(zone + eventOf('DTSTART;TZID=Lluna/Mar:20261127T203000'))
    expect(table.calendar?.rows).toMatchObject([{ wrong: ['unknownZone'], zone: 'Lluna/Mar' }])
  })
})

describe('in a zone that nobody knows', () => {
  const start = 'DTSTART;TZID=Europe/Madrid:20261201T200000'
  const series = `${start}\nRRULE:FREQ=DAILY;COUNT=3`
  const refused = { wrong: ['unknownZone'], zone: 'Nowhere/Land' }

  test.each([
    ['an end', `${start}\nDTEND;TZID=Nowhere/Land:20261201T220000`],
    ['a day that is left out', `${series}\nEXDATE;TZID=Nowhere/Land:20261202T200000`],
    ['a day that is added', `${start}\nRDATE;TZID=Nowhere/Land:20261205T200000`],
  ])('%s is not passed over', (_what, lines) => {
    const rows = read(eventOf(lines)).calendar?.rows
    expect(rows).toHaveLength(1)
    expect(rows).toMatchObject([refused])
  })

  test.each([
    ['its series', series],
    ['the one event', start],
  ])('a repetition that is otherwise leaves %s unmade, of the old hours', (_, lines) => {
    const other = `${start}\nRECURRENCE-ID;TZID=Nowhere/Land:20261202T200000`
    const rows = read(eventOf(lines) + eventOf(other)).calendar?.rows
    expect(rows).toHaveLength(2)
    expect(rows).toMatchObject([refused, refused])
  })
})

test('an end before the start is passed on, to be refused', () => {
  for (const [lines, end] of [
    ['DTSTART:20261127T200000\nDTEND:20261127T180000', '2026-11-27 18:00'],
    ['DTSTART;VALUE=DATE:20261127\nDTEND;VALUE=DATE:20261126', '2026-11-25'],
  ] as const)
    expect(rowsOf(read(eventOf(lines)))).toMatchObject([{ DTEND: end }])
})

describe('what an event says', () => {
  test('is text as text, names as names, and pictures of the web', () => {
    const lines = [
      'DTSTART:20261127T203000',
      String.raw`LOCATION:Cafè\, copa i punt\, carrer Major 3`,
      String.raw`ORGANIZER;CN="Ateneu \"La Llar\", SL":mailto:a@ateneu.cat`,
      String.raw`CATEGORIES:Teatre\, dansa,Circ`,
      'CATEGORIES;X-AGENDA-TAGS=yes:gratuït',
      String.raw`DESCRIPTION:Primera <línia> & més\nsegona\n\nUn altre «paràgraf»`,
      'ATTACH;FMTTYPE=application/pdf:https://ateneu.cat/a.pdf',
      'ATTACH:https://ateneu.cat/cartell.JPG?x=1',
      'URL:https://ateneu.cat/ball',
      'CLASS:PRIVATE',
    ]
    const table = read(eventOf(lines.join('\n')))
    expect(rowsOf(table)).toMatchObject([
      {
        LOCATION: 'Cafè, copa i punt, carrer Major 3',
        ORGANIZER: 'Ateneu "La Llar", SL',
        CATEGORIES: 'Teatre, dansa | Circ',
        TAGS: 'gratuït',
        DESCRIPTION:
          '<p>Primera &lt;línia&gt; &amp; més<br>segona</p>\n<p>Un altre «paràgraf»</p><p><a href="https://ateneu.cat/a.pdf">https://ateneu.cat/a.pdf</a></p>',
        IMAGE: 'https://ateneu.cat/cartell.JPG?x=1',
        URL: 'https://ateneu.cat/ball',
      },
    ])
    expect(table.calendar?.rows[0]?.notes).toEqual(['private'])
  })

  test('has no picture that is none of the web', () => {
    const table = read(eventOf('DTSTART:20261127\nIMAGE;VALUE=URI:javascript:alert(1)'))
    expect(rowsOf(table)[0]?.['IMAGE']).toBeUndefined()
  })

  test('has its addresses without the backslashes of programs that escape them', () => {
    const lines = [
      'DTSTART:20261127',
      String.raw`URL:https://ateneu.cat/@41.38\,2.17\;z=17`,
      String.raw`ATTACH:https://ateneu.cat/programa\,2026.pdf`,
      String.raw`ATTACH:https://ateneu.cat/cartell\,2026.jpg`,
    ]
    expect(rowsOf(read(eventOf(lines.join('\n'))))).toMatchObject([
      {
        URL: 'https://ateneu.cat/@41.38,2.17;z=17',
        DESCRIPTION:
          '<p><a href="https://ateneu.cat/programa,2026.pdf">https://ateneu.cat/programa,2026.pdf</a></p>',
        IMAGE: 'https://ateneu.cat/cartell,2026.jpg',
      },
    ])
  })

  test('folded in the middle of a letter, or in the letters of Western Windows, is put together', () => {
    const folded = bytesOf(eventOf('DTSTART:20261127T203000').replace('Ball', 'Cançó d’amor'))
    const at = folded.findIndex((byte, place) => byte === 0xc3 && folded[place + 1] === 0xa7) + 1
    const parted = new Uint8Array([...folded.slice(0, at), 13, 10, 32, ...folded.slice(at)])
    expect(rowsOf(read(parted))[0]?.['SUMMARY']).toBe('Cançó d’amor')
    const windows = Uint8Array.from(
      new TextDecoder().decode(folded).replace('’', "'"),
      (letter) => letter.codePointAt(0) ?? 0,
    )
    const table = read(windows)
    expect(rowsOf(table)[0]?.['SUMMARY']).toBe("Cançó d'amor")
    expect(table.guessed).toBe('Windows-1252')
  })
})

describe('a broken file', () => {
  test('loses its broken events only, and each is said', () => {
    const good = eventOf('DTSTART:20261127T203000')
    const bad = 'BEGIN:VEVENT\nSUMMARY:Trencat\nX-A;=:a\nEND:VEVENT\n'
    const cut = 'BEGIN:VEVENT\nSUMMARY:Sense final\nDTSTART:20261127T2030'
    const text = new TextDecoder().decode(bytesOf(good + bad + cut))
    const table = read(new TextEncoder().encode(text.replace('END:VCALENDAR', '')))
    expect(rowsOf(table).map(({ SUMMARY }) => SUMMARY)).toEqual(['Trencat', 'Sense final', 'Ball'])
    expect(table.calendar?.rows.map(({ wrong }) => wrong)).toEqual([['noStart'], ['broken'], []])
  })

  test.each([
    'DURATION:xyz',
    'STATUS',
    'SEQUENCE;X=":1',
    'foo bar',
    'BEGIN:VALARM\nfoo\nEND:VALARM',
  ])('loses no more than %s', (line) => {
    const { rows, calendar } = read(eventOf(`DTSTART:20261127T203000\n${line}\nLOCATION:Ateneu`))
    expect(rows.flat()).toEqual(expect.arrayContaining(['2026-11-27 20:30', 'Ateneu']))
    const notes = line.startsWith('BEGIN') ? [] : ['partly']
    expect(calendar?.rows.map((row) => row.notes)).toEqual([notes])
  })

  test.each([
    ['DTSTART:20261345T250000', 'noStart'],
    ['DTSTART:aviat', 'noStart'],
    ['LOCATION:Ateneu', 'noStart'],
  ])('%s is said', (line, word) => expect(wrongOf(line)).toEqual([[word]]))

  test('without events is empty', () => {
    expect(calendarTable(bytesOf(''), { window: year, zone: 'UTC' })).toEqual({ problem: 'empty' })
  })
})

test('other days are left out and counted, and of versions of one event the last is taken', () => {
  const old = eventOf('DTSTART:20200101T100000').replace('a@b', 'old@b')
  const now = eventOf('DTSTART:20261127T203000\nSEQUENCE:2')
  const before = eventOf('DTSTART:20261126T203000\nSEQUENCE:1')
  const table = read(old + now + before)
  expect(rowsOf(table).map(({ DTSTART }) => DTSTART)).toEqual(['2026-11-27 20:30'])
  expect(table.calendar).toMatchObject({
    outside: 1,
    days: { first: '2020-01-01', last: '2026-11-27' },
  })
})

test('several events of one uid are several, and each is known again by its start', () => {
  const days = ['20261201', '20261208', '20261215']
  const table = read(days.map((day) => eventOf(`DTSTART:${day}T200000`)).join(''))
  expect(rowsOf(table).map(({ DTSTART }) => DTSTART)).toEqual([
    '2026-12-01 20:00',
    '2026-12-08 20:00',
    '2026-12-15 20:00',
  ])
  const keys = (some: Table) => some.calendar?.rows.map(({ key }) => key)
  expect(new Set(keys(table)).size).toBe(3)
  expect(keys(read(eventOf('DTSTART:20261201T200000')))).toEqual(['a@b'])
  // Written twice it is one.
  const twice = eventOf('DTSTART:20261201T200000') + eventOf('DTSTART:20261201T200000')
  expect(keys(read(twice))).toEqual(['a@b'])
})

import type { WallDay } from '../../../../time/wallTime.ts'
import { eventOf, read, rowsOf, starts, wrongOf } from './calendarBed.ts'
import cases from './recurrences.cases.json'

const monday = 'DTSTART;TZID=Europe/Madrid:20261123T190000'

test('what recurs keeps its hour when the clocks change, without what was left out, with what was added', () => {
  const lines = [
    'DTSTART;TZID=Europe/Madrid:20270315T190000',
    'RRULE:FREQ=WEEKLY;UNTIL=20270412T170000Z',
    'EXDATE:20270322T180000Z',
    'RDATE;TZID=Europe/Madrid:20270318T200000',
  ]
  expect(starts(lines.join('\n'))).toEqual([
    '2027-03-15 19:00',
    '2027-03-18 20:00',
    '2027-03-29 19:00',
    '2027-04-05 19:00',
    '2027-04-12 19:00',
  ])
  expect(starts(`${monday}\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20261124`)).toEqual([
    '2026-11-23 19:00',
    '2026-11-25 19:00',
  ])
})

test('what recurs leaves out and adds every day of a list whose commas are escaped', () => {
  const lines = [
    'DTSTART;VALUE=DATE:20261123',
    'RRULE:FREQ=DAILY;COUNT=4',
    String.raw`EXDATE;VALUE=DATE:20261124\,20261125`,
    String.raw`RDATE;VALUE=DATE:20261201\,20261202`,
  ]
  expect(starts(lines.join('\n'))).toEqual(['2026-11-23', '2026-11-26', '2026-12-01', '2026-12-02'])
})

test('what recurs and began long ago goes on in step', () => {
  const window = { first: '2026-11-22' as WallDay, last: '2026-12-31' as WallDay }
  const lines = 'DTSTART;TZID=Europe/Madrid:20010102T190000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU'
  const found = starts(lines, window)
  const weeks = (day: string) => (Date.parse(day) - Date.parse('2001-01-02')) / 604_800_000
  expect(found.length).toBeGreaterThan(1)
  for (const start of found) expect(weeks(start?.slice(0, 10) ?? '') % 2).toBe(0)
  const counted = 'DTSTART:20261101T190000\nRRULE:FREQ=DAILY;COUNT=25'
  expect(starts(counted, window)).toHaveLength(4)
})

test('what recurs is in the days that it reaches into, and ends after as much time as at first', () => {
  const window = { first: '2026-12-10' as WallDay, last: '2026-12-16' as WallDay }
  expect(starts('DTSTART:20261209T230000\nDURATION:PT3H', window)).toEqual(['2026-12-09 23:00'])
  expect(starts('DTSTART:20261209T220000\nDURATION:PT2H', window)).toEqual([])
  const days = 'DTSTART;VALUE=DATE:20261001\nDURATION:P4D\nRRULE:FREQ=WEEKLY'
  expect(starts(days, window)).toEqual(['2026-12-10'])
  expect(starts(days.replace('P4D', 'P8D'), window)).toEqual(['2026-12-03', '2026-12-10'])
  const ends = (lines: string) =>
    rowsOf(read(eventOf(`DTSTART:20270320T220000\nRRULE:FREQ=WEEKLY;COUNT=2\n${lines}`))).map(
      ({ DTEND }) => DTEND,
    )
  expect(ends('DTEND:20270321T070000')).toEqual(['2027-03-21 07:00', '2027-03-28 08:00'])
  expect(ends('DURATION:P1D')).toEqual(['2027-03-21 22:00', '2027-03-28 22:00'])
})

test('what recurs once otherwise is so, and once cancelled is said', () => {
  const other = (at: string, more: string) =>
    eventOf(`RECURRENCE-ID;TZID=Europe/Madrid:${at}\n${more}`)
  const table = read(
    [
      eventOf(`${monday}\nRRULE:FREQ=DAILY;COUNT=3`),
      other('20261124T190000', 'DTSTART;TZID=Europe/Madrid:20261124T220000\nSEQUENCE:1'),
      other('20261125T190000', 'DTSTART;TZID=Europe/Madrid:20261125T190000\nSTATUS:CANCELLED'),
    ].join(''),
  )
  expect(rowsOf(table).map(({ DTSTART }) => DTSTART)).toEqual([
    '2026-11-23 19:00',
    '2026-11-24 22:00',
    '2026-11-25 19:00',
  ])
  expect(table.calendar?.rows.map(({ isCancelled }) => isCancelled)).toEqual([false, false, true])
  expect(new Set(table.calendar?.rows.map(({ key }) => key)).size).toBe(3)
})

test.each(cases)('what recurs by «%s» ends, in nothing or in a few words', (rule) => {
  const before = performance.now()
  const table = read(eventOf(`${monday}\nRRULE:${rule}`))
  expect(table.rows.length).toBeLessThan(60)
  const said = table.calendar?.rows.flatMap(({ wrong }) => wrong) ?? []
  expect(said.length > 0 ? said : ['recurrence']).toEqual(['recurrence'])
  expect(performance.now() - before).toBeLessThan(5000)
})

test.each([
  'FREQ=YEARLY;BYWEEKNO=2;BYDAY=MO',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=-1',
  'FREQ=WEEKLY;BYDAY=MO,WE;BYSETPOS=1',
  'FREQ=MONTHLY;BYMONTHDAY=10,20,31;BYSETPOS=-1',
  'FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=6,11;BYDAY=MO;BYSETPOS=-1',
  'FREQ=YEARLY;BYDAY=47MO',
  'FREQ=YEARLY;BYDAY=-10MO',
  'FREQ=YEARLY;BYMONTHDAY=23',
  'FREQ=YEARLY;BYMONTH=6,11;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYMONTH=6,11;BYDAY=MO;COUNT=7',
  'FREQ=MONTHLY;BYMONTH=11,6;BYMONTHDAY=23',
  'FREQ=DAILY;BYMONTHDAY=-1',
])('what recurs by «%s» is said, for its library would find other days', (rule) => {
  expect(wrongOf(`${monday}\nRRULE:${rule}`)).toEqual([['recurrence']])
})

test('what recurs on the last working day of a month, or on a weekday of some months, is found', () => {
  const lines = (rule: string) => `DTSTART:20261130T190000\nRRULE:FREQ=${rule}`
  expect(starts(lines('MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1')).slice(0, 3)).toEqual([
    '2026-11-30 19:00',
    '2026-12-31 19:00',
    '2027-01-29 19:00',
  ])
  expect(starts(lines('YEARLY;BYMONTH=3;BYDAY=TH;BYSETPOS=4'))).toEqual([
    '2026-11-30 19:00',
    '2027-03-25 19:00',
  ])
  expect(starts(lines('MONTHLY;BYMONTH=2,3;BYDAY=1SA')).slice(0, 3)).toEqual([
    '2026-11-30 19:00',
    '2027-02-06 19:00',
    '2027-03-06 19:00',
  ])
})

test('what recurs every year on a day that few years have is left out in the others', () => {
  const window = { first: '2024-01-01' as WallDay, last: '2033-12-31' as WallDay }
  const days = (rule: string) =>
    starts(`DTSTART;VALUE=DATE:20240229\nRRULE:FREQ=YEARLY${rule}`, window)
  expect(days('')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29'])
  expect(days(';UNTIL=20290101')).toEqual(['2024-02-29', '2028-02-29'])
  expect(days(';COUNT=2')).toEqual(['2024-02-29', '2028-02-29'])
})

test('what recurs otherwise from one day on, or but for a rule, is said and not made with its old hours', () => {
  const series = eventOf(`${monday}\nRRULE:FREQ=WEEKLY;COUNT=4`)
  const onward = eventOf(
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20261207T190000\n' +
      'DTSTART;TZID=Europe/Madrid:20261207T213000',
  )
  const other = eventOf('DTSTART:20261201T100000').replace('a@b', 'c@d')
  const { calendar, rows } = read(series + onward + other)
  expect(rows).toHaveLength(3)
  expect(calendar?.rows.map(({ wrong }) => wrong)).toEqual([['recurrence'], ['recurrence'], []])
  expect(
    wrongOf(`${monday}\nRRULE:FREQ=DAILY;COUNT=5\nEXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2`),
  ).toEqual([['recurrence']])
})

test('what recurs on the thirtieth takes no month for another', () => {
  const lines = 'DTSTART:20261130T190000\nRRULE:FREQ=MONTHLY;BYMONTHDAY=30'
  expect(starts(lines).every((start) => start?.slice(8, 10) === '30')).toBe(true)
  expect(starts(lines).some((start) => start?.startsWith('2027-02'))).toBe(false)
})

test('what recurs five thousand times, or for ever in many series, is bounded, the earliest first', () => {
  const long = { first: '2026-01-01' as WallDay, last: '2126-01-01' as WallDay }
  const daily = `DTSTART:20260101T190000\nRRULE:FREQ=DAILY`
  const table = read(eventOf(daily), long)
  expect(table.rows).toHaveLength(5000)
  expect(table.calendar?.isCut).toBe(true)
  const exact = read(eventOf(`${daily};COUNT=5000`), long)
  expect(exact.rows).toHaveLength(5000)
  expect(exact.calendar).toMatchObject({ isCut: false, outside: 0 })
  const many = Array.from({ length: 40 }, (_, at) => eventOf(daily).replace('a@b', `${at}@b`)).join(
    '',
  )
  const all = rowsOf(read(many, long)).map(({ DTSTART = '' }) => DTSTART)
  expect(all).toHaveLength(5000)
  expect(all).toEqual(all.toSorted())
  expect(all.at(-1)).toBe('2026-05-05 19:00')
})

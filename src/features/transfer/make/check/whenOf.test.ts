import { inOneLine } from '../../samplesBed.ts'
import { read, when } from './dryBed.ts'
import cases from './whenOf.cases.json'

/** What comes of rows of these columns, cells parted by bars, beside their title. */
const lines = (names: string, ...rows: readonly string[]) =>
  read(
    `title | ${names}`.split(' | '),
    rows.map((cells) => `Ball | ${cells}`.split(' | ')),
  ).map((row) => inOneLine(row).replace('Ball, ', ''))

test.each(cases.withHour)('a day is read with its hour from «%s»', (cell) => {
  expect(when(['Data'], cell)).toEqual({
    start_date: '2026-11-27 20:30:00',
    end_date: '2026-11-27 22:30:00',
    all_day: false,
    words: ['endGuessed'],
    wrong: [],
  })
})

test.each(cases.hour)('a day has its hour in another column: «%s»', (hour) => {
  const row = `2026-11-27 00:00:00 | ${hour} | 22h`
  expect(lines('Data | Hora | Hora final', row)).toEqual(['2026-11-27 20:30–22:00'])
})

test.each(cases.written)('a day under «%s», «%s» is %s of November 2026', (names, cells, line) => {
  const isRefused = line.includes('NOT')
  expect(lines(names, cells)).toEqual([isRefused ? line : `2026-11-${line}`])
})

test('a day without an hour is whole, to the last second', () => {
  expect(when(['Data', 'Data final'], '46353', '29/11/2026')).toMatchObject({
    start_date: '2026-11-27 00:00:00',
    end_date: '2026-11-29 23:59:59',
    all_day: true,
  })
})

test('a day that can be read two ways is said, unless another row or the other of its columns tells', () => {
  for (const cell of ['03/12/2026 20h', '03 12 2026 20h'])
    expect(when(['Data'], cell).words).toContain('ambiguous')
  const [told] = lines('Data', '03/12/2026 20h', '27/11/2026 20h')
  expect(told).toBe('2026-12-03 20:00–22:00, (end_date endGuessed)')
  const american = lines('Date', '12/03/2026 8 pm', '11/27/2026 8 pm')
  expect(american.map((line) => line.slice(0, 16))).toEqual([
    '2026-12-03 20:00',
    '2026-11-27 20:00',
  ])
  const ends = lines('Data | Data final', '12/06/2026 10h | 12/20/2026 11h')
  expect(ends[0]).toMatch(/^2026-12-06 10:00–2026-12-20 11:00/)
})

test('a day that is over is said', () =>
  expect(when(['Dia'], '1/2/2020 10h').words).toContain('past'))

test('a day ends at one in the night, as a number of a workbook too', () => {
  const one = { kind: 'number', value: '1', shown: '1' } as const
  const { end_date } = when(['Data', 'Hora', 'Hora final'], '27/11/2026', '22h', one)
  expect(end_date).toBe('2026-11-28 01:00:00')
})

test('a day is on the clock of its zone, which has to be one', () => {
  // In Madrid there is no hour between two and three of that night.
  const night = '28/03/2027 2:30'
  const rows = [
    `${night} | America/New_York`,
    `${night} | Lluna`,
    '28/03/2027 5:30 | Europe/Madrid',
  ]
  expect(lines('Data | Fus horari', ...rows)).toEqual([
    '2027-03-28 02:30–04:30, timezone America/New_York, (end_date endGuessed)',
    expect.stringContaining('timezone Lluna NOT zone'),
    '2027-03-28 05:30–07:30, (end_date endGuessed)',
  ])
})

test.each([
  ['28/03/2027', '2:30', '', '03:30:00', '05:30:00', ['endGuessed', 'skipped']],
  ['28/03/2027', '2:30', '3:00', '03:30:00', '04:00:00', ['skipped']],
  ['28/03/2027', '1:00', '2:30', '01:00:00', '03:30:00', ['skipped']],
])(
  'a day in an hour that is skipped comes after it: %s %s–%s',
  (day, from, to, start, end, words) => {
    expect(when(['Data', 'Hora', 'Hora final'], day, from, to)).toMatchObject({
      start_date: `2027-03-28 ${start}`,
      end_date: `2027-03-28 ${end}`,
      words,
      wrong: [],
    })
  },
)

test.each([
  ['aviat', '', 'start_date', 'date'],
  ['31/02/2027 10h', '', 'start_date', 'noSuchDay'],
  ['dilluns 27/11/2026 10h', '', 'start_date', 'otherWeekday'],
  ['', '', 'start_date', 'needed'],
  ['27/11/2026', 'tard', 'start_clock', 'hour'],
])('a day «%s» «%s» is refused', (day, hour, field, word) => {
  const found = when(['Data', 'Hora'], day, hour)
  expect(found).toMatchObject({ start_date: undefined, wrong: [{ field, word }] })
})

import { describe, expect, test } from 'vitest'
import { read, when } from './dryBed.ts'

describe('a day', () => {
  test.each([
    '2026-11-27 20:30',
    '2026-11-27T20:30:00',
    '27/11/2026 20.30 h',
    '27.11.26 20h30',
    '27-11-2026 8:30 pm',
    'divendres 27 de novembre de 2026 a les 20:30',
    '27 de noviembre de 2026, 20:30 horas',
    'November 27, 2026 8:30 pm',
    '46353.854166666664',
  ])('is read with its hour from «%s»', (cell) => {
    expect(when(['Data'], cell)).toEqual({
      start_date: '2026-11-27 20:30:00',
      end_date: '2026-11-27 22:30:00',
      all_day: false,
      words: ['endGuessed'],
      wrong: [],
    })
  })

  test.each([
    '20:30',
    '20.30 h',
    '20h30',
    '20,30',
    '8:30 pm',
    '0.8541666667',
    '1899-12-30 20:30:00',
  ])('has its hour in another column: «%s»', (hour) => {
    const found = when(['Data', 'Hora', 'Hora final'], '2026-11-27 00:00:00', hour, '22h')
    expect(found).toMatchObject({
      start_date: '2026-11-27 20:30:00',
      end_date: '2026-11-27 22:00:00',
      words: [],
    })
  })

  test.each([
    [
      ['Data', 'Hora', 'Hora final'],
      ['27/11/2026', '20:30', '24:00'],
    ],
    [
      ['Data', 'Hora'],
      ['27/11/2026', '20:30–24 h'],
    ],
    [
      ['Data', 'Data final'],
      ['27/11/2026 20:30', '27/11/2026 24.00'],
    ],
  ])('ends at the midnight that ends its day: %s', (names, cells) => {
    expect(when(names, ...cells)).toMatchObject({
      start_date: '2026-11-27 20:30:00',
      end_date: '2026-11-28 00:00:00',
      words: [],
    })
  })

  test('counts its hours beyond midnight from the day that is written', () => {
    expect(when(['Data', 'Hora', 'Hora final'], '27/11/2026', '24:00', '25:00')).toMatchObject({
      start_date: '2026-11-28 00:00:00',
      end_date: '2026-11-28 01:00:00',
    })
  })

  test('without an hour is whole; with «no» for that it lacks one', () => {
    expect(when(['Data', 'Data final'], '46353', '29/11/2026')).toMatchObject({
      start_date: '2026-11-27 00:00:00',
      end_date: '2026-11-29 23:59:59',
      all_day: true,
      words: ['wholeDay'],
    })
    const [row] = read(['title', 'Data', 'Tot el dia'], [['Ball', '27/11/2026', 'no']])
    expect(row?.wrong).toEqual([{ field: 'start_date', word: 'hour', shown: '27/11/2026' }])
  })

  test('that can be read two ways is said, unless another row of its column tells', () => {
    for (const cell of ['03/12/2026 20h', '03 12 2026 20h'])
      expect(when(['Data'], cell).words).toContain('ambiguous')
    const told = read(
      ['title', 'Data'],
      [
        ['Ball', '03/12/2026 20h'],
        ['Cant', '27/11/2026 20h'],
      ],
    )
    expect(told[0]?.notes.map(({ word }) => word)).toEqual(['endGuessed'])
    const american = read(
      ['title', 'Date'],
      [
        ['Ball', '12/03/2026 8 pm'],
        ['Song', '11/27/2026 8 pm'],
      ],
    )
    expect(american.map(({ values }) => values['start_date'])).toEqual([
      '2026-12-03 20:00:00',
      '2026-11-27 20:00:00',
    ])
  })

  test('that ends past midnight, lacks a year or is over is said', () => {
    expect(when(['Dia', 'Hora', 'Hora final'], '27 de novembre', '22h', '1:30')).toMatchObject({
      end_date: '2026-11-28 01:30:00',
      words: ['noYear', 'nextDay'],
    })
    expect(when(['Dia'], '1/2/2020 10h').words).toContain('past')
  })

  test('is in the order that either of its columns tells', () => {
    const names = ['Data', 'Data final']
    expect(when(names, '12/06/2026 10h', '12/20/2026 11h')).toMatchObject({
      start_date: '2026-12-06 10:00:00',
      end_date: '2026-12-20 11:00:00',
    })
  })

  test('ends at one in the night, as a number of a workbook too', () => {
    const one = { kind: 'number', value: '1', shown: '1' } as const
    expect(when(['Data', 'Hora', 'Hora final'], '27/11/2026', '22h', one)).toMatchObject({
      end_date: '2026-11-28 01:00:00',
    })
  })

  test.each(['22:00', '22h', '10 pm'])('ends at the hour under «Fi»: «%s»', (end) => {
    expect(when(['Data', 'Hora', 'Fi'], '2026-11-27', '20:30', end)).toMatchObject({
      start_date: '2026-11-27 20:30:00',
      end_date: '2026-11-27 22:00:00',
      words: [],
      wrong: [],
    })
  })

  test('ends on the day under «Fi», with its hour where it has one', () => {
    const found = when(['Data', 'Hora', 'Fi'], '2026-11-27', '20:30', '28/11/2026 22:00')
    expect(found).toMatchObject({ end_date: '2026-11-28 22:00:00', wrong: [] })
  })

  test('has two hours in one cell, of its own or with the day', () => {
    const times = { start_date: '2026-11-27 18:00:00', end_date: '2026-11-27 20:30:00' }
    expect(when(['Data', 'Hora'], '27/11/2026', '18:00–20:30')).toMatchObject({
      ...times,
      words: [],
    })
    expect(when(['Data'], '27 de novembre de 2026, de 18 a 20.30 h')).toMatchObject(times)
    expect(when(['Data', 'Hora', 'Hora final'], '27/11/2026', '18–20 h', '20.30 h')).toMatchObject(
      times,
    )
    expect(when(['Data'], '27-11-2026').all_day).toBe(true)
  })

  test('is on the clock of its zone, which has to be one', () => {
    const cells = ['title', 'Data', 'Fus horari']
    const at = '28/03/2027 2:30'
    const [canary, nowhere, here] = read(cells, [
      ['Ball', at, 'America/New_York'],
      ['Ball', at, 'Lluna'],
      ['Ball', '28/03/2027 5:30', 'Europe/Madrid'],
    ])
    // In Madrid there is no such hour.
    expect(canary?.wrong).toEqual([])
    expect(canary?.values['timezone']).toBe('America/New_York')
    expect(nowhere?.wrong[0]).toEqual({ field: 'timezone', word: 'zone', shown: 'Lluna' })
    expect(here?.values).not.toHaveProperty('timezone')
  })

  test.each([
    ['28/03/2027', '2:30', '', '03:30:00', '05:30:00', ['endGuessed', 'skipped']],
    ['28/03/2027', '2:30', '3:00', '03:30:00', '04:00:00', ['skipped']],
    ['28/03/2027', '1:00', '2:30', '01:00:00', '03:30:00', ['skipped']],
  ])(
    'in an hour that the clock skips is moved behind it: %s %s–%s',
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
  ])('«%s» «%s» is refused', (day, hour, field, word) => {
    expect(when(['Data', 'Hora'], day, hour)).toMatchObject({
      start_date: undefined,
      wrong: [{ field, word }],
    })
  })
})

// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { eventOf } from '../../../events/events.ts'
import type { WallDay } from '../../../time/wallTime.ts'
import { guessedMapping } from '../columns/mapping.ts'
import { type Choices, openKey } from '../names/linkCell.ts'
import { nameIndex } from '../names/nameIndex.ts'
import { type DraftRow, type Reading } from './draftRow.ts'
import { draftRows, dryRun } from './dryRun.ts'

const today = '2026-11-22' as WallDay

const venues = nameIndex([
  { id: 1, name: 'Ateneu Popular', detail: '#1' },
  { id: 2, name: 'Sala Gran', detail: '#2' },
  { id: 3, name: 'Sala Gran', detail: '#3' },
  { id: 4, name: 'Café, copa i punt', detail: '#4' },
])
const terms = nameIndex([
  { id: 7, name: 'Teatre', detail: '#7' },
  { id: 8, name: 'Dansa', detail: '#8' },
])

const indexOf: Reading['indexOf'] = (of) => (of === 'venues' ? venues : terms)
const statuses = ['publish', 'draft', 'pending', 'private', 'future']

/** What comes of all steps. */
function ended<Result>(steps: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Rows of a file with these columns. */
function read(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  choices: Choices = new Map(),
): readonly DraftRow[] {
  const mapping = guessedMapping('events', names)
  const table = { names, rows, places: rows.map((_, at) => at + 2) }
  const zone = 'Europe/Madrid'
  return ended(draftRows(table, { of: 'events', mapping, today, zone, statuses, indexOf, choices }))
}

/** When one event is that has these cells. */
function when(names: readonly string[], ...cells: readonly string[]) {
  const [row] = read(['title', ...names], [['Ball', ...cells]])
  const { start_date, end_date, all_day } = row?.values ?? {}
  const words = row?.notes.map(({ word }) => word)
  return { start_date, end_date, all_day, words, wrong: row?.wrong }
}

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

  test('without an hour is whole; with «no» for that it lacks one', () => {
    expect(when(['Data', 'Data final'], '46353', '29/11/2026')).toMatchObject({
      start_date: '2026-11-27 00:00:00',
      end_date: '2026-11-29 23:59:59',
      all_day: true,
      words: ['wholeDay'],
    })
    const [row] = read(['title', 'Data', 'Tot el dia'], [['Ball', '27/11/2026', 'no']])
    expect(row?.wrong).toEqual([{ field: 'start_date', word: 'hour' }])
  })

  test('that can be read two ways is said, unless another row of its column tells', () => {
    expect(when(['Data'], '03/12/2026 20h').words).toContain('ambiguous')
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

  test.each([
    ['aviat', '', 'start_date', 'date'],
    ['31/02/2027 10h', '', 'start_date', 'noSuchDay'],
    ['dilluns 27/11/2026 10h', '', 'start_date', 'otherWeekday'],
    ['', '', 'start_date', 'needed'],
    ['27/11/2026', 'tard', 'start_clock', 'hour'],
    ['28/03/2027', '2:30', 'start_date', 'gap'],
  ])('«%s» «%s» is refused', (day, hour, field, word) => {
    expect(when(['Data', 'Hora'], day, hour)).toMatchObject({
      start_date: undefined,
      wrong: [{ field, word }],
    })
  })
})

describe('names', () => {
  const linked = (cell: string, choices?: Choices) => {
    const [row] = read(['title', 'Data', 'Lloc'], [['Ball', '27/11/2026 20h', cell]], choices)
    return { links: row?.links['venue'], wrong: row?.wrong, open: row?.open, notes: row?.notes }
  }

  test('mean the record that is written just so, or but for accents and capitals, which is said', () => {
    expect(linked('Ateneu Popular').links).toEqual([{ id: 1, name: 'Ateneu Popular' }])
    const { links, notes } = linked('ATENEU  popular')
    expect(links).toEqual([{ id: 1, name: 'Ateneu Popular' }])
    expect(notes).toContainEqual({ field: 'venue', word: 'alike', names: ['Ateneu Popular'] })
  })

  test('of several records mean none before a person says which', () => {
    const { links, wrong, open } = linked('Sala Gran')
    expect(links).toBeUndefined()
    expect(wrong).toMatchObject([{ field: 'venue', word: 'unsettled', names: ['Sala Gran'] }])
    expect(open).toMatchObject([{ areNamesakes: true, candidates: [{ id: 2 }, { id: 3 }] }])
    const chosen: Choices = new Map([[openKey('venues', 'Sala Gran'), { kind: 'record', id: 3 }]])
    expect(linked('Sala Gran', chosen)).toMatchObject({ links: [{ id: 3 }], wrong: [] })
    expect(linked('Sala Gran #2').links).toMatchObject([{ id: 2 }])
  })

  test('of no record propose what comes near, and may be left out or made', () => {
    const { open } = linked('Ateneu Populra')
    expect(open?.[0]?.candidates.map(({ id }) => id)).toEqual([1])
    const key = openKey('venues', 'Ateneu Populra')
    expect(linked('Ateneu Populra', new Map([[key, { kind: 'leave' }]])).wrong).toEqual([])
    const made = linked('Ateneu Populra', new Map([[key, { kind: 'make' }]]))
    expect(made.links).toEqual([{ make: key, name: 'Ateneu Populra' }])
  })

  test('keep their commas, and several are parted', () => {
    expect(linked('Café, copa i punt').links).toMatchObject([{ id: 4 }])
    const rows = read(['title', 'Data', 'Categoria'], [['Ball', '27/11/2026', 'Teatre, dansa']])
    expect(rows[0]?.links['categories']).toMatchObject([{ id: 7 }, { id: 8 }])
    expect(linked('Ateneu Popular; Sala Gran #2').wrong).toMatchObject([{ word: 'oneVenue' }])
  })
})

test('other cells are what their field can hold, or said', () => {
  const names = ['title', 'Data', 'Preu', 'Web', 'Estat', 'Imatge']
  const [fine, wrong] = read(names, [
    ['=1+1', '27/11/2026', 'Gratuït', 'teatre.cat/a', 'Publicat', '55'],
    ['', '27/11/2026', '1.234,56 €', 'javascript:alert(1)', 'demà', '1,23E+05'],
  ])
  expect(fine?.wrong).toEqual([])
  expect(fine?.values).toMatchObject({
    title: '=1+1',
    cost: '0',
    website: 'https://teatre.cat/a',
    status: 'publish',
    image: '55',
  })
  expect(wrong?.values['cost']).toBe('1234.56 €')
  expect(wrong?.wrong.map(({ field, word }) => `${field} ${word}`).toSorted()).toEqual([
    'image mangled',
    'status status',
    'title needed',
    'website value',
  ])
})

describe('what is there already', () => {
  const there = { events: [], records: [], host: 'agenda.test', imported: new Map() }
  const event = (over: object) =>
    eventOf({
      id: 12,
      title: 'El ball de les fulles',
      start_date: '2026-11-27 18:00:00',
      end_date: '2026-11-27 20:00:00',
      venue: { id: 1, venue: 'Ateneu Popular' },
      ...over,
    })
  const names = ['title', 'Data', 'Lloc']
  const twins = (over: object, ...rows: readonly (readonly string[])[]) =>
    ended(dryRun('events', read(names, rows), { ...there, events: [event(over)] })).rows.map(
      ({ twin }) => twin,
    )
  const same = ['El Ball de les Fulles', '27/11/2026 20h', 'Ateneu Popular']

  test('is an event of that day, near title and venue', () => {
    expect(twins({}, same)).toEqual([{ kind: 'record', id: 12, name: 'El ball de les fulles' }])
    expect(twins({ venue: [] }, same)[0]).toMatchObject({ id: 12 })
    expect(twins({ venue: { id: 2, venue: 'Sala Gran' } }, same)).toEqual([null])
    expect(twins({ start_date: '2026-11-28 20:00:00' }, same)).toEqual([null])
    expect(twins({ title: 'El cant dels ocells' }, same)).toEqual([null])
  })

  test('or an earlier row of that start, not another performance of the day', () => {
    const later = ['El ball de les fulles', '27/11/2026 22h', 'Ateneu Popular']
    expect(twins({ title: 'Un altre acte' }, same, later, same)).toEqual([
      null,
      null,
      { kind: 'row', place: 2 },
    ])
  })
})

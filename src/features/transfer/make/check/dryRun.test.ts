import { eventOf } from '../../../../resources/events/events.ts'
import { type Choices, openKey } from '../names/linkCell.ts'
import { ended, read } from './dryBed.ts'
import { dryRun } from './dryRun.ts'

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

  test('that end in a number are names first; a number tells between namesakes, and makes no name another', () => {
    expect(linked('Sala #2').links).toEqual([{ id: 5, name: 'Sala #2' }])
    expect(linked('sala gran #3').links).toEqual([{ id: 3, name: 'Sala Gran' }])
    expect(linked('#3').links).toEqual([{ id: 3, name: 'Sala Gran' }])
    const { links, wrong } = linked('Espai #2')
    expect(links).toBeUndefined()
    expect(wrong).toMatchObject([{ field: 'venue', word: 'unsettled', names: ['Espai #2'] }])
  })

  test('of no record propose what comes near, and may be left out or made', () => {
    const { open } = linked('Ateneu Populra')
    expect(open?.[0]?.candidates.map(({ id }) => id)).toEqual([1])
    const key = openKey('venues', 'Ateneu Populra')
    expect(linked('Ateneu Populra', new Map([[key, { kind: 'leave' }]])).wrong).toEqual([])
    const made = linked('Ateneu Populra', new Map([[key, { kind: 'make' }]]))
    expect(made.links).toEqual([{ make: key, name: 'Ateneu Populra', more: {} }])
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
  const values = { title: '=1+1', cost: '0', status: 'publish', image: '55' }
  expect(fine?.values).toMatchObject({ ...values, website: 'https://teatre.cat/a' })
  expect(wrong?.values['cost']).toBe('1234.56 €')
  const said = wrong?.wrong.map(({ field, word }) => `${field} ${word}`) ?? []
  expect(said.toSorted().join()).toBe('image mangled,status status,title needed,website value')
})

test('a text with a comma and without quotation marks is said, for its row is in the wrong columns', () => {
  const rows = [
    ['Ball', '27/11/2026', '12', '50 €'],
    ['Cant', '27/11/2026', '12,50 €', ' '],
  ]
  const [moved, fine] = read(['title', 'Data', 'Preu'], rows)
  expect(moved).toMatchObject({ wrong: [{ field: 'title', word: 'ragged' }], notes: [], open: [] })
  expect(fine?.wrong).toEqual([])
})

test('rows that a quotation mark made one are said', () => {
  const rows = [
    ['Concert" gran;12/10/2026\n"Fira', '13/10/2026'],
    ['Ball', '27/11/2026'],
  ]
  const [joined, fine] = read(['title', 'Data'], rows, new Map(), [2])
  expect(joined).toMatchObject({ wrong: [{ field: 'title', word: 'ragged' }], notes: [] })
  expect(fine?.wrong).toEqual([])
})

test('a formula that came to an error is said, and is no price', () => {
  const [row] = read(['title', 'Data', 'Preu', 'Lloc'], [['Ball', '27/11/2026', '#N/D', '#REF!']])
  expect(row?.wrong).toEqual([
    { field: 'venue', word: 'error', shown: '#REF!' },
    { field: 'cost', word: 'error', shown: '#N/D' },
  ])
  expect(row?.values).not.toHaveProperty('cost')
})

test('letters that have become others are said of their row and cell, and keep nothing back', () => {
  const rows = [
    ['CanÃ§Ã³', '27/11/2026'],
    ['Cançó', '27/11/2026'],
  ]
  const [lost, fine] = read(['title', 'Data'], rows)
  expect(lost?.notes).toContainEqual({ field: 'title', word: 'letters' })
  expect(lost?.wrong).toEqual([])
  expect(fine?.notes.map(({ word }) => word)).not.toContain('letters')
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
  const twins = (over: object, ...rows: readonly (readonly string[])[]) => {
    const found = dryRun('events', read(names, rows), { ...there, events: [event(over)] })
    return ended(found).rows.map(({ twin }) => twin)
  }
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
    const found = twins({ title: 'Un altre acte' }, same, later, same)
    expect(found).toEqual([null, null, { kind: 'row', place: 2 }])
  })
})

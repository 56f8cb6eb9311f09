import { array, assert, integer, nat, property, record } from 'fast-check'
import { eventOf } from '../../resources/events/events.ts'
import { addDays, type WallDay } from '../../time/wallTime.ts'
import {
  isOn,
  lastDayAhead,
  lastDayBehind,
  lastDayRead,
  pagesFor,
  pagesLeft,
  completeUntil,
} from './useAhead.ts'
import type { BoardRow } from '../translations/translations.ts'
import { byDate, gapTasks, overlapping, versionTasks } from './tasks.ts'

const today = '2026-11-23' as WallDay

const someEvents = array(
  record({
    from: integer({ min: -20, max: 40 }),
    days: integer({ min: 0, max: 30 }),
    category: integer({ min: 0, max: 8 }),
  }),
  { maxLength: 60 },
).map((all) =>
  all
    .map(({ from, days, category }, at) =>
      eventOf({
        id: at + 1,
        start_date: `${addDays(today, from)} 10:00:00`,
        end_date: `${addDays(today, from + days)} 12:00:00`,
        categories: category ? [{ id: category, slug: `c${category}`, name: `C${category}` }] : [],
      }),
    )
    .toSorted((one, other) => (one.start_date < other.start_date ? -1 : 1)),
)

describe('the days ahead', () => {
  test.each([1, 3, 12])('of %i languages cost six pages at most', (languages) => {
    const { own, other } = pagesFor(languages)
    expect(own).toBeGreaterThan(0)
    expect(own + other * (languages - 1)).toBeLessThanOrEqual(6)
    expect(own).toBeGreaterThanOrEqual(other)
  })

  test('are whole as far as nothing is missing, wherever the reading stops', () => {
    assert(
      property(someEvents, nat(60), (events, read) => {
        const last = lastDayAhead(today)
        const listed = events.filter((event) =>
          isOn(event, addDays(lastDayBehind(today), 1), lastDayRead(today)),
        )
        const records = listed.slice(0, read)
        const isWhole = records.length === listed.length
        const until = completeUntil({ records, isWhole }, today, last)
        if (until === null) return
        expect(until >= today && until <= last).toBe(true)
        const wanted = listed.filter((event) => isOn(event, today, until))
        expect(records).toEqual(expect.arrayContaining(wanted))
      }),
    )
  })

  test('are four weeks', () => {
    expect(lastDayAhead(today)).toBe('2026-12-20')
    expect(completeUntil({ records: [], isWhole: false }, today, lastDayAhead(today))).toBeNull()
  })
})

describe('what is to do', () => {
  const days = { today, until: lastDayAhead(today) }
  const at = (from: number, fields: object = {}) =>
    eventOf({
      id: from + 50,
      status: 'publish',
      start_date: `${addDays(today, from)} 10:00:00`,
      end_date: `${addDays(today, Math.max(from, 0))} 12:00:00`,
      image: { id: 1, url: 'https://a.example/a.jpg' },
      venue: [{ id: 1, venue: 'Sala' }],
      categories: [{ id: 1, slug: 'c', name: 'C' }],
      ...fields,
    })

  test('leaves no more requests than Today may cost', () => {
    expect(pagesLeft([{ pages: 1 }, { pages: 1 }, { pages: 1 }])).toBe(3)
    expect(pagesLeft([{ pages: 2 }, { pages: 2 }, { pages: 2 }])).toBe(0)
    expect(pagesLeft([{ pages: 9 }])).toBe(0)
  })

  test('is what an event of these days lacks and nobody keeps back, the soonest first', () => {
    const events = [
      at(9, { venue: [] }),
      at(2, { status: 'draft', image: null }),
      at(-5, { categories: [] }),
      at(3),
      at(40, { image: null }),
      { ...at(4, { image: null, categories: [] }), withheld: true },
    ]
    const tasks = byDate(gapTasks(events, 'ca', days), today)
    expect(tasks.map(({ kind, event }) => [kind, event.id])).toEqual([
      ['categories', 45],
      ['draft', 52],
      ['image', 52],
      ['venue', 59],
    ])
  })

  test('names an event, its page and its dates by its version in the language one works in', () => {
    const version = (language: string, id: number, from: number) => {
      const { start_date, end_date } = at(from)
      return { language, id, texts: { title: `Fira ${language}` }, facts: { start_date, end_date } }
    }
    const [source, here] = [version('es', 7, 3), version('ca', 4, 4)]
    const row = {
      source,
      cells: { es: { version: source }, ca: { version: here } },
      inLanguages: { missing: ['en'], unpaired: [], outOfDate: [] },
    } as never as BoardRow
    const [inCatalan] = versionTasks([row], 'ca', days)
    expect(inCatalan).toMatchObject({
      event: { language: 'ca', id: 4, title: 'Fira ca' },
      source: { language: 'es', id: 7 },
      dates: here.facts,
    })
    const [inEnglish] = versionTasks([row], 'en', days)
    expect(inEnglish).toMatchObject({ event: { language: 'es', id: 7, title: 'Fira es' } })
  })

  test('names what stands at one venue at one time', () => {
    const events = [
      at(1, { title: 'Fira' }),
      at(1, { id: 2, title: 'Ball' }),
      at(2, { title: 'Cant' }),
    ]
    const found = overlapping(events, 'ca', 'Europe/Madrid', days)
    expect(found.map(({ title }) => title)).toEqual(['Fira', 'Ball'])
  })
})

import { array, assert, integer, nat, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventOf } from '../../resources/events/events.ts'
import { addDays, readWallDay, type WallDay } from '../../time/wallTime.ts'
import {
  isAffordable,
  lastDayAhead,
  lastDayRead,
  pagesFor,
  pagesLeft,
  completeUntil,
} from './ahead.ts'
import { isOn } from './onDays.ts'
import { seriesOf, weeksOf } from './weeks.ts'

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
  test.each([1, 2, 3, 4, 5, 8, 9, 12])('of %i languages cost nine pages at most', (languages) => {
    const { own, other } = pagesFor(languages)
    expect(own).toBeGreaterThan(0)
    expect(own + other * (languages - 1)).toBeLessThanOrEqual(9)
  })

  test('are whole as far as nothing is missing, wherever the reading stops', () => {
    assert(
      property(someEvents, nat(60), (events, read) => {
        const last = lastDayAhead(today)
        const listed = events.filter((event) => isOn(event, today, lastDayRead(today)))
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

describe('the days just gone', () => {
  const read = (...counts: number[]) =>
    counts.map((pages) => ({ records: Array.from({ length: 3 }), isWhole: true, pages }))

  test.each([
    ['few pages', read(1, 1, 1), true],
    ['as many as leave a page for each', read(3, 2, 1), true],
    ['one more', read(4, 2, 1), false],
  ])('are asked for where %s were read: %#', (_what, aheads, isAsked) => {
    expect(isAffordable(aheads)).toBe(isAsked)
  })

  test('are not where a language was not read as a whole', () => {
    expect(isAffordable([...read(1), { records: [], isWhole: false, pages: 1 }])).toBe(false)
    expect(isAffordable([...read(1), { records: undefined, isWhole: true, pages: 1 }])).toBe(false)
  })

  test('leave what no page took, and nothing where all were taken', () => {
    expect(pagesLeft(read(1, 1, 1))).toBe(6)
    expect(pagesLeft(read(5, 2, 2))).toBe(0)
    expect(pagesLeft(read(9, 2, 2))).toBe(0)
  })
})

describe('the weeks', () => {
  test('count each event of a week once, in one series', () => {
    assert(
      property(someEvents, (events) => {
        const until = lastDayAhead(today)
        const here = events.filter((event) => isOn(event, today, until))
        const weeks = weeksOf(here, today, until)
        expect(weeks).toHaveLength(4)
        const known = seriesOf(here).map(({ key }) => key)
        for (const { first, last, events: all, bySeries } of weeks) {
          expect(all).toEqual(here.filter((event) => isOn(event, first, last)))
          const counted = [...bySeries.values()].flat()
          expect(new Set(counted)).toEqual(new Set(all))
          expect(counted).toHaveLength(all.length)
          expect(known).toEqual(expect.arrayContaining([...bySeries.keys()]))
        }
      }),
    )
  })

  test('do not say of what is kept back that it has no category', () => {
    const at = { start_date: `${today} 10:00:00`, end_date: `${today} 12:00:00` }
    const bare = eventOf({ id: 1, ...at, categories: [] })
    const closed = { ...eventOf({ id: 2, ...at }), withheld: true }
    const [week] = weeksOf([bare, closed], today, lastDayAhead(today))
    const counted = [...(week?.bySeries ?? [])].map(([key, all]) => [key, all.map(({ id }) => id)])
    expect(counted).toEqual([
      ['', [1]],
      ['*', [2]],
    ])
    expect(seriesOf([bare, closed]).map(({ key }) => key)).toEqual(['*', ''])
  })

  test('end with the last whole one', () => {
    const sunday = readWallDay('2026-12-05') ?? today
    expect(weeksOf([], today, sunday).map(({ last }) => last)).toEqual(['2026-11-29'])
    expect(weeksOf([], today, today)).toEqual([])
  })
})

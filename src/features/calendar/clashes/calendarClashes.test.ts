import type { WallDay } from '../../../time/wallTime.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { spoken } from '../move/itemBed.ts'
import { type Item, itemsOf, type NameOf } from '../data/items.ts'
import { calendarClashes, monthClashes } from './calendarClashes.ts'

const site = 'Europe/Madrid'

const day = (text: string) => text as WallDay

const event = (id: number, date: string, over: object = {}) =>
  eventOf({
    id,
    title: `Event ${id}`,
    status: 'publish',
    start_date: `2026-11-${date}`,
    end_date: `2026-11-${date.slice(0, 2)} 23:00:00`,
    timezone: site,
    venue: { id: 5, venue: 'Teatre' },
    ...over,
  })

const shown = (code: string, ...records: ReturnType<typeof event>[]) => ({
  language: spoken(code),
  records,
  hidden: [],
})

const byNumber: NameOf = (_language, id) => String(id)
const named = { nameOf: byNumber, siteZone: site }
const month = { first: day('2026-11-01'), last: day('2026-11-30') }
const itemsIn = (first: string, last: string, ...all: ReturnType<typeof shown>[]) =>
  itemsOf(all, { first: day(first), last: day(last) }, named)

const clashesOf = (whole: readonly Item[], shown = whole) =>
  calendarClashes(monthClashes(whole, site), shown)

test('each pair is counted and listed once, the one that begins first before the other', () => {
  const events = [event(3, '12 21:00:00'), event(2, '12 20:00:00'), event(1, '13 20:00:00')]
  const all = itemsOf([shown('ca', ...events)], month, named)
  const clashes = clashesOf(all)
  expect(clashes.total).toEqual({ venue: 1, title: 0 })
  expect(clashes.pairs(9).map(({ one, item }) => [one.id, item.id])).toEqual([[2, 3]])
  expect(all.map((item) => clashes.kindsOf(item))).toEqual([['venue'], ['venue'], []])
  expect(all.map((item) => clashes.clashesOf(item).length)).toEqual([1, 1, 0])
})

test('a day clashes with those around it, and says nothing of clashes elsewhere', () => {
  const name = { title: 'Taller de titelles' }
  const records = [
    event(1, '10 18:00:00', name),
    event(2, '12 18:00:00', name),
    event(3, '20 18:00:00'),
    event(4, '20 19:00:00'),
  ]
  const whole = itemsOf([shown('ca', ...records)], month, named)
  const clashes = clashesOf(whole, itemsIn('2026-11-12', '2026-11-12', shown('ca', ...records)))
  expect(clashes.total).toEqual({ venue: 0, title: 1 })
  expect(clashes.pairs(9).map(({ one, item, kinds }) => [one.id, item.id, kinds])).toEqual([
    [1, 2, ['title']],
  ])
})

test('versions of an event in other languages are no clash, confirmed or not', () => {
  const same = { title: 'Festival' }
  const paired = [
    shown('ca', event(1, '12 20:00:00', same)),
    shown('es', event(1, '12 20:00:00', same)),
  ]
  const unpaired = [
    shown('ca', event(1, '12 20:00:00', same)),
    shown('es', event(2, '12 20:00:00', same)),
  ]
  for (const all of [paired, unpaired]) {
    const items = itemsOf(all, month, named)
    expect(clashesOf(items).total).toEqual({ venue: 0, title: 0 })
  }
})

test('a hidden event clashes at the venues that this browser remembers of it', () => {
  const { id, title, start_date, end_date, all_day, timezone } = event(2, '12 21:00:00')
  const hidden = { id, title, start_date, end_date, all_day, timezone }
  const total = (...known: (typeof hidden)[]) => {
    const listing = { ...shown('ca', event(1, '12 20:00:00')), hidden: known }
    return clashesOf(itemsOf([listing], month, named)).total.venue
  }
  const venues = (...ids: number[]) => ({ ...hidden, venues: ids })
  expect([total(venues(5)), total(venues(6)), total(hidden)]).toEqual([1, 0, 0])
})

test('no more pairs are listed than are asked for', () => {
  const records = Array.from({ length: 20 }, (_, id) => event(id + 1, '12 20:00:00'))
  const items = itemsOf([shown('ca', ...records)], month, named)
  const clashes = clashesOf(items)
  expect(clashes.total.venue).toBe(190)
  expect(clashes.pairs(7)).toHaveLength(7)
})

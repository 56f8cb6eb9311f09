import type { WallDay } from '../../../time/wallTime.ts'
import { act, renderHook } from '@testing-library/react'
import { type EventRecord, eventOf } from '../../../resources/events/events.ts'
import { spoken } from '../move/itemBed.ts'
import { placeAt, putBack, usePlaces } from '../move/places.ts'
import { areAtOneTime, isHidden, isOut, itemsOf, statusesApart, pairNames } from './items.ts'

const day = (text: string) => text as WallDay

const event = (id: number, start: string, over: object = {}): EventRecord =>
  eventOf({
    id,
    title: `Event ${id}`,
    start_date: start,
    end_date: start,
    status: 'publish',
    ...over,
  })

const november = { first: day('2026-11-01'), last: day('2026-11-30') }
const noon = '2026-11-18 12:00:00'
const shown = (code: string, ...records: EventRecord[]) => ({
  language: spoken(code),
  records,
  hidden: [],
})
const nameOf = pairNames({
  together: [{ collection: 'events', versions: { ca: 1, es: 2 } }],
})
const confirmed = { nameOf, siteZone: 'Europe/Madrid' }
const keys = (items: ReturnType<typeof itemsOf>) =>
  items.map(({ key, versions }) => [key, versions.length])

test('a confirmed pair is drawn once, in the language that comes first', () => {
  const both = [shown('es', event(2, noon)), shown('ca', event(1, noon), event(3, noon))]
  expect(keys(itemsOf(both, november, confirmed))).toEqual([
    ['es 2', 2],
    ['ca 3', 1],
  ])
})

test('versions that have come apart are drawn where each of them is', () => {
  const both = [shown('ca', event(1, noon)), shown('es', event(2, '2026-11-19 12:00:00'))]
  expect(keys(itemsOf(both, november, confirmed))).toEqual([
    ['ca 1', 1],
    ['es 2', 1],
  ])
})

test.each([
  ['', 'Europe/Madrid', 1],
  ['', '', 1],
  ['', 'Atlantic/Canary', 2],
  ['Europe/Madrid', 'Atlantic/Canary', 2],
])('zones %j and %j, of a site in Madrid, are drawn as %i', (zone, otherZone, count) => {
  const [one, other] = [event(1, noon, { timezone: zone }), event(2, noon, { timezone: otherZone })]
  const both = [shown('ca', one), shown('es', other)]
  expect(itemsOf(both, november, confirmed)).toHaveLength(count)
  expect(areAtOneTime(one, other, confirmed.siteZone)).toBe(count === 1)
})

test('nothing is paired that nobody confirmed', () => {
  const both = [shown('ca', event(7, noon)), shown('es', event(8, noon))]
  expect(itemsOf(both, november, confirmed)).toHaveLength(2)
})

test('a service with one record for all languages lists it in each: it is drawn once', () => {
  const both = [shown('ca', event(7, noon)), shown('es', event(7, noon))]
  expect(keys(itemsOf(both, november, confirmed))).toEqual([['ca 7', 2]])
})

test('one number of two languages is two events where they are called otherwise', () => {
  const [ca, es] = [event(7, noon), event(7, noon, { title: 'Otro acto' })]
  expect(keys(itemsOf([shown('ca', ca), shown('es', es)], november, confirmed))).toEqual([
    ['ca 7', 1],
    ['es 7', 1],
  ])
  const { id, title, start_date, end_date, all_day, timezone } = es
  const hidden = { id, title, start_date, end_date, all_day, timezone }
  const unlisted = { ...shown('es'), hidden: [hidden] }
  expect(itemsOf([shown('ca', ca), unlisted], november, confirmed)).toHaveLength(2)
  expect(itemsOf([shown('ca', es), unlisted], november, confirmed)).toHaveLength(1)
})

test('hidden events this browser knows are among them, once, with no more than is known', () => {
  const { id, title, start_date, end_date, all_day, timezone } = event(9, noon)
  const known = { id, title, start_date, end_date, all_day, timezone }
  const listed = event(4, noon)
  const listing = { ...shown('ca', listed), hidden: [known, { ...known, id: 4 }] }
  const items = itemsOf([listing], november, confirmed)
  expect(items.map(({ id, record }) => [id, record])).toEqual([
    [4, listed],
    [9, null],
  ])
})

test('what lies beyond these days is not drawn', () => {
  const far = shown('ca', event(1, '2026-12-01 00:00:00'), event(2, '2026-10-31 23:00:00'))
  expect(itemsOf([far], november, confirmed)).toEqual([])
})

test('what is carried with keys onto a version of itself stays its own until it is let go of', () => {
  const [ca, es] = [event(1, noon), event(2, '2026-11-19 12:00:00')]
  const there = { start_date: noon, end_date: noon }
  const { result } = renderHook(() => usePlaces())
  const both = () => {
    const placed = result.current
    return [shown('ca', placed(ca)), shown('es', placed(es))]
  }
  act(() => placeAt(es, there, 'carried'))
  expect(keys(itemsOf(both(), november, confirmed))).toEqual([
    ['ca 1', 1],
    ['es 2', 1],
  ])
  act(() => placeAt(es, there))
  const [item] = itemsOf(both(), november, confirmed)
  expect(item).toMatchObject({ key: 'ca 1', keys: 'ca 1,es 2' })
  act(() => putBack(es))
})

test('a pair is out where all of it is, and what is apart is told by language', () => {
  const paired = (over: object) => {
    const both = [shown('ca', event(1, noon)), shown('es', event(2, noon, over))]
    const [item] = itemsOf(both, november, confirmed)
    if (!item) throw new Error('nothing is drawn')
    return item
  }
  const apart = (over: object) =>
    statusesApart(paired(over)).map(({ language, status }) => [language, status])
  expect(isOut(paired({}))).toBe(true)
  expect(apart({})).toEqual([])
  expect(isOut(paired({ status: 'draft' }))).toBe(false)
  expect(apart({ status: 'draft' })).toEqual([
    ['ca', 'publish'],
    ['es', 'draft'],
  ])
  expect(isHidden(paired({}))).toBe(false)
  expect(isHidden(paired({ hide_from_listings: true }))).toBe(true)
})

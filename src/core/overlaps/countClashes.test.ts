import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { clashFactsIn, clashKinds, type ClashVersion } from './clashFacts.ts'
import { countClashes } from './countClashes.ts'
import type { Dated } from './span.ts'
import cases from './countClashes.cases.json'

const site = 'Europe/Madrid'

interface Thing {
  readonly dated: Dated
  readonly versions: readonly ClashVersion[]
}

const factsOf = (things: readonly Thing[]) => {
  const read = clashFactsIn(site)
  return things.map(({ dated, versions }) => read(dated, versions))
}

const two = (number: number) => String(number).padStart(2, '0')

/** Around the night on which the clock goes back, so that hours come twice. */
const wall = fc
  .record({ day: fc.integer({ min: 20, max: 31 }), hour: fc.integer({ min: 0, max: 23 }) })
  .map(({ day, hour }) => `2026-10-${two(day)} ${two(hour)}:00:00`)

const dated: fc.Arbitrary<Dated> = fc
  .record({
    start_date: wall,
    other: fc.oneof(wall, fc.constant('')),
    all_day: fc.boolean(),
    timezone: fc.constantFrom('', site, 'Europe/London', 'Asia/Kolkata', 'UTC+2', 'Nowhere/At-all'),
  })
  .map(({ other, ...rest }) => Object.assign(rest, { end_date: other }))

const title = fc.constantFrom(
  'Concert de Nadal',
  'Concert Nadal',
  'CONCERT de nadal!',
  'Concetr de Nadal',
  'Concert de Nadals',
  'Concert de Nadal 2',
  'Oncert de Nadal',
  'Concert de Nadla',
  'Fira',
  'Mira',
  '…',
)

const version: fc.Arbitrary<ClashVersion> = fc.record({
  language: fc.constantFrom('ca', 'es'),
  title,
  venues: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  status: fc.constantFrom('publish', 'draft', 'trash'),
})

const thing: fc.Arbitrary<Thing> = fc.record({
  dated,
  versions: fc.uniqueArray(version, { selector: ({ language }) => language, maxLength: 2 }),
})

test('as many clashes are counted as are named when everything is held against everything', () =>
  forAll([fc.array(thing, { maxLength: 8 })], (things) => {
    const facts = factsOf(things)
    const counts = countClashes(facts)
    for (const [at, one] of facts.entries()) {
      const kinds = facts.filter((other) => other !== one).map((other) => clashKinds(one, other))
      const count = (kind: 'venue' | 'title') => kinds.filter((all) => all.includes(kind)).length
      expect(counts[at]).toMatchObject({ venue: count('venue'), title: count('title') })
    }
  }))

const at = (start: string, end: string, over: Partial<Dated & ClashVersion> = {}): Thing => {
  const { language = 'ca', title: name = start + end, venues = [5], status = 'publish' } = over
  const { all_day = false, timezone = '' } = over
  const dates = { start_date: `2026-11-${start}:00`, end_date: `2026-11-${end}:00` }
  return {
    dated: { ...dates, all_day, timezone },
    versions: [{ language, title: name, venues, status }],
  }
}

const evening = at('12 20:00', '12 22:00')

describe('at one venue', () => {
  test.each<[what: string, other: Thing, isClash: boolean]>([
    ['what overlaps', at('12 21:30', '12 23:00'), true],
    ['what begins as it ends', at('12 22:00', '12 23:00'), false],
    ['what is over as it begins', at('12 19:00', '12 20:00'), false],
    ['a moment within it', at('12 21:00', '12 21:00'), true],
    ['the whole day', at('12 00:00', '12 23:59', { all_day: true }), true],
    ['the whole day after', at('13 00:00', '13 23:59', { all_day: true }), false],
    ['days on end', at('10 09:00', '15 20:00'), true],
    ['a week of whole days', at('08 00:00', '14 23:59', { all_day: true }), true],
    ['an exhibition of more than a week', at('08 00:00', '15 23:59', { all_day: true }), false],
    ['the night before', at('11 22:00', '12 03:00'), false],
    [
      'the same hours of a zone that is an hour behind',
      at('12 19:00', '12 20:30', { timezone: 'Europe/London' }),
      true,
    ],
    [
      'what is over by the clock of its own zone',
      at('12 21:30', '12 22:30', { timezone: 'Europe/London' }),
      false,
    ],
    ['what is in the trash', at('12 20:00', '12 22:00', { status: 'trash' }), false],
    ['a number of another language', at('12 20:00', '12 22:00', { language: 'es' }), false],
    ['what has another venue', at('12 20:00', '12 22:00', { venues: [6] }), false],
    ['what has none', at('12 20:00', '12 22:00', { venues: [] }), false],
    ['what ends before it starts, at its start', at('12 21:00', '11 22:00'), true],
    [
      'what is in a zone nobody knows',
      at('12 20:00', '12 22:00', { timezone: 'Nowhere/At' }),
      false,
    ],
  ])('%s', (_what, other, isClash) => {
    expect(countClashes(factsOf([evening, other]))[0]?.venue).toBe(isClash ? 1 : 0)
  })
})

test('on the day the clock goes back the hours after it are those of winter', () => {
  const dates = (day: string, from: string, to: string) => ({
    start_date: `2026-10-${day} ${from}:00`,
    end_date: `2026-10-${day} ${to}:00`,
  })
  const { dated, versions } = evening
  const here = { dated: { ...dated, ...dates('25', '20:00', '20:45') }, versions }
  const timezone = 'Asia/Kolkata'
  const there = { dated: { ...dated, ...dates('26', '01:00', '01:30'), timezone }, versions }
  expect(countClashes(factsOf([here, there]))[0]?.venue).toBe(1)
})

describe('of nearly one title', () => {
  const named = (title: string, day = '12', over: object = {}) =>
    at(`${day} 10:00`, `${day} 11:00`, { venues: [], title, ...over })
  test.each(cases)('$one / $other', ({ one, other, isClash }) => {
    expect(countClashes(factsOf([named(one), named(other)]))[0]?.title).toBe(isClash ? 1 : 0)
  })

  test('less than a week apart: a weekly series repeats nothing', () => {
    const series = ['01', '08', '15', '22'].map((day) => named('Concert', day))
    const counts = countClashes(factsOf([...series, named('Concert', '28')]))
    expect(counts.map(({ title: near }) => near)).toEqual([0, 0, 0, 1, 1])
  })

  test('in one language: a title may be the same in two', () => {
    const both = [named('Festival'), named('Festival', '12', { language: 'es' })]
    expect(countClashes(factsOf(both))[0]?.title).toBe(0)
  })
})

test('two thousand in a month take little time', () => {
  const things = Array.from({ length: 2000 }, (_, number) =>
    at(
      `${two((number % 28) + 1)} ${two((number % 12) + 8)}:00`,
      `${two((number % 28) + 1)} ${two((number % 12) + 8)}:45`,
      {
        title: `Acte ${number % 7 === 0 ? 'gran' : number} de la vila`,
        venues: [number % 40],
      },
    ),
  )
  const begin = performance.now()
  expect(countClashes(factsOf(things)).some(({ venue }) => venue > 0)).toBe(true)
  // Two million pairs would take longer on any machine; this one may be busy.
  expect(performance.now() - begin).toBeLessThan(1500)
})

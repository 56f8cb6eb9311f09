import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import { addDays, readWallDay } from '../../time/wallTime.ts'
import { type Answer, type Facts, firstDayListing, lastListedDay } from './facts.ts'
import { reasonsFor, verdictOn } from './reasons.ts'
import { clock, facts, hidden, silent } from './visibilityBed.ts'

const kinds = (of: Facts) => reasonsFor(of, clock).map(({ kind }) => kind)
const verdict = (of: Facts) => verdictOn(reasonsFor(of, clock), of)

/** Faults of an event, each with the reason that it is given. */
const faults = [
  ['status', { status: 'draft' }, {}],
  ['scheduled', { status: 'future', date: '2027-01-01 10:00:00' }, {}],
  ['trash', { status: 'trash' }, {}],
  ['hidden', { hide_from_listings: true }, {}],
  ['past', { start_date: '2026-11-20 20:00:00', end_date: '2026-11-20 22:00:00' }, {}],
  ['beyond', { start_date: '2029-05-01 20:00:00', end_date: '2029-05-01 22:00:00' }, {}],
  ['language', {}, { addressLanguage: 'es' }],
  ['category', {}, { categories: [{ id: 3, name: 'Music', state: 'empty' }] }],
] as const

const answer = fc.constantFrom<Answer>('yes', 'no', 'unknown')
const answers = fc.record({
  page: fc.constantFrom<Facts['page']>('yes', 'no', 'unknown', 'password'),
  usual: answer,
  anyDate: answer,
})
const some = fc.subarray([...faults])
const faulty = fc.tuple(some, answers).map(([chosen, given]) => ({
  chosen,
  of: facts(
    Object.assign({}, ...chosen.map(([, over]) => over)),
    Object.assign({}, given, ...chosen.map(([, , other]) => other)),
  ),
}))

/** Of two statuses or dates the later one stands. */
function standing(chosen: readonly (typeof faults)[number][]): string[] {
  const last = (among: readonly string[]) => chosen.findLast(([kind]) => among.includes(kind))?.[0]
  const rivals = [
    ['status', 'scheduled', 'trash'],
    ['past', 'beyond'],
  ]
  return chosen
    .map(([kind]) => kind)
    .filter((kind) => rivals.every((among) => !among.includes(kind) || last(among) === kind))
}

describe('why an event is not seen', () => {
  test('is told of every fault it has, whatever else was answered', () =>
    forAll([faulty], ({ chosen, of }) => {
      expect(kinds(of)).toEqual(expect.arrayContaining(standing(chosen)))
    }))

  test('is never “nothing” while the public was not shown it', () =>
    forAll([faulty], ({ of }) => {
      const isSeen = of.page === 'yes' && of.usual === 'yes'
      if (!isSeen) expect(kinds(of)).not.toEqual([])
      if (verdict(of) === 'visible') expect(isSeen).toBe(true)
    }))

  test('is nothing where all is well', () => {
    const well = facts({}, { categories: [{ id: 3, name: 'Music', state: 'shown' }] })
    expect(kinds(well)).toEqual([])
    expect(verdict(well)).toBe('visible')
  })

  test('names a fault once', () =>
    forAll([faulty], ({ of }) => {
      const all = reasonsFor(of, clock).map((reason) => JSON.stringify(reason))
      expect(new Set(all).size).toBe(all.length)
    }))

  test('tells what is closed from what the listing leaves out', () => {
    expect(verdict(facts({ status: 'private' }, hidden))).toBe('closed')
    expect(verdict(facts({ hide_from_listings: true }, { usual: 'no', anyDate: 'no' }))).toBe(
      'address',
    )
  })

  test('knows that what is running has left the usual listing, and what began today has not', () => {
    const running = { start_date: '2026-11-20 10:00:00', end_date: '2026-11-30 20:00:00' }
    expect(kinds(facts(running, { usual: 'no' }))).toEqual(['begun'])
    expect(kinds(facts(running))).toEqual([])
    const over = { start_date: '2026-11-22 10:00:00', end_date: '2026-11-22 12:00:00' }
    expect(kinds(facts(over))).toEqual([])
  })

  test('is nothing in the listing that shows what it should not, which is told', () => {
    for (const over of [{ hide_from_listings: true }, faults[4][1], faults[5][1]])
      expect(verdict(facts(over))).toBe('visible')
    expect(verdict(facts({}, { addressLanguage: 'es' }))).toBe('visible')
    expect(kinds(facts({ hide_from_listings: true }))).toEqual(['hidden'])
  })

  test('tells what waits to be published from what the site has missed', () => {
    const missed = facts({ status: 'future', date: '2026-11-20 10:00:00' }, hidden)
    expect(kinds(missed)).toEqual(['overdue'])
    expect(verdict(missed)).toBe('closed')
  })

  test('says what it cannot know', () => {
    expect(kinds(facts({}, silent))).toEqual(['unknown', 'unknown'])
    expect(verdict(facts({}, silent))).toBe('unknown')
    expect(verdict(facts({}, { own: { kind: 'forbidden' }, ...silent }))).toBe('unknown')
    expect(verdict(facts({}, { own: { kind: 'unknown' } }))).toBe('visible')
    expect(verdict(facts({ status: 'draft' }, silent))).toBe('closed')
    expect(verdict(facts({}, hidden))).toBe('closed')
    expect(kinds(facts({}, { usual: 'no', anyDate: 'no' }))).toEqual(['unlisted'])
  })

  test('takes a record without its content for one with a password, and for nothing else', () => {
    const withheld = { all_day: null, featured: null, hide_from_listings: null, categories: [] }
    expect(kinds(facts(withheld, { page: 'password' }))).toEqual(['password'])
    expect(kinds(facts({}, { own: { kind: 'protected' }, page: 'password' }))).toEqual(['password'])
  })
})

test('an event is listed from the day whose listing ends with it', async () => {
  const days = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
    .map((date) => readWallDay(date.toISOString().slice(0, 10)) ?? clock.today)
  await forAll([days], (end) => {
    const last = lastListedDay(firstDayListing(end))
    // A leap day has no such day in most years: then the day before is told.
    expect(last <= end && addDays(last, 1) >= end).toBe(true)
  })
  expect(lastListedDay(clock.today)).toBe('2028-11-22')
})

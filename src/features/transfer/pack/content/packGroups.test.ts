import * as fc from 'fast-check'
import { forAll } from '../../../../testProperty.ts'
import { placementOf, touches } from '../../../calendar/days/placement.ts'
import { addDays, daysCounted, wallTime } from '../../../../time/wallTime.ts'
import { event, october, october2026 } from '../packBed.ts'
import { usualChoices } from './packChoices.ts'

/** Events around October: long and short, of the night, of whole days, ending before they start. */
const events = fc.array(
  fc
    .record({
      start: fc.integer({ min: -40, max: 45 }),
      length: fc.integer({ min: -1, max: 50 }),
      clock: fc.constantFrom('00:00:00', '09:00:00', '19:30:00', '23:30:00'),
      end: fc.constantFrom('00:00:00', '03:00:00', '10:00:00', '21:00:00', '23:59:59'),
      all_day: fc.boolean(),
      categories: fc.subarray([1, 2, 3, 4]),
    })
    .map(({ start, length, clock, end, all_day, categories }) => ({
      all_day,
      start_date: wallTime(addDays(october.first, start), all_day ? '00:00:00' : clock),
      end_date: wallTime(addDays(october.first, start + length), all_day ? '23:59:59' : end),
      categories: categories.map((id) => ({ id, name: `C${id}`, slug: `c${id}` })),
    })),
  { maxLength: 30 },
)

const recordsOf = (wires: readonly object[]) =>
  wires.map((wire, at) => event({ ...wire, id: at + 1, title: `E${at}` }))

type Records = ReturnType<typeof recordsOf>
type Wanted = (record: Records[number]) => number

async function countedAs(wires: readonly object[], choices: object, wanted: Wanted) {
  const records = recordsOf(wires)
  const pack = await october2026('ca', records, { choices: { ...usualChoices, ...choices } })
  const keys = pack.sections.flatMap(({ entries }) => entries.map(({ key }) => key))
  for (const record of records) {
    const placed = placementOf(record)
    const isIn = placed !== null && touches(placed, october.first, october.last)
    const found = keys.filter((key) => key === String(record.id)).length
    expect([record.id, found]).toEqual([record.id, isIn ? wanted(record) : 0])
  }
  expect(pack.sections.every(({ entries }) => entries.length > 0)).toBe(true)
  return pack
}

test('once: every event of the days is in the agenda once', () =>
  forAll([events], async (wires) => {
    const { count, repeated } = await countedAs(wires, { long: 'once' }, () => 1)
    expect(count).toBeLessThanOrEqual(wires.length)
    expect(repeated).toBe(0)
  }))

test('daily: every event is under each of these days that it touches', () =>
  forAll([events], async (wires) => {
    await countedAs(wires, { long: 'daily' }, (record) => {
      const placed = placementOf(record)
      if (!placed) return 0
      const from = placed.firstDay < october.first ? october.first : placed.firstDay
      const until = placed.lastDay > october.last ? october.last : placed.lastDay
      return daysCounted(from, until)
    })
  }))

test('by category: every event is under each of its own, and one without any at the end', () =>
  forAll([events], async (wires) => {
    const { sections } = await countedAs(wires, { by: 'category' }, ({ categories }) =>
      Math.max(1, categories.length),
    )
    const headings = sections.map(({ heading }) => heading)
    const named = headings.filter((heading) => heading !== 'Altres actes')
    expect(named).toEqual(named.toSorted())
    expect(headings.slice(0, named.length)).toEqual(named)
  }))

test('by the categories that were asked for, an event is under those alone', async () => {
  const categories = [
    { id: 1, name: 'Música', slug: 'musica' },
    { id: 2, name: 'Àgora', slug: 'agora' },
  ]
  const choices = { ...usualChoices, by: 'category' as const }
  const records = [event({ categories })]
  const headings = async (asked: readonly (number | string)[]) => {
    const { sections } = await october2026('ca', records, { choices, categories: asked })
    return sections.map(({ heading }) => heading)
  }
  expect(await headings([])).toEqual(['Àgora', 'Música'])
  expect(await headings(['musica'])).toEqual(['Música'])
  expect(await headings([2])).toEqual(['Àgora'])
  // A category asked for may hold those below it, which is what the event has.
  expect(await headings([9])).toEqual(['Àgora', 'Música'])
})

test('within a day, what is of the whole day comes before hours, and those in their order', async () => {
  const { sections } = await october2026('ca', [
    event({ id: 1, title: 'Vespre' }),
    event({ id: 2, title: 'Matí', start_date: '2026-10-03 09:00:00' }),
    event({ id: 3, title: 'Fira', all_day: true, end_date: '2026-10-04 23:59:59' }),
  ])
  expect(sections[0]?.entries.map(({ title }) => title)).toEqual(['Fira', 'Matí', 'Vespre'])
})

test('what is not in the agenda is counted', async () => {
  const pack = await october2026('ca', [
    event({ id: 1, hide_from_listings: true }),
    event({ id: 2, start_date: '' }),
    event({ id: 3, all_day: null, featured: null }),
    event({ id: 4, hide_from_listings: true, start_date: '2027-01-01', end_date: '2027-01-01' }),
    event({ id: 5, status: 'draft' }),
    event({ id: 6, end_date: '2026-10-01 10:00:00' }),
  ])
  expect(pack).toMatchObject({
    count: 2,
    unpublished: 1,
    endsBeforeStart: 1,
    leftOut: { hidden: 1, undated: 1, withheld: 1 },
  })
})

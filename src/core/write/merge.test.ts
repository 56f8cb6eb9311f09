import * as fc from 'fast-check'
import { forAll } from '../../testProperty.ts'
import {
  flag,
  links,
  name,
  requiredWallTime,
  text,
  wallTime,
  type Fields,
} from '../resource/field.ts'
import { merged, type Values } from './merge.ts'
import { sameRichText } from '../resource/richText.ts'
import { Conflict } from './saved.ts'

interface Shape {
  readonly title: string
  readonly description: string
  readonly place: string
  readonly when: string
  readonly is_open: boolean
  readonly tags: readonly number[]
  readonly modified_utc: string
}

const fields: Fields<Shape> = {
  title: name({ of: ({ title }) => title }),
  description: text({ kind: 'html', same: sameRichText, of: (one) => one.description }),
  place: text({ of: ({ place }) => place }),
  when: wallTime({ of: ({ when }) => when }),
  is_open: flag({ of: (one) => one.is_open }),
  tags: links({ of: ({ tags }) => tags }),
}

const word = fc.constantFrom('Fira', 'Concert', 'Ball')
const values = {
  title: word,
  description: fc.constantFrom('', '<p>Fira</p>', 'Fira', '<p>Ball</p>'),
  place: fc.constantFrom('', 'Sala', 'Sala ', 'Plaça'),
  when: fc.constantFrom('2027-01-01 10:00:00', '2027-01-02 10:00:00'),
  is_open: fc.boolean(),
  tags: fc.uniqueArray(fc.integer({ min: 1, max: 3 })),
}
const record = fc.record({
  ...values,
  modified_utc: fc.constantFrom('2027-01-01 01:00:00', '2027-01-01 01:00:01'),
})
const changes = fc.record(values, { requiredKeys: [] })

const valueIn = (of: Shape, field: string) => JSON.stringify(fields[field]?.of(of))

/** What is asked, and what is written where nothing is. */
function outcomeOf(merge: () => Values): { asked: readonly string[]; written: Values } {
  try {
    return { asked: [], written: merge() }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return { asked: error.fields.map(({ field }) => field), written: {} }
  }
}

const outcome = (opened: Shape, fresh: Shape, mine: Values) =>
  outcomeOf(() => merged(fields, opened, fresh, mine))

test('nothing is asked but of fields that were changed on both sides, to something else', () =>
  forAll(
    [record, record, changes],
    (opened, fresh, mine: Values) => {
      for (const field of outcome(opened, fresh, mine).asked) {
        expect(Object.keys(mine)).toContain(field)
        expect(valueIn(fresh, field)).not.toBe(valueIn(opened, field))
        expect(valueIn(fresh, field)).not.toBe(JSON.stringify(mine[field]))
      }
    },
    { numRuns: 1000 },
  ))

test('without a question everything of mine is written, and nothing else', () =>
  forAll(
    [record, record, changes],
    (opened, fresh, mine: Values) => {
      const { asked, written } = outcome(opened, fresh, mine)
      if (asked.length > 0) return
      for (const [field, value] of Object.entries(mine)) {
        const isThere = valueIn(fresh, field) === JSON.stringify(value)
        expect(Object.hasOwn(written, field) ? written[field] : value).toBe(value)
        expect(Object.hasOwn(written, field)).toBe(!isThere)
      }
      expect(Object.keys(mine)).toEqual(expect.arrayContaining(Object.keys(written)))
    },
    { numRuns: 1000 },
  ))

test('where nobody else changed anything, nothing is asked; equal sides leave nothing to write', () =>
  forAll(
    [record, changes],
    (opened, mine: Values) => {
      expect(outcome(opened, opened, mine).asked).toEqual([])
      expect(outcome(opened, { ...opened, ...mine }, mine)).toEqual({ asked: [], written: {} })
    },
    { numRuns: 1000 },
  ))

test('of a record that tells no date, what somebody adds to a text is asked about as well', () => {
  const opened = { description: 'Text pla' }
  const fresh = { description: 'Text <a href="https://example.org/">pla</a>' }
  const description = text({
    kind: 'html',
    same: sameRichText,
    of: (one: typeof fresh) => one.description,
  })
  const mine = { description: 'Text pla i nou' }
  const save = () => merged({ description }, opened, fresh, mine)
  expect(save).toThrow(Conflict)
})

interface Span {
  readonly title: string
  readonly start_date: string
  readonly end_date: string
}

const spanFields: Fields<Span> = {
  title: name({ of: ({ title }) => title }),
  start_date: requiredWallTime({ of: (one) => one.start_date }),
  end_date: requiredWallTime({ of: (one) => one.end_date }),
}

const hour = fc.integer({ min: 10, max: 15 }).map((of) => `2027-01-01 ${of}:00:00`)
const spans = { title: word, start_date: hour, end_date: hour }
const isUncrossed = ({ start_date, end_date }: Span) => start_date <= end_date
const span = fc.record(spans).filter(isUncrossed)
const partOfSpan = fc.record(spans, { requiredKeys: [] })

test('of two that end after they start nothing is made, unasked, that ends before; what is asked was touched here', () =>
  forAll(
    [span, span, partOfSpan],
    (opened, fresh, mine: Partial<Span>) => {
      fc.pre(isUncrossed({ ...opened, ...mine }))
      const { asked, written } = outcomeOf(() => merged(spanFields, opened, fresh, mine))
      if (asked.length === 0) expect({ ...fresh, ...written }).toSatisfy(isUncrossed)
      expect(Object.keys(mine)).toEqual(expect.arrayContaining([...asked]))
      expect(new Set(asked).size).toBe(asked.length)
    },
    { numRuns: 3000 },
  ))

test('whatever is chosen of each that is asked, nothing goes out that ends before it starts', async () => {
  const chosen = fc.func(fc.boolean())
  await forAll(
    [span, span, partOfSpan, chosen],
    (opened, fresh, mine: Partial<Span>, isMine) => {
      fc.pre(isUncrossed({ ...opened, ...mine }))
      const first = outcomeOf(() => merged(spanFields, opened, fresh, mine))
      const asked = new Set(first.asked)
      const changes = Object.fromEntries(
        Object.entries(mine).filter(([field]) => !asked.has(field) || isMine(field)),
      )
      const { written } = outcomeOf(() => merged(spanFields, fresh, fresh, changes))
      expect({ ...fresh, ...written }).toSatisfy(isUncrossed)
    },
    { numRuns: 3000 },
  )
})

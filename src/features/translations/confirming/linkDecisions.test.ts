import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import { nothingConfirmed, type ConfirmedPairs } from '../confirmed/confirmedPairs.ts'
import { separated, linked } from './linkDecisions.ts'

const events = (...versions: readonly Record<string, number>[]) =>
  versions.map((one) => ({ collection: 'events' as const, versions: one }))

test('what is said apart leaves the thing it was in, and joins it when somebody thinks again', () => {
  const three = linked(nothingConfirmed, 'events', { ca: 5, es: 7, en: 9 })
  const apart = separated(three, 'events', { language: 'ca', id: 5 }, { language: 'es', id: 7 })
  expect(apart).toEqual({
    together: events({ ca: 5, en: 9 }),
    apart: events({ ca: 5, es: 7 }),
  })
  expect(linked(apart, 'events', { ca: 5, es: 7 })).toEqual({
    together: events({ ca: 5, en: 9, es: 7 }),
    apart: [],
  })
})

test('what is said of events says nothing of venues of the same numbers', () => {
  const pairs = linked(nothingConfirmed, 'venues', { ca: 5, es: 7 })
  expect(linked(pairs, 'events', { ca: 5, es: 8 }).together).toHaveLength(2)
})

const place = fc.record({
  language: fc.constantFrom('ca', 'es', 'en'),
  id: fc.integer({ min: 1, max: 4 }),
})

test('whatever is said in whatever order, a record is in one thing, and none is together and apart', async () => {
  const statement = fc.tuple(fc.boolean(), place, place)
  await forAll([fc.array(statement, { maxLength: 12 })], (said) => {
    const pairs = said
      .filter(([, one, other]) => one.language !== other.language)
      .reduce<ConfirmedPairs>(
        (before, [isTogether, one, other]) =>
          isTogether
            ? linked(before, 'events', {
                [one.language]: one.id,
                [other.language]: other.id,
              })
            : separated(before, 'events', one, other),
        nothingConfirmed,
      )
    const records = pairs.together.flatMap(({ versions }) =>
      Object.entries(versions).map(([language, id]) => `${language} ${id}`),
    )
    expect(new Set(records).size).toBe(records.length)
    for (const { versions } of pairs.apart) {
      const isTogether = pairs.together.some((group) =>
        Object.entries(versions).every(([language, id]) => group.versions[language] === id),
      )
      expect(isTogether).toBe(false)
    }
  })
})

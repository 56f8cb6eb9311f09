import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import {
  exportedPairs,
  importedPairs,
  nothingConfirmed,
  type ConfirmedPairs,
  type LinkDecision,
} from '../translations.ts'
import { separated, linked } from '../confirming/linkDecisions.ts'

const site = 'https://agenda.example/{language}/wp-json'
const event = (versions: LinkDecision['versions']): LinkDecision => ({
  collection: 'events',
  versions,
})
const everywhere = () => true

const saidArbitrary: fc.Arbitrary<LinkDecision> = fc.record({
  collection: fc.constantFrom('events', 'venues'),
  versions: fc
    .tuple(
      fc.subarray(['ca', 'en', 'es'], { minLength: 2 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 3 }),
    )
    .map(([languages, ids]) =>
      Object.fromEntries(languages.map((language, at) => [language, ids[at] ?? 1])),
    ),
})

const pairsArbitrary = fc
  .array(fc.tuple(fc.boolean(), saidArbitrary), { maxLength: 12 })
  .map((all): ConfirmedPairs =>
    all.reduce<ConfirmedPairs>((pairs, [isTogether, { collection, versions }]) => {
      if (isTogether) return linked(pairs, collection, versions)
      const [one, other] = Object.entries(versions).map(([language, id]) => ({ language, id }))
      return one && other ? separated(pairs, collection, one, other) : pairs
    }, nothingConfirmed),
  )

const sorted = ({ together, apart }: ConfirmedPairs) => {
  const lines = (all: readonly LinkDecision[]) =>
    all
      .map(
        ({ collection, versions }) => `${collection} ${Object.entries(versions).sort().join(' ')}`,
      )
      .sort()
  return { together: lines(together), apart: lines(apart) }
}

const mine = linked(nothingConfirmed, 'events', { ca: 1, es: 2 })
const fileOf = (together: LinkDecision[], apart: LinkDecision[] = []) =>
  exportedPairs(site, { together, apart })

test('a file of pairs comes back whole where nothing was said before', () =>
  forAll([pairsArbitrary], (pairs) => {
    const found = importedPairs(exportedPairs(site, pairs), site, nothingConfirmed, everywhere)
    if (found.kind !== 'pairs') throw new Error(found.kind)
    const count = pairs.together.length + pairs.apart.length
    expect(found.added + found.contradictions.length).toBe(count)
    if (found.contradictions.length === 0) expect(sorted(found.pairs)).toEqual(sorted(pairs))
  }))

test('a file of pairs says the same twice, more, and what cannot be beside what is there', () => {
  const file = fileOf(
    [event({ ca: 1, es: 2 }), event({ es: 2, en: 3 }), event({ ca: 1, es: 7 })],
    [event({ ca: 1, en: 3 }), event({ ca: 5, es: 6 })],
  )
  expect(importedPairs(file, site, mine, everywhere)).toEqual({
    kind: 'pairs',
    pairs: {
      together: [event({ ca: 1, es: 2, en: 3 })],
      apart: [event({ ca: 5, es: 6 })],
    },
    added: 2,
    same: 1,
    contradictions: [
      { mine: event({ ca: 1, es: 2, en: 3 }), theirs: event({ ca: 1, es: 7 }), says: 'together' },
      { mine: event({ ca: 1, es: 2, en: 3 }), theirs: event({ ca: 1, en: 3 }), says: 'apart' },
    ],
    missing: [],
  })
})

test('a file of pairs whose half was deleted brings what is left of it', () => {
  const isThere = (_: string, language: string, id: number) => !(language === 'es' && id === 2)
  const file = fileOf([event({ ca: 1, es: 2, en: 3 }), event({ ca: 4, es: 2 })])
  expect(importedPairs(file, site, nothingConfirmed, isThere)).toMatchObject({
    pairs: { together: [event({ ca: 1, en: 3 })] },
    added: 1,
    missing: [event({ ca: 1, es: 2, en: 3 }), event({ ca: 4, es: 2 })],
  })
})

test('a file of pairs of another site, of a later Agenda or of anything else brings nothing', async () => {
  const file = exportedPairs('https://other.example', mine)
  expect(importedPairs(file, site, nothingConfirmed, everywhere)).toEqual({
    kind: 'otherSite',
    site: 'https://other.example',
  })
  const later = '{"agendaPairs":2,"pairs":{}}'
  expect(importedPairs(later, site, mine, everywhere)).toEqual({ kind: 'later' })
  const alone = fileOf([event({ ca: 1 })])
  expect(importedPairs(alone, site, mine, everywhere)).toEqual({ kind: 'unreadable' })
  await forAll([fc.oneof(fc.string(), fc.json())], (text) => {
    expect(importedPairs(text, site, mine, everywhere)).toEqual({ kind: 'unreadable' })
  })
})

test('a file of pairs of ten thousand pairs is taken in at once', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => event({ ca: at + 1, es: at + 20_001 }))
  const found = importedPairs(fileOf(many), site, nothingConfirmed, everywhere)
  expect(found).toMatchObject({ kind: 'pairs', added: 10_000 })
})

import * as fc from 'fast-check'
import { forAll } from '../../../testProperty.ts'
import type { PublishingRules } from '../../../api/configuration.ts'
import {
  type Breach,
  breachesOf,
  isKnown,
  isShouted,
  type Judged,
  type JudgedFacts,
  lengthOfText,
  refusedFor,
  staysOut,
} from './breaches.ts'
import cases from './breaches.cases.json'

const event: Judged = {
  title: 'Concert de Nadal',
  description: '<p>Cants de tot el món.</p>',
  cost: '0',
  image: '7',
  categories: [3],
  venue: [4],
  organizer: [5],
  status: 'draft',
}
const facts: JudgedFacts = { picture: { width: 800, height: 450 }, versions: { es: 'here' } }
const all: PublishingRules = {
  languages: ['ca', 'es'],
  required: ['image', 'categories', 'venue', 'organizer', 'cost'],
  descriptionLength: { min: 5, max: 50 },
  pictureSize: { width: 800, height: 450 },
  noCapitals: true,
}
const low = { width: 4000, height: 449 }
const ofLength = (word: 'short' | 'long', length: number, limit: number): Breach => ({
  rule: 'descriptionLength',
  word,
  length,
  limit,
})
const inSpanish = (word: 'missing' | 'unknown'): Breach => ({
  rule: 'languages',
  word,
  languages: ['es'],
})
const namesOf = (breaches: readonly Breach[]) => breaches.map(({ rule }) => rule)

describe('an event before the rules of a site', () => {
  test('breaks none that it meets', () => expect(breachesOf(event, all, facts)).toEqual([]))

  test.each<[string, Partial<Judged>, Partial<JudgedFacts>, Breach]>([
    ['in capitals', { title: 'CONCERT DE NADAL' }, {}, { rule: 'noCapitals' }],
    ['without a venue', { venue: [] }, {}, { rule: 'venue' }],
    ['without an organizer', { organizer: [] }, {}, { rule: 'organizer' }],
    ['without a category', { categories: [] }, {}, { rule: 'categories' }],
    ['without a price', { cost: '  ' }, {}, { rule: 'cost' }],
    ['without an image', { image: '' }, { picture: null }, { rule: 'image' }],
    ['of a word', { description: '<p>Ei</p>' }, {}, ofLength('short', 2, 5)],
    ['of many words', { description: 'x'.repeat(51) }, {}, ofLength('long', 51, 50)],
    [
      'with a low picture',
      {},
      { picture: low },
      { rule: 'pictureSize', word: 'small', found: low },
    ],
    [
      'with a picture that does not load',
      {},
      { picture: null },
      { rule: 'pictureSize', word: 'unknown' },
    ],
    ['in one language', {}, { versions: { es: 'missing' } }, inSpanish('missing')],
    [
      'of which nobody knows the versions',
      {},
      { versions: { es: 'unknown' } },
      inSpanish('unknown'),
    ],
  ])('%s breaks that rule and no other', (_what, changes, seen, breach) => {
    expect(breachesOf({ ...event, ...changes }, all, { ...facts, ...seen })).toEqual([breach])
  })
})

test.each(cases.shouted)('capitals: %s is shouted', (title) => expect(isShouted(title)).toBe(true))
test.each(['ABBA', 'IES', '2027', '', 'Concert', '日本の祭り', 'DJ SET amb Pau'])(
  'capitals: %s is not',
  (title) => expect(isShouted(title)).toBe(false),
)

test('tags, entities and spaces between words are no length of a text', async () => {
  expect(lengthOfText('<p>a &amp;  b</p>\n<p><b>c</b></p>')).toBe('a & b c'.length)
  await forAll([fc.stringMatching(/^[a-z ]*$/)], (text) => {
    expect(lengthOfText(`<p class="x"><em>${text}</em></p>`)).toBe(lengthOfText(text))
  })
})

const anyEvent: fc.Arbitrary<Judged> = fc.record({
  title: fc.string(),
  description: fc.string(),
  cost: fc.string(),
  image: fc.constantFrom('', '7', 'https://x.example/a.png'),
  categories: fc.array(fc.nat(), { maxLength: 2 }),
  venue: fc.array(fc.nat(), { maxLength: 2 }),
  organizer: fc.array(fc.nat(), { maxLength: 2 }),
  status: fc.constantFrom('draft', 'pending', 'private', 'future', 'publish'),
})
const anyFacts: fc.Arbitrary<JudgedFacts> = fc.record({
  picture: fc.option(fc.record({ width: fc.nat(2000), height: fc.nat(2000) })),
  versions: fc.dictionary(
    fc.constantFrom('ca', 'es', 'en'),
    fc.constantFrom('here' as const, 'missing' as const, 'unknown' as const),
  ),
})
const anyRules: fc.Arbitrary<PublishingRules> = fc.record(
  {
    languages: fc.subarray(['ca', 'es', 'en']),
    required: fc.subarray(['image', 'categories', 'venue', 'organizer', 'cost']),
    descriptionLength: fc.record({ min: fc.integer({ min: 1, max: 20 }) }),
    pictureSize: fc.record({ width: fc.integer({ min: 1, max: 2000 }) }),
    noCapitals: fc.boolean(),
  },
  { requiredKeys: [] },
)

test('the laws of rules: no rules break nothing; a rule more never breaks less, and each is broken once at most', () =>
  forAll([anyEvent, anyFacts, anyRules, anyRules], (one, seen, some, more) => {
    expect(breachesOf(one, {}, seen)).toEqual([])
    const few = namesOf(breachesOf(one, some, seen).filter(isKnown))
    const many = namesOf(breachesOf(one, { ...more, ...some }, seen).filter(isKnown))
    expect(many).toEqual(expect.arrayContaining(few))
    expect(new Set(many).size).toBe(many.length)
  }))

test('the laws of rules: what could not be found out keeps nothing from being published', () =>
  forAll([anyEvent, anyRules], (one, rules) => {
    const versions = { ca: 'unknown', es: 'unknown', en: 'unknown' } as const
    const found = refusedFor(null, breachesOf(one, rules, { picture: null, versions }))
    expect(namesOf(found)).not.toContain('languages')
    expect(namesOf(found)).not.toContain('pictureSize')
  }))

test('the laws of rules: an event that stays as it was is refused for nothing; of a worse one, only what is worse', () =>
  forAll([anyEvent, anyEvent, anyFacts, anyRules], (one, other, seen, rules) => {
    const before = breachesOf(one, rules, seen)
    const after = breachesOf(other, rules, seen)
    expect(refusedFor(before, before)).toEqual([])
    for (const { rule } of refusedFor(before, after)) {
      expect(namesOf(before)).not.toContain(rule)
      expect(namesOf(after)).toContain(rule)
    }
  }))

test.each(cases.out)('an event stays out: from $from to $to: $isSo', ({ from, to, isSo }) => {
  expect(staysOut({ ...event, status: from }, { ...event, status: to })).toBe(isSo)
})
test('an event stays out never when it is new', () => expect(staysOut(null, event)).toBe(false))

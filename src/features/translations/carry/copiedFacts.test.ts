import { venueOf } from '../../../resources/venues/venues.ts'
import { eventOf } from '../../../resources/events/events.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { languageOf } from '../../../api/language.ts'
import type { Certainty } from '../pairing/pairing.ts'
import { factKinds } from '../facts/factKinds.ts'
import type { Found } from '../near/found.ts'
import { groupIndex } from '../state/groupIndex.ts'
import { pairingOf } from '../state/testVersions.ts'
import {
  type FactsCopy,
  copiedFacts,
  firstAnswers,
  leftOut,
  namesFor,
  questionsAbout,
  messageOfCopy,
} from './copiedFacts.ts'

const here = serviceOf(editor)
const es = languageOf(here.configuration, 'es')
if (es === null) throw new Error('no Spanish')
const there = here.in(es)

const facts = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const source = eventOf({ id: 1, ...facts, venue: [venueOf({ id: 31 })] })
const target = eventOf({ id: 2, ...facts })
const carry: FactsCopy = {
  kind: factKinds.events,
  source: { service: here, record: source },
  target: { service: there, record: target },
  names: ['venue'],
}

/** Nothing is confirmed; the event's version is as certain as its venue's, number 32. */
function found(certainty: Certainty): Found {
  return {
    index: groupIndex(pairingOf({})),
    mateOf: (collection) => ({ id: collection === 'venues' ? 32 : 2, certainty }),
    proposals: () => [],
  }
}

const asked = (certainty: Certainty) => questionsAbout(carry, found(certainty), () => 'Sala')

test.each([
  ['almostCertain', 32],
  ['possible', 'leave'],
] as const)('of a link whose version is %s, %j is proposed', (certainty, answer) => {
  expect(Object.values(firstAnswers(asked(certainty)))).toEqual([answer])
})

test.each<[what: string, answer: number | 'leave', written: boolean, said: readonly object[]]>([
  ['what was not written', 32, false, []],
  ['an event whose link was left as it was', 'leave', true, [{ ca: 1, es: 2 }]],
  [
    'an event and its link',
    32,
    true,
    [
      { ca: 1, es: 2 },
      { ca: 31, es: 32 },
    ],
  ],
])('carrying says of %s only what went out', (_what, answer, isWritten, versions) => {
  const questions = asked('possible')
  const answers = Object.fromEntries(
    Object.keys(firstAnswers(questions)).map((key) => [key, answer] as const),
  )
  const carried = { carries: [carry], found: found('possible'), asked: questions, answers }
  const said = messageOfCopy(carried, new Set(isWritten ? ['es 2'] : ['ca 2']))
  expect(said.map((one) => one.versions)).toEqual(versions)
})

const tagged: FactsCopy = {
  kind: factKinds.events,
  source: { service: here, record: eventOf({ id: 1, ...facts, tags: [41, 42, 43].map(tag) }) },
  target: { service: there, record: eventOf({ id: 2, ...facts, tags: [52, 59].map(tag) }) },
  names: ['tags'],
}

/** Tags 41 and 43 have their versions, 51 and 53; 42 may be 52. */
const terms: Found = {
  index: groupIndex(pairingOf({})),
  mateOf: (_collection, { id }) =>
    id === 42 ? { id: 52, certainty: 'possible' } : { id: id + 10, certainty: 'confirmed' },
  proposals: () => [],
}
const [keyOf42 = ''] = Object.keys(firstAnswers(questionsAbout(tagged, terms, () => 'Fira')))

test.each<[answer: 'leave' | 'without' | number, tags: unknown]>([
  ['leave', undefined],
  // The one that may be it stays where it is; what nothing there corresponds to does not.
  ['without', [51, 52, 53]],
  [59, [51, 59, 53]],
])('of a field with one tag that has no version, %j carries %j', (answer, tags) => {
  const answers = { [keyOf42]: answer }
  expect(copiedFacts(tagged, terms, answers)['tags']).toEqual(tags)
  expect(leftOut(tagged, 'tags', answers)).toEqual(answer === 'without' ? [42] : [])
})

test('a field of which nothing has a version is not emptied by going without it', () => {
  const bare = { ...tagged, target: { service: there, record: eventOf({ id: 2, ...facts }) } }
  const unknown: Found = { ...terms, mateOf: () => undefined }
  const asked = questionsAbout(bare, unknown, () => 'Fira')
  const answers = Object.fromEntries(
    Object.keys(firstAnswers(asked)).map((key) => [key, 'without'] as const),
  )
  expect(asked.map(({ isAmongOthers }) => isAmongOthers)).toEqual([true, true, true])
  expect(copiedFacts(bare, unknown, answers)).not.toHaveProperty('tags')
})

function tag(id: number) {
  return { id, name: `Tag ${id}`, slug: `tag-${id}` }
}

test.each([
  ['des de 5 €', 'desde 5 €', ['website']],
  ['Gratuït', 'Gratis', ['website']],
  ['Gratuït', '5 €', ['cost', 'website']],
])('of the price %j, a version at %j is offered %j', (cost, costThere, names) => {
  const [now, version] = [eventOf({ id: 1, cost }), eventOf({ id: 2, cost: costThere })]
  expect(namesFor(['cost', 'website'], now, version)).toEqual(names)
})

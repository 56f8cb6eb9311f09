import { expect, test } from 'vitest'
import { venueOf } from '../../venues/venues.ts'
import { eventOf } from '../../events/events.ts'
import { editor, serviceOf } from '../../service/testSite.ts'
import { languageOf } from '../../service/language.ts'
import type { Certainty } from '../pairing/pairing.ts'
import type { Found } from '../near/found.ts'
import { groupIndex } from '../state/groupIndex.ts'
import { pairingOf } from '../state/testVersions.ts'
import { type Carry, firstAnswers, questionsAbout } from './carried.ts'
import { saidByCarrying } from './saidByCarrying.ts'

const here = serviceOf(editor)
const es = languageOf(here.configuration, 'es')
if (es === null) throw new Error('no Spanish')
const there = here.in(es)

const facts = { start_date: '2027-03-05 19:00:00', end_date: '2027-03-05 21:00:00' }
const source = eventOf({ id: 1, ...facts, venue: [venueOf({ id: 31 })] })
const target = eventOf({ id: 2, ...facts })
const carry: Carry = {
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
  const said = saidByCarrying(carried, new Map(isWritten ? [[2, target]] : []))
  expect(said.map((one) => one.versions)).toEqual(versions)
})

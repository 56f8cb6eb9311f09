import { separated, linked } from '../confirming/linkDecisions.ts'
import { answerChange, withoutAnswer, withoutDecision } from './answers.ts'
import { type ConfirmedPairs, nothingConfirmed, type LinkDecision } from './confirmedPairs.ts'

const event = (versions: LinkDecision['versions']): LinkDecision => ({
  collection: 'events',
  versions,
})
const fair = { ca: 5, es: 7 }
const together = (pairs: ConfirmedPairs, versions: LinkDecision['versions']) =>
  linked(pairs, 'events', versions)
const apart = (pairs: ConfirmedPairs, ca: number, es: number) =>
  separated(pairs, 'events', { language: 'ca', id: ca }, { language: 'es', id: es })
/** As the device gives back what was kept. */
const kept = (pairs: ConfirmedPairs) => structuredClone(pairs)

const others: ConfirmedPairs = {
  together: [event({ ca: 1, es: 2 })],
  apart: [event({ ca: 3, es: 4 })],
}

test.each<[what: string, before: ConfirmedPairs, after: (pairs: ConfirmedPairs) => ConfirmedPairs]>(
  [
    ['a confirmation', others, (pairs) => together(pairs, fair)],
    ['one more language of a group', others, (pairs) => together(pairs, { ca: 1, en: 9 })],
    ['one that took a version from another', others, (pairs) => together(pairs, { ca: 5, es: 2 })],
    ['one of what was apart', others, (pairs) => together(pairs, { ca: 3, es: 4 })],
    ['a separation', others, (pairs) => apart(pairs, 5, 7)],
    ['a separation of what was together', others, (pairs) => apart(pairs, 1, 2)],
    ['many', nothingConfirmed, (pairs) => together(together(pairs, fair), { ca: 6, es: 8 })],
  ],
)('taken back, %s leaves what was said before', (_what, before, answer) => {
  const after = answer(before)
  const back = withoutAnswer(kept(after), answerChange(before, after))
  expect(back?.together).toEqual(expect.arrayContaining([...before.together]))
  expect(back?.apart).toEqual(expect.arrayContaining([...before.apart]))
  expect(back && [back.together.length, back.apart.length]).toEqual([
    before.together.length,
    before.apart.length,
  ])
})

test('an answer is taken back after others that have nothing to do with it', () => {
  const first = together(others, fair)
  const change = answerChange(others, first)
  const since = apart(together(first, { ca: 20, es: 21 }), 30, 31)
  expect(withoutAnswer(kept(since), change)).toEqual(
    apart(together(others, { ca: 20, es: 21 }), 30, 31),
  )
})

test('what was said of the same records since is not written over', () => {
  const first = together(others, fair)
  const change = answerChange(others, first)
  expect(withoutAnswer(together(first, { ca: 5, en: 9 }), change)).toBeNull()
  expect(withoutAnswer(apart(first, 5, 7), change)).toBeNull()
  // What had given way has another version by now, or was said to be none.
  const taking = together(others, { ca: 5, es: 2 })
  const took = answerChange(others, taking)
  expect(withoutAnswer(together(taking, { ca: 1, es: 40 }), took)).toBeNull()
  expect(withoutAnswer(apart(taking, 1, 2), took)).toBeNull()
})

test('a pair leaves by itself, in either kind, and one language of three leaves the others together', () => {
  expect(withoutDecision(others, 'together', event({ es: 2, ca: 1 }))?.together).toEqual([])
  expect(withoutDecision(others, 'apart', event({ ca: 3, es: 4 }))?.apart).toEqual([])
  expect(withoutDecision(others, 'together', event({ ca: 3, es: 4 }))).toBeNull()
  const three = together(others, { ca: 1, en: 9 })
  expect(withoutDecision(three, 'together', event({ ca: 1, es: 2, en: 9 }), 'es')).toEqual({
    together: [event({ ca: 1, en: 9 })],
    apart: others.apart,
  })
})

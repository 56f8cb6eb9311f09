import { eventOf } from '../../../resources/events/events.ts'
import type { Certainty } from '../pairing/pairing.ts'
import { boardRow } from '../state/boardRow.ts'
import { boardOf, group, pairingOf, version } from '../state/testVersions.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { factKinds } from '../facts/factKinds.ts'
import { driftRows, takenFrom } from './driftRows.ts'

const record = eventOf({ id: 1, title: 'Fira' })
const cost = (price: string) => ({ start_date: '2027-03-01 10:00:00', cost: price })
const all = [
  version({ language: 'ca', id: 1 }),
  version({ language: 'es', id: 2, facts: cost('12') }),
  version({ language: 'en', id: 3, facts: cost('15') }),
]

/** What is found where the three are one group, confirmed or not. */
function found(certainty: Certainty) {
  const one = group({ ca: 1, es: 2, en: 3 }, certainty)
  const pairing = pairingOf({ events: [one] })
  const data = boardOf(all, { pairing })
  const { index } = data
  const row = boardRow(one, data)
  // Where it is written is the page's business.
  const place = { record, service: serviceOf(editor) }
  return { index, ...driftRows(factKinds.events, row ? [row] : [], index, () => place) }
}

test('confirmed versions that differ are one row, with the facts that do', () => {
  const { rows, possible } = found('confirmed')
  expect(rows.map(({ facts }) => facts)).toEqual([['cost']])
  expect(possible).toBe(0)
})

test('what is almost certain is listed, and marked', () => {
  const { rows, possible } = found('almostCertain')
  expect(rows.map(({ facts }) => facts)).toEqual([['cost']])
  expect(rows[0]?.versions.map(({ isLikely }) => isLikely)).toEqual([false, true, true])
  expect(possible).toBe(0)
})

test('what is merely possible is counted, and not listed', () => {
  const { rows, possible } = found('possible')
  expect(rows).toEqual([])
  expect(possible).toBe(1)
})

test.each([
  ['ca', ['es', 'en']],
  ['en', ['ca', 'es']],
])('what is taken from %s is written in %j', (language, others) => {
  const { rows, index } = found('confirmed')
  const taken = rows.flatMap((row) =>
    takenFrom(factKinds.events, row, language, ['cost', 'featured'], index),
  )
  expect(taken.map(({ names }) => names)).toEqual(others.map(() => ['cost']))
})

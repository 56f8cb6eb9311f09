import type { LinkDecision } from '../confirmed/confirmedPairs.ts'
import { boardRow } from '../state/boardRow.ts'
import { boardOf, group, pairingOf, version } from '../state/testVersions.ts'
import { answeredItems } from './answeredItems.ts'

const event = (ca: number, es: number): LinkDecision => ({
  collection: 'events',
  versions: { ca, es },
})

function rowOf(ca: number) {
  const alone = group({ ca })
  const pairing = pairingOf({ events: [alone] })
  const versions = [version({ language: 'ca', id: ca })]
  const row = boardRow(alone, boardOf(versions, { languages: ['ca'], pairing }))
  return row ? [row] : []
}

test('what is shown comes first, the latest before the earlier, and nothing is left out', () => {
  const together = [event(1, 2), event(3, 4), event(5, 6)]
  const pairs = { together, apart: [event(7, 8)] }
  const named = (kind: 'together' | 'apart', shown: number) =>
    answeredItems(pairs, kind, 'events', rowOf(shown)).map(({ said }) => said.versions['ca'])
  expect(named('together', 3)).toEqual([3, 5, 1])
  expect(named('together', 9)).toEqual([5, 3, 1])
  expect(named('apart', 3)).toEqual([7])
})

test('each collection has its own', () => {
  const pairs = { together: [event(1, 2)], apart: [] }
  expect(answeredItems(pairs, 'together', 'venues', [])).toEqual([])
})

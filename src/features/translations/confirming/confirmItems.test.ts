import type { Proposal } from '../pairing/pairing.ts'
import { boardRow } from '../state/boardRow.ts'
import { boardOf, group, pairingOf, version } from '../state/testVersions.ts'
import { confirmItems } from './confirmItems.ts'

const ca = version({ language: 'ca', id: 5 })
const es = version({ language: 'es', id: 7 })
const proposal: Proposal = {
  other: 7,
  score: 0.6,
  certainty: 'possible',
  evidence: [{ kind: 'slug', weight: 3 }],
}

function itemsOf(pairing: ReturnType<typeof pairingOf>) {
  const data = boardOf([ca, es], { languages: ['ca', 'es'], pairing })
  const rows = pairing.groups.events.flatMap((one) => boardRow(one, data) ?? [])
  const versionAt = (language: string, id: number) => data.versions.get(language)?.get(id)
  return confirmItems(rows, { ...data, versionAt })
}

test('a pair that nobody confirmed is asked about, with what speaks for it', () => {
  const pairing = pairingOf({ events: [group({ ca: 5, es: 7 }, 'possible')] }, () => [proposal])
  expect(itemsOf(pairing)).toMatchObject([
    { source: ca, candidate: es, isPaired: true, evidence: proposal.evidence },
  ])
})

test('a confirmed pair is not', () => {
  expect(itemsOf(pairingOf({ events: [group({ ca: 5, es: 7 })] }, () => [proposal]))).toEqual([])
})

test('two records that may belong together are asked about once', () => {
  const apart = [group({ ca: 5 }), group({ es: 7 })]
  const pairing = pairingOf({ events: apart }, (_collection, place) =>
    place.language === 'ca' ? [proposal] : [{ ...proposal, other: 5 }],
  )
  expect(itemsOf(pairing)).toMatchObject([{ isPaired: false, score: 0.6 }])
})

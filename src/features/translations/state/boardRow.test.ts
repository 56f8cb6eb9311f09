import type { Group } from '../pairing/pairing.ts'
import { boardRow, type BoardData, sourceOf } from './boardRow.ts'
import { boardOf, group, pairingOf, version } from './testVersions.ts'
import { priceOf, type Version } from './version.ts'

const ca = version({ language: 'ca', id: 5 })
const es = version({ language: 'es', id: 7, date: '2027-01-12 09:00:00' })
const both = group({ ca: 5, es: 7 })

const data = (versions: readonly Version[], over: Partial<BoardData> = {}) =>
  boardOf(versions, { pairing: pairingOf({ events: [both] }), ...over })

const statesOf = (versions: readonly Version[], over: Partial<BoardData> = {}) => [
  ...(boardRow(both, data(versions, { languages: ['ca', 'es'], ...over }))?.states ?? []),
]

test.each<[what: string, es: Partial<Version>, states: readonly string[]]>([
  ['a draft', { status: 'draft' }, ['drafts']],
  ['pending review', { status: 'pending' }, ['drafts']],
  ['the text of the source', { texts: ca.texts }, ['identical']],
  ['a moved date', { facts: { ...es.facts, start_date: '2027-03-02 10:00:00' } }, ['differ']],
  ['another price', { facts: { ...es.facts, cost: '12' } }, ['differ']],
  ['content kept back', { withheld: true, facts: {}, texts: ca.texts }, []],
])('a version with %s', (_what, over, states) => {
  expect(statesOf([ca, { ...es, ...over }])).toEqual(states)
})

test('one record that both languages list is no translation that waits', () => {
  const there = { ...ca, language: 'es' }
  const pairing = pairingOf({ events: [group({ ca: 5, es: 5 })] })
  const [shared] = pairing.groups.events
  const sourceAt = () => ({ language: 'ca', texts: { ...ca.texts, title: 'Abans' } })
  const known = { languages: ['ca', 'es'], pairing, sourceAt }
  const row = shared && boardRow(shared, data([ca, there], known))
  expect(row?.cells['es']).toMatchObject({ isShared: true, isIdentical: false })
  expect([...(row?.states ?? [])]).toEqual([])
})

test('of records that were not read there is no row', () => {
  expect(boardRow(both, data([]))).toBeUndefined()
})

test('linked records are the same where they are versions of each other', () => {
  const at = (one: Version, venue: readonly number[]) => ({ ...one, links: { venue } })
  const pairing = pairingOf({ events: [both], venues: [group({ ca: 12, es: 87 })] })
  const differs = (here: readonly number[], there: readonly number[]) =>
    boardRow(both, data([at(ca, here), at(es, there)], { pairing }))?.cells['es']?.differs
  expect(differs([12], [87])).toEqual([])
  expect(differs([12], [88])).toEqual(['venue'])
  expect(differs([12], [])).toEqual(['venue'])
  expect(differs([13], [13])).toEqual([])
  expect(differs([12, 13], [13, 87])).toEqual([])
})

test('a tag that a language has no version of is no difference of it', () => {
  const at = (one: Version, tags: readonly number[]) => ({ ...one, links: { tags } })
  const pairing = pairingOf({ events: [both], tags: [group({ ca: 1, es: 2 }), group({ ca: 3 })] })
  const differs = (here: readonly number[], there: readonly number[]) =>
    boardRow(both, data([at(ca, here), at(es, there)], { pairing }))?.cells['es']?.differs
  expect(differs([1, 3], [2])).toEqual([])
  expect(differs([1, 3], [])).toEqual(['tags'])
  expect(differs([3], [2])).toEqual(['tags'])
})

test('a translation is out of date when its source says something else than when it was saved', () => {
  const then = { ...ca.texts, description: '<p>Abans</p>' }
  const saved = (language: string, texts: Version['texts']) =>
    statesOf([ca, es], { sourceAt: ({ id }) => (id === 7 ? { language, texts } : undefined) })
  expect(saved('ca', then)).toEqual(['outOfDate'])
  expect(saved('ca', ca.texts)).toEqual([])
  expect(saved('en', then)).toEqual([])
})

test('what may have a version that nobody found is unpaired, and not missing', () => {
  const alone = group({ ca: 5 })
  const row = (score: number, ...others: readonly Group[]) => {
    const proposal = { other: 9, score, certainty: 'possible', evidence: [] } as const
    const pairing = pairingOf({ events: [alone, ...others] }, () => [proposal])
    return boardRow(alone, data([ca], { pairing, languages: ['ca', 'es'] }))
  }
  expect(row(0.4)).toMatchObject({ missing: [], unpaired: ['es'] })
  expect([...(row(0.4)?.states ?? [])]).toEqual(['unpaired', 'confirm'])
  expect(row(0.005)).toMatchObject({ missing: ['es'], unpaired: [] })
  expect([...(row(0.005)?.states ?? [])]).toEqual(['missing'])
  const theirs = group({ ca: 6, es: 9 })
  expect(row(0.4, theirs)).toMatchObject({ missing: ['es'], unpaired: [] })
})

test('what is almost certain is to be confirmed, and not unpaired', () => {
  const row = boardRow(group({ ca: 5, es: 7 }, 'almostCertain'), data([ca, es]))
  expect(row).toMatchObject({ unpaired: [], inLanguages: { confirm: ['es'] } })
})

test('the source is the oldest; without dates the first language', () => {
  expect(sourceOf([{ ...ca, date: '2027-02-01 00:00:00' }, es])).toBe(es)
  expect(sourceOf([ca, { ...es, date: ca.date }])).toBe(ca)
  expect(sourceOf([{ ...ca, date: '2027-02-01 00:00:00' }, es], 'ca')).toMatchObject({ id: ca.id })
  expect(sourceOf([ca, es], 'en')).toBe(sourceOf([ca, es]))
  const undated = { ...ca, date: '' }
  expect(sourceOf([undated, es])).toBe(undated)
})

test.each([
  ['', ''],
  ['Gratuït', 'free'],
  ['0', 'free'],
  ['10€', '10'],
  ['De 5 a 10,50 euros', '5 10.5'],
  ['5€ – 10.5€', '5 10.5'],
])('the price %j is %j in every language', (cost, said) => expect(priceOf(cost)).toBe(said))

test('each state holds in the languages of its own', () => {
  const draft = { ...es, status: 'draft' }
  const en = version({ language: 'en', id: 8, facts: { ...ca.facts, cost: '12' }, texts: ca.texts })
  const three = group({ ca: 5, es: 7, en: 8 }, 'possible')
  const sourceAt = ({ id }: Version) =>
    id === 8 ? { language: 'ca', texts: { ...ca.texts, title: 'Abans' } } : undefined
  const row = boardRow(three, data([ca, draft, en], { sourceAt, source: 'ca' }))
  expect(row?.inLanguages).toEqual({
    missing: [],
    unpaired: ['es', 'en'],
    drafts: ['es'],
    outOfDate: ['en'],
    differ: ['en'],
    identical: ['en'],
    confirm: ['es', 'en'],
  })
})

test('a confirmed version of which nothing is known is not missing', () => {
  const pairing = pairingOf({ events: [group({ ca: 5 })] })
  const [alone] = pairing.groups.events
  const isUnread = ({ id }: Version, language: string) => id === 5 && language === 'es'
  const row = alone && boardRow(alone, data([ca], { pairing, isUnread }))
  expect(row).toMatchObject({ missing: ['en'], unread: ['es'], unpaired: [] })
  expect(row?.inLanguages.missing).toEqual(['en'])
})

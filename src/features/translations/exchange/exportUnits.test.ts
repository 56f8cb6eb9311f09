import { boardRow } from '../state/boardRow.ts'
import { boardOf, group, pairingOf, version } from '../state/testVersions.ts'
import { isGoing, isPerhapsThere, type WantedState } from './exportUnits.ts'

const texts = (title: string) => ({ title, description: '<p>Text</p>', excerpt: '' })
const ca = version({ language: 'ca', id: 1, texts: texts('Fira') })
const es = version({ language: 'es', id: 2, texts: texts('Feria nueva') })
const en = version({ language: 'en', id: 3, texts: texts('Feria nueva') })

// The board goes by Catalan. English was translated from Spanish, before that was changed.
const saved = { language: 'es', id: 2, texts: texts('Feria') }
const sourceAt = (_collection: string, { language }: { language: string }) =>
  language === 'en' ? saved : undefined

const pairing = pairingOf({ events: [group({ ca: 1, es: 2, en: 3 })] })
const [one] = pairing.groups.events
const sourceOf = (each: { language: string }) => sourceAt('events', each)
const row =
  one && boardRow(one, boardOf([ca, es, en], { source: 'ca', pairing, sourceAt: sourceOf }))

test.each<[state: WantedState, from: string, to: string, isIt: boolean]>([
  ['outOfDate', 'es', 'en', true],
  ['identical', 'es', 'en', true],
  ['outOfDate', 'ca', 'en', false],
  ['missing', 'es', 'en', false],
])('%s, from %s into %s: %j', (state, from, to, isIt) => {
  if (!row) throw new Error('no row')
  const way = { site: '', collection: 'events', from, to } as const
  expect(isGoing(row, way, state, sourceAt)).toBe(isIt)
})

test('what has no version there is missing, whatever the board goes by', () => {
  if (!row) throw new Error('no row')
  const way = { site: '', collection: 'events', from: 'es', to: 'fr' } as const
  expect(isGoing(row, way, 'missing', sourceAt)).toBe(true)
  expect(isGoing(row, way, 'outOfDate', sourceAt)).toBe(false)
})

test('what may have a version already is not handed out to be made a second time', () => {
  if (!row) throw new Error('no row')
  const way = { site: '', collection: 'events', from: 'ca', to: 'fr' } as const
  const unpaired = { ...row, unpaired: ['fr'] }
  for (const state of [undefined, 'missing'] as const) {
    expect(isGoing(unpaired, way, state, sourceAt)).toBe(false)
    expect(isGoing(row, way, state, sourceAt)).toBe(true)
  }
  expect(isPerhapsThere(unpaired, 'fr')).toBe(true)
  // One that is shown beside it has texts of its own to be translated again.
  expect(isPerhapsThere({ ...row, unpaired: ['es'] }, 'es')).toBe(false)
})

test('of one record that both languages list nothing goes out', () => {
  const there = { ...ca, language: 'es' }
  const shared = group({ ca: 1, es: 1 })
  const both = pairingOf({ events: [shared] })
  const languages = ['ca', 'es']
  const found = boardRow(shared, boardOf([ca, there], { languages, pairing: both }))
  if (!found) throw new Error('no row')
  const way = { site: '', collection: 'events', from: 'ca', to: 'es' } as const
  expect(isGoing(found, way, undefined, sourceAt)).toBe(false)
  expect(isGoing(found, way, 'identical', sourceAt)).toBe(false)
})

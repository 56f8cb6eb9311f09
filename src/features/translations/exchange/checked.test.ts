import { eventOf } from '../../../resources/events/events.ts'
import { nothingConfirmed } from '../confirmed/confirmedPairs.ts'
import {
  checkedRow,
  firstCheck,
  type Now,
  type Row,
  type RowProblem,
  withoutTwice,
} from './checked.ts'
import { fingerprint } from './fingerprint.ts'
import type { TextUnit } from './textUnit.ts'
import { feria } from './textUnitBed.ts'

const known = { confirmed: nothingConfirmed, sourceAt: () => undefined }
const texts = { slug: 'fira', title: 'Fira', excerpt: 'Breu', description: '<p>Llarga</p>' }
const here = (id: number, over: object = {}): Now => ({
  kind: 'here',
  record: eventOf({ id, ...texts, ...over }),
})

const checked = (version: Now | null, over: Partial<TextUnit> = {}) =>
  checkedRow('2', { ...feria, ...over }, here(5), version, known)

test('a record of all languages takes no translation, which would take the place of its source', () => {
  expect(checked(here(5), { targetId: 5 })).toMatchObject({ kind: 'problem', problem: 'oneRecord' })
})

test.each([
  ['other texts under the same number', here(5, { description: '<p>Larga</p>' })],
  ['the same texts under another number', here(7)],
])('%s are two records', (_what, version) => {
  expect(checked(version)).toMatchObject({ kind: 'change', sourceNow: 'Fira' })
})

const row = (place: string, over: Partial<TextUnit> = {}): Row => ({
  ...checked(here(7), over),
  place,
})
const kinds = (rows: readonly Row[]) =>
  rows.map(({ place, ...row }) => [place, row.kind === 'problem' ? row.problem : row.kind])

test('of rows that say the same of one text the first is taken, whatever ends their lines', () => {
  const [said, again] = [{ target: 'Una\nferia' }, { target: 'Una\r\nferia' }]
  expect(kinds(withoutTwice([row('2', said), row('3', again), row('4', said)]))).toEqual([
    ['2', 'change'],
    ['3', 'twice'],
    ['4', 'twice'],
  ])
})

test('two sources for one version, or for one that is to be made, are two things said of it', () => {
  const second = row('3', { id: 6, target: 'Mercado' })
  expect(kinds(withoutTwice([row('2'), second]))).toEqual([
    ['2', 'twice'],
    ['3', 'twice'],
  ])
  const made = { ...checked(null, { targetId: null }), place: '4' }
  expect(kinds(withoutTwice([made, { ...made, place: '5' }]))).toEqual([
    ['4', 'create'],
    ['5', 'twice'],
  ])
})

test('other fields, other languages and rows that are not written are nothing said twice', () => {
  const rows: Row[] = [
    row('2'),
    row('3', { kind: 'excerpt', target: 'Corta' }),
    row('4', { to: 'en' }),
    { place: '5', kind: 'unchanged', unit: feria },
    { place: '6', kind: 'problem', problem: 'unreadable' },
  ]
  expect(withoutTwice(rows)).toEqual(rows)
})

const site = feria.site
test.each<[what: string, unit: Partial<TextUnit>, found: string]>([
  ['of another site', { site: 'https://other.example/' }, 'otherSite'],
  ['into a language of no calendar', { to: 'fr' }, 'otherLanguage'],
  ['into its own language', { to: 'ca' }, 'otherLanguage'],
  ['without a translation', { target: ' ' }, 'untranslated'],
  ['that empties a title', { target: '', isEmptied: true }, 'emptyTitle'],
  ['that empties a text', { target: '', isEmptied: true, kind: 'description' }, 'open'],
  ['that comes back as it went out', { targetHash: fingerprint('Feria') }, 'unchanged'],
])('a row %s needs nothing to be read to be %s', (_what, unit, found) => {
  const row = firstCheck({ place: '2', unit: { ...feria, ...unit } }, site, ['ca', 'es'])
  expect(row.kind === 'problem' ? row.problem : row.kind).toBe(found)
})

test.each<[source: Now, version: Now, problem: RowProblem]>([
  [{ kind: 'gone' }, here(7), 'sourceGone'],
  [here(5), { kind: 'withheld' }, 'withheld'],
])('of %o and %o the row is not taken: %s', (source, version, problem) => {
  expect(checkedRow('2', feria, source, version, known)).toMatchObject({ kind: 'problem', problem })
})

test('what somebody has changed since the file was made, and markup that is new, are to be looked at', () => {
  const then = { sourceHash: fingerprint('Fira'), targetHash: fingerprint('Feria vella') }
  const unit = { ...then, target: 'Feria <img src=x onerror=alert(1)>' }
  const row = checkedRow(
    '2',
    { ...feria, ...unit },
    here(5, { title: 'Fira nova' }),
    here(7),
    known,
  )
  expect(row).toMatchObject({ warnings: ['sourceChanged', 'targetChanged', 'markupAdded'] })
})

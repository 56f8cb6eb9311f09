import { editor, serviceOf } from '../../../api/testSite.ts'
import { noteTranslated, sourceAt } from '../savedFrom/savedFrom.ts'
import { createSourceLog, type Landing, madeFrom } from './sourceLog.ts'

const service = serviceOf(editor)
const place = { language: 'es', id: 7, modified: '2026-11-20 10:00:00' }
const page = { service, source: 5, others: [place], begun: '2026-11-24T10:00:00.000Z' }
const text = (title: string) => ({ title, description: '', excerpt: '' })
const [before, after] = [text('Fira'), text('Fira nova')]
const [feria, nueva] = [text('Feria'), text('Feria nueva')]

const common = { hasTexts: true, seen: after, saved: before, isMinor: false }
const source: Landing = { ...common, key: 'one', language: 'ca', before, after }
const es: Landing = { ...common, key: 'two', language: 'es', before: feria, after: nueva }
const minor: Landing = { ...source, isMinor: true }
/** Its save came later than the source's: what stands beside it is what is saved. */
const esLater: Landing = { ...es, saved: after }
/** The source after a conflict: something else than what the translator saw. */
const merged: Landing = { ...source, seen: text('Fireta'), after: text('Fireta') }
const between = { language: 'es', source: 'ca' }

test.each<[what: string, known: string | undefined, landings: Landing[], made: string | undefined]>(
  [
    ['of which nothing was known falls behind', undefined, [source], 'Fira'],
    ['that was current falls behind by what is noted', 'Fira', [source], 'Fira'],
    ['stays current after a minor edit', 'Fira', [minor], 'Fira nova'],
    ['that was behind stays so after a minor edit', 'Fireta', [minor], 'Fireta'],
    ['saved with its source is made from that', 'Fira', [es, source], 'Fira nova'],
    ['saved with its source is made from that in any order', 'Fira', [source, es], 'Fira nova'],
    ['saved when its source was saved already', 'Fireta', [source, esLater], 'Fira nova'],
    ['whose source was not saved is made from what was', 'Fireta', [es], 'Fira'],
    ['of which only facts went out', 'Fireta', [{ ...es, hasTexts: false }], 'Fireta'],
    ['whose source was not saved as it stood beside', 'Fireta', [es, merged], 'Fira'],
    ['of another language leaves this one', 'Fireta', [{ ...es, language: 'en' }], 'Fireta'],
    [
      'whose source was saved without new texts',
      undefined,
      [{ ...source, after: before }],
      undefined,
    ],
  ],
)('a translation %s', (_what, known, landings, made) => {
  expect(madeFrom(between, known === undefined ? undefined : text(known), landings)?.title).toBe(
    made,
  )
})

const noted = async () => (await sourceAt(service))('events', place)?.texts.title

test.each([
  ['the source first', ['one', 'two']],
  ['the translation first', ['two', 'one']],
])('what is taken back leaves what was noted before, %s', async (_order, keys) => {
  const ledger = createSourceLog()
  await Promise.all([ledger.landed(page, es), ledger.landed(page, source)])
  expect(await noted()).toBe('Fira nova')
  await Promise.all(keys.map((key) => ledger.takenBack(page, key)))
  expect(await noted()).toBeUndefined()
})

test('of a save of which only the translation came back, the translation is behind', async () => {
  const ledger = createSourceLog()
  await ledger.landed(page, es)
  await ledger.landed(page, source)
  await ledger.takenBack(page, 'two')
  expect(await noted()).toBe('Fira')
})

test('what somebody says of it meanwhile stays, whatever is taken back that came before', async () => {
  const ledger = createSourceLog()
  await ledger.landed(page, source)
  expect(await noted()).toBe('Fira')
  const said = { language: 'ca', id: 5, texts: text('Fireta') }
  await noteTranslated(service, 'events', place, said)
  await ledger.takenBack(page, 'one')
  expect(await noted()).toBe('Fireta')
})

test('a note of another source comes back as it was', async () => {
  const ledger = createSourceLog()
  const english = { language: 'en', id: 9, texts: text('Fair') }
  await noteTranslated(service, 'events', place, english)
  await ledger.landed(page, es)
  expect(await noted()).toBe('Fira')
  await ledger.takenBack(page, 'two')
  expect((await sourceAt(service))('events', place)).toEqual(english)
})

import { putOperation } from '../../../core/write/operationStore.ts'
import { testOperation } from '../../../core/write/testOperation.ts'
import { languageOf } from '../../../api/language.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { readKnown, sourcesIn } from '../savedFrom/known.ts'
import { noteTranslated, renoteTranslated } from '../savedFrom/savedFrom.ts'
import { createSourceLog, type Landing } from './sourceLog.ts'

const service = serviceOf(editor)
const text = (title: string) => ({ title, description: '', excerpt: '' })
const es = { language: 'es', id: 7, modified: '2026-11-20 10:00:00' }
const ca = { language: 'ca', id: 5 }
/** By this device's clock, and by the service's. */
const at = (hour: number) => `2026-11-24T${String(hour).padStart(2, '0')}:00:00.000Z`
const dated = (hour: number) => `2026-11-24 ${String(hour).padStart(2, '0')}:00:00`
const pageAt = (hour: number) => ({ service, source: ca.id, others: [es], begun: at(hour) })

/** A write that the history knows, from an ordinary form or from this page. */
async function written(hour: number, place: typeof ca, before: string, after: string) {
  const record = (title: string, when: string) => ({
    id: place.id,
    ...text(title),
    modified_utc: when,
  })
  await putOperation(
    testOperation({
      key: at(hour),
      at: at(hour),
      language: languageOf(service.configuration, place.language) ?? service.language,
      collection: 'events',
      id: place.id,
      before: record(before, dated(hour - 1)),
      after: record(after, dated(hour)),
      changes: { title: after },
    }),
  )
}

/** The same beside its versions: the history knows of it before the page notes it. */
async function landed(ledger: ReturnType<typeof createSourceLog>, hour: number, one: Landing) {
  await written(hour, one.language === 'es' ? es : ca, one.before.title, one.after.title)
  await ledger.landed(pageAt(hour), one)
}

const ofSource = (hour: number, before: string, after: string, isMinor: boolean): Landing => ({
  key: at(hour),
  language: 'ca',
  hasTexts: true,
  seen: text(after),
  saved: text(before),
  before: text(before),
  after: text(after),
  isMinor,
})

const madeOf = async () => sourcesIn(await readKnown(service))('events', es, ca)?.texts.title

beforeEach(async () => {
  // The keys of these writes come again in every test: what was known by them is gone first.
  await readKnown(service)
})

test('a minor edit clears nothing of what was changed in an ordinary form', async () => {
  await written(5, ca, 'A', 'B')
  expect(await madeOf()).toBe('A')
  await landed(createSourceLog(), 8, ofSource(8, 'B', 'C', true))
  expect(await madeOf()).toBe('A')
})

test('an edit that is not minor forgets nothing of it either', async () => {
  await written(5, ca, 'A', 'B')
  await landed(createSourceLog(), 8, ofSource(8, 'B', 'C', false))
  expect(await madeOf()).toBe('A')
})

test('a minor edit leaves current what was translated in its own form', async () => {
  await noteTranslated(service, 'events', es, { ...ca, texts: text('X') })
  await renoteTranslated(service, 'events', es, { at: at(2), from: { ...ca, texts: text('X') } })
  await written(4, ca, 'X', 'A')
  await written(6, es, 'Y', 'Z')
  expect(await madeOf()).toBe('A')
  await landed(createSourceLog(), 8, ofSource(8, 'A', 'C', true))
  expect(await madeOf()).toBe('C')
})

test('what is taken back leaves the note as old as it was: what its form saved meanwhile counts', async () => {
  const note = { at: at(2), from: { ...ca, texts: text('X') } }
  await renoteTranslated(service, 'events', es, note)
  await written(3, ca, 'X', 'A')
  const ledger = createSourceLog()
  await landed(ledger, 5, ofSource(5, 'A', 'B', true))
  await written(7, es, 'Y', 'Z')
  await ledger.takenBack(pageAt(9), at(5))
  expect((await readKnown(service)).noted('events', es)).toEqual(note)
})

test('two that land together go on from one beginning', async () => {
  await written(3, ca, 'A', 'B')
  const ledger = createSourceLog()
  const spanish: Landing = {
    ...ofSource(8, 'B', 'C', false),
    key: 'es',
    language: 'es',
    before: text('Y'),
    after: text('Z'),
  }
  await Promise.all([
    ledger.landed(pageAt(8), spanish),
    ledger.landed(pageAt(8), ofSource(8, 'B', 'C', false)),
  ])
  expect(await madeOf()).toBe('C')
})

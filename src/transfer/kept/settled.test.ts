// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keptEntry } from '../../collection/history/keepEntry.ts'
import type { JournalEntry } from '../../collection/journal.ts'
import { nextInstant } from '../../collection/nextInstant.ts'
import { forget } from '../../device/kept.ts'
import { writables } from '../../records/records.ts'
import { editor, serviceOf } from '../../service/testSite.ts'
import { asideOf } from '../in/aside.ts'
import { keptChanges } from '../in/kept/keptChanges.ts'
import { planOf, rowAt } from '../make/run/importBed.ts'
import { keptImports } from '../make/run/keptImport.ts'
import { keepUid, keptUids } from '../make/run/keptUids.ts'

const service = serviceOf(editor)

/** A write of this account in the history, and its key. */
async function written(id: number, more: Partial<JournalEntry> = {}): Promise<string> {
  const at = nextInstant()
  const entry: JournalEntry = {
    key: `${at} ${id}`,
    at,
    site: service.site,
    account: 'password:editor',
    language: service.language,
    collection: 'events',
    operation: 'update',
    id,
    before: { id, title: 'Fira' },
    after: { id, title: 'Ball' },
    changes: { title: 'Ball' },
    from: '/ca/transfer',
    ...more,
  }
  await keptEntry(entry)
  return entry.key
}

beforeEach(async () => {
  await forget('imports', 'all')
  await forget('history', 'all')
})

test('what was made and is taken back from the history is noted with its import, and again when it is in force', async () => {
  const tasks = [{ ...rowAt(0), uid: 'ball@teatre.example' }, rowAt(1)]
  const { kept } = await keptImports.keep(service, planOf(tasks))
  const key = await written(7, { operation: 'create', before: null })
  await keptImports.note(kept.key, 0, { state: 'made', id: 7, key })
  await keptImports.note(kept.key, 1, { state: 'made', id: 8, key: await written(8) })
  await keepUid(service, 'ball@teatre.example', 7)
  const states = async () => {
    await keptImports.settle(service, await keptImports.all(service))
    const [now] = await keptImports.all(service)
    return now?.progress.map(({ state }) => state)
  }
  expect(await states()).toEqual(['made', 'made'])
  const undo = await written(7, { operation: 'delete', after: null, undoes: key })
  expect(await states()).toEqual(['undone', 'made'])
  expect((await keptUids(service)).size).toBe(0)
  await written(7, { undoes: undo })
  expect(await states()).toEqual(['made', 'made'])
  expect((await keptUids(service)).get('ball@teatre.example')).toBe(7)
})

test('what a file changed and is taken back from the history is noted with its changes', async () => {
  const rows = [7, 8].map((id) => {
    const read = writables.events.read({ id, title: 'Fira' })
    const { record, whole } = asideOf('events', read, ['title'])
    return { place: id, values: { title: 'Ball' }, record, whole }
  })
  const plan = { kind: 'changes', of: 'events', file: 'canvis.csv', rows, untaken: [] } as const
  const { kept } = await keptChanges.keep(service, { ...plan, rows, untaken: [] })
  for (const at of [0, 1]) await keptChanges.note(kept.key, at, { state: 'saved' })
  const [first] = [await written(7, { series: kept.key }), await written(8, { series: kept.key })]
  const states = async () => {
    await keptChanges.settle(service, await keptChanges.all(service))
    const [now] = await keptChanges.all(service)
    return now?.progress.map(({ state }) => state)
  }
  expect(await states()).toEqual(['saved', 'saved'])
  const undo = await written(7, { series: 'undo', undoes: first })
  expect(await states()).toEqual(['undone', 'saved'])
  await written(7, { series: 'redo', undoes: undo })
  expect(await states()).toEqual(['saved', 'saved'])
})

test('what was deleted for good and made again has its other id, undone and in force again', async () => {
  const category = { ...rowAt(0), of: 'categories' as const }
  const { kept } = await keptImports.keep(service, planOf([category, category]))
  const category5 = { collection: 'categories', after: { id: 5 } } as const
  const made = { ...category5, operation: 'create', before: null } as const
  const key = await written(5, made)
  for (const at of [0, 1]) await keptImports.note(kept.key, at, { state: 'made', id: 5, key })
  const undo = await written(5, { ...category5, operation: 'delete', after: null, undoes: key })
  await keptImports.note(kept.key, 1, { state: 'undone', id: 5, key })
  await written(9, { ...made, after: { id: 9 }, undoes: undo })
  await keptImports.settle(service, await keptImports.all(service))
  const [now] = await keptImports.all(service)
  expect(now?.progress).toEqual([0, 1].map(() => ({ state: 'made', id: 9, key })))
})

test('rows that the queue has sent, or a page that did not live to note it, are written', async () => {
  const rows = [7, 8, 9].map((id) => {
    const read = writables.events.read({ id, title: 'Fira' })
    const { record, whole } = asideOf('events', read, ['title'])
    return { place: id, values: { title: 'Ball' }, record, whole }
  })
  const plan = { kind: 'changes', of: 'events', file: 'canvis.csv', rows, untaken: [] } as const
  const { kept } = await keptChanges.keep(service, { ...plan, rows, untaken: [] })
  await keptChanges.note(kept.key, 0, { state: 'refused' })
  await written(7, { series: kept.key })
  await written(8, { series: kept.key })
  await written(9, { series: kept.key, isUnsure: true })
  await keptChanges.settle(service, await keptChanges.all(service))
  const [now] = await keptChanges.all(service)
  expect(now?.progress.map(({ state }) => state)).toEqual(['saved', 'saved', 'waiting'])
})

test('what the history has forgotten is as it was noted', async () => {
  const { kept } = await keptImports.keep(service, planOf([rowAt(0)]))
  await keptImports.note(kept.key, 0, { state: 'undone', id: 7, key: 'gone' })
  await keptImports.settle(service, await keptImports.all(service))
  expect((await keptImports.all(service))[0]?.progress).toMatchObject([{ state: 'undone' }])
})

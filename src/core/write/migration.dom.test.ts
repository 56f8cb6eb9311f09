import { QueryClient } from '@tanstack/react-query'
import { openDB } from 'idb'
import { editor, serviceOf } from '../../api/testSite.ts'
import { ownerOf } from '../query/owner.ts'
import { entriesOf } from '../../platform/entries.ts'
import { draftsOf } from './drafts.ts'
import { queueOf } from './queue/queued.ts'
import { migrateNotes } from './recheck.ts'
import { attemptsOf, historyOptions, readOperations, sendingOperations } from './operationStore.ts'
import { testOperation } from './testOperation.ts'

const service = serviceOf(editor)
const owner = ownerOf(service)

/** As versions before the fifth kept it: without a state. */
function entryOf(key: string, more: object = {}) {
  const { state: _state, ...entry } = testOperation({ key, at: new Date().toISOString() })
  return { ...entry, ...more }
}

test('what an earlier version remembered of writes is all there', async () => {
  const old = await openDB('agenda', 3, {
    upgrade(created) {
      for (const name of ['history', 'queue', 'drafts'])
        created.createObjectStore(name, { keyPath: 'key' }).createIndex('owner', 'owner')
    },
  })
  const at = new Date().toISOString()
  for (const body of [entryOf('1'), entryOf('2', { isUnsure: true })])
    await old.put('history', { key: body.key, owner, at, body })
  const stop = { kind: 'doubt' }
  const write = { title: 'Fira', opened: null, changes: { name: 'Fira' }, evenIfNamed: false }
  const facts = { collection: 'tags', language: 'ca', deletes: false, sentAt: 1, failures: 0 }
  await old.put('queue', { key: 'waits', owner, at, body: { ...write, ...facts, stop } })
  const sent = [null, { at: Date.parse(at), values: { name: 'Circ' } }]
  const draft = {
    language: 'ca',
    collection: 'tags',
    id: null,
    title: 'Circ',
    boxes: {},
    opened: {},
  }
  await old.put('drafts', { key: 'form', owner, at, body: { ...draft, sent } })
  // What no version wrote keeps nothing of the rest from being there, and stays: it may be somebody's work.
  for (const name of ['history', 'queue', 'drafts'] as const)
    for (const [nr, more] of [{}, { owner, body: null }, { owner, body: { sent: 1 } }].entries())
      await old.put(name, { key: `foreign ${name} ${nr}`, ...more })
  old.close()
  localStorage.setItem('agenda.begun.3', JSON.stringify(entryOf('3', { after: null })))
  localStorage.setItem('agenda.tries.site of', '[]')
  localStorage.setItem('agenda.looks.1', JSON.stringify({ key: '1', at, record: 'tags/1', owner }))

  await migrateNotes()
  const [done, unsure] = await readOperations(owner)
  expect(done).toMatchObject({ key: '1', state: 'verified', recheckAt: expect.any(String) })
  expect(unsure).toMatchObject({ key: '2', state: 'unknown', after: { name: 'Fires' } })
  expect(await attemptsOf(owner, 'form')).toMatchObject([
    { at, state: 'sending', operation: 'create', collection: 'tags', changes: { name: 'Circ' } },
  ])
  expect(await sendingOperations(owner)).toContainEqual(
    expect.objectContaining({ key: '3', changes: { name: 'Fires' } }),
  )
  expect(Object.keys(localStorage)).toEqual([])
  expect(await queueOf(owner)).toMatchObject([
    { key: 'waits', title: 'Fira', language: 'ca', deletes: false, stop },
  ])
  expect(await draftsOf(owner)).toEqual([{ key: 'form', owner, at, body: draft }])
  const { foreign } = await new QueryClient().fetchQuery(historyOptions(service))
  const stores = ['drafts', 'history', 'queue'].flatMap((name) => [`${name} 1`, `${name} 2`])
  const keys = (await entriesOf('operations', owner)).map(({ key }) => key)
  const left = [...stores, 'drafts 2 0'].map((name) => `foreign ${name}`)
  expect(keys).toEqual(expect.arrayContaining([...left, 'form 0']))
  expect(foreign).toBe(left.length + 1)
  const now = await openDB('agenda')
  expect([...now.objectStoreNames]).not.toContain('history')
  expect([...now.objectStoreNames]).not.toContain('queue')
  expect([...now.objectStoreNames]).not.toContain('drafts')
  now.close()
})

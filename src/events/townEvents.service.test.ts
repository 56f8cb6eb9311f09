import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryJournal } from '../collection/journal.ts'
import { listOptions, recordOptions } from '../collection/readOptions.ts'
import { createQueryClient } from '../collection/queryClient.ts'
import { safeDeletion } from '../collection/safeDeletion.ts'
import { safeUpdate } from '../collection/safeWriter.ts'
import { created, saveOne } from '../collection/testSave.ts'
import type { Service } from '../service/service.ts'
import { makeWorld, modes, type TestWorld } from '../service/testWorld.ts'
import { events } from './events.ts'

const law = { collection: events, derived: {} }
const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

/** Of the protected event of the sample town, the assembly of the Ateneu. */
const password = 'salobre'

describe.each(modes)('an event of the town, %s', (mode) => {
  let world: TestWorld
  let service: Service
  let pictures: readonly string[]
  let addresses: readonly string[]

  beforeAll(async () => {
    world = await makeWorld(mode, { data: 'town' })
    service = world.service()
    const { items } = await createQueryClient().fetchQuery(listOptions(service, events, {}))
    const ids = items.flatMap(({ image }) => (image?.id ? [String(image.id)] : []))
    pictures = [...new Set(ids)]
    addresses = items.flatMap(({ image }) => (image ? [image.url] : []))
  })

  afterAll(() => world.drop())

  test('gets a picture, another one and none, and nothing else changes', async () => {
    const [one = '', other = ''] = pictures
    const { record } = await created(service, events, { title: 'Fira', ...times, image: one })
    expect(String(record.image?.id)).toBe(one)
    const kept = await saveOne(service, law, record.id, 'featured', true)
    expect(String(kept.record.image?.id)).toBe(one)
    const changed = await saveOne(service, law, record.id, 'image', other)
    expect(changed.differences).toEqual([])
    expect(String(changed.record.image?.id)).toBe(other)
    const emptied = await saveOne(service, law, record.id, 'image', '')
    expect(emptied.differences).toEqual([])
    expect(emptied.record.image).toBeNull()
  })

  test('gets a picture by its address, which is no difference', async () => {
    const known = addresses[0] ?? ''
    const made = await created(service, events, { title: 'Fira', ...times, image: known })
    expect(made.differences).toEqual([])
    expect(made.record.image?.id).toEqual(expect.any(Number))
    const bare = (await created(service, events, { title: 'Fira', ...times })).record
    const saved = await saveOne(service, law, bare.id, 'image', known)
    expect(saved.differences).toEqual([])
    expect(saved.record.image?.url).toBe(known)
  })

  test('that is protected is read, saved and deleted with its password only', async () => {
    const client = createQueryClient()
    const soon = { starts_after: '2000-01-01', search: 'Assemblea' }
    const { items } = await client.fetchQuery(listOptions(service, events, soon))
    const { id } = items.find(({ withheld }) => withheld) ?? { id: 0 }
    const path = `events/${id}`
    const reading = client.fetchQuery(recordOptions(service, events, id))
    await expect(reading).rejects.toMatchObject({ kind: 'password' })
    const opened = await client.fetchQuery(recordOptions(service, events, id, { password }))
    expect(opened).toMatchObject({ id, withheld: false })
    const writing = { service, collection: events, journal: memoryJournal() }
    const update = { path, opened, changes: { cost: '5€' } }
    await expect(safeUpdate(writing, update)).rejects.toMatchObject({ kind: 'password' })
    const { differences, record } = await safeUpdate(writing, { ...update, password })
    expect(differences).toEqual([])
    expect(record).toMatchObject({ description: opened.description, cost: '5€' })
    expect(JSON.stringify(writing.journal.entries())).not.toContain(password)
    await expect(safeDeletion(writing, { path })).rejects.toMatchObject({ kind: 'password' })
    await expect(safeDeletion(writing, { path, password })).resolves.toMatchObject({
      alreadyGone: false,
    })
  })
})

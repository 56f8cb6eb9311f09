import { pageOf, type Page } from '../../core/resource/envelope.ts'
import { createQueryClient } from '../../core/query/queryClient.ts'
import { listOptions, recordOptions } from '../../core/query/readOptions.ts'
import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, makeWorld, memoryJournal, modes, saveOne } from '../../core/write/testSave.ts'
import { languageOf } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { events, eventOf, type EventRecord } from './events.ts'

const law = { collection: events, derived: { sticky: ['sticky'] } }

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

/** Of the protected event of the sample town, the assembly of the Ateneu. */
const password = 'salobre'

/** Every so many-th of them: enough of every kind, and soon done. */
const step = 23

describe.each(modes)('the events of a whole town, %s', async (mode) => {
  const world = await makeWorld(mode, { data: 'town' })
  const service = world.service()

  async function pageAt(at: Service, page: number): Promise<Page<EventRecord>> {
    const status = service.configuration.statuses
    const query = { starts_after: '1900-01-01', per_page: 50, status, page }
    const body = await at.request({ method: 'GET', path: 'events', query })
    return pageOf(body, 'events', page, eventOf)
  }

  async function all(language: string): Promise<EventRecord[]> {
    const spoken = languageOf(service.configuration, language)
    if (spoken === null) throw new Error(language)
    const at = service.in(spoken)
    const first = await pageAt(at, 1)
    const rest = Array.from({ length: first.pages - 1 }, (_, index) => pageAt(at, index + 2))
    const pages = [first, ...(await Promise.all(rest))]
    expect(pages.map(({ unreadable }) => unreadable)).toEqual(pages.map(() => 0))
    const found = pages.flatMap(({ items }) => items)
    expect(found).toHaveLength(first.total)
    return found
  }

  test.each(['ca', 'es', 'en'])('can all be read in %s', async (language) => {
    for (const event of await all(language)) {
      expect(event.title).not.toBe('')
      expect(event.title).not.toMatch(/&#?\w+;/)
      expect(event.start_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
      expect(event.end_date >= event.start_date).toBe(true)
    }
  })

  test('stay as they are when one flag is changed', async () => {
    const open = (await all('ca')).filter(({ withheld }) => !withheld)
    const some = open.filter((_event, at) => at % step === 0)
    const kinds = open.filter(
      ({ image, all_day, timezone, status }, at, others) =>
        at === others.findIndex((one) => one.status === status) ||
        at === others.findIndex((one) => one.timezone === timezone) ||
        at ===
          others.findIndex(
            (one) => one.all_day === all_day && (one.image === null) === (image === null),
          ),
    )
    for (const { id, sticky } of new Set([...some, ...kinds])) {
      const { differences, landedBetween } = await saveOne(service, law, id, 'sticky', !sticky)
      const none = { differences: [], landedBetween: [] }
      expect({ id, differences, landedBetween }).toEqual({ id, ...none })
    }
  })

  test('have a picture by its address, which is no difference', async () => {
    const { items } = await createQueryClient().fetchQuery(listOptions(service, events, {}))
    const known = items.find(({ image }) => image)?.image?.url ?? ''
    const made = await created(service, events, { title: 'Fira', ...times, image: known })
    expect(made.differences).toEqual([])
    expect(made.record.image?.id).toEqual(expect.any(Number))
    const bare = (await created(service, events, { title: 'Fira', ...times })).record
    const saved = await saveOne(
      service,
      { collection: events, derived: {} },
      bare.id,
      'image',
      known,
    )
    expect(saved.differences).toEqual([])
    expect(saved.record.image?.url).toBe(known)
  })

  test('are read, saved and deleted with their password only where they have one', async () => {
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

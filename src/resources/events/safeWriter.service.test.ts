import { safeDeletion } from '../../core/write/safeDeletion.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, modes } from '../../core/write/testSave.ts'
import { events, type EventRecord } from './events.ts'
import { facts, writerBed } from './safeWriterBed.ts'

describe.each(modes)('the safe writer, %s', (mode) => {
  const bed = writerBed(mode)
  const { writing, path, save, remove, read } = bed

  test('deletes: and what is gone is gone', async () => {
    await expect(remove()).resolves.toMatchObject({
      before: { title: 'Fira' },
      alreadyGone: false,
    })
    await expect(remove()).resolves.toEqual({ before: null, alreadyGone: true, links: null })
    expect(bed.journal.entries().map(({ operation }) => operation)).toEqual(['delete'])
  })

  test('deletes: and restores with everything as it was', async () => {
    await remove()
    const query = { status: 'trash', starts_after: '1900-01-01' }
    const body = await bed.service.request({ method: 'GET', path: 'events', query })
    const trashed = Object(body)
      .events.map(events.read)
      .find(({ id }: EventRecord) => id === bed.event.id)
    const { record } = await save({ status: 'publish' }, trashed)
    const { modified: _m, modified_utc: _u, ...rest } = bed.event
    expect(record).toMatchObject(rest)
  })

  test('keeps a scheduled event scheduled, with its date', async () => {
    await save({ status: 'future', date: '2029-01-10 09:00:00' })
    const { record, differences } = await save({ title: 'Fira gran' }, await read())
    expect(differences).toEqual([])
    expect(record).toMatchObject({ status: 'future', date: '2029-01-10 09:00:00' })
  })

  test.each(['date', 'date_utc'] as const)('says that a draft has lost its %s', async (name) => {
    const { record: draft } = await save({ status: 'draft' })
    const written = '2030-11-24 09:00:00'
    const { record, differences } = await save({ [name]: written }, draft)
    const other = await save({ title: 'Altra' }, record)
    expect(other.differences).toEqual([])
    if (mode === 'live') expect(differences).toMatchObject([{ field: name, intended: written }])
    else expect(differences).toEqual([])
  })

  test('refuses to empty what cannot be empty, before anything goes out', async () => {
    await expect(
      save({ title: ' ', start_date: '', timezone: '', status: '', slug: '' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      code: 'cannot_be_emptied',
      params: { title: '', start_date: '', timezone: '', status: '', slug: '' },
    })
  })

  test('refuses a record whose content was withheld', async () => {
    const secret = { ...bed.event, withheld: true }
    const reading = {
      ...events,
      read: (wire: unknown) => ({ ...events.read(wire), withheld: true }),
    }
    const update = { path: path(), opened: secret, changes: { title: 'x' } }
    const refused = safeUpdate({ ...writing(), collection: reading }, update)
    await expect(refused).rejects.toMatchObject({ kind: 'withheld' })
  })

  test('remembers before and after', async () => {
    await save({ title: 'Fira gran' })
    expect(bed.journal.entries()).toMatchObject([
      {
        collection: 'events',
        operation: 'update',
        id: bed.event.id,
        language: 'ca',
        account: 'password:editor',
        before: { title: 'Fira' },
        after: { title: 'Fira gran' },
        changes: { title: 'Fira gran' },
      },
    ])
  })

  test('sends what is carried, and no text that nobody changed', async () => {
    const spy = vi.spyOn(globalThis, 'fetch')
    await save({ featured: false })
    const sent = spy.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [init.body] : [],
    )
    const fields = `all_day cost date end_date featured hide_from_listings show_map show_map_link
      start_date status sticky timezone`
    expect(sent.map((body) => Object.keys(JSON.parse(body)).sort())).toEqual([fields.split(/\s+/)])
  })

  test('through a slug, it changes the same event', async () => {
    const update = {
      path: `events/by-slug/${bed.event.slug}`,
      opened: bed.event,
      changes: { title: 'Fira gran' },
    }
    const { record } = await safeUpdate(writing(), update)
    expect(record).toMatchObject({ id: bed.event.id, title: 'Fira gran' })
  })

  test('through a slug that is of another event by now, it changes the one that was opened', async () => {
    const other = (await created(bed.service, events, facts)).record
    const update = {
      path: `events/by-slug/${bed.event.slug}`,
      opened: other,
      changes: { title: 'x' },
    }
    expect((await safeUpdate(writing(), update)).record).toMatchObject({ id: other.id, title: 'x' })
    expect(await read()).toMatchObject({ title: 'Fira' })
  })

  test.each(['GET', 'POST'])('by a slug that changes before %s: the same event', async (method) => {
    const { event } = bed
    const slug = `${event.slug}-nou`
    const path = `events/by-slug/${event.slug}`
    await bed.world.meddle(`before ${method}`, path, { slug })
    const update = { path, opened: event, changes: { title: 'Fira gran' } }
    const save = () => safeUpdate(writing(), update)
    // A live service answers a write by a slug that leads nowhere as if it were done.
    if (method === 'POST' && mode === 'live') {
      await expect(save()).rejects.toMatchObject({ afterWrite: 'unknown' })
      expect(await read()).toMatchObject({ title: 'Fira', slug })
    }
    expect((await save()).record).toMatchObject({ id: event.id, title: 'Fira gran' })
    expect(await read()).toMatchObject({ title: 'Fira gran', slug })
  })

  test.each(['GET', 'DELETE'])('by a slug that changes before %s: deleted too', async (method) => {
    const { event } = bed
    const slug = `${event.slug}-nou`
    const path = `events/by-slug/${event.slug}`
    await bed.world.meddle(`before ${method}`, path, { slug })
    const { alreadyGone } = await safeDeletion(writing(), { path, id: event.id })
    expect(alreadyGone).toBe(false)
    expect(await read()).toMatchObject({ status: 'trash' })
  })
})

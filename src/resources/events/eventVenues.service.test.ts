import { createQueryClient } from '../../core/query/queryClient.ts'
import { listOptions } from '../../core/query/readOptions.ts'
import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, makeWorld, memoryJournal, modes } from '../../core/write/testSave.ts'
import { venues } from '../venues/venues.ts'
import { costText } from './eventCost.ts'
import { events, type EventRecord } from './events.ts'
import { withoutVenue } from './venueUnlinking.ts'

const facts = { title: 'Fira', start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

/** The venues in the payloads of what goes out meanwhile. */
async function sentBy(work: () => Promise<unknown>): Promise<unknown[]> {
  const spy = vi.spyOn(globalThis, 'fetch').mockClear()
  await work()
  return spy.mock.calls.flatMap(([, init]) =>
    typeof init?.body === 'string' ? [JSON.parse(init.body).venue] : [],
  )
}

describe.each(modes)('the venue of an event, %s', async (mode) => {
  const world = await makeWorld(mode)
  const service = world.service()
  const one = (await created(service, venues, { venue: 'Sala u' })).record.id
  const two = (await created(service, venues, { venue: 'Sala dos' })).record.id

  const link = (opened: EventRecord, venue: readonly number[]) =>
    safeUpdate(
      { service, collection: events, journal: memoryJournal() },
      { path: `events/${opened.id}`, opened, changes: { venue } },
    )

  test('goes out as the service takes it, which is asked of it once', async () => {
    let event: EventRecord | undefined
    const first = await sentBy(async () => {
      event = (await created(service, events, { ...facts, venue: [one] })).record
    })
    const opened = event
    if (opened === undefined) throw new Error('no event')
    expect(opened.venue.map(({ id }) => id)).toEqual([one])
    expect(first.at(-1)).toEqual(mode === 'live' ? one : [one])
    const second = await sentBy(() => link(opened, [two]))
    expect(second).toEqual([mode === 'live' ? two : [two]])
  })

  test('is not named among what was refused beside it', async () => {
    const fresh = await makeWorld(mode)
    const service = fresh.service()
    const venue = [(await created(service, venues, { venue: 'Sala' })).record.id]
    const making = created(service, events, { ...facts, venue, website: 'nonsense' })
    await expect(making).rejects.toMatchObject({ params: { website: expect.any(String) } })
    await expect(making).rejects.not.toHaveProperty('params.venue')
    await fresh.drop()
  })

  test('may be several where the service takes several', async () => {
    const { record } = await created(service, events, { ...facts, venue: [one] })
    if (mode === 'live') {
      await expect(link(record, [two, one])).rejects.toMatchObject({
        params: { venue: expect.any(String) },
      })
    } else {
      const saved = await link(record, [two, one])
      expect(saved.record.venue.map(({ id }) => id)).toEqual([two, one])
    }
  })

  test('is emptied, or the save says that it was not', async () => {
    const { record } = await created(service, events, { ...facts, venue: [one] })
    const { differences } = await link(record, [])
    const kept = { field: 'venue', intended: [], found: [one], sent: true }
    expect(differences).toEqual(mode === 'live' ? [kept] : [])
  })

  test('is taken away in the explicit way', async () => {
    const values = { ...facts, venue: [one], cost: '10€' }
    const { record } = await created(service, events, values)
    const asked = { opened: record, passingName: 'De pas' }
    const saved = await withoutVenue(service, asked, memoryJournal())
    const kept = mode === 'live' ? [] : ['venue']
    expect(saved.differences.map(({ field }) => field)).toEqual(kept)
    expect(saved.record.venue).toHaveLength(kept.length)
    expect(saved.record.title).toBe('Fira')
    expect(costText(saved.record)).toBe('10€')
    const search = { search: 'De pas' }
    const left = await createQueryClient().fetchQuery(listOptions(service, venues, search))
    expect(left.items).toEqual([])
  })
})

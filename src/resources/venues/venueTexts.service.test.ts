import { safeUpdate } from '../../core/write/safeWriter.ts'
import { created, makeWorld, memoryJournal, modes } from '../../core/write/testSave.ts'
import { venues, type VenueRecord, type VenueUpdate } from './venues.ts'

const region = { country: 'Spain', province: 'Girona', state: 'GI', stateprovince: 'Girona' }

describe.each(modes)('a venue, %s', async (mode) => {
  const world = await makeWorld(mode)

  const made = async (values: object) =>
    (await created(world.service(), venues, { venue: crypto.randomUUID(), ...values })).record

  const save = (opened: VenueRecord, changes: VenueUpdate) =>
    safeUpdate(
      { service: world.service(), collection: venues, journal: memoryJournal() },
      { path: `venues/${opened.id}`, opened, changes: { ...changes } },
    )

  test('keeps its region when another part of its address changes', async () => {
    const { record, differences } = await save(await made(region), { country: 'France' })
    expect(differences).toEqual([])
    expect(record).toMatchObject({ ...region, country: 'France' })
  })

  test('has an empty region when that is emptied, whatever is saved after', async () => {
    const emptied = await save(await made(region), { stateprovince: '' })
    const { record } = await save(emptied.record, { city: 'Olot' })
    expect(record).toMatchObject({ ...region, stateprovince: '' })
  })

  test('loses a description of nothing but a picture', async () => {
    const venue = await made({ description: '<img src="https://a.example/a.jpg">' })
    const { record, differences } = await save(venue, { description: '' })
    expect(differences).toEqual([])
    expect(record.description).toBe('')
  })
})

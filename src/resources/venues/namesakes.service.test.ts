import { memoryJournal } from '../../core/write/testJournal.ts'
import { searchable } from '../../core/write/namesakes.ts'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { SameName } from '../../core/write/saved.ts'
import { languageOf } from '../../api/language.ts'
import { makeWorld, modes } from '../../api/testWorld.ts'
import { venues } from './venues.ts'

test.each([
  ['Sala gran', 'Sala gran'],
  ['Can "Xic", sala petita', 'sala petita'],
  ['Nau - Estudi -2', 'Estudi'],
  ['"', ''],
  ['à'.repeat(10_000), 'à'.repeat(200)],
])('%j is searched as %j', (name, search) => expect(searchable(name)).toBe(search))

describe.each(modes)('a venue whose name exists, %s', async (mode) => {
  const world = await makeWorld(mode)
  const service = world.service()

  const create = (values: object, evenIfNamed: boolean, language = 'ca') => {
    const spoken = languageOf(service.configuration, language)
    if (spoken === null) throw new Error(language)
    const writing = { service: service.in(spoken), collection: venues, journal: memoryJournal() }
    return safeCreation(writing, { values: { ...values }, evenIfNamed })
  }

  test('is not made again, whatever the language, before somebody says so', async () => {
    const { record } = await create({ venue: 'Sala "gran"', city: 'Vic' }, false)
    for (const language of ['ca', 'en']) {
      const refused: unknown = await create(
        { venue: language === 'ca' ? ' sala "gran"' : 'SALA "Gràn"', city: 'Olot' },
        false,
        language,
      ).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(SameName)
      expect(refused).toMatchObject({ existing: [{ id: record.id, city: 'Vic' }] })
    }
  })

  test('is another one under a name of its own when it cannot be renamed', async () => {
    await create({ venue: 'Ateneu' }, false)
    const pattern = '^venues/\\d+$'
    await world.fail([{ kind: 'status', code: 500, method: 'POST', pattern, times: 1 }])
    const { record, before, differences } = await create({ venue: 'Ateneu', city: 'Olot' }, true)
    expect(record.venue).toMatch(/^Ateneu [\da-f]{8}$/)
    expect(before).toBeNull()
    expect(differences).toEqual([
      { field: 'venue', intended: 'Ateneu', found: record.venue, sent: true },
    ])
  })

  test('is another one when somebody does, and the first stays as it is', async () => {
    const first = await create({ venue: 'Pavelló', city: 'Vic' }, false)
    const second = await create({ venue: 'Pavelló', city: 'Olot' }, true)
    expect(second.differences).toEqual([])
    expect(second.record).toMatchObject({ venue: 'Pavelló', city: 'Olot' })
    expect(second.record.id).not.toBe(first.record.id)
    const path = `venues/${first.record.id}`
    expect(venues.read(await service.request({ method: 'GET', path }))).toEqual(first.record)
  })

  test('is found behind a page of others that the same search finds', async () => {
    const { record } = await create({ venue: 'Casal', city: 'Vic' }, false)
    for (let count = 1; count <= 50; count += 1)
      await service.request({ method: 'POST', path: 'venues', body: { venue: `Casal ${count}` } })
    await expect(create({ venue: 'casal', city: 'Olot' }, false)).rejects.toMatchObject({
      existing: [{ id: record.id }],
    })
  })

  test('leaves one alone that could not be looked for', async () => {
    const { record } = await create({ venue: 'Envelat', city: 'Vic' }, false)
    const path = 'venues'
    await world.fail([{ kind: 'status', code: 403, method: 'GET', path, times: 3 }])
    const made = await create({ venue: 'Envelat', city: 'Olot' }, false)
    expect(made.record).toMatchObject({ venue: 'Envelat', city: 'Olot' })
    const kept = await service.request({ method: 'GET', path: `venues/${record.id}` })
    expect(venues.read(kept)).toEqual(record)
  })
})

import { foundCreation } from '../../core/write/earlierCreations.ts'
import { memoryJournal } from '../../core/write/testJournal.ts'
import { lostLinks } from '../../core/write/lostLinks.ts'
import { safeCreation } from '../../core/write/safeCreation.ts'
import { SameName } from '../../core/write/saved.ts'
import type { Account } from '../../api/account.ts'
import { createService } from '../../api/service.ts'
import { languageOf } from '../../api/language.ts'
import * as site from '../../api/testSite.ts'
import { makeWorld, modes } from '../../api/testWorld.ts'
import { organizers } from '../organizers/organizers.ts'
import { venues } from './venues.ts'

/** A site whose forms and filters offer no more than this. */
const configuration = { ...site.configuration, statuses: ['publish', 'draft'] }

function serviceOn(base: string, account: Account = site.editor) {
  return createService({ configuration, account, base })
}

const writingAt = (base: string, account?: Account) => ({
  service: serviceOn(base, account),
  collection: venues,
  journal: memoryJournal(),
})

const future = { status: 'future', date: '2100-01-01 10:00:00' }
const unoffered = [{ status: 'private' }, { status: 'pending' }, future]

describe.each(modes)('where only two statuses are offered, %s', async (mode) => {
  const world = await makeWorld(mode)

  const kinds = [
    { collection: venues, name: 'venue', own: { address: 'Carrer Major, 1', city: 'Vic' } },
    { collection: organizers, name: 'organizer', own: { email: 'a@vic.example' } },
  ] as const

  const cases = kinds.flatMap((kind) =>
    unoffered.map((standing) => [kind.name, standing.status, kind, standing] as const),
  )

  test.each(cases)('a %s that is %s is met, untouched', async (name, _, kind, standing) => {
    const { collection, own } = kind
    const title = `Ateneu ${standing.status}`
    const facts = { phone: '938 000 000', website: 'https://vic.example/', description: 'Text' }
    const values = { [name]: title, ...own, ...facts, ...standing }
    const { id } = await world.ask('POST', collection.name, values)
    const wire = () => world.ask('GET', `${collection.name}/${String(id)}`)
    const before = await wire()
    expect(before).toMatchObject({ status: standing.status })
    for (const code of ['ca', 'en']) {
      const language = languageOf(configuration, code)
      if (language === null) throw new Error(code)
      const service = serviceOn(world.base).in(language)
      const create = (evenIfNamed: boolean) =>
        safeCreation<{ id: number; status: string }>(
          { service, collection, journal: memoryJournal() },
          {
            values: { [name]: title.toUpperCase(), phone: '1' },
            evenIfNamed,
          },
        )
      const refused: unknown = await create(false).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(SameName)
      expect(refused).toMatchObject({ existing: [{ id }] })
      expect(await wire()).toEqual(before)
      if (code === 'ca') continue
      const { record, differences } = await create(true)
      expect(record.id).not.toBe(id)
      expect(differences).toEqual([])
      expect(await wire()).toEqual(before)
    }
  })

  test('what a contributor sent is found again as what the service made of it', async () => {
    const writing = writingAt(world.base, site.demoAccount('contributor'))
    const { service } = writing
    const values = { venue: 'Envelat', city: 'Olot' }
    const since = Date.now()
    const body = { ...values, status: 'publish' }
    const made = await service.request({ method: 'POST', path: 'venues', body })
    expect(made).toMatchObject({ status: 'pending' })
    const { id } = venues.read(made)
    expect(await foundCreation(writing, values, since)).toMatchObject({ id })
  })

  test('a private event is among what a deleted venue is taken away from', async () => {
    const { id } = await world.ask('POST', 'venues', { venue: 'Cine' })
    const event = await world.ask('POST', 'events', {
      title: 'Assaig',
      status: 'private',
      start_date: '2100-01-01 10:00:00',
      end_date: '2100-01-01 11:00:00',
      venue: mode === 'live' ? id : [id],
    })
    const lost = await lostLinks(writingAt(world.base), Number(id))
    expect(lost).toMatchObject([{ collection: 'events', id: event['id'] }])
  })
})

/** Answers as a site without what is not offered here; whatever else it has it does not list. */
function answers() {
  let venue: unknown
  return site.answering(({ method, path, query, body }) => {
    venue = body?.['venue'] ?? venue
    if (path.endsWith('/9')) return site.json({ id: 9, venue })
    if (method === 'POST') return site.json({ id: 9, venue }, 201)
    const isKnown = query['status'] === 'publish,draft'
    if (!isKnown) return site.refused(400, 'rest_invalid_param', { status: 'Invalid parameter.' })
    return site.json({ venues: [], total: 0, total_pages: 0 })
  })
}

test('where a service refuses to list a status: a namesake that was not seen is left alone: the new one gets a name of its own first', async () => {
  const seen = answers()
  const writing = writingAt(site.base)
  await safeCreation(writing, { values: { venue: 'Cine' } })
  const looks = seen.filter(({ query }) => 'search' in query).map(({ query }) => query['status'])
  expect(looks.toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'publish,draft'),
    ...Array.from({ length: 3 }, () => 'publish,draft,pending,private,future'),
  ])
  const names = seen.flatMap(({ method, body }) => (method === 'POST' ? [body?.['venue']] : []))
  expect(names).toEqual([expect.stringMatching(/^Cine [\da-f]{8}$/), 'Cine'])
})

test('where a service refuses to list a status: what was not found of a lost creation may be there', async () => {
  answers()
  const writing = writingAt(site.base)
  await expect(foundCreation(writing, { venue: 'Cine' }, Date.now())).resolves.toBe('unknown')
})

import { screen, within } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { languageOf } from '../api/language.ts'
import { fetchMirrored } from '../core/mirror/mirror.ts'
import { ownerOf } from '../core/query/owner.ts'
import { amend } from '../platform/amend.ts'
import { events } from '../resources/events/events.ts'
import { EventVersions } from '../resources/events/form/EventVersions.tsx'
import { makeWorld } from '../api/testWorld.ts'
import { likelyKeyOf, versionsKnown } from '../features/translations/confirmed/storedLinks.ts'
import { keepPair } from '../features/translations/near/useKeepPair.ts'
import { addEvent } from '../resources/events/list/EventListBed.tsx'
import { VersionsLook } from '../resources/events/rules/versionsLook.ts'
import { EventList } from '../resources/events/eventList.tsx'
import { openRoutes } from '../testRoutes.tsx'

const load = () => import('../features/translations/version/versionsThere.ts')

test('a row of the list leads to the versions that are known of its event', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const world = await makeWorld('live')
  const service = world.service()
  const es = languageOf(service.configuration, 'es')
  if (!es) throw new Error('no such language')
  const fair = await addEvent(service, { title: 'Fira', from: 1 })
  const feria = await addEvent(service.in(es), { title: 'Feria', from: 1 })
  await addEvent(service, { title: 'Sola', from: 2 })
  await keepPair(service, { collection: 'events', versions: { ca: fair, es: feria } })
  await openRoutes(service, '/ca/events', {
    '/$language/events': () => (
      <VersionsLook value={{ known: versionsKnown, load }}>
        <EventList />
      </VersionsLook>
    ),
    '/$language/events/$id': () => <h1>The event</h1>,
  })
  const row = await screen.findByRole('row', { name: /Fira/ })
  const link = await within(row).findByRole('link', { name: 'Español' })
  expect(link.getAttribute('href')).toBe(`/es/events/${feria}`)
  const alone = within(screen.getByRole('row', { name: /Sola/ }))
  expect(alone.getAllByRole('link')).toHaveLength(1)
})

test('the form says of each version what this device knows of it', async () => {
  const world = await makeWorld('live')
  const service = world.service()
  const es = languageOf(service.configuration, 'es')
  if (!es) throw new Error('no such language')
  const there = service.in(es)
  const fair = await addEvent(service, { title: 'Fira', from: 1 })
  const feria = await addEvent(there, { title: 'Feria', from: 1, over: { status: 'draft' } })
  await fetchMirrored(new QueryClient(), there, events, { status: ['draft', 'publish'] })
  const body = [{ collection: 'events', versions: { ca: fair, es: feria } }]
  const entry = { key: likelyKeyOf(service), owner: ownerOf(service), at: '' }
  await amend('mirror', entry.key, () => ({ ...entry, body }))
  await openRoutes(service, '/ca/events', {
    '/$language/events': () => (
      <VersionsLook value={{ known: versionsKnown, load }}>
        <EventVersions event={{ id: fair, modified_utc: '' }}>{null}</EventVersions>
      </VersionsLook>
    ),
  })
  expect(await screen.findByText('Draft')).toBeVisible()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(
    rows.filter((text) => /Version in Spanish\s*Draft\s*almost certain/.test(text)),
  ).toHaveLength(1)
})

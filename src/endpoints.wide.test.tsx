import { QueryClientProvider, type UseMutationResult } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import * as categoryDoor from './categories/categories.ts'
import { useDocumentation, useServiceIndex } from './collection/descriptionOptions.ts'
import { createQueryClient } from './collection/queryClient.ts'
import {
  useCreate,
  useDelete,
  useDeleteBySlug,
  useUpdate,
  useUpdateBySlug,
} from './collection/useWriting.ts'
import * as eventDoor from './events/events.ts'
import * as organizerDoor from './organizers/organizers.ts'
import type { Service } from './service/service.ts'
import { makeWorld, modes, type TestWorld } from './service/testWorld.ts'
import { ServiceContext } from './service/useService.ts'
import * as tagDoor from './tags/tags.ts'
import * as venueDoor from './venues/venues.ts'
import { lookedForBefore } from './collection/tries.ts'

/** `interface.md`, "Route table". */
const posts = [
  'GET, POST @',
  'GET, DELETE, POST, PUT, PATCH @/<id>',
  'GET, DELETE, POST, PUT, PATCH @/by-slug/<slug>',
]
const terms = ['GET, POST @', 'GET, POST, PUT, PATCH, DELETE @/<id>']
const routeTable = [
  'GET ',
  'GET doc',
  ...['events', 'venues', 'organizers'].flatMap((name) =>
    posts.map((row) => row.replace('@', name)),
  ),
  ...['categories', 'tags'].flatMap((name) => terms.map((row) => row.replace('@', name))),
]
const endpoints = routeTable.flatMap((row) => {
  const [methods = '', path = ''] = row.split(/ (?=[^ ]*$)/)
  return methods.split(', ').map((method) => `${method} ${path}`)
})

/** What went out since the spy was made, by the names of the route table. */
function endpointsIn(spy: { mock: { calls: Parameters<typeof fetch>[] } }): Set<string> {
  return new Set(
    spy.mock.calls.map(([address, init]) => {
      const { pathname } = new URL(String(address))
      const path = pathname.replace(/^.*\/calendar\/events\/v1\/?/, '')
      const route = path.replace(/by-slug\/.+$/, 'by-slug/<slug>').replace(/\/\d+$/, '/<id>')
      return `${init?.method ?? 'GET'} ${route}`
    }),
  )
}

interface Result {
  readonly isSuccess: boolean
  readonly error: unknown
  readonly data: unknown
}

const tries = lookedForBefore()

function hooks(service: Service) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ServiceContext value={service}>{children}</ServiceContext>
    </QueryClientProvider>
  )
  return {
    async read<T>(hook: () => Result & { data: T | undefined }): Promise<T> {
      const { result, unmount } = renderHook(hook, { wrapper })
      await waitFor(() => expect(result.current.error ?? result.current.isSuccess).toBe(true))
      const { data } = result.current
      unmount()
      if (data === undefined) throw new Error('no data')
      return data
    },
    async write<T, V>(hook: () => UseMutationResult<T, Error, V>, variables: V): Promise<T> {
      const { result, unmount } = renderHook(hook, { wrapper })
      const written = await act(() => result.current.mutateAsync(variables))
      unmount()
      return written
    },
  }
}

async function events({ read, write }: ReturnType<typeof hooks>) {
  const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
  const slug = `acte-${crypto.randomUUID()}`
  const values = { title: 'Acte', slug, status: 'publish', ...times }
  const { record: opened } = await write(() => useCreate(eventDoor.events), { tries, values })
  const { id } = opened
  const { items } = await read(() => eventDoor.useEvents({ starts_after: '2027-02-01' }))
  expect(items.map((event) => event.id)).toContain(id)
  expect((await read(() => eventDoor.useEvent(id))).title).toBe('Acte')
  expect((await read(() => eventDoor.useEventBySlug(slug))).id).toBe(id)
  const changes = { title: 'Acte nou' }
  const { record } = await write(() => useUpdate(eventDoor.events), { id, opened, changes })
  const bySlug = { slug, opened: record, changes: { sticky: true } }
  const last = await write(() => useUpdateBySlug(eventDoor.events), bySlug)
  expect(last.record).toMatchObject({ title: 'Acte nou', sticky: true, slug })
  await write(() => useDeleteBySlug(eventDoor.events), { slug })
  expect(await write(() => useDelete(eventDoor.events), { id })).toMatchObject({
    alreadyGone: true,
  })
  const { record: other } = await write(() => useCreate(eventDoor.events), { tries, values })
  const gone = await write(() => useDelete(eventDoor.events), { id: other.id })
  expect(gone).toMatchObject({ alreadyGone: false })
}

async function venues({ read, write }: ReturnType<typeof hooks>) {
  const values = { venue: `Sala ${crypto.randomUUID()}` }
  const { record: opened } = await write(() => useCreate(venueDoor.venues), { tries, values })
  const { id, slug } = opened
  const { items } = await read(() => venueDoor.useVenues({ search: values.venue }))
  expect(items.map((venue) => venue.id)).toEqual([id])
  expect((await read(() => venueDoor.useVenue(id))).venue).toBe(values.venue)
  expect((await read(() => venueDoor.useVenueBySlug(slug))).id).toBe(id)
  const changes = { city: 'Vic' }
  const { record } = await write(() => useUpdate(venueDoor.venues), { id, opened, changes })
  const bySlug = { slug, opened: record, changes: { zip: '08500' } }
  const last = await write(() => useUpdateBySlug(venueDoor.venues), bySlug)
  expect(last.record).toMatchObject({ city: 'Vic', zip: '08500' })
  await write(() => useDeleteBySlug(venueDoor.venues), { slug })
  const { record: other } = await write(() => useCreate(venueDoor.venues), { tries, values })
  expect(await write(() => useDelete(venueDoor.venues), { id: other.id })).toMatchObject({
    alreadyGone: false,
  })
}

async function organizers({ read, write }: ReturnType<typeof hooks>) {
  const values = { organizer: `Ens ${crypto.randomUUID()}` }
  const { record: opened } = await write(() => useCreate(organizerDoor.organizers), {
    tries,
    values,
  })
  const { id, slug } = opened
  const { items } = await read(() => organizerDoor.useOrganizers({ search: values.organizer }))
  expect(items.map((organizer) => organizer.id)).toEqual([id])
  expect((await read(() => organizerDoor.useOrganizer(id))).organizer).toBe(values.organizer)
  expect((await read(() => organizerDoor.useOrganizerBySlug(slug))).id).toBe(id)
  const changes = { phone: '938' }
  const { record } = await write(() => useUpdate(organizerDoor.organizers), { id, opened, changes })
  const bySlug = { slug, opened: record, changes: { email: 'a@b.example' } }
  const last = await write(() => useUpdateBySlug(organizerDoor.organizers), bySlug)
  expect(last.record).toMatchObject({ phone: '938', email: 'a@b.example' })
  await write(() => useDeleteBySlug(organizerDoor.organizers), { slug })
  const { record: other } = await write(() => useCreate(organizerDoor.organizers), {
    tries,
    values,
  })
  const gone = await write(() => useDelete(organizerDoor.organizers), { id: other.id })
  expect(gone).toMatchObject({ alreadyGone: false })
}

async function categories({ read, write }: ReturnType<typeof hooks>) {
  const name = `Tema ${crypto.randomUUID()}`
  const above = await write(() => useCreate(categoryDoor.categories), {
    tries,
    values: { name: `${name} sobre` },
  })
  const values = { name, parent: above.record.id }
  const { record: opened } = await write(() => useCreate(categoryDoor.categories), {
    tries,
    values,
  })
  const { id } = opened
  const { items } = await read(() => categoryDoor.useCategories({ search: name }))
  expect(items.map((category) => category.id)).toContain(id)
  expect((await read(() => categoryDoor.useCategory(id))).parent).toBe(above.record.id)
  const toTop = { id, opened, changes: { parent: 0 } }
  const saved = await write(() => useUpdate(categoryDoor.categories), toTop)
  expect(saved).toMatchObject({ record: { parent: 0, name }, differences: [] })
  await write(() => useDelete(categoryDoor.categories), { id })
  expect(await write(() => useDelete(categoryDoor.categories), { id })).toMatchObject({
    alreadyGone: true,
  })
}

async function tags({ read, write }: ReturnType<typeof hooks>) {
  const name = `Marca ${crypto.randomUUID()}`
  const { record: opened } = await write(() => useCreate(tagDoor.tags), {
    tries,
    values: { name, description: 'Text' },
  })
  const { id } = opened
  const { items } = await read(() => tagDoor.useTags({ search: name }))
  expect(items.map((tag) => tag.id)).toEqual([id])
  expect((await read(() => tagDoor.useTag(id))).name).toBe(name)
  const saved = await write(() => useUpdate(tagDoor.tags), {
    id,
    opened,
    changes: { slug: `m-${id}` },
  })
  expect(saved).toMatchObject({
    record: { slug: `m-${id}`, description: 'Text' },
    differences: [],
  })
  expect(await write(() => useDelete(tagDoor.tags), { id })).toMatchObject({ alreadyGone: false })
}

describe.each(modes)('every endpoint has a hook that works, %s', (mode) => {
  let world: TestWorld

  beforeAll(async () => {
    world = await makeWorld(mode)
  })

  test('and together they are the route table', async () => {
    const spy = vi.spyOn(globalThis, 'fetch')
    for (const updateMethod of ['POST', 'PUT', 'PATCH'] as const) {
      const using = hooks(world.service(undefined, { updateMethod }))
      const index = await using.read(() => useServiceIndex({ context: 'view' }))
      expect(index.namespace).toBe('calendar/events/v1')
      expect(await using.read(useDocumentation)).toMatchObject({ openapi: '3.0.0' })
      for (const errand of [events, venues, organizers, categories, tags]) await errand(using)
    }
    expect([...endpointsIn(spy)].sort()).toEqual([...new Set(endpoints)].sort())
  }, 90_000)
})

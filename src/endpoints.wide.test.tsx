import { QueryClientProvider, type UseMutationResult } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import * as categoryDoor from './resources/categories/categories.ts'
import type { Identified } from './core/resource/collection.ts'
import { useDocumentation, useServiceIndex } from './core/query/descriptionOptions.ts'
import { createQueryClient } from './core/query/queryClient.ts'
import {
  useCreate,
  useDelete,
  useDeleteBySlug,
  useUpdate,
  useUpdateBySlug,
} from './core/write/useWriting.ts'
import type { Creatable, Updatable } from './core/write/writeOptions.ts'
import type { Writable } from './core/write/writing.ts'
import * as eventDoor from './resources/events/events.ts'
import * as organizerDoor from './resources/organizers/organizers.ts'
import type { Service } from './api/service.ts'
import { makeWorld, modes } from './api/testWorld.ts'
import { ServiceContext } from './api/useService.ts'
import * as tagDoor from './resources/tags/tags.ts'
import * as venueDoor from './resources/venues/venues.ts'

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

type Any = Writable<Identified> & Creatable<Identified, object> & Updatable<Identified, object>
type Reading<T> = Result & { readonly data: T | undefined }

interface Kind {
  readonly collection: Any
  readonly valuesOf: (name: string) => object
  readonly changes: object
  readonly useMany: (name: string) => Reading<{ readonly items: readonly Identified[] }>
  readonly useOne: (id: number) => Reading<Identified>
  readonly useOneBySlug?: (slug: string) => Reading<Identified>
}

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

const kinds: readonly Kind[] = [
  {
    collection: eventDoor.events,
    valuesOf: (title) => ({ title, slug: title, status: 'publish', ...times }),
    changes: { sticky: true },
    useMany: () => eventDoor.useEvents({ starts_after: '2027-02-01' }),
    useOne: eventDoor.useEvent,
    useOneBySlug: eventDoor.useEventBySlug,
  },
  {
    collection: venueDoor.venues,
    valuesOf: (venue) => ({ venue }),
    changes: { city: 'Vic' },
    useMany: (search) => venueDoor.useVenues({ search }),
    useOne: venueDoor.useVenue,
    useOneBySlug: venueDoor.useVenueBySlug,
  },
  {
    collection: organizerDoor.organizers,
    valuesOf: (organizer) => ({ organizer }),
    changes: { email: 'a@b.example' },
    useMany: (search) => organizerDoor.useOrganizers({ search }),
    useOne: organizerDoor.useOrganizer,
    useOneBySlug: organizerDoor.useOrganizerBySlug,
  },
  {
    collection: categoryDoor.categories,
    valuesOf: (name) => ({ name }),
    changes: { description: 'Text' },
    useMany: (search) => categoryDoor.useCategories({ search }),
    useOne: categoryDoor.useCategory,
  },
  {
    collection: tagDoor.tags,
    valuesOf: (name) => ({ name }),
    changes: { description: 'Text' },
    useMany: (search) => tagDoor.useTags({ search }),
    useOne: tagDoor.useTag,
  },
]

/** One of a kind is made, found, read, changed and deleted, by its slug too where there is such a way. */
async function errand({ read, write }: ReturnType<typeof hooks>, kind: Kind) {
  const { collection, changes, useMany, useOne, useOneBySlug } = kind
  const name = `prova-${crypto.randomUUID()}`
  const values = kind.valuesOf(name)
  const make = () => write(() => useCreate(collection), { values })
  const { record: opened } = await make()
  const { id } = opened
  let left = id
  const { items } = await read(() => useMany(name))
  expect(items.map((one) => one.id)).toContain(id)
  expect(await read(() => useOne(id))).toMatchObject({ id, ...values })
  const saved = await write(() => useUpdate(collection), { id, opened, changes })
  expect(saved).toMatchObject({ record: { ...values, ...changes }, differences: [] })
  if (useOneBySlug) {
    const slug = name
    expect((await read(() => useOneBySlug(slug))).id).toBe(id)
    const later = { slug, opened: saved.record, changes: { description: 'Text' } }
    expect((await write(() => useUpdateBySlug(collection), later)).record).toMatchObject(changes)
    await write(() => useDeleteBySlug(collection), { slug })
    left = (await make()).record.id
  }
  const remove = () => write(() => useDelete(collection), { id: left })
  expect(await remove()).toMatchObject({ alreadyGone: false })
  expect(await remove()).toMatchObject({ alreadyGone: true })
}

describe.each(modes)('every endpoint has a hook that works, %s', (mode) => {
  test('and together they are the route table', async () => {
    const world = await makeWorld(mode)
    const spy = vi.spyOn(globalThis, 'fetch')
    for (const updateMethod of ['POST', 'PUT', 'PATCH'] as const) {
      const using = hooks(world.service(undefined, { updateMethod }))
      const index = await using.read(() => useServiceIndex({ context: 'view' }))
      expect(index.namespace).toBe('calendar/events/v1')
      expect(await using.read(useDocumentation)).toMatchObject({ openapi: '3.0.0' })
      for (const kind of kinds) await errand(using, kind)
    }
    expect([...endpointsIn(spy)].sort()).toEqual([...new Set(endpoints)].sort())
  }, 90_000)
})

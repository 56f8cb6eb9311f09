import { act, renderHook, waitFor } from '@testing-library/react'
import * as categories from './resources/categories/hooks.ts'
import type { Identified } from './core/resource/collection.ts'
import { useDocumentation, useNamespaceIndex } from './core/query/descriptionOptions.ts'
import type { Deleted, Saved } from './core/write/saved.ts'
import * as events from './resources/events/hooks.ts'
import * as organizers from './resources/organizers/hooks.ts'
import type { Service } from './api/service.ts'
import { makeWorld, modes } from './api/testWorld.ts'
import { providers } from './testProviders.tsx'
import * as tags from './resources/tags/hooks.ts'
import * as venues from './resources/venues/hooks.ts'

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

async function hooks(service: Service) {
  const wrapper = await providers([], service)
  return {
    async read<T>(hook: () => Result & { data: T | undefined }): Promise<T> {
      const { result, unmount } = renderHook(hook, { wrapper })
      await waitFor(() => expect(result.current.error ?? result.current.isSuccess).toBe(true))
      const { data } = result.current
      unmount()
      if (data === undefined) throw new Error('no data')
      return data
    },
    async write<T, V>(hook: () => { mutateAsync(input: V): Promise<T> }, input: V): Promise<T> {
      const { result, unmount } = renderHook(hook, { wrapper })
      const written = await act(() => result.current.mutateAsync(input))
      unmount()
      return written
    },
  }
}

type Reading<T> = Result & { readonly data: T | undefined }

interface Saving {
  readonly opened: Identified
  readonly changes: object
}

/** One resource by its hooks; methods, so that each may want more than this. */
interface Kind {
  valuesOf(name: string): object
  readonly changes: object
  useMany(name: string): Reading<{ readonly items: readonly Identified[] }>
  useOne(id: number): Reading<Identified>
  useCreate(): { mutateAsync(input: { values: object }): Promise<Saved<Identified>> }
  useUpdate(): { mutateAsync(input: { id: number } & Saving): Promise<Saved<Identified>> }
  useDelete(): { mutateAsync(input: { id: number }): Promise<Deleted<Identified>> }
  readonly bySlug?: {
    useOne(slug: string): Reading<Identified>
    useUpdate(): { mutateAsync(input: { slug: string } & Saving): Promise<Saved<Identified>> }
    useDelete(): { mutateAsync(input: { slug: string }): Promise<Deleted<Identified>> }
  }
}

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }

/** The hooks of a resource are named alike: those of one, of many, and of one by its slug. */
function kindOf(
  hooks: object,
  [one, many]: readonly [one: string, many: string],
  valuesOf: Kind['valuesOf'],
  changes: object,
  filtersOf: (name: string) => object = (search) => ({ search }),
): Kind {
  const hook = (name: string) => Reflect.get(hooks, `use${name}`)
  const bySlug = {
    useOne: hook(`${one}BySlug`),
    useUpdate: hook(`Update${one}BySlug`),
    useDelete: hook(`Delete${one}BySlug`),
  }
  return {
    valuesOf,
    changes,
    useMany: (name) => hook(many)(filtersOf(name)),
    useOne: hook(one),
    useCreate: hook(`Create${one}`),
    useUpdate: hook(`Update${one}`),
    useDelete: hook(`Delete${one}`),
    ...(bySlug.useOne && { bySlug }),
  }
}

const text = { description: 'Text' }
const kinds: readonly Kind[] = [
  kindOf(
    events,
    ['Event', 'Events'],
    (title) => ({ title, slug: title, status: 'publish', ...times }),
    { sticky: true },
    () => ({ starts_after: '2027-02-01' }),
  ),
  kindOf(venues, ['Venue', 'Venues'], (venue) => ({ venue }), { city: 'Vic' }),
  kindOf(organizers, ['Organizer', 'Organizers'], (organizer) => ({ organizer }), {
    email: 'a@b.example',
  }),
  kindOf(categories, ['Category', 'Categories'], (name) => ({ name }), text),
  kindOf(tags, ['Tag', 'Tags'], (name) => ({ name }), text),
]

/** One of a kind is made, found, read, changed and deleted, by its slug too where there is such a way. */
async function errand({ read, write }: Awaited<ReturnType<typeof hooks>>, kind: Kind) {
  const { changes, bySlug } = kind
  const name = `prova-${crypto.randomUUID()}`
  const values = kind.valuesOf(name)
  const make = () => write(() => kind.useCreate(), { values })
  const { record: opened } = await make()
  const { id } = opened
  let left = id
  const { items } = await read(() => kind.useMany(name))
  expect(items.map((one) => one.id)).toContain(id)
  expect(await read(() => kind.useOne(id))).toMatchObject({ id, ...values })
  const saved = await write(() => kind.useUpdate(), { id, opened, changes })
  expect(saved).toMatchObject({ record: { ...values, ...changes }, differences: [] })
  if (bySlug) {
    const slug = name
    expect((await read(() => bySlug.useOne(slug))).id).toBe(id)
    const later = { slug, opened: saved.record, changes: { description: 'Text' } }
    expect((await write(() => bySlug.useUpdate(), later)).record).toMatchObject(changes)
    await write(() => bySlug.useDelete(), { slug })
    left = (await make()).record.id
  }
  const remove = () => write(() => kind.useDelete(), { id: left })
  expect(await remove()).toMatchObject({ alreadyGone: false })
  expect(await remove()).toMatchObject({ alreadyGone: true })
}

describe.each(modes)('every endpoint has a hook that works, %s', (mode) => {
  test('and together they are the route table', async () => {
    const world = await makeWorld(mode)
    const spy = vi.spyOn(globalThis, 'fetch')
    for (const updateMethod of ['POST', 'PUT', 'PATCH'] as const) {
      const using = await hooks(world.service(undefined, { updateMethod }))
      const index = await using.read(() => useNamespaceIndex({ context: 'view' }))
      expect(index.namespace).toBe('calendar/events/v1')
      expect(await using.read(useDocumentation)).toMatchObject({ openapi: '3.0.0' })
      for (const kind of kinds) await errand(using, kind)
    }
    expect([...endpointsIn(spy)].sort()).toEqual([...new Set(endpoints)].sort())
  })
})

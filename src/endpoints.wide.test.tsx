import { act, renderHook, waitFor } from '@testing-library/react'
import * as categories from './resources/categories/hooks.ts'
import { useDocumentation, useNamespaceIndex } from './core/query/descriptionOptions.ts'
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

/** What a hook of React Query gives, of a reading or of a write. */
interface Used {
  readonly isSuccess?: boolean
  readonly error?: unknown
  readonly data?: unknown
  mutateAsync?(input: object): Promise<unknown>
}

async function hooks(service: Service) {
  const wrapper = await providers([], service)
  return {
    async read(hook: () => Used): Promise<unknown> {
      const { result, unmount } = renderHook(hook, { wrapper })
      await waitFor(() => expect(result.current.error ?? result.current.isSuccess).toBe(true))
      const { data } = result.current
      unmount()
      return data
    },
    async write(hook: () => Used, input: object): Promise<unknown> {
      const { result, unmount } = renderHook(hook, { wrapper })
      const written = await act(() => result.current.mutateAsync?.(input))
      unmount()
      return written
    },
  }
}

const times = { start_date: '2027-03-01 10:00:00', end_date: '2027-03-01 12:00:00' }
const text = { description: 'Text' }

/** A resource by its hooks, which are named alike: those of one, of many, and of one by its slug. */
interface Kind {
  readonly hooks: object
  readonly names: readonly [one: string, many: string]
  readonly changes: object
  valuesOf(name: string): object
  filtersOf?(name: string): object
}

const kinds: readonly Kind[] = [
  {
    hooks: events,
    names: ['Event', 'Events'],
    changes: { sticky: true },
    valuesOf: (title) => ({ title, slug: title, status: 'publish', ...times }),
    filtersOf: () => ({ starts_after: '2027-02-01' }),
  },
  {
    hooks: venues,
    names: ['Venue', 'Venues'],
    changes: { city: 'Vic' },
    valuesOf: (venue) => ({ venue }),
  },
  {
    hooks: organizers,
    names: ['Organizer', 'Organizers'],
    changes: { email: 'a@b.example' },
    valuesOf: (organizer) => ({ organizer }),
  },
  {
    hooks: categories,
    names: ['Category', 'Categories'],
    changes: text,
    valuesOf: (name) => ({ name }),
  },
  { hooks: tags, names: ['Tag', 'Tags'], changes: text, valuesOf: (name) => ({ name }) },
]

/** One of a kind is made, found, read, changed and deleted, by its slug too where there is such a way. */
async function errand(
  { read, write }: Awaited<ReturnType<typeof hooks>>,
  { names: [one, many], changes, ...kind }: Kind,
) {
  const use = (name: string, ...given: unknown[]) =>
    (Reflect.get(kind.hooks, `use${name}`) as (...given: unknown[]) => Used)(...given)
  const slug = `prova-${crypto.randomUUID()}`
  const values = kind.valuesOf(slug)
  const make = async () => Object(await write(() => use(`Create${one}`), { values })).record
  const opened = await make()
  const { id } = opened
  let left = id
  const listed = await read(() => use(many, kind.filtersOf?.(slug) ?? { search: slug }))
  expect(Object(listed).items).toContainEqual(expect.objectContaining({ id }))
  expect(await read(() => use(one, id))).toMatchObject({ id, ...values })
  const saved = await write(() => use(`Update${one}`), { id, opened, changes })
  expect(saved).toMatchObject({ record: { ...values, ...changes }, differences: [] })
  if (`use${one}BySlug` in kind.hooks) {
    expect(await read(() => use(`${one}BySlug`, slug))).toMatchObject({ id })
    const later = { slug, opened: Object(saved).record, changes: text }
    const again = await write(() => use(`Update${one}BySlug`), later)
    expect(again).toMatchObject({ record: changes })
    await write(() => use(`Delete${one}BySlug`), { slug })
    left = (await make()).id
  }
  const remove = () => write(() => use(`Delete${one}`), { id: left })
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
      expect(index).toMatchObject({ namespace: 'calendar/events/v1' })
      expect(await using.read(useDocumentation)).toMatchObject({ openapi: '3.0.0' })
      for (const kind of kinds) await errand(using, kind)
    }
    expect([...endpointsIn(spy)].sort()).toEqual([...new Set(endpoints)].sort())
  })
})

import '@testing-library/jest-dom/vitest'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget } from '../../../device/kept.ts'
import { createTranslator } from '../../../i18n/i18n.ts'
import { writables } from '../../../records/records.ts'
import { editor, refused, serviceOf } from '../../../service/testSite.ts'
import type { Identified } from '../../collection.ts'
import { entriesOf } from '../../history/entriesOf.ts'
import { ownerOf } from '../../owner.ts'
import { createQueryClient } from '../../queryClient.ts'
import { BulkDialog } from './BulkDialog.tsx'

vi.setConfig({ testTimeout: 60_000 })

const service = serviceOf(editor)
const ids = [7, 8, 9]
let titles: Map<number, string>
let mayWrite: boolean

const wireOf = (id: number) => ({
  id,
  title: titles.get(id),
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
})

const of = {
  service,
  collection: writables.events,
  nameOf: ({ id }: Identified) => String(id),
  labelOf: (field: string) => field,
  wholeOf: (record: Identified) => Promise.resolve(record),
  seriesOf: () => 'the file',
}

/** A page that gives some of them another title, in the series of them all. */
async function page(some: readonly number[]) {
  cleanup()
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['bulk', 'service', 'recordForm'])
  const component = () => (
    <BulkDialog
      of={of}
      title="Titles"
      records={some.map((id) => writables.events.read(wireOf(id)))}
      change={({ id }) => ({ kind: 'update', changes: { title: `Ball ${id}` } })}
      onClose={() => undefined}
    />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await press(/^Change /)
  await screen.findByText(/^Done: /, undefined, { timeout: 20_000 })
}

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  titles = new Map(ids.map((id) => [id, `Fira ${id}`]))
  mayWrite = true
  await forget('history', 'all')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
  vi.stubGlobal('fetch', async (address: string | URL | Request, init?: RequestInit) => {
    const url = address instanceof Request ? address.url : String(address)
    const id = Number(/events\/(\d+)/.exec(url)?.[1])
    if (init?.method !== 'POST') return Response.json(wireOf(id))
    if (!mayWrite) return refused(403, 'rest_forbidden')
    titles.set(id, JSON.parse(String(init.body)).title)
    return Response.json(wireOf(id))
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('what earlier pages wrote is not lost to who cannot read of it at first, and wrote nothing', async () => {
  await page(ids.slice(0, 2))
  await screen.findByRole('button', { name: 'Undo all 2 changes' })
  await waitFor(async () => expect(await entriesOf(ownerOf(service))).toHaveLength(2))
  mayWrite = false
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'UnknownError')
  })
  await page(ids.slice(2))
  await press('See what can be undone')
  await screen.findByText(/^What was there before could not be read in this browser/)
  reading.mockRestore()
  await press('See what can be undone')
  await waitFor(() => expect(screen.queryByText(/^What was there before/)).toBeNull())
  mayWrite = true
  await press('Undo all 2 changes')
  await screen.findByText(/^Undone: /)
  expect([...titles.values()]).toEqual(ids.map((id) => `Fira ${id}`))
})

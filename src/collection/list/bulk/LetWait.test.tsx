import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget } from '../../../device/kept.ts'
import { createTranslator } from '../../../i18n/i18n.ts'
import { writables } from '../../../records/records.ts'
import { editor, serviceOf } from '../../../service/testSite.ts'
import type { Identified } from '../../collection.ts'
import { entriesOf } from '../../history/entriesOf.ts'
import { ownerOf } from '../../owner.ts'
import { createQueryClient } from '../../queryClient.ts'
import { queueOf } from '../../queue/queued.ts'
import { LetWait } from './LetWait.tsx'
import { type Bulk, useBulk } from './useBulk.ts'

vi.setConfig({ testTimeout: 60_000 })

const service = serviceOf(editor)
const ids = [7, 8, 9]
let titles: Map<number, string>
let isCut: boolean

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

let bulk: Bulk<Identified>

function Dialog({ onDrawn }: { onDrawn: (now: Bulk<Identified>) => void }) {
  const now = useBulk(of, () => undefined)
  useEffect(() => {
    onDrawn(now)
  })
  return <LetWait bulk={now} of={of} onQueued={() => undefined} />
}

/** Three events get another title, as far as the network goes. */
async function start() {
  const translator = await createTranslator('en')
  await translator.loadNamespaces(['bulk', 'recordForm'])
  render(
    <I18nextProvider i18n={translator}>
      <QueryClientProvider client={createQueryClient()}>
        <Dialog onDrawn={(now) => (bulk = now)} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const tasks = ids.map((id) => ({
    opened: writables.events.read(wireOf(id)),
    step: { kind: 'update', changes: { title: `Ball ${id}` } } as const,
  }))
  act(() => bulk.start(tasks))
}

/** Lets wait what the network did not carry. @returns what is said of each in the queue, by the record */
async function letWait() {
  const name = 'Send 3 when the network is back'
  const button = await screen.findByRole('button', { name }, { timeout: 20_000 })
  act(() => button.click())
  const items = () => queueOf(ownerOf(service))
  await waitFor(async () => expect(await items()).toHaveLength(ids.length))
  return new Map((await items()).map(({ opened, marks }) => [opened?.id, marks]))
}

beforeEach(async () => {
  titles = new Map(ids.map((id) => [id, `Fira ${id}`]))
  isCut = false
  for (const store of ['history', 'queue'] as const) await forget(store, 'all')
  vi.stubGlobal('fetch', (address: string | URL | Request, init?: RequestInit) => {
    if (isCut) return Promise.reject(new TypeError('Failed to fetch'))
    const id = Number(
      /events\/(\d+)/.exec(address instanceof Request ? address.url : String(address))?.[1],
    )
    if (init?.method === 'POST') titles.set(id, JSON.parse(String(init.body)).title)
    return Promise.resolve(Response.json(wireOf(id)))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what waits for the network is of the series of what went out', async () => {
  isCut = true
  await start()
  const marks = await letWait()
  expect([...marks.values()]).toEqual(ids.map(() => ({ series: 'the file' })))
})

test('what is taken back when the network is back takes back the write that was meant', async () => {
  await start()
  await waitFor(() => expect(bulk.undoable).toBe(ids.length))
  const keys = (await entriesOf(ownerOf(service))).map(({ key }) => key)
  isCut = true
  await act(() => bulk.undo())
  await waitFor(() => expect(bulk.round?.isUndo).toBe(true))
  const series = bulk.round?.series
  const marks = await letWait()
  const undoes = [...marks.values()].map((said) => said?.undoes)
  expect(new Set(undoes)).toEqual(new Set(keys))
  expect([...marks.values()].map((said) => said?.series)).toEqual(ids.map(() => series))
})

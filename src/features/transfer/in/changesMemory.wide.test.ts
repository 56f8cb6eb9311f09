import { QueryClient } from '@tanstack/react-query'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { checkedFile, type CheckedRow } from './checkedFile.ts'

setFlagsFromString('--expose_gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that are held once all else is collected. */
async function held(): Promise<number> {
  // What is forgotten at once is forgotten in a turn of its own.
  await new Promise((resolve) => setTimeout(resolve, 20))
  collect()
  return process.memoryUsage().heapUsed
}

/** Two kilobytes of text, as an event of a theatre has. */
const description = `<p>${'Una vetllada amb música i dansa. '.repeat(62)}</p>`

const wireOf = (id: number) => ({
  id,
  title: `Acte ${id}`,
  description: `${description}${id}`,
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
})

function answerRecords(): void {
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = new URL(address instanceof Request ? address.url : String(address))
    const include = url.searchParams.get('include')
    if (include === null) return Response.json(wireOf(Number(/events\/(\d+)/.exec(url.href)?.[1])))
    const events = include.split(',').map((id) => wireOf(Number(id)))
    return Response.json({ events, total: events.length, total_pages: 1 })
  })
}

/** The bytes that stay of so many rows that were looked through, and what they are. */
async function looked(count: number, title: (id: number) => string) {
  const ids = Array.from({ length: count }, (_, at) => at + 1)
  const rows = ids.map((id) => [String(id), title(id)])
  const table = { names: ['id', 'title'], rows, head: 1, places: ids.map((id) => id + 1) }
  const client = new QueryClient()
  const before = await held()
  const checked = await checkedFile({
    client,
    service: serviceOf(editor),
    of: 'events',
    table,
    signal: new AbortController().signal,
    onRead: () => undefined,
  })
  const bytes = (await held()) - before
  const kinds: ReadonlySet<CheckedRow['kind']> = new Set(checked.map(({ kind }) => kind))
  return { bytes, kinds, kept: client.getQueryCache().getAll().length, rows: checked.length }
}

test('of ten thousand rows that change nothing no record is held', async () => {
  answerRecords()
  await looked(200, (id) => `Acte ${id}`)
  const { bytes, kinds, kept, rows } = await looked(10_000, (id) => `Acte ${id}`)
  expect([...kinds]).toEqual(['unchanged'])
  expect(rows).toBe(10_000)
  expect(kept).toBe(0)
  // The records alone would be over twenty.
  expect(bytes).toBeLessThan(6_000_000)
})

test('of ten thousand rows that change each holds what it shows, and its record lies outside of the page', async () => {
  answerRecords()
  await looked(200, (id) => `Acte nou ${id}`)
  const many = await looked(10_000, (id) => `Acte nou ${id}`)
  expect([...many.kinds]).toEqual(['change'])
  expect(many.kept).toBe(0)
  expect(many.bytes / many.rows).toBeLessThan(description.length)
})

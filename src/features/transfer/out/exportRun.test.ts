import type { Page } from '../../../core/resource/envelope.ts'
import type { Identified } from '../../../core/resource/collection.ts'
import { watchedExport } from './exportBed.ts'
import type { FileWriter } from './fileWriter.ts'

function writer() {
  const added: number[] = []
  let isClosed = false
  const made: FileWriter = {
    add: (records) => void added.push(...records.map(({ id }) => id)),
    losses: () => ({ tooLong: 2 }),
    end: () => Promise.resolve(new Blob([added.join()])),
    close: () => void (isClosed = true),
  }
  return { made, added, isClosed: () => isClosed }
}

type Record = Identified & { readonly withheld?: boolean }

const page = (number: number, items: readonly Record[], total: number): Page<Record> => ({
  items,
  total,
  pages: 3,
  page: number,
  unreadable: 0,
})

const of = (...ids: number[]) => ids.map((id) => ({ id }))

test('a page that could not be read is asked for again, and no other', async () => {
  const { made, added } = writer()
  const asked: number[] = []
  let fails = true
  async function* pages(from: number) {
    for (let at = from; at <= 3; at += 1) {
      asked.push(at)
      if (at === 2 && fails) throw new Error('gone')
      yield page(at, of(at * 10, at * 10 + 1), 6)
    }
  }
  const run = watchedExport<Record>({ pages, isAsked: () => true, openWriter: () => made })
  expect(await run.until('unread')).toMatchObject({ kind: 'unread', done: 2, known: 6 })
  fails = false
  run.goOn()
  const done = { kind: 'done', count: 6, missing: { slipped: 0 } }
  expect(await run.until('done', 'stopped')).toMatchObject(done)
  expect(asked).toEqual([1, 2, 2, 3])
  expect(added).toEqual([10, 11, 20, 21, 30, 31])
})

test('a file that could not be made is begun anew, with all that goes into it', async () => {
  const first = writer()
  const second = writer()
  const broken = { ...first.made, end: () => Promise.reject(new Error('No file was made')) }
  const writers = [broken, second.made]
  async function* pages(from: number) {
    for (let at = from; at <= 3; at += 1) yield page(at, of(at * 10, at * 10 + 1), 6)
  }
  const openWriter = () => writers.shift() ?? second.made
  const run = watchedExport<Record>({ pages, isAsked: () => true, openWriter })
  await run.until('unwritten')
  run.goOn()
  const done = { kind: 'done', count: 6, missing: { slipped: 0 } }
  expect(await run.until('done', 'stopped')).toMatchObject(done)
  expect(first.isClosed()).toBe(true)
  expect(second.added).toEqual([10, 11, 20, 21, 30, 31])
})

test('a record that moved to the next page is written once, and one that slipped away is told', async () => {
  const { made, added } = writer()
  async function* pages() {
    yield page(1, of(1, 2), 6)
    yield { ...page(2, of(2, 3), 6), unreadable: 1 }
    yield page(3, [{ id: 5 }, { id: 6, withheld: true }], 7)
  }
  const isAsked = ({ id }: Record) => id !== 5
  const run = watchedExport<Record>({ pages, isAsked, openWriter: () => made })
  const missing = { unreadable: 1, slipped: 1, withheld: 1, tooLong: 2 }
  expect(await run.until('done', 'stopped')).toMatchObject({ kind: 'done', count: 3, missing })
  expect(added).toEqual([1, 2, 3])
})

test('stopped, it makes no file and asks for nothing more', async () => {
  const { made, isClosed } = writer()
  let signal: AbortSignal | undefined
  async function* pages(_from: number, stopping: AbortSignal) {
    signal = stopping
    yield page(1, of(1), 3)
    await new Promise((_, reject) => stopping.addEventListener('abort', reject))
  }
  const run = watchedExport<Record>({ pages, isAsked: () => true, openWriter: () => made })
  await vi.waitFor(() => expect(run.states).toHaveLength(2))
  run.stop()
  expect((await run.until('done', 'stopped')).kind).toBe('stopped')
  expect(signal?.aborted).toBe(true)
  expect(isClosed()).toBe(true)
})

test('of ten thousand records one page is at hand at a time, whatever their number', async () => {
  const { made, added } = writer()
  let most = 0
  async function* pages(from: number) {
    for (let at = from; at <= 200; at += 1) {
      const items = of(...Array.from({ length: 50 }, (_, place) => at * 50 + place))
      most = Math.max(most, at * 50 - 50 - added.length)
      yield { ...page(at, items, 10_000), pages: 200 }
    }
  }
  const run = watchedExport<Record>({ pages, isAsked: () => true, openWriter: () => made })
  expect(await run.until('done', 'stopped')).toMatchObject({ kind: 'done', count: 10_000 })
  expect(most).toBe(0)
  expect(Math.max(...run.states.map((state) => JSON.stringify(state).length))).toBeLessThan(300)
})

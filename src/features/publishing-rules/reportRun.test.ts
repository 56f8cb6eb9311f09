import { describe, expect, test } from 'vitest'
import type { Page } from '../../core/resource/envelope.ts'
import { recordedEvent } from '../../core/resource/testRecords.ts'
import { eventOf, type EventRecord } from '../../resources/events/events.ts'
import { reportCsv } from './ReportList.tsx'
import { reportRun } from './reportRun.ts'

type Work = Parameters<typeof reportRun>[0]

/** A report to its end. */
const ended = (work: Pick<Work, 'pages' | 'judge'>, signal = new AbortController().signal) =>
  reportRun({ ...work, signal, onChange: () => undefined })

const event = (id: number, over: object = {}): EventRecord => ({
  ...eventOf({ ...recordedEvent, id }),
  title: `Event ${id}`,
  ...over,
})
const pageOf = (items: EventRecord[], total: number, unreadable = 0): Page<EventRecord> => ({
  items,
  page: 1,
  total,
  pages: 2,
  unreadable,
})
const broken = [{ rule: 'venue' as const }]

async function* some(...pages: Page<EventRecord>[]) {
  for (const page of pages) yield page
}

describe('a report', () => {
  test('looks at each event once, at none that is protected, and counts what it did not get', async () => {
    const looked: number[] = []
    const over = ended({
      pages: () =>
        some(
          pageOf([event(1), event(2, { withheld: true })], 6),
          pageOf([event(1), event(3)], 6, 1),
        ),
      judge:
        async () =>
        async ({ id }) => {
          looked.push(id)
          return id === 3 ? broken : []
        },
    })
    const { judgements, unread, withheld, doing } = await over
    expect(looked).toEqual([1, 3])
    expect(judgements.map(({ event: { id }, breaches }) => [id, breaches.length])).toEqual([
      [1, 0],
      [3, 1],
    ])
    // Three of six came.
    expect({ unread, withheld, doing }).toEqual({ unread: 3, withheld: 1, doing: null })
  })

  test('a look that fails counts as no look, and not as a good event', async () => {
    const over = ended({
      pages: () => some(pageOf([event(1), event(2)], 2)),
      judge:
        async () =>
        ({ id }) =>
          id === 1 ? Promise.reject(new Error('no')) : Promise.resolve(broken),
    })
    const { judgements, unread } = await over
    expect(judgements.map(({ event: { id } }) => id)).toEqual([2])
    expect(unread).toBe(1)
  })

  test('stopped begins no other look, and keeps what it found', async () => {
    const many = Array.from({ length: 40 }, (_, at) => event(at + 1))
    let looked = 0
    const stopping = new AbortController()
    const judge = async () => async () => {
      looked += 1
      if (looked === 12) stopping.abort()
      return broken
    }
    const run = ended({ pages: () => some(pageOf(many, 40)), judge }, stopping.signal)
    const { judgements, isStopped } = await run
    expect(isStopped).toBe(true)
    expect(looked).toBeLessThan(20)
    expect(judgements.length).toBe(looked)
  })

  test('a page that fails is told', async () => {
    const refused = new Error('no page')
    const over = ended({
      pages: async function* pages() {
        yield await Promise.reject(refused)
      },
      judge: async () => async () => [],
    })
    expect(await over).toMatchObject({ error: refused, doing: null, judgements: [] })
  })
})

test('a file has a line for each rule that is broken, and no formula in it', () => {
  const judgements = [
    { event: event(7, { title: '=1+1 "x"', start_date: '2026-12-01 20:00:00' }), breaches: broken },
  ]
  const csv = reportCsv(judgements, {
    language: 'ca',
    labelOf: (name) => `label of ${name}`,
    words: () => 'Choose, please',
  })
  const [head, line, end] = csv.split('\r\n')
  expect(head).toBe(
    '\uFEFF"id","language","title","start_date","status","field","rule","is_certain","text","url"',
  )
  expect(line).toContain(`"7","ca","'=1+1 ""x""","2026-12-01 20:00:00",`)
  expect(line).toContain(`"venue","label of venue","yes","Choose, please",`)
  expect(end).toBe('')
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { useBulk } from '../../../core/views/list/bulk/useBulk.ts'
import { pageJournal } from '../../../core/write/journal.ts'
import { safeUpdate } from '../../../core/write/safeWriter.ts'
import { undoEntry } from '../../../core/write/undo/undoEntry.ts'
import { editor, serviceOf } from '../../../api/testSite.ts'
import { providers } from '../../../testProviders.tsx'
import { writables } from '../../records.ts'
import { events, type EventRecord } from '../events.ts'

const at = (hour: number) => `2027-03-01 ${hour}:00:00`
const moved = { start_date: at(11), end_date: at(13) }
const website = 'https://a.test/'
const service = serviceOf(editor)

let wire: Record<string, unknown>

/** An event of which the service makes the website otherwise when it is moved. */
function answerEvent(): void {
  wire = { id: 7, title: 'Ball', status: 'publish', website, start_date: at(10), end_date: at(12) }
  vi.stubGlobal('fetch', async (_address: unknown, init?: RequestInit) => {
    if (init?.method === 'POST') Object.assign(wire, JSON.parse(String(init.body)))
    const isMoved = wire['start_date'] === moved.start_date && wire['website'] === website
    if (init?.method === 'POST' && isMoved && putBacks === 0) wire['website'] = 'https://b.test/'
    return Response.json(wire)
  })
}

let putBacks: number
beforeEach(async () => {
  putBacks = 0
  answerEvent()
})

/** It is moved, and its website is put back. @param third what somebody else does in between */
async function putBack(third: object) {
  const nameOf = ({ title }: EventRecord) => title
  const of = { service, collection: events, nameOf, labelOf: String }
  const { result } = renderHook(() => useBulk<EventRecord>(of, () => undefined), {
    wrapper: await providers(),
  })
  const over = () => waitFor(() => expect(result.current.job.isRunning).toBe(false))
  const step = { kind: 'update', changes: moved } as const
  act(() => result.current.start([{ opened: events.read(wire), step }]))
  await over()
  const outcome = result.current.job.results[0]?.outcome
  if (outcome?.kind !== 'differs') throw new Error(`${outcome?.kind}`)
  expect(outcome.fields).toEqual(['website'])
  Object.assign(wire, third)
  putBacks += 1
  const writing = { service, collection: events, journal: pageJournal }
  const { record: opened } = outcome
  const saved = await safeUpdate(writing, { path: 'events/7', opened, changes: { website } })
  const { series } = result.current
  series.amend(events, saved)
  const under = { service, writables, series: 'back', renewed: new Map() }
  const entries = await series.entries()
  return await Promise.all(entries.map(async (entry) => (await undoEntry(under, entry)).outcome))
}

test('of one that was moved what was put back is taken back with the rest, and nothing is asked', async () => {
  expect(await putBack({})).toMatchObject([{ kind: 'saved' }])
  expect(wire).toMatchObject({ start_date: at(10), end_date: at(12), website })
})

test('of one that was moved where somebody else moved it before the rest was put back, nothing goes over that unasked', async () => {
  const theirs = { start_date: at(15), end_date: at(17) }
  const [outcome] = await putBack(theirs)
  expect(outcome).toMatchObject({ kind: 'conflict', fields: ['start_date', 'end_date'] })
  expect(wire).toMatchObject({ ...theirs, website })
})

test('of one that was moved where somebody else changed what nobody asks for, it stays and nothing is asked', async () => {
  expect(await putBack({ title: 'Ball gran' })).toMatchObject([{ kind: 'saved' }])
  expect(wire).toMatchObject({ start_date: at(10), title: 'Ball gran', website })
})

import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Identified } from '../../collection.ts'
import { entriesOf } from '../../history/entriesOf.ts'
import { ownerOf } from '../../owner.ts'
import { queueOf } from '../../queue/queued.ts'
import { LetWait } from './LetWait.tsx'
import { ids, inPage, of, openTitles, retitled, service } from './testTitles.tsx'
import { type Bulk, useBulk } from './useBulk.ts'

let site: Awaited<ReturnType<typeof openTitles>>
let bulk: Bulk<Identified>
beforeEach(async () => {
  site = await openTitles()
})
afterEach(() => vi.unstubAllGlobals())

function Dialog({ onDrawn }: { onDrawn: (now: Bulk<Identified>) => void }) {
  const now = useBulk(of, () => undefined)
  useEffect(() => {
    onDrawn(now)
  })
  return <LetWait bulk={now} of={of} onQueued={() => undefined} />
}

/** Three events get another title, as far as the network goes. */
async function start() {
  render(await inPage(<Dialog onDrawn={(now) => (bulk = now)} />))
  const tasks = ids.map((id) => ({ opened: site.event(id), step: retitled({ id }) }))
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

test('what waits for the network is of the series of what went out', async () => {
  site.isCut = true
  await start()
  const marks = await letWait()
  expect([...marks.values()]).toEqual(ids.map(() => ({ series: 'the file' })))
})

test('what is taken back when the network is back takes back the write that was meant', async () => {
  await start()
  await waitFor(() => expect(bulk.undoable).toBe(ids.length))
  const keys = (await entriesOf(ownerOf(service))).map(({ key }) => key)
  site.isCut = true
  await act(() => bulk.undo())
  await waitFor(() => expect(bulk.round?.isUndo).toBe(true))
  const series = bulk.round?.series
  const marks = await letWait()
  const undoes = [...marks.values()].map((said) => said?.undoes)
  expect(new Set(undoes)).toEqual(new Set(keys))
  expect([...marks.values()].map((said) => said?.series)).toEqual(ids.map(() => series))
})

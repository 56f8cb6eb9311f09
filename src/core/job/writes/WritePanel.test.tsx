import { cleanup, fireEvent, screen } from '@testing-library/react'
import { writables } from '../../../resources/records.ts'
import { ids, openTitles, service } from '../../views/list/bulk/testTitles.ts'
import { openRoutes } from '../../../testRoutes.tsx'
import { WritePanel } from './WritePanel.tsx'
import { type WritePlan, type WriteJob, writeStore } from './writePlan.ts'
import { writeRun } from './writeRun.ts'

let site: Awaited<ReturnType<typeof openTitles>>
beforeEach(async () => {
  site = await openTitles()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
})

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

const over = () => screen.findByText(/^Done: /, undefined, { timeout: 20_000 })

/** A page that goes on with a job. */
async function page(job: WriteJob) {
  cleanup()
  const run = writeRun(
    { store: writeStore({ mark: ' titles', planOf: () => null }), writables },
    service,
    job,
  )
  const component = () => <WritePanel run={run} onClose={() => undefined} />
  await openRoutes(service, '/', { '/': component })
  await press(/^Continue with /)
  await over()
}

test('what earlier pages wrote is not lost to who cannot read of it at first, and wrote nothing', async () => {
  const tasks = ids.map((id) => {
    const record = site.event(id)
    const whole = new Blob([JSON.stringify(record)])
    const place = { of: 'events', title: String(id), place: id } as const
    return { ...place, record, whole, values: { title: `Ball ${id}` } }
  })
  const plan: WritePlan = { of: 'events', known: [], tasks }
  const [saved, waiting] = [{ state: 'saved' }, { state: 'waiting' }] as const
  const job = { key: 'the file', at: '2026-11-26T10:00:00.000Z', plan }
  await page({ ...job, items: [waiting, waiting, saved] })
  await screen.findByRole('button', { name: 'Undo all 2 changes' })
  site.mayWrite = false
  const reading = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closed', 'UnknownError')
  })
  await page({ ...job, items: [saved, saved, waiting] })
  await press('See what can be undone')
  await screen.findByText(/^The former values couldn’t be read in this browser/)
  reading.mockRestore()
  await press('See what can be undone')
  site.mayWrite = true
  await press('Undo all 2 changes')
  await press('Undo')

  await screen.findByText(/^Undone: /)
  expect([...site.titles.values()]).toEqual(ids.map((id) => `Fira ${id}`))
})

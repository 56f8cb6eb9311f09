import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { readOperations } from '../../../write/operationStore.ts'
import { ownerOf } from '../../../query/owner.ts'
import { queueOf } from '../../../write/queue/queued.ts'
import { openRoutes } from '../../../../testRoutes.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { ids, of, openTitles, retitled, service } from './testTitles.ts'

let site: Awaited<ReturnType<typeof openTitles>>
beforeEach(async () => {
  site = await openTitles()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }))
})

const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))

/** A page that gives some of them another title, in the series of them all. */
async function page(some: readonly number[]) {
  cleanup()
  const records = some.map((id) => site.event(id))
  const component = () => (
    <BulkDialog {...{ of, records }} title="Titles" change={retitled} onClose={() => undefined} />
  )
  await openRoutes(service, '/', { '/': component })
  await press(/^Change /)
}

const over = () => screen.findByText(/^Done: /, undefined, { timeout: 20_000 })

const queued = async () => {
  const items = () => queueOf(ownerOf(service))
  await press('Send 3 when back online')
  await waitFor(async () => expect(await items()).toHaveLength(ids.length))
  return (await items()).map(({ marks }) => marks)
}

test('what waits for the network is of the series of what went out', async () => {
  site.isCut = true
  await page(ids)
  expect(new Set((await queued()).map((said) => said?.series)).size).toBe(1)
})

test('what is taken back when the network is back takes back the write that was meant', async () => {
  await page(ids)
  await over()
  const keys = (await readOperations(ownerOf(service))).map(({ key }) => key)
  site.isCut = true
  await press('Undo all 3 changes')

  const marks = await queued()
  expect(new Set(marks.map((said) => said?.undoes))).toEqual(new Set(keys))
  expect(new Set(marks.map((said) => said?.series)).size).toBe(1)
})

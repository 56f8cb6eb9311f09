import { readOperations, sendingOperations } from '../../../core/write/operationStore.ts'
import { storeSending } from '../../../core/write/outcomes.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { writables } from '../../../resources/records.ts'
import type { Service } from '../../../api/service.ts'
import { makeWorld, type Mode } from '../../../api/testWorld.ts'
import type { Journal } from '../../../core/write/writing.ts'

export const facts = {
  title: 'Fira',
  status: 'publish',
  start_date: '2027-03-01 10:00:00',
  end_date: '2027-03-01 12:00:00',
}

/** The page closes as soon as the service has done its work. */
export const closing: Journal = { begin: storeSending, record: () => undefined }

/** The writes of an editor in a world of one file, and the looks that are taken at them later. */
export async function lookedAt(mode: Mode) {
  const world = await makeWorld(mode)
  const service = world.service()
  const owner = ownerOf(service)
  beforeEach(async () => {
    await world.fail([])
  })
  const history = () => readOperations(owner)
  const begun = () => sendingOperations(owner)
  return {
    world,
    service,
    owner,
    history,
    begun,
    /** Those that are to be looked at again. */
    due: async () => (await history()).filter(({ recheckAt }) => recheckAt),
    look: (after = 6000, by: Service = service) => recheck(by, writables, Date.now() + after),
    isOver: () => vi.waitFor(async () => expect(await begun()).toEqual([])),
  }
}

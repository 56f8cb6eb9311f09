import { pageJournal } from '../../../core/write/journal.ts'
import { readOperations, sendingOperations } from '../../../core/write/operationStore.ts'
import { recheck } from '../../../core/write/recheck.ts'
import { ownerOf } from '../../../core/query/owner.ts'
import { enqueue } from '../../../core/write/queue/enqueue.ts'
import { replay } from '../../../core/write/queue/replay.ts'
import { writables } from '../../../resources/records.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { modes } from '../../../api/testWorld.ts'
import { event, opened, sending, span, unsent, update, waiting } from './queueBed.ts'

/** The network goes with the answer to a write. */
function cutAtWrite(service: Service): Service {
  let isCut = false
  const gone = () => new ApiError({ kind: 'unanswered' })
  return {
    ...service,
    async request(call) {
      if (isCut) throw gone()
      const answer = await service.request(call)
      isCut = call.method !== 'GET'
      if (isCut) throw gone()
      return answer
    },
  }
}

describe.each(modes)('a change of the queue that had got through, %s', (mode) => {
  test.each(['the queue', 'the recheck'])('is in the history once, first by %s', async (first) => {
    const service = (await opened(mode)).service()
    const owner = ownerOf(service)
    const fair = await event(service, 'Fira')
    const asOpened = { ...fair, cost: '5 €' }
    const { write } = await unsent(update(cutAtWrite(service), asOpened, { title: 'Fira gran' }))
    if (write === null) throw new Error('may not wait')
    await enqueue(service, write)
    const send = () =>
      replay({ service, collections: writables, journal: pageJournal, onSent: () => undefined })
    const look = () => recheck(service, writables, Date.now() + 6000)
    const history = () => readOperations(owner)
    const isNoted = () => vi.waitFor(async () => expect(await history()).toHaveLength(1))
    // What waits is the queue's affair: the recheck leaves it alone.
    if (first === 'the recheck') await look()
    await send()
    await isNoted()
    await look()
    expect(await waiting(service)).toEqual([])
    await vi.waitFor(async () => expect(await sendingOperations(owner)).toEqual([]))
    // What it had been opened on is not what was there when it went out.
    expect(await history()).toMatchObject([
      { before: { title: 'Fira', cost: fair.cost }, after: { title: 'Fira gran' } },
    ])
  })

  test('is told with what the service made otherwise beside it', async () => {
    const service = (await opened(mode)).service()
    const fair = await event(service, 'Fira')
    const change = update(cutAtWrite(service), fair, { title: 'Fira gran' })
    const { write } = await unsent(change)
    if (write === null) throw new Error('may not wait')
    await enqueue(service, write)
    // As live services do with what an account may not publish (contract.md §9).
    const body = { title: 'Fira gran', ...span, status: 'pending' }
    await service.request({ method: 'POST', path: `events/${fair.id}`, body })
    const { sent, send } = sending(service)
    await send()
    expect(sent).toMatchObject([
      {
        done: {
          recovered: true,
          differences: [{ field: 'status', intended: 'publish', found: 'pending', sent: false }],
        },
      },
    ])
  })
})

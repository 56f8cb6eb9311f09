import { ProtocolError } from '../errors.ts'
import type { Answer, Call, Handlers } from '../handlers.ts'
import { isUnlocked, requireReadable } from '../posts/access.ts'
import { trashPost } from '../posts/trash.ts'
import { eventBodies, singleEventBody } from './eventBody.ts'
import { listEvents } from './eventList.ts'
import type { EventRow } from './eventRow.ts'
import { eventById, writeEvent } from './eventWrite.ts'

const answerWith = async (call: Call, row: EventRow, status: number): Promise<Answer> => {
  const [body] = await eventBodies(call, [row])
  return { status, body }
}

/** @throws ProtocolError 403 `event-no-longer-available`, `event-not-accessible`, `event-password-protected` */
const read = async (call: Call): Promise<Answer> => {
  const row = await eventById(call, call.target)
  if (row.status === 'trash' && call.world.options.trashedReadRefused)
    throw new ProtocolError(403, 'event-no-longer-available')
  requireReadable(call, row, 'event')
  if (!isUnlocked(call, row)) throw new ProtocolError(403, 'event-password-protected')
  return { status: 200, body: await singleEventBody(call, row) }
}

export const events: Handlers = {
  list: listEvents,
  create: async (call) => answerWith(call, await writeEvent(call), 201),
  read,
  update: async (call) => answerWith(call, await writeEvent(call), 200),
  remove: async (call) => {
    await trashPost(call.world, 'events', 'event', call.target)
    return answerWith(call, await eventById(call, call.target), 200)
  },
}

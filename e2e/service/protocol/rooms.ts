import type { Answer, Call, Handlers, Room } from './handlers.ts'
import type { TermKind } from './checks/known.ts'
import { termBodies, termBody } from './terms/termBody.ts'
import { listTerms } from './terms/termList.ts'
import { termById } from './terms/termRow.ts'
import { changeTerm, deleteTerm, insertTerm } from './terms/termWrite.ts'
import { ProtocolError } from './errors.ts'
import { isUnlocked, requireReadable } from './posts/access.ts'
import { trashPost } from './posts/trash.ts'
import { eventBodies, singleEventBody } from './events/eventBody.ts'
import { listEvents } from './events/eventList.ts'
import type { EventRow } from './events/eventRow.ts'
import { eventById, writeEvent } from './events/eventWrite.ts'
import { linkedHandlers } from './linked/linkedHandlers.ts'

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

const events: Handlers = {
  list: listEvents,
  create: async (call) => answerWith(call, await writeEvent(call), 201),
  read,
  update: async (call) => answerWith(call, await writeEvent(call), 200),
  remove: async (call) => {
    await trashPost(call.world, 'events', 'event', call.target)
    return answerWith(call, await eventById(call, call.target), 200)
  },
}

const handlers = (kind: TermKind): Handlers => ({
  list: (call) => listTerms(call, kind),
  create: async (call) => ({
    status: 201,
    body: await termBody(call, await insertTerm(call, kind)),
  }),
  read: async (call) => ({
    status: 200,
    body: await termBody(call, await termById(call.world, call.world.sql, call.target)),
  }),
  update: async (call) => ({ status: 200, body: await termBody(call, await changeTerm(call)) }),
  remove: async (call) => {
    // Its address says where it was: it has to be known before it is gone.
    const [body] = await termBodies(call, [await termById(call.world, call.world.sql, call.target)])
    await deleteTerm(call)
    return { status: 200, body }
  },
})

const categories = handlers('category')
const tags = handlers('tag')

/** Who answers for each collection. */
export const rooms: Readonly<Record<Room, Handlers>> = {
  events,
  ...linkedHandlers,
  categories,
  tags,
}

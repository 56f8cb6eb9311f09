import type { Answer, Call, Handlers } from '../handlers.ts'
import { requireReadable } from '../posts/access.ts'
import type { PostRow } from '../posts/post.ts'
import { linkedBody } from './linkedBody.ts'
import type { LinkedKind } from './linkedKind.ts'
import { listLinked } from './linkedList.ts'
import { insertLinked, removeLinked, rowOf, updateLinked } from './linkedWrite.ts'
import { organizerKind } from '../organizers/organizerKind.ts'
import { venueKind } from '../venues/venueKind.ts'

const written = async <Row extends PostRow>(
  call: Call,
  kind: LinkedKind<Row>,
  id: number,
  status: number,
): Promise<Answer> => ({
  status,
  body: await linkedBody(call, kind, await rowOf(call, kind, id)),
})

const handlersOf = <Row extends PostRow>(kind: LinkedKind<Row>): Handlers => ({
  list: (call) => listLinked(call, kind),
  read: async (call) => {
    const row = await rowOf(call, kind, call.target)
    requireReadable(call, row, kind.noun)
    return { status: 200, body: await linkedBody(call, kind, row, true) }
  },
  create: async (call) => written(call, kind, await insertLinked(call, kind), 201),
  update: async (call) => {
    await updateLinked(call, kind, await rowOf(call, kind, call.target))
    return written(call, kind, call.target, 200)
  },
  remove: async (call) => {
    await removeLinked(call, kind)
    return written(call, kind, call.target, 200)
  },
})

/** The five operations of venues and of organizers. */
export const linkedHandlers = {
  venues: handlersOf(venueKind),
  organizers: handlersOf(organizerKind),
}

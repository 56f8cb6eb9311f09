import type { TermKind } from '../checks/known.ts'
import type { Handlers } from '../handlers.ts'
import { termBodies, termBody } from './termBody.ts'
import { listTerms } from './termList.ts'
import { termById } from './termRow.ts'
import { changeTerm, deleteTerm, insertTerm } from './termWrite.ts'

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

export const categories = handlers('category')
export const tags = handlers('tag')

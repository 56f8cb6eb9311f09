import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { type Exchange, changedFields, exchange } from './exchange.ts'

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../recordings/${name}.json`, import.meta.url), 'utf8'))

const exchangesOf = (name: string): Exchange[] => z.parse(z.array(exchange), read(name))

/** What was read in between writes, and the write it followed. The rest was read before all of them. */
const readAfter: Readonly<Record<string, string>> = {
  'event read after create': 'events create full',
  'event read after clears': 'event update nothing',
  'event draft read anonymous': 'event to draft',
  'event draft read editor': 'event to draft',
  'event read trashed': 'event delete again',
  'event read trashed anonymous': 'event delete again',
}

const eventsInOrder = (): Exchange[] => {
  const reads = exchangesOf('events-read')
  const order = reads.filter(({ name }) => readAfter[name] === undefined)
  for (const write of exchangesOf('events-write'))
    order.push(write, ...reads.filter(({ name }) => readAfter[name] === write.name))
  return order
}

/** What the others' recordings read before they wrote anything, and what came from then on. */
const inTwoParts = (exchanges: readonly Exchange[]): [Exchange[], Exchange[]] => {
  const first = exchanges.findIndex(({ method }) => method !== 'GET')
  return [exchanges.slice(0, first), exchanges.slice(first)]
}

/** All distilled exchanges, in the order in which they were recorded. */
export const recordings = (): Exchange[] => {
  const others = ['venues', 'organizers', 'categories', 'tags'].map((name) =>
    inTwoParts(exchangesOf(name)),
  )
  return [
    ...['index', 'doc', 'cors', 'routing'].flatMap(exchangesOf),
    ...others.flatMap(([reads]) => reads),
    ...eventsInOrder(),
    ...others.flatMap(([, rest]) => rest),
    ...['organizers-costs-websites', 'core-routes'].flatMap(exchangesOf),
  ]
}

/** By resource and field: what an update with that field alone changed. */
export const partialUpdates = (): z.infer<typeof changedFields> =>
  z.parse(changedFields, read('partial-updates'))

import { Refusal } from '../../api/refusal.ts'
import type { Identified } from '../resource/collection.ts'
import type { Values } from './merge.ts'
import { waysOf, type Tried } from './payload.ts'
import { winnersOf } from './winners.ts'
import type { Writing } from './writing.ts'

interface Way {
  readonly name: string
  /** under what the winning way is remembered */
  readonly key: string
  /** index of the last way */
  readonly last: number
}

/** An empty value and a full one are written in ways of their own. */
function waysIn<R extends Identified>({ collection }: Writing<R>, changes: Values): Way[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const field = collection.fields[name]
    if (field === undefined) return []
    const last = waysOf(field, value).length - 1
    return [{ name, key: `${name} ${field.isEmpty(value) ? 'emptied' : 'filled'}`, last }]
  })
}

function namesIn(refusal: unknown): string[] {
  return refusal instanceof Refusal && refusal.kind === 'invalid' ? Object.keys(refusal.params) : []
}

/**
 * The next way for the fields that were refused and have one, or null when none has: what is
 * refused besides is then told without those whose shape alone was refused.
 */
function next(ways: readonly Way[], tried: Tried, refused: readonly string[]): Tried | null {
  const steps = ways.flatMap(({ name, last }): [string, number][] => {
    const at = (tried.get(name) ?? 0) + 1
    return refused.includes(name) && at <= last ? [[name, at]] : []
  })
  return steps.length === 0 ? null : new Map([...tried, ...steps])
}

/**
 * Sends with the ways that won before, and goes on to the next way of every field that a 400
 * names, as long as there is one: a 400 is clean, nothing was written.
 * @param first ways to begin with, in place of the winners
 */
export async function sendTrying<R extends Identified>(
  writing: Writing<R>,
  changes: Values,
  send: (tried: Tried) => Promise<R>,
  first: Tried = new Map(),
): Promise<{ record: R; tried: Tried }> {
  const winners = winnersOf(`${writing.service.site} ${writing.collection.name}`)
  const ways = waysIn(writing, changes)
  let tried: Tried = new Map(
    ways.map(({ name, key, last }) => [name, Math.min(first.get(name) ?? winners.of(key), last)]),
  )
  for (;;) {
    try {
      const record = await send(tried)
      for (const { name, key, last } of ways)
        if (last > 0) winners.remember(key, tried.get(name) ?? 0)
      return { record, tried }
    } catch (refusal) {
      const further = next(ways, tried, namesIn(refusal))
      if (further === null) throw refusal
      tried = further
    }
  }
}

import { type Field, type Fields, leftOut, ownId } from '../resource/field.ts'
import type { Values } from './merge.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Identified } from '../resource/collection.ts'
import { answered } from '../resource/decoded.ts'
import type { Writing } from './writing.ts'
import { unmet } from './compare.ts'
import { isAsWritten } from '../resource/post.ts'
import { isLost, patient } from './lostAnswer.ts'

/** How far each field has gone through its ways of being written. */
export type Tried = ReadonlyMap<string, number>

/** The ways of writing this value, in the order they are tried. */
export function waysOf<R>(
  field: Field<R, unknown>,
  value: unknown,
  asWritten = false,
): readonly unknown[] {
  if (field.isEmpty(value)) return field.empties ?? [leftOut]
  return field.shapes?.(value) ?? [field.wire(value, asWritten)]
}

/** What is sent for the fields that change; of a new record, nothing for what is empty. */
export function changesPayload<R>(
  fields: Fields<R>,
  changes: Values,
  tried: Tried,
  id: number | null,
  asWritten: boolean,
): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(changes)) {
    const field = fields[name]
    if (field === undefined || (id === null && field.isEmpty(value))) continue
    const ways = waysOf(field, value, asWritten)
    const way = ways[Math.min(tried.get(name) ?? 0, ways.length - 1)]
    if (way !== leftOut) payload[name] = way === ownId ? id : way
  }
  return payload
}

/** What an update repeats because leaving it out would reset it (contract.md §7.8). */
export function preservedPayload<R>(
  fields: Fields<R>,
  record: R,
  changes: Values,
): Record<string, unknown> {
  const touched = new Set(Object.keys(changes))
  const payload: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (touched.has(name)) continue
    const value = field.carried?.(record, touched)
    if (value !== undefined) payload[name] = value
  }
  return payload
}

/**
 * Which way of writing a field a service took, by base address (modes.md): asked of the
 * service once, not at every save.
 */
const winners = new Map<string, number>()

export interface Winners {
  of(field: string): number
  remember(field: string, way: number): void
}

/** @param scope base address, resource and whatever else the way depends on */
export function winnersOf(scope: string): Winners {
  return {
    of: (field) => winners.get(`${scope} ${field}`) ?? 0,
    remember: (field, way) => {
      winners.set(`${scope} ${field}`, way)
    },
  }
}

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
  return refusal instanceof ApiError && refusal.kind === 'invalid'
    ? Object.keys(refusal.params)
    : []
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

/** An update that is ready to go out. */
export interface Step<R> {
  readonly before: R
  readonly changes: Values
  readonly path: string
  readonly password: string | undefined
  /** since `before` was read (`Call.sinceCompared`) */
  readonly sinceCompared?: () => number
}

export interface Written<R> {
  /** as the answer shows it */
  readonly record: R
  /** the names in the payload */
  readonly sent: ReadonlySet<string>
  /** a second write went out, and its answer did not come: only another reading tells what it did */
  readonly lost?: ApiError
}

function payloadOf<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { before, changes, password }: Step<R>,
  tried: Tried,
): Record<string, unknown> {
  return {
    ...preservedPayload(fields, before, changes),
    ...changesPayload(fields, changes, tried, before.id, isAsWritten(before)),
    ...(password === undefined ? {} : { password }),
  }
}

/** The next way for the fields that a 200 left as they were, or null when there is none. */
function insisting<R extends Identified>(
  writing: Writing<R>,
  { before, changes }: Step<R>,
  record: R,
  tried: Tried,
): Tried | null {
  const { fields } = writing.collection
  const left = unmet(fields, before, record, changes).filter(
    (name) => fields[name]?.insists && fields[name].isEmpty(changes[name]),
  )
  return next(waysIn(writing, changes), tried, left)
}

/**
 * Writes, and writes once more with the next way of whatever would not be emptied. Whatever
 * becomes of that, the first write is done: the reading after it tells how far it went.
 * @param sent is given the names in the payload, also when the answer is lost
 */
export async function written<R extends Identified>(
  writing: Writing<R>,
  step: Step<R>,
  sent: Set<string>,
): Promise<Written<R>> {
  const { service, collection } = writing
  const { outside } = collection
  const method = outside ? 'POST' : service.configuration.service.updateMethod
  let { sinceCompared = patient } = step
  const send = async (tried: Tried) => {
    const body = payloadOf(writing, step, tried)
    for (const name of Object.keys(body)) sent.add(name)
    return answered(
      writing,
      await service.request({ method, path: step.path, outside, body, sinceCompared }),
      step.before.id,
    )
  }
  const first = await sendTrying(writing, step.changes, send)
  const further = insisting(writing, step, first.record, first.tried)
  if (further === null) return { record: first.record, sent }
  sinceCompared = patient
  try {
    const second = await sendTrying(writing, step.changes, send, further)
    return { record: second.record, sent }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    return { record: first.record, sent, ...(isLost(refusal) ? { lost: refusal } : {}) }
  }
}

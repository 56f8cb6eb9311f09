import { Refusal } from '../../api/refusal.ts'
import type { Identified } from '../resource/collection.ts'
import { unmet } from './compare.ts'
import type { Values } from './merge.ts'
import { carriedPayload, changesPayload, waysOf, type Tried } from './payload.ts'
import { isAsWritten } from '../resource/post.ts'
import { isLost } from './secondLook.ts'
import { sendTrying } from './sendTrying.ts'
import { answered, type Writing } from './writing.ts'

/** An update that is ready to go out. */
export interface Step<R> {
  readonly before: R
  readonly changes: Values
  readonly path: string
  readonly password: string | undefined
}

export interface Written<R> {
  /** as the answer shows it */
  readonly record: R
  /** the names in the payload */
  readonly sent: ReadonlySet<string>
  /** a second write went out, and its answer did not come: only another reading tells what it did */
  readonly lost?: Refusal
}

function payloadOf<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { before, changes, password }: Step<R>,
  tried: Tried,
): Record<string, unknown> {
  return {
    ...carriedPayload(fields, before, changes),
    ...changesPayload(fields, changes, tried, before.id, isAsWritten(before)),
    ...(password === undefined ? {} : { password }),
  }
}

/** The next way for the fields that a 200 left as they were, or null when there is none. */
function insisting<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { before, changes }: Step<R>,
  record: R,
  tried: Tried,
): Tried | null {
  const names = unmet(fields, before, record, changes).filter((name) => {
    const field = fields[name]
    const value = changes[name]
    if (field?.insists !== true || !field.isEmpty(value)) return false
    return (tried.get(name) ?? 0) < waysOf(field, value).length - 1
  })
  if (names.length === 0) return null
  return new Map([
    ...tried,
    ...names.map((name): [string, number] => [name, (tried.get(name) ?? 0) + 1]),
  ])
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
  const send = async (tried: Tried) => {
    const body = payloadOf(writing, step, tried)
    for (const name of Object.keys(body)) sent.add(name)
    return answered(
      writing,
      await service.request({ method, path: step.path, outside, body, isCompared: true }),
      step.before.id,
    )
  }
  const first = await sendTrying(writing, step.changes, send)
  const further = insisting(writing, step, first.record, first.tried)
  if (further === null) return { record: first.record, sent }
  try {
    const second = await sendTrying(writing, step.changes, send, further)
    return { record: second.record, sent }
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    return { record: first.record, sent, ...(isLost(refusal) ? { lost: refusal } : {}) }
  }
}

import { type Asked, type SideBySide, type FieldName, fieldsOf, pathOf, saysOf } from './facts.ts'
import { colleague, type Step } from './steps.ts'

/** Milliseconds between a reading and the write that follows from it, at the most. */
const atMost = 10_000

/** Whether it is this request that wrote: every field of it is in the record as it says. */
function isThis({ path, body }: Asked, step: Step): boolean {
  if (path !== pathOf(step) || typeof body !== 'object' || body === null) return false
  const sent = fieldsOf[step.room].filter((field) => field in body)
  const isSame = (field: FieldName) => saysOf(body, field) === saysOf(step.write.record, field)
  return sent.length > 0 && sent.every(isSame)
}

/** Whether all that the page had heard of the record since the write before, and before its own, said this. */
function hadHeard(asked: readonly Asked[], write: Asked, since: string, isSo: Says): boolean {
  const heard = asked.flatMap((one) => {
    const isBetween =
      one.path === write.path && one.heard && one.heard.nr < write.nr && one.heard.at > since
    return isBetween ? [one.heard?.record] : []
  })
  return heard.length > 0 && heard.every(isSo)
}

type Says = (record: unknown) => boolean

/**
 * Whether the page that wrote had not read what a colleague wrote just before: no answer of a service tells of a
 * value from between a reading and the write after it.
 * @param isSo whether a record says what the colleague wrote
 */
export function isBeyondKnowing(
  { last, write, ...place }: Step,
  desks: readonly SideBySide[],
  isSo: Says,
) {
  if (last?.login !== colleague || !isSo(last.record)) return false
  if (Date.parse(write.at) - Date.parse(last.at) >= atMost) return false
  const step = { last, write, ...place }
  const writers = desks
    .filter(({ login }) => login === write.login)
    .flatMap(({ asked }) => asked)
    .flatMap((page) => page.filter((one) => isThis(one, step)).map((one) => ({ page, one })))
  const knew = ({ page, one }: (typeof writers)[number]) => hadHeard(page, one, last.at, isSo)
  return writers.length === 0 || !writers.every(knew)
}

import { type SideBySide, fieldsOf, pathOf } from './facts.ts'
import { isBeyondKnowing } from './knowing.ts'
import { colleague, type Step } from './steps.ts'

/** What follows by itself from a write, or from what is edited here. */
const derived = /^(modified|json_ld|_links|urls?$|rest_url|global_id)|_details$/

/** The date of what is not published yet is that of its last change. */
const ofDrafts = /^date(_utc)?$/

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A linked record counts as its id: what it says of itself is edited elsewhere. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  return isObject(value) && 'id' in value ? value['id'] : value
}

const valueOf = (record: object, name: string) =>
  JSON.stringify(plain(Object.entries(record).find(([key]) => key === name)?.[1])) ?? 'nothing'

const textOf = (record: unknown, name: string) => (isObject(record) ? valueOf(record, name) : '')

/** Fields that nobody edits here, and that are otherwise after a write through the application. */
export function changedBeside(step: Step, desks: readonly SideBySide[]): string[] {
  const { before, write, ...place } = step
  const { record, login } = write
  if (!isObject(before) || record === null || login === colleague) return []
  const edited: readonly string[] = fieldsOf[place.room]
  const names = new Set([...Object.keys(before), ...Object.keys(record)])
  return [...names].flatMap((name) => {
    const [was, is] = [textOf(before, name), textOf(record, name)]
    const isDraft = before['status'] === 'draft' && ofDrafts.test(name)
    if (edited.includes(name) || derived.test(name) || isDraft || was === is) return []
    if (isBeyondKnowing(step, desks, (heard) => textOf(heard, name) === was)) return []
    return [`${login} changed unasked ${name} of ${pathOf(place)}: ${was} → ${is}`]
  })
}

import { type Desk, type DoneWrite, type Edit, type Facts, fieldNames, saysOf } from './facts.ts'

interface Step {
  id: number
  before: unknown
  write: DoneWrite
}

const idOf = ({ path }: DoneWrite) => Number(path.split('/')[1])

/** The writes with what the record was just before each. */
function stepsOf({ seeded, writes }: Facts): Step[] {
  const last = new Map<number, unknown>(seeded)
  return writes.map((write) => {
    const id = idOf(write)
    const before = last.get(id) ?? null
    last.set(id, write.record)
    return { id, before, write }
  })
}

const isMade = (step: Step, login: string, { id, field, value }: Edit) =>
  step.write.login === login &&
  (id === null ? step.before === null : step.id === id) &&
  saysOf(step.write.record, field) === value

/** Called saved, and not on the service at that moment, save for a colleague who came after. */
function untrue(steps: readonly Step[], { login, edits }: Desk): string[] {
  return edits
    .filter(({ outcome }) => outcome === 'saved')
    .flatMap((edit) => {
      const done = steps.filter(({ write }) => write.at <= edit.said)
      const made = done.findLast((step) => isMade(step, login, edit))
      if (!made || made.write.at < edit.begun)
        return [`${login} was told that it is saved: ${text(edit)}`]
      const later = done.slice(done.indexOf(made) + 1).filter(({ id }) => id === made.id)
      const lost = later.find(
        ({ write }) => write.login === login && saysOf(write.record, edit.field) !== edit.value,
      )
      return lost ? [`${login} overwrote it in the same breath: ${text(edit)}`] : []
    })
}

const text = ({ id, field, value }: Edit) => `${field} of ${id ?? 'a new event'}: ${value}`

/** What nobody edited, and what went unseen. */
function unseen(steps: readonly Step[], desks: readonly Desk[]): string[] {
  return steps.flatMap((step) => {
    if (step.before === null) return []
    return fieldNames.flatMap((field) => {
      const [was, is] = [saysOf(step.before, field), saysOf(step.write.record, field)]
      if (was === is) return []
      const { login } = step.write
      const writer = desks.find((desk) => desk.login === login)
      const meant = writer?.edits.some(
        (edit) => edit.id === step.id && edit.field === field && edit.value === is,
      )
      const isKnown = desks.some(
        (desk) =>
          isInHistory(desk, step, was, field) ||
          isTold(desk, step, was, field) ||
          isAnnounced(desk, step.id, was),
      )
      if (!meant && !isKnown)
        return [`${login} changed ${field} of ${step.id} unasked: ${was} → ${is}`]
      return isKnown
        ? []
        : [`lost without a word: ${field} of ${step.id}: ${was} → ${is} by ${login}`]
    })
  })
}

function isInHistory({ history }: Desk, { id }: Step, was: string, field: Edit['field']): boolean {
  return history.some(
    (entry) =>
      entry.id === id && saysOf(entry.before, field) === was && saysOf(entry.after, field) !== was,
  )
}

const isAnnounced = ({ edits }: Desk, id: number, was: string) =>
  edits.some((edit) => edit.id === id && was !== '' && edit.announced.includes(was))

/** Whoever saved it was told that it is there no longer. */
function isTold({ history }: Desk, { id }: Step, was: string, field: Edit['field']): boolean {
  return history.some(
    ({ overtaken = {}, ...entry }) =>
      entry.id === id && field in overtaken && saysOf(entry.after, field) === was,
  )
}

/** Not called saved, and neither in a draft nor in the queue, nor on the service after all. */
function vanished(steps: readonly Step[], desk: Desk): string[] {
  return desk.edits
    .filter(({ outcome }) => outcome === 'unsaved' || outcome === 'queued')
    .filter((edit) => {
      const { id, field, value } = edit
      const isKept =
        desk.drafts.some((draft) => draft.id === id && draft.boxes[field] === value) ||
        desk.queue.some((write) => write.id === id && write.changes[field] === value)
      return !isKept && !steps.some((step) => isMade(step, desk.login, edit))
    })
    .map((edit) => `${desk.login} lost what was typed (${edit.outcome}): ${text(edit)}`)
}

/** Made twice. */
function twice(steps: readonly Step[], { login, edits }: Desk): string[] {
  return edits
    .filter(({ id }) => id === null)
    .filter((edit) => steps.filter((step) => isMade(step, login, edit)).length > 1)
    .map((edit) => `${login} made it twice: ${text(edit)}`)
}

/** Everything that breaks the promise that nothing is lost; nothing when it is kept. */
export function problemsOf(facts: Facts): string[] {
  const steps = stepsOf(facts)
  return [
    ...facts.desks.flatMap((desk) => [
      ...untrue(steps, desk),
      ...vanished(steps, desk),
      ...twice(steps, desk),
    ]),
    ...unseen(steps, facts.desks),
  ]
}

import { changedBeside } from './changedBeside.ts'
import {
  type SideBySide,
  type DoneWrite,
  type Edit,
  type Facts,
  type FieldName,
  fieldsOf,
  isAt,
  pathOf,
  type Place,
  saysOf,
} from './facts.ts'
import { isBeyondKnowing } from './knowing.ts'
import { colleague, type Step, stepsOf } from './steps.ts'

/** Milliseconds that a service may go on with what it was asked before something was given up. */
const atMost = 10_000

const isOf = (one: { collection: string; id: number | null }, place: Place): boolean =>
  one.collection === place.room && one.id === place.id

const isMade = (step: Step, login: string, { room, id, field, value }: Edit) =>
  step.write.login === login &&
  step.room === room &&
  (id === null ? step.before === null : step.id === id) &&
  saysOf(step.write.record, field) === value

/** Called saved, and not on the service at that moment, save for a colleague who came after. */
function untrue(steps: readonly Step[], { login, edits }: SideBySide): string[] {
  return edits
    .filter(({ outcome }) => outcome === 'saved')
    .flatMap((edit) => {
      const done = steps.filter(({ write }) => write.at <= edit.said)
      const made = done.findLast((step) => isMade(step, login, edit))
      if (!made || made.write.at < edit.begun)
        return [`${login} was told that it is saved: ${text(edit)}`]
      const later = done
        .slice(done.indexOf(made) + 1)
        .filter(({ write }) => isSame(write, made.write))
      const lost = later.find(({ before, write }) => {
        const [was, is] = [saysOf(before, edit.field), saysOf(write.record, edit.field)]
        const isMeanwhile = edits.some(({ page, value }) => page !== edit.page && value === is)
        // What a colleague had put there before it, a write of another field only carries along.
        return write.login === login && was === edit.value && is !== was && !isMeanwhile
      })
      return lost ? [`${login} overwrote it in the same breath: ${text(edit)}`] : []
    })
}

const isSame = (one: DoneWrite, other: DoneWrite) => one.path === other.path

const text = (edit: Edit) => `${edit.field} of ${pathOf(edit)}: ${edit.value}`

/** What nobody edited, and what went unseen. */
function unseen(steps: readonly Step[], desks: readonly SideBySide[]): string[] {
  return steps.flatMap((step) => {
    if (step.before === null) return []
    return fieldsOf[step.room].flatMap((field) => {
      const [was, is] = [saysOf(step.before, field), saysOf(step.write.record, field)]
      const isSo = (record: unknown) => saysOf(record, field) === was
      if (was === is || isBeyondKnowing(step, desks, isSo)) return []
      const { login } = step.write
      const isKnown = isWritten(desks, step, was, field) || isOver(steps, desks, step, was)
      const change = `${field} of ${pathOf(step)}: ${was} → ${is}`
      if (!isMeant(desks, step, is, field) && !isKnown)
        return [`${login} changed unasked ${change}`]
      const isMissed = !isKnown && !isGivenUp(desks, step, was, field)
      return isMissed ? [`lost without a word: ${change} by ${login}`] : []
    })
  })
}

const isMeant = (desks: readonly SideBySide[], step: Step, is: string, field: FieldName) =>
  step.write.login === colleague ||
  desks.some(
    ({ login, edits }) =>
      login === step.write.login &&
      edits.some((edit) => isAt(edit, step) && edit.field === field && edit.value === is),
  )

const isWritten = (desks: readonly SideBySide[], step: Step, was: string, field: FieldName) =>
  desks.some(
    (desk) =>
      isInHistory(desk, step, was, field) ||
      isTold(desk, step, was, field) ||
      isStillTyped(desk, step, was, field) ||
      isAnnounced(desk, step, was),
  )

/**
 * Whoever typed it took theirs in its place, typed over it or threw it away: what became of a sending that nobody heard the
 * end of is not missed, as where a third hand has put there meanwhile what had been there before.
 * Given up before that, it is missed even less.
 */
const isGivenUp = (desks: readonly SideBySide[], place: Place, was: string, field: FieldName) =>
  desks
    .flatMap(({ edits }) => edits.filter(({ outcome }) => outcome === 'given up'))
    .some((edit) => edit.field === field && edit.value === was && isAbout(edit, place))

/**
 * A colleague, who has no history, came when all was said, or before it was saved once more: what was there is in the
 * history of whoever wrote it.
 */
function isOver(
  steps: readonly Step[],
  desks: readonly SideBySide[],
  step: Step,
  was: string,
): boolean {
  if (step.write.login !== colleague) return false
  const later = steps.slice(steps.indexOf(step) + 1)
  return !desks.some(({ login, edits }) =>
    edits.some((edit) => {
      const isSaved = edit.outcome === 'saved' && edit.value === was
      if (!isSaved || step.write.at >= edit.said || !isAbout(edit, step)) return false
      return !later.some((other) => other.write.at <= edit.said && isMade(other, login, edit))
    }),
  )
}

function isInHistory({ history }: SideBySide, step: Step, was: string, field: FieldName): boolean {
  return history.some(
    (entry) =>
      isOf(entry, step) &&
      saysOf(entry.after, field) !== was &&
      // What it was, or what was meant and somebody else's value stood in its place.
      (saysOf(entry.before, field) === was || saysOf(entry.changes, field) === was),
  )
}

const isAnnounced = ({ edits }: SideBySide, place: Place, was: string) =>
  was !== '' && edits.some((edit) => isAbout(edit, place) && edit.announced.includes(was))

/** Of one that was to be made, its room is all that is known. */
const isAbout = (edit: Edit, place: Place) =>
  edit.id === null ? edit.room === place.room : isAt(edit, place)

/** Whoever saved it was told that it is there no longer. */
function isTold({ history }: SideBySide, step: Step, was: string, field: FieldName): boolean {
  return history.some(
    ({ overtaken = {}, ...entry }) =>
      isOf(entry, step) && field in overtaken && saysOf(entry.after, field) === was,
  )
}

const isKept = ({ drafts, queue }: SideBySide, place: Place, value: string, field: FieldName) =>
  drafts.some((draft) => isOf(draft, place) && saysOf(draft.boxes, field) === value) ||
  queue.some((write) => isOf(write, place) && saysOf(write.changes, field) === value)

/** Never called saved, and still to be saved. */
const isStillTyped = (desk: SideBySide, place: Place, value: string, field: FieldName) =>
  isKept(desk, place, value, field) &&
  !desk.edits.some((edit) => edit.outcome === 'saved' && edit.value === value)

/** Not called saved, and neither in a draft nor in the queue, nor on the service after all. */
function vanished(steps: readonly Step[], desk: SideBySide): string[] {
  return desk.edits
    .filter(({ outcome }) => outcome === 'unsaved' || outcome === 'queued')
    .filter((edit) => {
      const { field, value } = edit
      return (
        !isKept(desk, edit, value, field) && !steps.some((step) => isMade(step, desk.login, edit))
      )
    })
    .map((edit) => `${desk.login} lost what was typed (${edit.outcome}): ${text(edit)}`)
}

/** Given up, and written all the same later. */
function unwanted(steps: readonly Step[], { login, edits }: SideBySide): string[] {
  return edits
    .filter(({ outcome }) => outcome === 'given up')
    .filter((edit) => {
      const late = new Date(Date.parse(edit.said) + atMost).toISOString()
      const was = (step: Step) => saysOf(step.before, edit.field)
      return steps.some(
        (step) => isMade(step, login, edit) && step.write.at > late && was(step) !== edit.value,
      )
    })
    .map((edit) => `${login} had given it up: ${text(edit)}`)
}

/** Called saved, and in no history. */
function unnoted({ login, edits, history }: SideBySide): string[] {
  return edits
    .filter(({ outcome }) => outcome === 'saved')
    .filter(
      ({ room, id, field, value }) =>
        !history.some(
          (entry) =>
            entry.collection === room &&
            (id === null ? entry.before === null : entry.id === id) &&
            [entry.after, entry.changes].some((values) => saysOf(values, field) === value),
        ),
    )
    .map((edit) => `${login} saved it, and no history says so: ${text(edit)}`)
}

/**
 * Made from here, whoever heard of it, and its making in no history: that of a later change is none of it. Said to be
 * in doubt it may only be where no list tells it from another: somebody has written it since, or it has no date, as a
 * tag: in the history, or where it waits. Each doubt stands for one.
 */
function untraced(steps: readonly Step[], { login, history, queue }: SideBySide): string[] {
  const makings = history.filter(({ before }) => before === null)
  const doubts = new Set<{ collection: string; changes: unknown }>([
    ...makings.filter(({ after }) => after === null),
    ...queue.filter(({ id, mayBeDone }) => id === null && mayBeDone),
  ])
  return steps
    .filter(({ before, write }) => before === null && write.login === login && write.record)
    .filter((step) => {
      const { room, id, write } = step
      const [name] = fieldsOf[room]
      const ofRoom = (entry: { collection: string }) => entry.collection === room
      if (makings.some((entry) => ofRoom(entry) && entry.id === id)) return false
      const isIndistinct = room === 'tags' || steps.some(({ last }) => last === write)
      const isNamed = ({ changes }: { changes: unknown }) =>
        saysOf(changes, name) === saysOf(write.record, name)
      const doubt = [...doubts].find((entry) => ofRoom(entry) && isNamed(entry))
      return !doubt || !isIndistinct || !doubts.delete(doubt)
    })
    .map((step) => `${login} made ${pathOf(step)}, and no history says so`)
}

/** Made twice: what somebody put into the trash before the next attempt is made anew, and knowingly. */
function twice(steps: readonly Step[], { login, edits }: SideBySide): string[] {
  return edits
    .filter(({ id }) => id === null)
    .filter((edit) => {
      const made = steps.filter((step) => isMade(step, login, edit))
      return made.some(({ write }, at) => {
        const next = made[at + 1]
        const before = next ? steps.slice(0, steps.indexOf(next)) : []
        const last = before.findLast((step) => isSame(step.write, write))
        return last !== undefined && Object(last.write.record).status !== 'trash'
      })
    })
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
      ...untraced(steps, desk),
      ...unwanted(steps, desk),
      ...unnoted(desk),
    ]),
    ...unseen(steps, facts.desks),
    ...steps.flatMap((step) => changedBeside(step, facts.desks)),
  ]
}

import { useRef, useState } from 'react'
import type { Service } from '../../../api/service.ts'
import type { Identified, Writable } from '../../resource/collection.ts'
import { sendingOperations, unstoredOperations } from '../../write/operationStore.ts'
import { isStored } from '../../write/outcomes.ts'
import { useOpenSeries } from '../../write/pruneOperations.ts'
import type { Marks, Operation } from '../../write/operation.ts'
import { ownerOf } from '../../query/owner.ts'
import type { Saved } from '../../write/saved.ts'
import { inForce } from '../../write/undo/inForce.ts'
import { unique } from '../../resource/unique.ts'
import { changedBetween } from '../../write/compare.ts'
import { writeOf } from '../../write/undo/undoEntry.ts'

/** Names a record among those of several languages, of which two may use one number for different records. */
export const recordKey = (language: string, id: number) => `${language} ${id}`

/** A save that another write went on with, as what was put back after it. */
interface Amendment {
  readonly collection: Writable<Identified>
  readonly saved: Saved<Identified>
  /** fields that went out and are still not as they were meant */
  readonly sent: readonly string[]
}

/**
 * The entry as one that left what the other write did. What a third hand has changed around that neither of them left:
 * going back from it is asked of a person.
 */
function amended(entry: Operation, { collection: { fields }, saved, sent }: Amendment) {
  const { before, record, landedBetween } = saved
  const known = writeOf(entry)
  const left = known.left ?? known.after
  const own = before ? changedBetween(fields, before, record) : []
  const isTheirs = (name: string) => landedBetween.includes(name) || !own.includes(name)
  const touched = new Set([...Object.keys(known.changes), ...sent])
  const isAsked =
    left !== null &&
    changedBetween(fields, left, record).some((name) => touched.has(name) && isTheirs(name))
  const { left: _left, ...others } = entry
  return { ...others, after: record, sent, ...(isAsked ? { left } : {}) }
}

/** Entries, newest first, the last one of each record as another write went on with it. */
function withAmendments(
  entries: readonly Operation[],
  amendments: readonly Amendment[],
): readonly Operation[] {
  return amendments.reduce((all, amendment) => {
    const { collection, saved } = amendment
    const isOf = ({ id, collection: name }: Operation) =>
      id === saved.record.id && name === collection.name
    const at = all.findIndex(isOf)
    const entry = all[at]
    return entry ? all.with(at, amended(entry, amendment)) : all
  }, entries)
}

const newestFirst = (one: Operation, other: Operation) => (one.key < other.key ? 1 : -1)

/** The writes of a job as one series of the history, to be taken back as one. */
export interface Series {
  /** its name in the history */
  name(): string
  /** What is noted of each of these writes. @param marks what else is */
  marks(marks?: Marks): Marks
  /** A write of it was gone on with: it is taken back with what that left. */
  amend<R extends Identified>(collection: Writable<R>, saved: Saved<R>): void
  /**
   * A record was as it was to be before anything was sent: a write of an earlier page, whose end that did not hear, was
   * done.
   */
  noteFound(language: string, record: Identified): void
  /** how many can be taken back, as far as that was looked up; null where it could not be read */
  readonly count: number | null
  /** Looks up how many can be taken back. */
  recount(): Promise<void>
  /**
   * What can be taken back, newest first: what earlier pages wrote in the series, too.
   * @throws where the device is closed to us, and has kept some of it
   */
  entries(): Promise<readonly Operation[]>
}

/**
 * @param nameOf what it is called where it goes on with writes of earlier pages; asked when there are writes
 * @param countOf how many can be taken back, of these
 */
export function useSeries(
  service: Service,
  nameOf?: () => string | null,
  countOf = (entries: readonly Operation[]) => entries.length,
): Series {
  const [own] = useState(unique)
  const [count, setCount] = useState<number | null>(0)
  const found = useRef(new Map<string, Identified>())
  const amendments = useRef<Amendment[]>([])
  const name = () => nameOf?.() ?? own
  useOpenSeries(name())

  const entries = async () => {
    const owner = ownerOf(service)
    const known = await inForce(owner, name()).catch((error: unknown) => {
      if (nameOf !== undefined || isStored(name())) throw error
      return unstoredOperations(owner).filter(({ series }) => series === name())
    })
    const unheard = (await sendingOperations(owner)).flatMap((entry) => {
      const after =
        entry.series === name() ? found.current.get(recordKey(entry.language, entry.id)) : undefined
      return after ? [{ ...entry, after }] : []
    })
    const all = new Map([...unheard, ...known].map((entry) => [entry.key, entry]))
    return withAmendments([...all.values()].toSorted(newestFirst), amendments.current)
  }
  return {
    name,
    marks: (marks) => ({ series: name(), ...marks }),
    amend: (collection, saved) => {
      const sent = saved.differences.flatMap((one) => (one.sent ? one.field : []))
      // Sound because a save is of its collection.
      const any = { collection, saved } as unknown as Omit<Amendment, 'sent'>
      amendments.current.push({ ...any, sent })
    },
    noteFound: (language, record) => void found.current.set(recordKey(language, record.id), record),
    count,
    recount: async () => setCount(await entries().then(countOf, () => null)),
    entries,
  }
}

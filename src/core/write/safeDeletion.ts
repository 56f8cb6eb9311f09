import { ApiError } from '../../api/apiError.ts'
import { answered } from '../resource/decoded.ts'
import { type Writing, byNumberAtLast, remaining } from './writing.ts'
import type { Identified } from '../resource/collection.ts'
import { afterLoss, comparedAnew, patient, stopwatch } from './lostAnswer.ts'
import { differencesOf } from './compare.ts'
import { inTurn } from './inTurn.ts'
import { isMissing } from '../query/readErrors.ts'
import { begun, record, withdraw } from './journal.ts'
import { lostLinks, othersLinked } from './lostLinks.ts'
import type { Values } from './merge.ts'
import { idPath } from '../resource/recordPath.ts'
import { Conflict, type Deleted } from './saved.ts'

export interface Deletion {
  /** by id, or by slug as long as that leads to it */
  readonly path: string
  /** of the record that is meant: a slug may lead to another one by now */
  readonly id?: number | undefined
  readonly password?: string | undefined
  /** as it was when somebody asked for it: what was changed since is not deleted unseen */
  readonly opened?: Identified | undefined
  /** what earlier writes from here have left in fields since then */
  readonly own?: Values | undefined
}

/** Whether it was this request that deleted. */
async function deletes<R extends Identified>(
  writing: Writing<R>,
  deletion: Deletion,
  id: number,
  sinceCompared: () => number,
): Promise<boolean> {
  const { path, password } = deletion
  const number = { ...deletion, path: idPath(writing.collection.name, id) }
  const body = password === undefined ? {} : { body: { password } }
  const call = { method: 'DELETE', path, ...body, sinceCompared } as const
  try {
    answered(writing, await writing.service.request(call), id)
    return true
  } catch (error) {
    // It was there a moment ago: that it is gone is looked up before it is believed.
    if (isMissing(error) && (await remaining(writing, number)) === null) return false
    return await afterLoss(error, async () =>
      (await remaining(writing, number)) === null ? true : null,
    )
  }
}

/**
 * The only way a record is deleted; what is gone already is no refusal (contract.md §10, 96).
 * @throws Conflict when it is no longer as `opened` says; nothing was deleted
 * @throws ApiError with `afterWrite` when the answer was lost
 */
export async function safeDeletion<R extends Identified>(
  writing: Writing<R>,
  deletion: Deletion,
): Promise<Deleted<R>> {
  // Every write of a record waits under its id: one by slug has to ask for it first.
  const id = deletion.id ?? (await remaining(writing, deletion))?.id
  if (id === undefined) return { before: null, alreadyGone: true, links: null }
  const number = idPath(writing.collection.name, id)
  return inTurn(`${writing.service.site} ${number}`, () =>
    comparedAnew((isPatient) =>
      byNumberAtLast(deletion.path, number, (path) =>
        deleted(writing, { ...deletion, path }, id, path === number, isPatient),
      ),
    ),
  )
}

function refuseChanged<R extends Identified>(
  { collection: { fields } }: Writing<R>,
  { opened: asked, own = {} }: Deletion,
  before: R,
): void {
  if (asked === undefined) return
  // It was read by this very collection when the deletion was asked for.
  const changed = differencesOf(fields, asked as R, before, own, new Set())
  const told = changed.map(({ field, intended, found }) => ({
    field,
    opened: intended,
    theirs: found,
    mine: intended,
  }))
  if (told.length > 0) throw new Conflict(told, before)
}

/** What a page that closes leaves undone, the next one does: but others see it meanwhile. */
async function askingOnClose<T>(work: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined') return work()
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  try {
    return await work()
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
}

async function deleted<R extends Identified>(
  writing: Writing<R>,
  deletion: Deletion,
  id: number,
  isByNumber: boolean,
  isPatient: boolean,
): Promise<Deleted<R>> {
  const { service, collection } = writing
  const takeAway = async () => {
    // First: of many pages, it may take longer than what is compared stays true.
    const named = await lostLinks(writing, id)
    const before = await remaining(writing, deletion)
    const since = isPatient ? patient : stopwatch()
    // Behind a slug that leads nowhere, or to another one, it may have another slug.
    if (before === null ? !isByNumber : before.id !== id)
      throw new ApiError({ kind: 'missing', code: 'other_record' })
    if (before === null) return { before, alreadyGone: true, links: null }
    refuseChanged(writing, deletion, before)
    const facts = { operation: 'delete', id, before, changes: {}, links: named } as const
    const sending = () => deletes(writing, deletion, id, since)
    const { entry, outcome } = await begun(writing, facts, sending)
    if (!outcome) await withdraw(writing, entry)
    if (!outcome) return { before, alreadyGone: true, links: null }
    const links = named && (await othersLinked(writing, named, id))
    await record(writing, { ...entry, links })
    return { before, alreadyGone: false, links, key: entry.key }
  }
  // Of two that go at once from one event, each would be put back there for the sake of the other.
  return collection.carriers?.(id).some(({ losesOthers }) => losesOthers)
    ? inTurn(`deleting ${service.site} ${collection.name}`, () => askingOnClose(takeAway))
    : takeAway()
}

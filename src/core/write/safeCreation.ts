import { ApiError } from '../../api/apiError.ts'
import type { Identified } from '../resource/collection.ts'
import { afterLoss, comparedAnew, patient } from './lostAnswer.ts'
import { differencesOfNew } from './compare.ts'
import { type Operation, unmade } from './operation.ts'
import { attemptsOf } from './operationStore.ts'
import { settleAttempts } from './outcomes.ts'
import { begun, following, record as noteDone, rememberFound } from './journal.ts'
import { foundCreation, madeEarlier } from './earlierCreations.ts'
import { identical, withoutTwin, type Values } from './merge.ts'
import { namesakes } from './namesakes.ts'
import { type Tried, changesPayload, sendTrying, winnersOf, written } from './send.ts'
import { isAsWritten } from '../resource/post.ts'
import { ownerOf } from '../query/owner.ts'
import { idPath } from '../resource/recordPath.ts'
import { safeUpdate } from './safeWriter.ts'
import { SameName, type Saved } from './saved.ts'
import { unique } from '../resource/unique.ts'
import { answered } from '../resource/decoded.ts'
import { type Writing, freshRecord } from './writing.ts'

/** What somebody has chosen who was asked. */
export interface CreationChoice {
  /** makes another record although one of this name exists */
  readonly evenIfNamed?: boolean | undefined
  /** makes another record although an earlier sending may have made it */
  readonly evenIfMade?: boolean | undefined
}

/** How a record is made, beside what it holds. */
export interface CreationTerms extends CreationChoice {
  /** what the record is made for, the same at every attempt: what an earlier one may have made is looked for first */
  readonly of?: string | undefined
  /** the name it is to get in the end from whoever makes it; until then the next attempt finds it (`settleAttempts`) */
  readonly named?: string | undefined
  /** ids of records of the same name that are known to be others: what a copy is made of */
  readonly others?: readonly number[] | undefined
}

export interface Creation extends CreationTerms {
  readonly values: Values
}

/** The values that are more than nothing: the rest is left to the service (contract.md §10, 75). */
export function meant<R extends Identified>(
  { collection }: Pick<Writing<R>, 'collection'>,
  values: Values,
): Values {
  return Object.fromEntries(
    Object.entries(withoutTwin(values)).filter(([name, value]) => {
      const field = collection.fields[name]
      return field !== undefined && value !== undefined && !field.isEmpty(value)
    }),
  )
}

async function made<R extends Identified>(
  writing: Writing<R>,
  values: Values,
  others?: readonly number[],
) {
  const { service, collection } = writing
  const winners = winnersOf(`${service.site} ${collection.name}`)
  // A new record was never read: what was made before tells whether this service keeps what is written (modes.md).
  const asWritten = winners.of('as written') === 1
  const since = Date.now()
  const send = async (tried: Tried) => {
    const body = changesPayload(collection.fields, values, tried, null, asWritten)
    const call = { method: 'POST', path: collection.name, body, sinceCompared: patient } as const
    const answer = await service.request(call)
    return answered(writing, answer, null)
  }
  try {
    const { record: first } = await sendTrying(writing, values, send)
    winners.remember('as written', isAsWritten(first) ? 1 : 0)
    const isSpelled = isAsWritten(first) && !asWritten
    const record = isSpelled ? await unspelled(writing, values, first) : first
    return { record, recovered: false }
  } catch (error) {
    // We were tired of waiting, and the service may still be at it.
    const isGivenUp = error instanceof ApiError && error.kind === 'timeout'
    const look = async () => {
      const found = await foundCreation(writing, values, since, new Set(others))
      // Nobody has seen the end of it: what is not there may still come.
      return found === null && isGivenUp ? 'unknown' : found
    }
    const record = await afterLoss(error, look)
    return { record, recovered: true }
  }
}

/** Writes as it is what was spelled as live services need it. What fails now means the same as it stands. */
async function unspelled<R extends Identified>(writing: Writing<R>, values: Values, before: R) {
  const { fields, name } = writing.collection
  const payload = (asWritten: boolean) => changesPayload(fields, values, new Map(), null, asWritten)
  const [spelled, plain] = [payload(false), payload(true)]
  const changes = Object.fromEntries(
    Object.entries(values).filter(([key]) => !identical(spelled[key], plain[key])),
  )
  if (Object.keys(changes).length === 0) return before
  const step = { before, changes, path: idPath(name, before.id), password: undefined }
  const again = await written(writing, step, new Set()).catch(() => null)
  return again?.record ?? before
}

async function createOne<R extends Identified>(
  writing: Writing<R>,
  values: Values,
  others?: readonly number[],
): Promise<Saved<R>> {
  const facts = { operation: 'create', id: unmade, before: null, changes: values } as const
  const { entry, outcome } = await begun(writing, facts, () => made(writing, values, others))
  const record = await readAfter(writing, outcome.record)
  await noteDone(writing, { ...entry, id: record.id, after: record })
  return await createdAs(writing, values, record, { key: entry.key, recovered: outcome.recovered })
}

/** What an earlier sending made; under a name of its own, it gets the one that is wanted. */
async function foundOne<R extends Identified>(
  writing: Writing<R>,
  values: Values,
  found: R,
): Promise<Saved<R>> {
  const { fields, merging } = writing.collection
  const name = merging === undefined ? undefined : fields[merging]
  const as =
    merging !== undefined && name?.same(values[merging], name.of(found)) === false
      ? { ...values, [merging]: name.of(found) }
      : values
  const record = await readAfter(writing, found)
  const key = await rememberFound(writing, { id: record.id, after: record, changes: as })
  const saved = await createdAs(writing, as, record, { key, recovered: true })
  if (merging === undefined || as === values) return saved
  return await renamedTo(writing, saved, merging, values[merging])
}

function readAfter<R extends Identified>(writing: Writing<R>, answer: R): Promise<R> {
  return freshRecord(writing, idPath(writing.collection.name, answer.id)).catch(() => answer)
}

async function createdAs<R extends Identified>(
  writing: Writing<R>,
  values: Values,
  record: R,
  how: Pick<Saved<R>, 'key' | 'recovered'>,
): Promise<Saved<R>> {
  const differences = differencesOfNew(writing.collection.fields, record, values)
  return await reminded(writing, { record, before: null, differences, landedBetween: [], ...how })
}

/** Says once more what the service has forgotten while it made the record. What fails now is a difference. */
async function reminded<R extends Identified>(
  writing: Writing<R>,
  saved: Saved<R>,
): Promise<Saved<R>> {
  const { fields, name } = writing.collection
  const forgotten = saved.differences.filter(
    ({ field, intended }) => fields[field]?.isForgotten?.(intended) === true,
  )
  if (forgotten.length === 0) return saved
  const changes = Object.fromEntries(forgotten.map(({ field, intended }) => [field, intended]))
  const update = { path: idPath(name, saved.record.id), opened: saved.record, changes }
  const again = await safeUpdate(following(writing), update).catch(() => null)
  if (again === null) return saved
  const others = saved.differences.filter((difference) => !forgotten.includes(difference))
  return { ...saved, record: again.record, differences: [...others, ...again.differences] }
}

/**
 * A name that no record has, and then the name that was meant (contract.md §7.5). The record is
 * there even if it could not be renamed: that is a difference, and no refusal.
 */
async function createNamesake<R extends Identified>(
  writing: Writing<R>,
  values: Values,
  merging: string,
): Promise<Saved<R>> {
  const name = values[merging]
  const passing = `${String(name)} ${unique().slice(0, 8)}`
  const named = { ...writing, operation: { ...writing.operation, named: String(name) } }
  const first = await createOne(named, { ...values, [merging]: passing })
  return await renamedTo(writing, first, merging, name)
}

/** Gives a record that was made under a name of its own the one that was meant. */
async function renamedTo<R extends Identified>(
  writing: Writing<R>,
  first: Saved<R>,
  merging: string,
  name: unknown,
): Promise<Saved<R>> {
  const path = idPath(writing.collection.name, first.record.id)
  try {
    const changes = { [merging]: name }
    const renamed = await safeUpdate(following(writing), { path, opened: first.record, changes })
    return { ...renamed, before: null, differences: [...first.differences, ...renamed.differences] }
  } catch (refusal) {
    if (!(refusal instanceof ApiError)) throw refusal
    const found = writing.collection.fields[merging]?.of(first.record)
    const left = { field: merging, intended: name, found, sent: true }
    return { ...first, differences: [...first.differences, left] }
  }
}

/**
 * The only way a record is made (contract.md §9, 24).
 * @throws SameName before anything is written
 * @throws PerhapsMade before anything is written
 * @throws ApiError with `afterWrite` when the answer was lost
 */
export async function safeCreation<R extends Identified>(
  writing: Writing<R>,
  creation: Creation,
): Promise<Saved<R>> {
  const { of, evenIfMade, named } = creation
  if (of === undefined) return await comparedAnew(() => creationOf(writing, creation, []))
  const owner = ownerOf(writing.service)
  const earlier = await attemptsOf(owner, of)
  const attempt = { ...writing, operation: { ...writing.operation, of, ...(named && { named }) } }
  const saved = await comparedAnew(() => creationOf(attempt, creation, earlier))
  // Made under a name of its own that it could not give up, it is to be found by the next attempt.
  const isNamed = saved.differences.every(({ field }) => field !== writing.collection.merging)
  const before = new Set(earlier.map(({ key }) => key))
  if (isNamed && named === undefined)
    await settleAttempts(owner, of, { earlier: before, isOnly: evenIfMade !== true })
  return saved
}

async function creationOf<R extends Identified>(
  writing: Writing<R>,
  { values, evenIfNamed, evenIfMade, others }: Creation,
  earlier: readonly Operation[],
): Promise<Saved<R>> {
  const { merging } = writing.collection
  const wanted = meant(writing, values)
  const found = evenIfMade === true ? null : await madeEarlier(writing, wanted, earlier, others)
  if (found !== null) return await foundOne(writing, wanted, found)
  const { records: known, isWhole } = await namesakes(writing, wanted)
  if (merging === undefined || (known.length === 0 && isWhole))
    return await createOne(writing, wanted, others)
  // One that was not seen may be there all the same: then, too, it is made under a name of its own.
  if (known.length > 0 && evenIfNamed !== true) throw new SameName(known)
  return await createNamesake(writing, wanted, merging)
}

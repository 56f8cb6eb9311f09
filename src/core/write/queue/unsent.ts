import { isOfTheNetwork, ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import type { Identified, WritableName, Writable } from '../../resource/collection.ts'
import { LostWrite } from '../journal.ts'
import { endedByItself } from '../lostAnswer.ts'
import type { Values } from '../merge.ts'
import { isDone, type Marks, type Operation, type Waiting } from '../operation.ts'
import { meantBy, type Task } from '../task.ts'
import type { Reason } from '../saved.ts'

/** A write as it was meant, with all that the safe writer needs to do it later. */
export interface HeldWrite extends Pick<
  Waiting,
  'title' | 'opened' | 'changes' | 'evenIfNamed' | 'sentAt' | 'underWay' | 'others' | 'draft'
> {
  readonly collection: WritableName
  readonly language: string
  /** nothing is changed: the record is deleted */
  readonly deletes: boolean
  /** what the history is to say of it */
  readonly marks?: Marks | undefined
  /** key of the operation as which it went out, where nobody heard the end */
  readonly sentAs?: string | undefined
}

/** A write that the network did not carry. It may wait for it, unless a password came with it. */
export class UnsentWrite extends ApiError {
  /** null when it holds a secret, which is not kept on a device */
  readonly write: HeldWrite | null

  constructor(refusal: ApiError, write: HeldWrite | null) {
    super({ ...refusal }, { cause: refusal })
    this.write = write
  }
}

interface Meant<R extends Identified> {
  readonly service: Service
  readonly collection: Pick<Writable<R>, 'name' | 'fields'>
  readonly opened: R | null
  readonly changes: Values
  readonly evenIfNamed?: boolean | undefined
  readonly deletes?: boolean | undefined
  readonly password?: string | undefined
  readonly others?: readonly number[] | undefined
  readonly marks?: Marks | undefined
  /** sendings of before without an answer, the oldest first */
  readonly earlier?:
    | readonly (Pick<Operation, 'at' | 'isDisconnected'> & Partial<Pick<Operation, 'state'>>)[]
    | undefined
}

function titleIn<R extends Identified>({ collection, opened, changes }: Meant<R>): string {
  const named = Object.entries(collection.fields).find(([, { kind }]) => kind === 'name')
  if (named === undefined) return ''
  const [name, field] = named
  return String(changes[name] ?? (opened === null ? '' : field.of(opened)))
}

/**
 * @param sentAt since when it may have got through, null for surely not
 * @param isOver the service is surely not at it any more
 */
export function heldWrite<R extends Identified>(
  meant: Meant<R>,
  sentAt: number | null,
  isOver = false,
  sentAs?: string,
): HeldWrite {
  const { service, collection, opened, changes, others, marks } = meant
  const { evenIfNamed = false, deletes = false } = meant
  return {
    collection: collection.name,
    language: service.language,
    title: titleIn(meant),
    opened,
    changes,
    evenIfNamed,
    deletes,
    sentAt,
    underWay: sentAt === null || isOver ? undefined : Date.now(),
    others,
    marks,
    sentAs,
  }
}

/**
 * One of many changes for the queue; null of what may not be written: what waits is sent without another look.
 * @param reasonsAgainst why it may not be
 * @param sentAt since when it may have got through, null for surely not
 */
export async function heldTask<R extends Identified>(
  {
    reasonsAgainst,
    ...how
  }: Pick<Meant<R>, 'service' | 'collection' | 'marks'> & {
    readonly reasonsAgainst?: ((task: Task<R>) => Promise<readonly Reason[]>) | undefined
  },
  task: Task<R>,
  sentAt: number | null,
): Promise<HeldWrite | null> {
  const reasons = (await reasonsAgainst?.(task)) ?? []
  return reasons.length > 0 ? null : heldWrite({ ...how, ...meantBy(task) }, sentAt)
}

/**
 * Does a write, and names it when the network did not carry it.
 * @throws UnsentWrite, or what the write throws
 */
export async function orUnsent<R extends Identified, T>(
  meant: Meant<R>,
  write: () => Promise<T>,
): Promise<T> {
  const { earlier = [] } = meant
  const since = earlier[0] ? Date.parse(earlier[0].at) : Date.now()
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ApiError) || !isOfTheNetwork(error)) throw error
    // It was made already: only whoever made it can find that.
    if (earlier.some(({ state }) => state && isDone({ state }))) throw error
    const isOver = endedByItself(error) && earlier.every((one) => one.isDisconnected === true)
    const sentAt = error.afterWrite === undefined ? null : since
    const sentAs = error instanceof LostWrite ? error.operation : undefined
    const held = heldWrite(meant, sentAt, isOver, sentAs)
    throw new UnsentWrite(error, meant.password === undefined ? held : null)
  }
}

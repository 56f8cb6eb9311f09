import { accountName } from '../../api/account.ts'
import { ApiError } from '../../api/apiError.ts'
import type { Identified } from '../resource/collection.ts'
import type { Operation } from './operation.ts'
import { endedByItself } from './lostAnswer.ts'
import { nextInstant } from '../resource/nextInstant.ts'
import { unique } from '../resource/unique.ts'
import { endSending, storeFound, storeOutcome, storeSending } from './outcomes.ts'
import { withDifferences } from './compare.ts'
import type { Writing, Journal } from './writing.ts'

export const pageJournal = {
  record: storeOutcome,
  begin: storeSending,
  end: endSending,
  found: storeFound,
} satisfies Journal

/** A write of which nobody heard the end. */
export class LostWrite extends ApiError {
  /** key of its operation */
  readonly operation: string

  constructor(refusal: ApiError, operation: string) {
    super({ ...refusal }, { cause: refusal })
    this.operation = operation
  }
}

type Facts = Pick<Operation, 'operation' | 'id' | 'before' | 'after' | 'changes' | 'links'>

/** The path of the page below the application's root: a query may say what is nobody's business later. */
export function pagePath(): string {
  if (typeof document === 'undefined') return ''
  const root = new URL('.', document.baseURI).pathname
  const { pathname } = document.location
  return pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname
}

function entryOf<R extends Identified>(
  { service, collection, operation }: Writing<R>,
  facts: Facts,
): Operation {
  const at = nextInstant()
  return {
    key: `${at} ${unique()}`,
    site: service.site,
    account: accountName(service.account),
    language: service.language,
    collection: collection.name,
    from: pagePath(),
    ...operation,
    ...facts,
    at,
    state: 'verified',
  }
}

/** For what a creation writes after it has made its record: an operation of its own, of the same series. */
export function following<R extends Identified>({ operation, ...writing }: Writing<R>): Writing<R> {
  const { series, said, undoes } = operation ?? {}
  return { ...writing, operation: { series, said, undoes } }
}

/** Notes what a write came to. */
export async function record<R extends Identified>(
  { journal = pageJournal, collection }: Pick<Writing<R>, 'journal' | 'collection'>,
  operation: Operation,
): Promise<void> {
  await journal.record(withDifferences(collection.fields, operation))
}

/** Nothing was done by it. */
export async function withdraw(
  { journal = pageJournal }: Pick<Writing<never>, 'journal'>,
  { key }: Operation,
): Promise<void> {
  await journal.end?.(key, 'none')
}

/** Notes a write that was done. */
export async function remember<R extends Identified>(
  writing: Writing<R>,
  facts: Facts,
): Promise<void> {
  await record(writing, entryOf(writing, facts))
}

/** The same of a creation that was looked for and found, once, whoever finds it. @returns the key of its entry */
export async function rememberFound<R extends Identified>(
  writing: Writing<R>,
  facts: Omit<Facts, 'operation' | 'before'>,
): Promise<string> {
  const { journal = pageJournal } = writing
  const { fields } = writing.collection
  const made = entryOf(writing, { ...facts, operation: 'create', before: null })
  const entry = withDifferences(fields, made)
  if (journal.found) return await journal.found(entry)
  await journal.record(entry)
  return entry.key
}

/**
 * Does a write of which the journal knows before it goes out. What it comes to is to be recorded as this entry; where
 * nobody knows, it is looked up later.
 */
export async function begun<R extends Identified, T>(
  writing: Writing<R>,
  facts: Omit<Facts, 'after'>,
  write: () => Promise<T>,
): Promise<{ readonly entry: Operation; readonly outcome: T }> {
  const { journal = pageJournal } = writing
  const entry = entryOf(writing, { ...facts, after: null })
  await journal.begin?.(entry)
  try {
    return { entry, outcome: await write() }
  } catch (error) {
    const isLost = !(error instanceof ApiError) || error.afterWrite !== undefined
    const ending = endedByItself(error) ? 'over' : 'unknown'
    await journal.end?.(entry.key, isLost ? ending : 'none')
    if (!isLost || !(error instanceof ApiError)) throw error
    throw new LostWrite(error, entry.key)
  }
}

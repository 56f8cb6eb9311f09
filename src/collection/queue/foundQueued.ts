import { operationsOn } from '../../core/write/operationLookup.ts'
import { accountName } from '../../service/account.ts'
import type { Identified } from '../collection.ts'
import { differencesOfNew } from '../compare.ts'
import { remember, rememberFound } from '../journalEntry.ts'
import { meant } from '../safeCreation.ts'
import { savedAs } from '../safeWriter.ts'
import type { Saved } from '../saved.ts'
import type { Writing } from '../writing.ts'
import type { QueuedWrite } from './queued.ts'

/** What was there just before a change that waited went out, where that was noted; as it was opened otherwise. */
async function beforeOf<R extends Identified>(
  { service, collection }: Writing<R>,
  { operation, changes, sentAt }: QueuedWrite,
  opened: R,
) {
  const { site, account } = service
  const record = { site, account: accountName(account), collection: collection.name, id: opened.id }
  const isMeant = ([field, value]: [string, unknown]) =>
    JSON.stringify(changes[field]) === JSON.stringify(value)
  // The recheck may have come upon it first.
  const known = (await operationsOn(record).catch(() => [])).find(
    ({ state, waiting, at, changes: sent }) =>
      state === 'verified' &&
      waiting === undefined &&
      Date.parse(at) >= (sentAt ?? 0) &&
      Object.entries(sent).every(isMeant),
  )
  // Sound because the safe writer records what its collection read.
  return { before: ((known ?? operation).before ?? opened) as R, isKnown: known !== undefined }
}

/** A change that an earlier sending had made; what the service made otherwise beside it is told as of any other. */
export async function foundChange<R extends Identified>(
  writing: Writing<R>,
  item: QueuedWrite,
  opened: R,
  record: R,
): Promise<Saved<R>> {
  const { changes } = item
  const { before, isKnown } = await beforeOf(writing, item, opened)
  const facts = { operation: 'update', id: opened.id, before, after: record, changes } as const
  if (!isKnown) remember(writing, facts)
  const outcome = { record, sent: new Set(Object.keys(changes)), recovered: true }
  return savedAs(writing, { before, changes }, outcome, record)
}

/** A record that an earlier sending had made. */
export async function foundNew<R extends Identified>(
  writing: Writing<R>,
  { changes }: QueuedWrite,
  record: R,
): Promise<Saved<R>> {
  await rememberFound(writing, { id: record.id, after: record, changes })
  const differences = differencesOfNew(writing.collection.fields, record, meant(writing, changes))
  return { record, before: null, differences, landedBetween: [], recovered: true }
}

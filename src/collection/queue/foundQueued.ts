import type { Identified } from '../collection.ts'
import { differencesOfNew } from '../compare.ts'
import { rememberFound } from '../journalEntry.ts'
import { rememberDone } from '../laterLook/rememberDone.ts'
import { meant } from '../safeCreation.ts'
import { savedAs } from '../safeWriter.ts'
import type { Saved } from '../saved.ts'
import type { Writing } from '../writing.ts'
import type { QueuedWrite } from './queued.ts'

/** A change that an earlier sending had made; what the service made otherwise beside it is told as of any other. */
export async function foundChange<R extends Identified>(
  writing: Writing<R>,
  { changes, sentAt }: QueuedWrite,
  opened: R,
  record: R,
): Promise<Saved<R>> {
  const done = { before: opened, after: record, changes, sentAt: sentAt ?? 0 }
  const before = await rememberDone(writing, done)
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

import { makeOnce } from '../../../collection/form/creating/makeOnce.tsx'
import { events } from '../../../events/events.ts'
import { versionOf } from '../../making/versionOf.ts'
import { noteTranslated } from '../../savedFrom/savedFrom.ts'
import { translatedFrom } from '../takenTexts.ts'
import type { DraftPlan, Planning } from './plannedDraft.ts'

/**
 * Makes a version as it was planned, and keeps what it is a version of and was translated from.
 * @returns its id
 * @throws Refusal
 */
export async function makeDraft(
  { client, here, there, keep }: Planning,
  { source, rows, values }: Extract<DraftPlan, { kind: 'draft' }>,
): Promise<number> {
  const of = versionOf('events', here, source.id)
  const { id } = (await makeOnce({ client, service: there }, events, { values, of })).record
  const versions = { [here.language]: source.id, [there.language]: id }
  await keep({ collection: 'events', versions })
  const from = translatedFrom(rows, undefined)
  if (from) await noteTranslated(here, 'events', { language: there.language, id }, from)
  return id
}

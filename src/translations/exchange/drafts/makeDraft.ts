import { makeOnce } from '../../../collection/form/creating/makeOnce.tsx'
import type { Saved } from '../../../collection/saved.ts'
import { type EventRecord, events } from '../../../events/events.ts'
import { versionOf } from '../../making/versionOf.ts'
import { noteTranslated } from '../../savedFrom/savedFrom.ts'
import { translatedFrom } from '../takenTexts.ts'
import type { DraftPlan, Planning } from './plannedDraft.ts'

/**
 * Makes a version as it was planned, and keeps what it is a version of and was translated from.
 * @throws Refusal
 */
export async function makeDraft(
  { client, here, there, keep }: Planning,
  { source, rows, values }: Extract<DraftPlan, { kind: 'draft' }>,
): Promise<Saved<EventRecord>> {
  const of = versionOf('events', here, source.id)
  const saved = await makeOnce({ client, service: there }, events, { values, of })
  const { id } = saved.record
  const versions = { [here.language]: source.id, [there.language]: id }
  await keep({ collection: 'events', versions })
  const from = translatedFrom(rows, undefined)
  if (from) await noteTranslated(here, 'events', { language: there.language, id }, from)
  return saved
}

import { MutationObserver } from '@tanstack/react-query'
import { createOptions } from '../../../collection/writeOptions.ts'
import { events } from '../../../events/events.ts'
import { keepPair } from '../../near/keepPair.ts'
import { noteTranslated } from '../../savedFrom/savedFrom.ts'
import { translatedFrom } from '../takenTexts.ts'
import type { DraftPlan, Planning } from './plannedDraft.ts'

/**
 * Makes a version as it was planned, and keeps what it is a version of and was translated from.
 * @returns its id
 * @throws Refusal
 */
export async function makeDraft(
  { client, here, there }: Planning,
  { source, rows, values }: Extract<DraftPlan, { kind: 'draft' }>,
): Promise<number> {
  const making = new MutationObserver(client, createOptions(there, events))
  const { id } = (await making.mutate({ values })).record
  const versions = { [here.language]: source.id, [there.language]: id }
  await keepPair(here, { collection: 'events', versions })
  const from = translatedFrom(rows, undefined)
  if (from) await noteTranslated(here, 'events', { language: there.language, id }, from)
  return id
}

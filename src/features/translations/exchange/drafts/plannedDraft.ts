import type { QueryClient } from '@tanstack/react-query'
import { makeOnce } from '../../../../core/views/form/creating/makeOnce.tsx'
import type { Marks } from '../../../../core/write/operation.ts'
import { recordOptions } from '../../../../core/query/readOptions.ts'
import type { Saved } from '../../../../core/write/saved.ts'
import { eventForm, factNames } from '../../../../resources/events/editing.ts'
import { type EventCreate, type EventRecord, events } from '../../../../resources/events/events.ts'
import type { Language } from '../../../../api/language.ts'
import type { Service } from '../../../../api/service.ts'
import { confirmedOf } from '../../confirmed/storedLinks.ts'
import { versionOf } from '../../making/makeCounterpart.ts'
import { type Found, foundIn } from '../../near/found.ts'
import type { KeepPair } from '../../near/useKeepPair.ts'
import { withLinked } from '../../near/listAround.ts'
import { readNear } from '../../near/readNear.ts'
import { noteTranslated } from '../../savedFrom/savedFrom.ts'
import { begunVersion } from '../../sideBySide/useMakingVersion.ts'
import {
  keyOfQuestion,
  type LinkQuestion,
  namesIn,
  questionsOf,
} from '../../sideBySide/copyFacts.ts'
import type { TakenRow } from '../checked.ts'
import { textsIn, translatedFrom } from '../takenTexts.ts'

/** What becomes of the texts of one event that has no version yet. */
export type DraftPlan = { readonly source: EventRecord; readonly rows: readonly TakenRow[] } & (
  | {
      readonly kind: 'draft'
      readonly values: EventCreate
      /** links that it goes without: nothing almost certain is known of them there */
      readonly without: readonly LinkQuestion[]
    }
  | {
      /** there is a version all the same, by what the calendar says now */
      readonly kind: 'exists'
      readonly version: { readonly id: number; readonly title: string }
    }
)

export type DraftToMake = Extract<DraftPlan, { kind: 'draft' }>

export interface Planning {
  readonly client: QueryClient
  /** of the language of the source, and of the one that is translated into */
  readonly here: Service
  readonly there: Service
  /** statuses that this account may list */
  readonly reach: readonly string[]
  readonly keep: KeepPair
}

async function lookAround({ client, here, there, reach }: Planning, event: EventRecord) {
  const both = await Promise.all(
    [here, there].map(async (language) => {
      const asked = { client, service: here, there: language, event, reach }
      return await withLinked(asked, await readNear(asked))
    }),
  )
  const listings = both.map(({ listing }) => listing)
  return { listings, found: foundIn(listings, await confirmedOf(here.site)) }
}

interface Beginning {
  readonly rows: readonly TakenRow[]
  readonly found: Found
  readonly questions: readonly LinkQuestion[]
  readonly from: Language
  readonly to: Language
}

/** The facts of a source in the other language's records, as far as these are almost certain, with the texts of the file. */
export function draftValues(
  boxes: ReturnType<typeof eventForm.filled>,
  { rows, found, questions, from, to }: Beginning,
): EventCreate {
  const likely = new Map(questions.map((one) => [keyOfQuestion(one), one.likely]))
  const begun = begunVersion(boxes, { found, from, to }, (field, id) =>
    likely.get(keyOfQuestion({ field, from: { id }, language: to })),
  )
  return { ...begun, ...textsIn(rows) }
}

/**
 * Looks what a version would be made of, and whether there is one by now.
 * @param rows texts of one event
 * @throws ApiError
 */
export async function plannedDraft(
  planning: Planning,
  id: number,
  rows: readonly TakenRow[],
): Promise<DraftPlan> {
  const { client, here, there } = planning
  const source = await client.fetchQuery(recordOptions(here, events, id))
  const { listings, found } = await lookAround(planning, source)
  const [from, to] = [here.language, there.language]
  const mate = found.mateOf('events', { language: from, id }, to)
  if (mate && mate.certainty !== 'possible') {
    const known = listings.flatMap((one) => (one.language === to ? one.events : []))
    const title = known.find((one) => one.id === mate.id)?.title ?? ''
    return { kind: 'exists', source, rows, version: { id: mate.id, title } }
  }
  const boxes = eventForm.filled(source, here.configuration)
  const questions = questionsOf({ found, nameOf: namesIn(listings), from, to }, boxes, factNames)
  return {
    kind: 'draft',
    source,
    rows,
    values: draftValues(boxes, { rows, found, questions, from, to }),
    without: questions.filter(({ likely }) => likely === undefined),
  }
}

/**
 * Makes a version as it was planned, once, and keeps what it is a version of and was translated from.
 * @throws ApiError
 */
export async function makeDraft(
  { client, here, there, keep }: Planning,
  { source, rows, values }: DraftToMake,
  marks: Marks,
): Promise<Saved<EventRecord>> {
  const of = versionOf('events', here, source.id)
  const saved = await makeOnce({ client, service: there, marks }, events, { values, of })
  const { id } = saved.record
  const versions = { [here.language]: source.id, [there.language]: id }
  await keep({ collection: 'events', versions })
  const from = translatedFrom(rows, undefined)
  if (from) await noteTranslated(here, 'events', { language: there.language, id }, from)
  return saved
}

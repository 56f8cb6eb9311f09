import { languageOf, type Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { settingTo } from '../../core/job/bulk/postChanges.ts'
import type { CollectionName, Identified } from '../../core/resource/collection.ts'
import type { Fields } from '../../core/resource/field.ts'
import { isBlank } from '../../core/resource/isBlank.ts'
import type { Values } from '../../core/write/merge.ts'
import { type BulkChange, planOf, type Task } from '../../core/write/task.ts'
import { linkOf, type Named } from './naming.ts'
import type { Losing, Lost } from './useLosing.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import { isOneRecord, type Version } from '../translations/state/version.ts'
import { eventFields, type EventRecord } from '../../resources/events/events.ts'

/** One write of a merge. */
export interface Step {
  /** An event may name several that go. */
  readonly key: string
  readonly collection: CollectionName
  readonly task: Task<Identified>
  /** what was meant, asked again of what somebody has changed meanwhile */
  readonly again: BulkChange<Identified>
}

/** An event that names one record names the other instead; what else it names stays. */
export function movingFrom(of: Named, from: number, into: number): BulkChange<EventRecord> {
  const field = linkOf[of]
  return settingTo<EventRecord>(eventFields, (event) => ({
    [field]: [...new Set(eventFields[field].of(event).map((id) => (id === from ? into : id)))],
  }))
}

/** Events that go over to what stays, and how many cannot. */
export function movesOf(service: Service, of: Named, losing: readonly Losing[]) {
  const plans = losing.map(({ lost: { version, into }, events = [] }) => {
    const change = movingFrom(of, version.id, into.id)
    const language = languageIn(service, version.language)
    const plan = planOf(events, change, () => language)
    const steps = plan.tasks.map((task): Step => ({
      key: `move ${language} ${task.opened.id} ${version.id}`,
      collection: 'events',
      task,
      // Sound because the steps of events are asked of events.
      again: (fresh) => change(fresh as EventRecord),
    }))
    return { steps, kept: [...plan.obstacles.values()].reduce((sum, count) => sum + count, 0) }
  })
  return {
    steps: plans.flatMap(({ steps }) => steps),
    /** events that may not be written: a password keeps their content back */
    kept: plans.reduce((sum, { kept }) => sum + kept, 0),
  }
}

export function languageIn(service: Service, code: string): Language {
  return languageOf(service.configuration, code) ?? service.language
}

/** What stays takes what it lacks. */
export function takingStep(
  of: Named,
  opened: Identified,
  changes: Values,
  language: Language,
): Step {
  const step = { kind: 'update', changes } as const
  const key = `take ${language} ${opened.id}`
  return { key, collection: of, task: { opened, step, language }, again: () => step }
}

/** What goes, unless somebody has changed it since. */
export function trashStep(of: Named, opened: Identified, language: Language): Step {
  const step = { kind: 'delete', isCompared: true } as const
  const key = `trash ${language} ${opened.id}`
  return { key, collection: of, task: { opened, step, language }, again: () => step }
}

/** What putting things together comes to. */
export interface Merge {
  /** the versions that stay, by language: afterwards they are versions of one thing */
  readonly kept: Readonly<Record<string, Version>>
  /** each record once, in whichever languages it is listed */
  readonly lost: readonly Lost[]
}

/** The row stays with all its versions; a language it has none in keeps the first of the others. */
export function mergeOf(rows: readonly BoardRow[], kept: BoardRow): Merge {
  const ordered = [kept, ...rows.filter((row) => row !== kept)]
  const languages = new Set(ordered.flatMap(({ cells }) => Object.keys(cells)))
  const staying: Record<string, Version> = {}
  const lost: Lost[] = []
  for (const language of languages) {
    const [into, ...others] = ordered.flatMap(({ cells }) => cells[language]?.version ?? [])
    if (into === undefined) continue
    staying[language] = into
    for (const version of others)
      if (version.id !== into.id && !lost.some((one) => isOneRecord(one.version, version)))
        lost.push({ version, into })
  }
  return { kept: staying, lost }
}

/** What says where and how a place or person is found; each stands for itself. */
const single = ['address', 'city', 'zip', 'phone', 'website', 'email', 'image'] as const
/** Of these the service derives one from the others: they go together (contract.md §7.7). */
const region = ['country', 'province', 'state', 'stateprovince'] as const

/** Values that the record which stays lacks, and one of those that go has. Texts stay what they are. */
export function takeable<R>(fields: Fields<R>, stays: R, goes: readonly R[]): Values {
  const valueOf = (record: R, name: string) => fields[name]?.of(record)
  const lacks = (record: R, name: string) => isBlank(valueOf(record, name) ?? '')
  const taken = new Map<string, unknown>()
  for (const name of single) {
    const giver = goes.find((record) => !lacks(record, name))
    if (fields[name] && giver && lacks(stays, name)) taken.set(name, valueOf(giver, name))
  }
  const hasRegion = (record: R) => region.some((name) => !lacks(record, name))
  const giver = goes.find(hasRegion)
  if (giver && !hasRegion(stays))
    for (const name of region) if (!lacks(giver, name)) taken.set(name, valueOf(giver, name))
  return Object.fromEntries(taken)
}

import { type BulkChange, planOf, type Task } from '../../core/write/task.ts'
import { settingTo } from '../../core/job/bulk/postChanges.ts'
import type { CollectionName, Identified } from '../../core/resource/collection.ts'
import type { Values } from '../../core/write/merge.ts'
import { eventFields, type EventRecord } from '../../resources/events/events.ts'
import { languageOf, type Language } from '../../api/language.ts'
import type { Service } from '../../api/service.ts'
import { linkOf, type Named } from './naming.ts'
import type { Losing } from './useLosing.ts'

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

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import type { Task } from '../../../core/write/task.ts'
import { valuesOf } from '../../../core/resource/collection.ts'
import type { Image } from '../../../core/resource/post.ts'
import { fewAtOnce } from '../../../core/query/fewAtOnce.ts'
import { useStatusReach } from '../../../core/views/list/statusReach.ts'
import { type Language, languagesOf } from '../../../api/language.ts'
import { useService } from '../../../api/useService.ts'
import { fieldId } from '../../../ui/form/useField.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { eventFields, type EventValues } from '../eventFields.ts'
import type { EventRecord } from '../eventRecord.ts'
import { isEventField } from '../form/eventForm.ts'
import { fieldOfRule, goesOut } from './breaches.ts'
import { usePublishGate } from './breachMessages.ts'
import { type LoadVersions, VersionsLook } from './versionsLook.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import type { Reason } from '../../../core/write/saved.ts'

/** A change of an event, or the making of one, outside of its form. */
export interface MeantWrite {
  /** null for a new one */
  readonly opened: EventRecord | null
  readonly changes: Readonly<Record<string, unknown>>
  /** of a new one, what is known of its picture */
  readonly image?: Image | null | undefined
  /** of the event, where that is not the page's */
  readonly language?: Language | undefined
  /** how its versions are found, where many are looked for at once */
  readonly loadVersions?: LoadVersions | undefined
}

/** Why the rules of the site keep a write from being made, by field; a field goes by its label. */
function useRefused() {
  const refused = usePublishGate()
  return ({ opened, changes, image, ...how }: MeantWrite) => {
    const before = opened && valuesOf(eventFields, opened)
    const blank = { title: '', description: '', cost: '', image: '', status: '' }
    const none = { ...blank, categories: [], venue: [], organizer: [] }
    // Sound because changes hold values of the fields they are named by.
    const after = { ...none, ...before, ...(changes as Partial<EventValues>) }
    return refused({ ...how, before, after, id: opened?.id, image: opened?.image ?? image })
  }
}

/** Why the rules of the site keep a write from being made, one for each field; none where they do not. */
export function useWriteReasons(): (meant: MeantWrite) => Promise<readonly Reason[]> {
  const refused = useRefused()
  const { i18n } = useTranslation()
  return async (meant) => {
    const all = Object.entries(await refused(meant))
    if (all.length === 0) return []
    await i18n.loadNamespaces(['eventForm', 'recordForm'])
    return all.map(([name, why = '']) => ({
      words: isEventField(name) ? `${fieldLabel(i18n, 'events', name)}: ${why}` : why,
      field: name === fieldOfRule.languages ? null : name,
    }))
  }
}

/**
 * Asks the rules of the site before an event is changed with one press. What is refused is told with a way to each field.
 * @returns whether it may be written
 */
export function useMayBeWritten(): (meant: MeantWrite) => Promise<boolean> {
  const reasons = useWriteReasons()
  const { i18n } = useTranslation()
  const here = useService().language
  const navigate = useNavigate()
  return async (meant) => {
    const { opened, language = here } = meant
    const all = await reasons(meant)
    if (all.length === 0) return true
    await i18n.loadNamespaces('rules')
    const t = i18n.getFixedT(null, 'rules')
    const label = i18n.getFixedT(null, 'eventForm')
    const own = opened?.title ?? String(meant.changes['title'] ?? '')
    const title = inLanguage(own, language) || label('page.untitled')
    const actions = all.map(({ field }) =>
      field === null
        ? {
            label: t('panel.versions'),
            onClick: () =>
              void navigate({
                to: '/$language/translations/$id',
                params: { language, id: String(opened?.id) },
              }),
          }
        : {
            label: t('written.open', {
              field: isEventField(field) ? fieldLabel(i18n, 'events', field) : '',
            }),
            onClick: () =>
              void navigate({
                to: '/$language/events/$id',
                params: { language, id: String(opened?.id) },
                hash: fieldId('field', field),
              }),
          },
    )
    toast.show({
      message: t('written.refused', { title, reasons: all.map(({ words }) => words).join(' ') }),
      severity: 'warning',
      actions: opened ? actions : [],
    })
    return false
  }
}

/** The same of a task of a change of many. */
export function useTaskReasons(): (task: Task<EventRecord>) => Promise<readonly Reason[]> {
  const reasons = useWriteReasons()
  return async ({ opened, step, language }) =>
    step.kind === 'update' ? reasons({ opened, changes: step.changes, language }) : []
}

/** The same of many tasks before any is written: their versions are looked for in one go. */
export function useReasonsAhead(): (
  tasks: readonly Task<EventRecord>[],
) => Promise<ReadonlyMap<Task<EventRecord>, readonly Reason[]>> {
  const reasons = useWriteReasons()
  const service = useService()
  const client = useQueryClient()
  const reach = useStatusReach(service)
  const loadVersions = use(VersionsLook)?.load ?? null
  const { rules } = service.configuration

  const foundTogether = async (
    language: Language,
    records: readonly EventRecord[],
  ): Promise<LoadVersions | undefined> => {
    const asked = languagesOf(service.configuration).filter(
      (one) => one !== language && rules?.languages?.includes(one),
    )
    if (loadVersions === null || asked.length === 0) return undefined
    const loaded = await loadVersions()
    const there = service.in(language)
    const among = { client, service: there, reach, records, languages: asked }
    const lookUp = await loaded.versionsAmong(among)
    return () => Promise.resolve({ ...loaded, versionsThere: ({ id }) => lookUp(id) })
  }

  return async (tasks) => {
    const goingOut = tasks.flatMap((task) => {
      const { opened, step, language = service.language } = task
      return step.kind === 'update' && goesOut(String(step.changes['status'] ?? opened.status))
        ? [{ task, opened, changes: step.changes, language }]
        : []
    })
    if (!rules || goingOut.length === 0) return new Map()
    const held = new Map<Task<EventRecord>, readonly Reason[]>()
    for (const language of new Set(goingOut.map((one) => one.language))) {
      const there = goingOut.filter((one) => one.language === language)
      const found = await foundTogether(
        language,
        there.map(({ opened }) => opened),
      )
      await fewAtOnce(there, async ({ task, ...meant }) => {
        const why = await reasons({ ...meant, loadVersions: found })
        if (why.length > 0) held.set(task, why)
      })
    }
    return held
  }
}

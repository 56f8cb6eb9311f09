import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useHistoryWay } from '../../../core/write/undo/useNotUndone.ts'
import { useService } from '../../../api/useService.ts'
import { useSeparating } from '../../translations/confirming/useSeparating.ts'
import type { KnownVersion } from '../../../resources/events/editing.ts'
import { knownLinksOf, knownVersions } from '../../translations/translations.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { toast, type Toast } from '../../../ui/toast/toast.ts'
import { type EventWrite, writeEvent } from '../write/useTakingBack.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { idPath } from '../../../core/resource/recordPath.ts'
import { Conflict } from '../../../core/write/saved.ts'
import { freshRecord } from '../../../core/write/writing.ts'
import { type EventRecord, events } from '../../../resources/events/events.ts'
import type { Language } from '../../../api/language.ts'
import { ApiError } from '../../../api/apiError.ts'
import type { Service } from '../../../api/service.ts'
import { areAtOneTime } from '../data/items.ts'
import { changedDates } from './movedDates.ts'
import { tookBack } from './places.ts'

/** An event that was moved. */
interface MovedEvent {
  /** in the language of the event */
  readonly service: Service
  readonly opened: EventRecord
  /** as the service has it now */
  readonly record: EventRecord
  readonly back: EventWrite
}

interface VersionOutcome {
  readonly language: Language
  readonly what: 'moved' | 'held' | 'already' | 'elsewhere' | 'conflict' | ApiError
  /** the write that takes it back; of one that was to do that and could not, that one */
  readonly back: EventWrite | null
  /** of a version that nobody confirmed: what it is */
  readonly title?: string
}

/** Why a write came to nothing. @throws whatever is none of a service's answers */
function whyNot(error: unknown): 'conflict' | ApiError {
  if (error instanceof Conflict) return 'conflict'
  if (error instanceof ApiError) return error
  throw error
}

/** Moves a version after its event, through the safe writer; one that was elsewhere stays there. */
async function moveVersion(
  client: QueryClient,
  { service, opened, record }: MovedEvent,
  { language, id, isLikely }: KnownVersion,
): Promise<VersionOutcome> {
  const there = service.in(language)
  const siteZone = service.configuration.timezone
  try {
    const asked = { service: there, collection: events }
    const version = await freshRecord(asked, idPath('events', id))
    const named = isLikely ? { title: version.title } : {}
    if (areAtOneTime(version, record, siteZone))
      return { language, what: 'already', back: null, ...named }
    if (!areAtOneTime(version, opened, siteZone))
      return { language, what: 'elsewhere', back: null, ...named }
    const changes = changedDates(version, record)
    const written = await writeEvent(client, { service: there, opened: version, changes })
    const what = written.differences.length > 0 ? 'held' : 'moved'
    return { language, what, back: written.back, ...named }
  } catch (error) {
    return { language, what: whyNot(error), back: null }
  }
}

/** Takes one of the moves back. */
async function takeBack(client: QueryClient, back: EventWrite): Promise<VersionOutcome> {
  const { language } = back.service
  try {
    const { differences, record } = await writeEvent(client, back)
    tookBack(back.opened, record)
    return { language, what: differences.length > 0 ? 'held' : 'moved', back: null }
  } catch (error) {
    const what = whyNot(error)
    return { language, what, back: what === 'conflict' ? null : back }
  }
}

/**
 * Moves the versions of an event along with it, as far as this browser knows them, says what came of each, and offers to
 * take all back, or the others alone.
 */
export function useVersionMoves() {
  const { t } = useTranslation(['eventMove', 'service', 'ui'])
  const client = useQueryClient()
  const here = useService()
  const separate = useSeparating(here)
  const say = useOutcomeText()
  const nameOf = useLanguageName()
  const see = useHistoryWay()

  const undo = async (title: string, backs: readonly EventWrite[]) => {
    announce(t('versions.undoing', { title }))
    const outcomes: VersionOutcome[] = []
    for (const back of backs) outcomes.push(await takeBack(client, back))
    const results = say(outcomes, 'back')
    const left = outcomes.flatMap(({ back }) => back ?? [])
    const again = { label: t('ui:retry'), onClick: () => void undo(title, left) }
    toast.show({
      message: t('versions.done', { title, results }),
      severity: severityOf(outcomes),
      actions: [
        ...(left.length > 0 ? [again] : []),
        ...(outcomes.some(({ what }) => what === 'conflict') ? [see] : []),
      ],
    })
  }

  return {
    known: async ({ service, opened }: Pick<MovedEvent, 'service' | 'opened'>) =>
      knownVersions(await knownLinksOf(here), service)(opened.id),
    /** @param own what is said of the event itself */
    along: async (moved: MovedEvent, versions: readonly KnownVersion[], own: Toast) => {
      const { opened, service, back } = moved
      const title = inLanguage(opened.title, service.language) || t('ui:untitled')
      announce(t('versions.moving', { title }))
      const outcomes: VersionOutcome[] = []
      for (const version of versions) outcomes.push(await moveVersion(client, moved, version))
      const others = outcomes.flatMap((outcome) => outcome.back ?? [])
      const undoes = (label: string, backs: readonly EventWrite[], isUndo: boolean) => ({
        label,
        isUndo,
        onClick: () => void undo(title, backs),
      })
      const place = { language: service.language, id: opened.id, title: opened.title }
      const likely = versions.filter(({ isLikely }) => isLikely)
      const apart = {
        label: t('versions.apart'),
        onClick: () => {
          separate(place, likely)
          const theirs = new Set<string>(likely.map(({ language }) => language))
          void undo(
            title,
            others.filter((one) => theirs.has(one.service.language)),
          )
        },
      }
      const only = t('versions.only', { language: nameOf(service.language) })
      toast.show({
        message: t('versions.along', { moved: own.message, results: say(outcomes, 'there') }),
        severity: own.severity ?? severityOf(outcomes),
        actions: [
          undoes(t(others.length > 0 ? 'versions.undo' : 'ui:undo'), [back, ...others], true),
          ...(others.length > 0 ? [undoes(only, others, false)] : []),
          ...(likely.length > 0 ? [apart] : []),
          ...(own.actions ?? []),
        ],
      })
    },
  }
}

function severityOf(outcomes: readonly VersionOutcome[]): 'success' | 'warning' {
  const isDone = outcomes.every(({ what }) => what === 'moved' || what === 'already')
  return isDone ? 'success' : 'warning'
}

/** «castellà, moguda; anglès, …» */
function useOutcomeText() {
  const { t } = useTranslation(['eventMove', 'service', 'ui'])
  const nameOf = useLanguageName()
  return (outcomes: readonly VersionOutcome[], way: 'there' | 'back'): string => {
    const lines = outcomes.map(({ language, what, title }) => {
      const name = nameOf(language)
      const named = title
        ? t('versions.named', { language: name, title: inLanguage(title, language) })
        : name
      const values = { language: named }
      if (what === 'moved') return t(`versions.${way}`, values)
      if (what === 'conflict' && way === 'back') return t('versions.since', values)
      if (typeof what === 'string') return t(`versions.${what}`, values)
      const why = apiErrorMessage(what)
      return t('versions.failed', { ...values, why: t(`service:${why.title}`, why.values) })
    })
    return lines.join('; ')
  }
}

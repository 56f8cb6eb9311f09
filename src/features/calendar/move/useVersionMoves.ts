import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatList } from '../../../i18n/formats.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useHistoryWay } from '../../../core/write/undo/useHistoryWay.ts'
import { useService } from '../../../api/useService.ts'
import { confirmedOf } from '../../translations/translations.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { toast, type ToastAction } from '../../../ui/toast/toast.ts'
import { type KnownVersion, knownVersions } from '../data/knownVersions.ts'
import type { EventWrite } from '../write/writeEvent.ts'
import { type MovedEvent, moveVersion, takeBack, type VersionOutcome } from './versionMoves.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'

/** Offers to move the versions of an event that was moved, as far as this browser knows them, and says what came of each. */
export function useVersionMoves() {
  const { t, i18n } = useTranslation('eventMove')
  const client = useQueryClient()
  const { site } = useService()
  const say = useOutcomeWords()
  const see = useHistoryWay()

  const undo = async (title: string, backs: readonly EventWrite[]) => {
    announce(t('versions.undoing', { title }))
    const outcomes: VersionOutcome[] = []
    for (const back of backs) outcomes.push(await takeBack(client, back))
    const results = say(outcomes, 'back')
    const left = outcomes.flatMap(({ back }) => back ?? [])
    const again = { label: t('versions.again'), onClick: () => void undo(title, left) }
    toast.show({
      message: t('versions.done', { title, results }),
      severity: severityOf(outcomes),
      actions: [
        ...(left.length > 0 ? [again] : []),
        ...(outcomes.some(({ what }) => what === 'conflict') ? [see] : []),
      ],
    })
  }

  const move = async (moved: MovedEvent, versions: readonly KnownVersion[]) => {
    const { opened, service } = moved
    const title = inLanguage(opened.title, service.language) || t('untitled')
    announce(t('versions.moving', { title }))
    const outcomes: VersionOutcome[] = []
    for (const version of versions) outcomes.push(await moveVersion(client, moved, version))
    const backs = [moved.back, ...outcomes.flatMap(({ back }) => back ?? [])]
    // It has closed the one that offered to take the event itself back.
    const label = t(backs.length > 1 ? 'versions.undo' : 'undo')
    toast.show({
      message: t('versions.done', { title, results: say(outcomes, 'there') }),
      severity: severityOf(outcomes),
      actions: [{ label, isUndo: true, onClick: () => void undo(title, backs) }],
    })
  }

  return async (moved: MovedEvent): Promise<readonly ToastAction[]> => {
    const versions = knownVersions(await confirmedOf(site), moved.service, moved.opened.id)
    if (versions.length === 0) return []
    const codes = versions.map(({ language }) => language.toUpperCase())
    const label = t('versions.move', { languages: formatList(i18n.language, codes) })
    return [{ label, onClick: () => void move(moved, versions) }]
  }
}

function severityOf(outcomes: readonly VersionOutcome[]): 'success' | 'warning' {
  const isDone = outcomes.every(({ what }) => what === 'moved' || what === 'already')
  return isDone ? 'success' : 'warning'
}

/** «castellà: s’ha mogut; anglès: …» */
function useOutcomeWords() {
  const { t } = useTranslation(['eventMove', 'service'])
  const nameOf = useLanguageName()
  return (outcomes: readonly VersionOutcome[], way: 'there' | 'back'): string => {
    const lines = outcomes.map(({ language, what }) => {
      const values = { language: nameOf(language) }
      if (what === 'moved') return t(`versions.${way}`, values)
      if (what === 'conflict' && way === 'back') return t('versions.since', values)
      if (typeof what === 'string') return t(`versions.${what}`, values)
      const { title, values: named } = apiErrorMessage(what)
      return t('versions.failed', { ...values, why: t(`service:${title}`, named) })
    })
    return lines.join('; ')
  }
}

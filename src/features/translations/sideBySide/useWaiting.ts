import { useTranslation } from 'react-i18next'
import type { Language } from '../../../api/language.ts'
import type { Waiting } from './OutOfSight.tsx'
import type { HeldVersion } from './useVersion.ts'

/** How a version stands: what of it is on the calendar, and what is not. */
export function useVersionStatusLabels() {
  const { t } = useTranslation(['sideBySide', 'ui'])
  return ({ editing: { saving }, isSaved, isDirty }: HeldVersion): string => {
    if (saving.isSaving) return t('ui:saving')
    if (saving.held)
      return t(saving.held.kind === 'conflict' ? 'standing.conflict' : 'standing.failed')
    if (isDirty) return t('ui:unsaved')
    return isSaved ? t('standing.saved') : ''
  }
}

/** Whether its column says something that came by itself: of its last save, of other tabs and drafts, of its reading. */
function hasNotes({ editing: { aftermath }, drafting, isRead, reading }: HeldVersion): boolean {
  const { differences } = aftermath.aftermath
  const ofSaves = [differences, aftermath.taken, aftermath.setBack].some((one) => one.length > 0)
  const ofDrafts =
    !drafting.isKept ||
    drafting.isElsewhere ||
    drafting.wasSaved ||
    (isRead && drafting.offered.length > 0)
  return ofSaves || ofDrafts || reading.error !== null
}

interface Asked {
  readonly languages: readonly Language[]
  /** those whose texts are drawn */
  readonly shown: readonly Language[]
  /** those that did not answer */
  readonly unread: readonly string[]
  readonly versionOf: (language: Language) => HeldVersion | undefined
}

/** What is to be looked at in columns that are not drawn, and how each language stands in a word. */
export function useWaiting({ languages, shown, unread, versionOf }: Asked) {
  const { t } = useTranslation('sideBySide')
  const standing = useVersionStatusLabels()
  const waitingIn = (language: Language): string => {
    const version = versionOf(language)
    if (!version) return unread.includes(language) ? t('outOfSight.unread') : ''
    if (version.hasMistakes) return t('standing.failed')
    // A save came to nothing, or something was refused: it waits for somebody.
    if (version.editing.saving.held) return standing(version)
    return hasNotes(version) ? t('outOfSight.notes') : ''
  }
  const waiting: readonly Waiting[] = languages
    .filter((language) => !shown.includes(language))
    .map((language) => ({ language, what: waitingIn(language) }))
    .filter(({ what }) => what !== '')
  return {
    waiting,
    markOf(language: Language): string {
      const version = versionOf(language)
      return waitingIn(language) || (version ? standing(version) : '')
    },
  }
}

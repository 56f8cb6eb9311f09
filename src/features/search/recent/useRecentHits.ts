import { useTranslation } from 'react-i18next'
import { accountName } from '../../../api/account.ts'
import { languageOf } from '../../../api/language.ts'
import type { Service } from '../../../api/service.ts'
import { rememberRecent, useRecentRecords } from '../../../core/resource/recentRecords.ts'
import { announce } from '../../../ui/live/announcements.ts'
import { inLanguage } from '../../../ui/speech/inLanguage.ts'
import { bareHit, type Hit, type RecordHit } from '../hits/hit.ts'

/** What is pinned and what was open in this browser, as hits; what is of a language that is configured no more is left out. */
export function useRecentHits({ site, account, configuration }: Service) {
  const { t } = useTranslation(['search', 'ui'])
  const hits = useRecentRecords({ site, account }).flatMap((record) => {
    const { collection, id, language: code, title, isPinned = false } = record
    const language = languageOf(configuration, code)
    const place = { kind: 'id', id: String(id) } as const
    return language ? [{ isPinned, hit: bareHit({ collection, language, place, title }) }] : []
  })
  const those = (isPinned: boolean): readonly RecordHit[] =>
    hits.filter((one) => one.isPinned === isPinned).map(({ hit }) => hit)
  const pinned = those(true)
  const isPinned = ({ key }: Hit) => pinned.some((one) => one.key === key)
  return {
    pinned,
    recent: those(false),
    isPinned,
    /** Pins a record, or unpins it, and says so; pages are always offered. */
    togglePin(hit: Hit): void {
      if (hit.kind === 'page' || hit.place.kind !== 'id') return
      const { collection, language, title } = hit
      const owner = { site, account: accountName(account) }
      const id = Number(hit.place.id)
      rememberRecent(owner, { collection, id, language, title }, !isPinned(hit))
      const named = { title: inLanguage(title, language) || t('ui:untitled') }
      announce(t(isPinned(hit) ? 'unpinned' : 'pinned', named))
    },
  }
}

export type Pins = Pick<ReturnType<typeof useRecentHits>, 'isPinned' | 'togglePin'>

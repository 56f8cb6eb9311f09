import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { RouterButton } from '../../ui/RouterLinks.tsx'
import { beforeAll, windowOf } from './dateWindow.ts'
import { withPreset } from './datePresets.ts'
import { hasMoreThanDates } from './shownFilters.ts'
import type { EventListState } from './useEventList.ts'

/** Why there is no event here, and the one thing most likely to help. */
export function EmptyEvents({ list }: { list: EventListState }) {
  const { t } = useTranslation('eventList')
  const { filters, today, service, searchOf } = list
  const { kind } = windowOf(filters)
  const isEverything = kind === 'all' || kind === 'chosen'
  const isFiltered = hasMoreThanDates(filters)
  const allDates = (
    <RouterButton to="." variant="outlined" search={searchOf(withPreset(filters, 'all', today))}>
      {t('empty.allDates')}
    </RouterButton>
  )
  if (isFiltered) {
    const text = filters.search ? t('empty.search', { words: filters.search }) : t('empty.filters')
    const cleared = kind === 'all' ? { starts_after: beforeAll } : {}
    const clear = (
      <RouterButton to="." variant="outlined" search={cleared}>
        {t('empty.clear')}
      </RouterButton>
    )
    return (
      <EmptyState title={t('empty.title')} text={text} action={isEverything ? clear : allDates} />
    )
  }
  if (!isEverything) {
    const text = t(kind === 'upcoming' ? 'empty.upcoming' : 'empty.dates')
    return <EmptyState title={t('empty.title')} text={text} action={allDates} />
  }
  const first =
    service.account.kind === 'anonymous' ? undefined : (
      <RouterButton
        to="/$language/events/new"
        params={{ language: service.language }}
        variant="contained"
      >
        {t('empty.first')}
      </RouterButton>
    )
  return <EmptyState title={t('empty.title')} text={t('empty.all')} action={first} />
}

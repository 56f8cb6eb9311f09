import { useTranslation } from 'react-i18next'
import { useStatusNames } from '../../../core/views/list/statusName.ts'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { formatList } from '../../../i18n/formats.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { RouterButton } from '../../../ui/RouterLinks.tsx'
import type { EventFilters } from '../eventFilters.ts'
import { windowOf } from './requestedEvents.ts'
import { withPreset } from './datePresets.ts'
import { narrowing } from './shownFilters.ts'
import type { EventListState } from './useEventList.ts'

/** Why there is no event here, and the one thing most likely to help. */
export function EmptyEvents({ list }: { list: EventListState }) {
  const { t } = useTranslation(['eventList', 'ui'])
  const { filters, today } = list
  const { kind } = windowOf(filters)
  const isEverything = kind === 'all' || kind === 'chosen'
  const names = narrowing(filters)
  const text = useReason(filters)
  const action =
    names.length > 1 || (names.length === 1 && isEverything) ? (
      <Towards list={list} filters={without(filters, names)} words={t('ui:clearFilters')} />
    ) : isEverything ? (
      <FirstEvent list={list} />
    ) : (
      <Towards
        list={list}
        filters={withPreset(filters, 'all', today)}
        words={t('empty.allDates')}
      />
    )
  return <EmptyState title={t('ui:empty')} text={text} action={action} />
}

function useReason(filters: EventFilters): string {
  const { t, i18n } = useTranslation(['eventList', 'ui'])
  const { ofMany } = useStatusNames()
  const { kind } = windowOf(filters)
  const names = narrowing(filters)
  if (names.length > 1) {
    const said = names.map((name) => {
      if (name === 'search') return t('empty.words', { words: filters.search })
      if (name !== 'status') return t(`names.${name}`)
      return (filters.status ?? []).map(ofMany).join(', ')
    })
    return t('empty.together', { filters: formatList(i18n.language, said) })
  }
  if (filters.search) return t('empty.search', { words: filters.search })
  if (names.length === 1) return t('empty.filters')
  if (kind === 'all' || kind === 'chosen') return t('empty.all')
  return t(kind === 'upcoming' ? 'empty.upcoming' : 'empty.dates')
}

/** The filters without these; words that were searched for stay, unless they are all there is. */
function without(filters: EventFilters, names: readonly string[]): EventFilters {
  const dropped = names.length > 1 ? names.filter((name) => name !== 'search') : names
  const none = Object.fromEntries(dropped.map((name) => [name, undefined]))
  return { ...filters, ...none, page: undefined }
}

interface TowardsProps {
  list: EventListState
  filters: EventFilters
  words: string
}

function Towards({ list, filters, words }: TowardsProps) {
  return (
    <RouterButton to="." variant="outlined" search={list.searchOf(filters)}>
      {words}
    </RouterButton>
  )
}

function FirstEvent({ list: { service } }: { list: EventListState }) {
  const { t } = useTranslation(['eventList', 'ui'])
  if (!useMayWrite(service)) return null
  return (
    <RouterButton
      to="/$language/events/new"
      params={{ language: service.language }}
      variant="contained"
    >
      {t('empty.first')}
    </RouterButton>
  )
}

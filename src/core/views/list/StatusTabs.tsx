import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../ui/filters/LinkTabs.tsx'
import type { Identified } from '../../resource/collection.ts'
import type { RecordList } from './recordList.ts'
import { offeredIn } from './statusReach.ts'
import { useStatusNames } from './statusName.ts'
import { useCounts } from './useCounts.ts'

/** The list by status, each with its number of records once the list itself is there. */
export function StatusTabs<R extends Identified>({ list }: { list: RecordList<R> }) {
  const { t } = useTranslation('filters')
  const status = useStatusNames()
  const { filters, asked, reach, service, searchOf, result, collection } = list
  const offered = offeredIn(list)
  const views = offered.length > 1 ? [reach, ...offered.map((status) => [status])] : []
  const counts = useCounts(
    service,
    collection,
    views.map((status) => ({ ...asked, status })),
    result.isSuccess && !result.isPlaceholderData,
  )
  if (views.length === 0) return null
  const tabs = views.map((view, at) => {
    const [one = ''] = view
    const isAny = at === 0
    return {
      id: isAny ? 'any' : one,
      words: isAny ? t('tabs.any') : status.ofMany(one),
      search: searchOf({ ...filters, page: undefined, status: isAny ? undefined : [one] }),
      isCurrent: isAny ? filters.status === undefined : String(filters.status) === one,
      count: counts[at] ?? null,
    }
  })
  return <LinkTabs label={t('tabs.label')} tabs={tabs} />
}

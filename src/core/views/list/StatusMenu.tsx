import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkMenu } from '../../../ui/filters/LinkMenu.tsx'
import type { Identified } from '../../resource/collection.ts'
import type { RecordList } from './recordList.ts'
import { offeredIn } from './statusReach.ts'
import { useStatusNames } from './statusName.ts'
import { useCounts } from './useCounts.ts'

/** The list by status. How many records each has is asked when the menu is opened. */
export function StatusMenu<R extends Identified>({ list }: { list: RecordList<R> }) {
  const { t } = useTranslation('filters')
  const status = useStatusNames()
  const [isOpened, setOpened] = useState(false)
  const { filters, asked, reach, service, searchOf, collection } = list
  const offered = offeredIn(list)
  const views = offered.length > 1 ? [reach, ...offered.map((status) => [status])] : []
  const counts = useCounts(
    service,
    collection,
    views.map((status) => ({ ...asked, status })),
    isOpened,
  )
  if (views.length === 0) return null
  const links = views.map((view, at) => {
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
  return <LinkMenu label={t('tabs.label')} links={links} onOpen={() => setOpened(true)} />
}

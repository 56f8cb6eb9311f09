import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import type { Listed } from '../../query/readOptions.ts'
import type { Identified } from '../../resource/collection.ts'
import { useCounts } from './useCounts.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { AddressSearch } from '../../../ui/filters/address.ts'

interface CountCellProps<R extends Identified, Filters> {
  collection: Listed<R, Filters & { per_page: number; page: undefined }>
  filters: Filters
}

/** How many records of another collection these filters list: asked when the cell is drawn, one record at a time. */
export function CountCell<R extends Identified, Filters>(props: CountCellProps<R, Filters>) {
  const { collection, filters } = props
  const { i18n } = useTranslation()
  const [count] = useCounts(useService(), collection, [filters], true)
  return typeof count === 'number' ? formatNumber(i18n.language, count) : '…'
}

interface EventsLinkProps {
  /** The filter that lists them. */
  search: AddressSearch
  children: ReactNode
  tabIndex?: number
}

/** Leads to the events that have a record. */
export function EventsLink({ search, children, ...link }: EventsLinkProps) {
  const { language } = useService()
  const list: string = '/$language/events'
  return (
    <RouterLink to={list} params={{ language }} search={search} {...link}>
      {children}
    </RouterLink>
  )
}

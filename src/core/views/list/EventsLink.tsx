import type { ReactNode } from 'react'
import { useService } from '../../../api/useService.ts'
import type { AddressSearch } from '../../../ui/filters/address.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'

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

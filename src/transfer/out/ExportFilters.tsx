import { useTranslation } from 'react-i18next'
import { CategoryNarrowing } from '../../categories/list/CategoryNarrowing.tsx'
import { EventNarrowing } from '../../events/list/EventNarrowing.tsx'
import { OrganizerNarrowing } from '../../organizers/list/OrganizerNarrowing.tsx'
import { TagNarrowing } from '../../tags/list/TagNarrowing.tsx'
import { VenueNarrowing } from '../../venues/list/VenueNarrowing.tsx'
import type { ExportableList } from './useExportable.ts'

const narrowings = {
  venues: VenueNarrowing,
  organizers: OrganizerNarrowing,
  categories: CategoryNarrowing,
  tags: TagNarrowing,
}

/** What narrows a list narrows what is exported of it. */
export function ExportFilters({ of, list }: Pick<ExportableList, 'of' | 'list'>) {
  const { t } = useTranslation('translations')
  if (of === 'events') return <EventNarrowing list={list} mistakes={list.mistakes} />
  const Narrowing = narrowings[of]
  return <Narrowing list={list} mistakes={list.mistakes} searchLabel={t(`search.${of}`)} />
}

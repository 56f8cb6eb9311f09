import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryNarrowing } from '../../categories/categories.ts'
import { EventNarrowing } from '../../events/events.ts'
import { OrganizerNarrowing } from '../../organizers/organizers.ts'
import { TagNarrowing } from '../../tags/tags.ts'
import { VenueNarrowing } from '../../venues/venues.ts'
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
  if (of === 'events')
    return (
      <Suspense>
        <EventNarrowing list={list} mistakes={list.mistakes} />
      </Suspense>
    )
  const Narrowing = narrowings[of]
  return (
    <Suspense>
      <Narrowing list={list} mistakes={list.mistakes} searchLabel={t(`search.${of}`)} />
    </Suspense>
  )
}

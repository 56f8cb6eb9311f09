import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DuplicatesLink } from '../../core/views/list/DuplicatesLink.tsx'
import { NewRecord } from '../../core/views/list/NewRecord.tsx'
import { RecordListPage } from '../../core/views/list/RecordListPage.tsx'
import { type SayOfList, useListWords } from '../../core/views/list/sayOfList.ts'
import {
  useLinkedFilters,
  useLinkedList,
  useLinkedPresets,
} from '../../core/views/list/useLinkedList.ts'
import { useRecordActions } from '../../core/views/list/useRecordActions.tsx'
import { eventSource } from '../events/events.ts'
import { eventsOf } from './list/eventsOf.ts'
import { columnsAtFirst, useVenueColumns } from './list/useVenueColumns.tsx'
import { VenueCard } from './list/VenueCard.tsx'
import { venueDeletion } from './venueDeletion.ts'
import { type VenueRecord, venues } from './venues.ts'
import { VenueSelection } from './bulk/VenueSelection.tsx'

/** The venues of a language, every listing parameter of the interface in the address. */
export function VenueListPage() {
  const { t } = useTranslation(['venueList', 'recordList'])
  const say: SayOfList = (key, holes) => t(key, holes ?? {})
  const list = useLinkedList(venues)
  const actionsOf = useRecordActions('venues')
  const actions = (record: VenueRecord) =>
    actionsOf({
      id: record.id,
      name: record.venue,
      slug: record.slug,
      url: record.status === 'publish' ? record.url : '',
      events: eventsOf(record.id),
      deletion: { of: venueDeletion, record },
    })
  const nameOf = (record: VenueRecord) => record.venue || t('recordList:unnamed')
  const card = (venue: VenueRecord, actions: ReactNode) => <VenueCard {...{ venue, actions }} />
  return (
    <RecordListPage
      {...{ list, say, columnsAtFirst }}
      words={useListWords(say, t('recordList:sorted.newest'), t('recordList:sorted.newestHelp'))}
      offered={useLinkedFilters(list, eventSource)}
      presets={useLinkedPresets(list)}
      columns={useVenueColumns(list)}
      look={{ actions, card, nameOf, Selection: VenueSelection }}
      newRecord={
        <>
          <DuplicatesLink of="venues" />
          <NewRecord of="venues" words={t('new')} />
        </>
      }
    />
  )
}

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
import { columnsAtFirst, useOrganizerColumns } from './list/useOrganizerColumns.tsx'
import { OrganizerCard } from './list/OrganizerCard.tsx'
import { organizerDeletion } from './organizerDeletion.ts'
import { type OrganizerRecord, organizers } from './organizers.ts'
import { OrganizerSelection } from './bulk/OrganizerSelection.tsx'

/** The organizers of a language, every listing parameter of the interface in the address. */
export function OrganizerListPage() {
  const { t } = useTranslation(['organizerList', 'recordList'])
  const say: SayOfList = (key, holes) => t(key, holes ?? {})
  const list = useLinkedList(organizers)
  const actionsOf = useRecordActions('organizers')
  const actions = (record: OrganizerRecord) =>
    actionsOf({
      id: record.id,
      name: record.organizer,
      slug: record.slug,
      url: record.status === 'publish' ? record.url : '',
      events: eventsOf(record.id),
      deletion: { of: organizerDeletion, record },
    })
  const nameOf = (record: OrganizerRecord) => record.organizer || t('recordList:unnamed')
  const card = (organizer: OrganizerRecord, actions: ReactNode) => (
    <OrganizerCard {...{ organizer, actions }} />
  )
  return (
    <RecordListPage
      {...{ list, say, columnsAtFirst }}
      words={useListWords(say, t('recordList:sorted.newest'), t('recordList:sorted.newestHelp'))}
      offered={useLinkedFilters(list, eventSource)}
      presets={useLinkedPresets(list)}
      columns={useOrganizerColumns(list)}
      look={{ actions, card, nameOf, Selection: OrganizerSelection }}
      newRecord={
        <>
          <DuplicatesLink of="organizers" />
          <NewRecord of="organizers" words={t('new')} />
        </>
      }
    />
  )
}

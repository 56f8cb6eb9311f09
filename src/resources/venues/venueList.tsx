import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../core/resource/fieldLabel.ts'
import type { BulkActionsProps, BulkOf } from '../../core/views/list/bulk/bulkOf.ts'
import { PostActions } from '../../core/views/list/bulk/PostActions.tsx'
import { CountCell, EventsLink } from '../../core/views/list/CountCell.tsx'
import { Picture } from '../../core/views/list/Picture.tsx'
import { postCells } from '../../core/views/list/postCells.tsx'
import type { ListLabel } from '../../core/views/list/listLabels.ts'
import { SelectionBar } from '../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../core/views/list/select/selections.ts'
import { StatusMark } from '../../core/views/list/StatusMark.tsx'
import { useLinkedList, useLinkedNarrowing } from '../../core/views/list/useLinkedList.ts'
import type { RecordCell } from '../../core/views/list/useRecordColumns.ts'
import { RecordListPage } from '../../core/views/RecordListPage.tsx'
import { useService } from '../../api/useService.ts'
import { events, eventSource, eventsOf, everyDate } from '../events/events.ts'
import { LosingEvents } from '../events/LosingEvents.tsx'
import { useVenues } from './hooks.ts'
import { venueDeletion } from './venueDeletion.ts'
import { type VenueRecord, venues } from './venues.ts'

const columnsAtFirst = {
  image: false,
  stateprovince: false,
  zip: false,
  country: false,
  phone: false,
  website: false,
  events: false,
  author: false,
  date: false,
  id: false,
  slug: false,
}

/** Events are counted only where their column is shown. */
function cellsOf(language: string, status: readonly string[]): readonly RecordCell<VenueRecord>[] {
  return [
    ['image', ({ image }) => <Picture image={image} />],
    ['address', ({ address }) => <span lang={language}>{address}</span>],
    ['city', ({ city }) => <span lang={language}>{city}</span>],
    ['stateprovince', ({ stateprovince, state, province }) => stateprovince || state || province],
    ['zip', ({ zip }) => zip],
    ['country', ({ country }) => country],
    ['phone', ({ phone }) => phone],
    ['website', ({ website }) => website],
    [
      'events',
      ({ id }) => (
        <EventsLink search={eventsOf('venue', id)}>
          <CountCell collection={events} filters={{ venue: [id], status, ...everyDate }} />
        </EventsLink>
      ),
    ],
    ...postCells,
  ]
}

/** The venues of a language, every listing parameter of the interface in the address. */
export function VenueList() {
  const { t } = useTranslation(['venueList', 'recordList', 'ui'])
  const say: ListLabel = (key, holes) => t(key, holes ?? {})
  const list = useLinkedList(venues, useVenues)
  const { language } = list.service
  return (
    <RecordListPage
      {...{ list, say, columnsAtFirst }}
      narrowing={useLinkedNarrowing(list, eventSource)}
      cells={cellsOf(language, list.reach)}
      nameOf={({ venue }) => venue}
      slugOf={({ slug }) => slug}
      urlOf={({ status, url }) => (status === 'publish' ? url : '')}
      eventsOf={({ id }) => eventsOf('venue', id)}
      deletion={venueDeletion}
      renderFacts={({ address, city, status }) => (
        <>
          <span lang={language}>{[address, city].filter(Boolean).join(', ')}</span>
          <StatusMark status={status} />
        </>
      )}
      Selection={VenueSelection}
      links={[
        { to: '/$language/hygiene', words: t('recordList:duplicates'), search: { of: 'venues' } },
      ]}
    />
  )
}

function VenueSelection(props: SelectionProps<VenueRecord>) {
  return <SelectionBar {...props}>{(chosen) => <VenueActions {...chosen} />}</SelectionBar>
}

/** What can be done with many venues. */
export function VenueActions(props: BulkActionsProps<VenueRecord>) {
  const { t, i18n } = useTranslation(['venueForm', 'recordList', 'ui'])
  const of: BulkOf<VenueRecord> = {
    service: useService(),
    collection: venues,
    nameOf: ({ venue }) => venue || t('ui:unnamed'),
    carriers: events,
    labelOf: (name) => fieldLabel(i18n, 'venues', name),
  }
  const ids = props.records.map(({ id }) => id)
  const trashNote = <LosingEvents by="venue" ids={ids} />
  return <PostActions {...props} {...{ of, trashNote }} />
}

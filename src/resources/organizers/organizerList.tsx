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
import { useOrganizers } from './hooks.ts'
import { organizerDeletion } from './organizerDeletion.ts'
import { type OrganizerRecord, organizers } from './organizers.ts'

const columnsAtFirst = {
  image: false,
  website: false,
  events: false,
  author: false,
  date: false,
  id: false,
  slug: false,
}

/** Events are counted only where their column is shown. */
function cellsOf(status: readonly string[]): readonly RecordCell<OrganizerRecord>[] {
  return [
    ['image', ({ image }) => <Picture image={image} />],
    ['phone', ({ phone }) => phone],
    ['email', ({ email }) => email],
    ['website', ({ website }) => website],
    [
      'events',
      ({ id }) => (
        <EventsLink search={eventsOf('organizer', id)}>
          <CountCell collection={events} filters={{ organizer: [id], status, ...everyDate }} />
        </EventsLink>
      ),
    ],
    ...postCells,
  ]
}

/** The organizers of a language, every listing parameter of the interface in the address. */
export function OrganizerList() {
  const { t } = useTranslation(['organizerList', 'recordList', 'ui'])
  const say: ListLabel = (key, holes) => t(key, holes ?? {})
  const list = useLinkedList(organizers, useOrganizers)
  return (
    <RecordListPage
      {...{ list, say, columnsAtFirst }}
      narrowing={useLinkedNarrowing(list, eventSource)}
      cells={cellsOf(list.reach)}
      nameOf={({ organizer }) => organizer}
      slugOf={({ slug }) => slug}
      urlOf={({ status, url }) => (status === 'publish' ? url : '')}
      eventsOf={({ id }) => eventsOf('organizer', id)}
      deletion={organizerDeletion}
      renderFacts={({ email, phone, status }) => (
        <>
          <span>{email || phone}</span>
          <StatusMark status={status} />
        </>
      )}
      Selection={OrganizerSelection}
      links={[
        {
          to: '/$language/hygiene',
          words: t('recordList:duplicates'),
          search: { of: 'organizers' },
        },
      ]}
    />
  )
}

function OrganizerSelection(props: SelectionProps<OrganizerRecord>) {
  return <SelectionBar {...props}>{(chosen) => <OrganizerActions {...chosen} />}</SelectionBar>
}

/** What can be done with many organizers. */
export function OrganizerActions(props: BulkActionsProps<OrganizerRecord>) {
  const { t, i18n } = useTranslation(['organizerForm', 'recordList', 'ui'])
  const of: BulkOf<OrganizerRecord> = {
    service: useService(),
    collection: organizers,
    nameOf: ({ organizer }) => organizer || t('ui:unnamed'),
    carriers: events,
    labelOf: (name) => fieldLabel(i18n, 'organizers', name),
  }
  const ids = props.records.map(({ id }) => id)
  const trashNote = <LosingEvents by="organizer" ids={ids} />
  return <PostActions {...props} {...{ of, trashNote }} />
}

import { CountCell } from '../../../core/views/list/CountCell.tsx'
import { EventsLink } from '../../../core/views/list/EventsLink.tsx'
import { Picture } from '../../../core/views/list/Picture.tsx'
import { postCells } from '../../../core/views/list/postCells.tsx'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import type { RecordList } from '../../../core/views/list/recordList.ts'
import { useRecordColumns } from '../../../core/views/list/useRecordColumns.ts'
import { events, everyDate } from '../../events/events.ts'
import type { OrganizerRecord } from '../organizerRecord.ts'
import { eventsOf } from './eventsOf.ts'

/** Columns that are there only when somebody asks for them. */
export const columnsAtFirst = {
  image: false,
  website: false,
  events: false,
  author: false,
  date: false,
  id: false,
  slug: false,
}

/** Every column of the list of organizers. Events are counted only where their column is shown. */
export function useOrganizerColumns({ reach }: RecordList<OrganizerRecord>) {
  return useRecordColumns<OrganizerRecord>([
    ['image', ({ image }) => <Picture image={image} />],
    ['name', ({ id, organizer }) => <RecordName of="organizers" id={id} name={organizer} />],
    ['phone', ({ phone }) => <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>],
    ['email', ({ email }) => email],
    ['website', ({ website }) => website],
    [
      'events',
      ({ id }) => (
        <EventsLink search={eventsOf(id)}>
          <CountCell
            collection={events}
            filters={{ organizer: [id], status: reach, ...everyDate }}
          />
        </EventsLink>
      ),
    ],
    ...postCells,
  ])
}

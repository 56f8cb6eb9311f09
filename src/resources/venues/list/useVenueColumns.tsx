import { CountCell } from '../../../core/views/list/CountCell.tsx'
import { EventsLink } from '../../../core/views/list/EventsLink.tsx'
import { Picture } from '../../../core/views/list/Picture.tsx'
import { postCells } from '../../../core/views/list/postCells.tsx'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import type { RecordList } from '../../../core/views/list/recordList.ts'
import { useRecordColumns } from '../../../core/views/list/useRecordColumns.ts'
import { events, everyDate } from '../../events/events.ts'
import type { VenueRecord } from '../venueRecord.ts'
import { eventsOf } from './eventsOf.ts'

/** Columns that are there only when somebody asks for them. */
export const columnsAtFirst = {
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

/** Every column of the list of venues. Events are counted only where their column is shown. */
export function useVenueColumns({ service: { language }, reach }: RecordList<VenueRecord>) {
  return useRecordColumns<VenueRecord>([
    ['image', ({ image }) => <Picture image={image} />],
    ['name', ({ id, venue }) => <RecordName of="venues" id={id} name={venue} />],
    ['address', ({ address }) => <span lang={language}>{address}</span>],
    ['city', ({ city }) => <span lang={language}>{city}</span>],
    ['stateprovince', ({ stateprovince, state, province }) => stateprovince || state || province],
    ['zip', ({ zip }) => zip],
    ['country', ({ country }) => country],
    ['phone', ({ phone }) => <span style={{ whiteSpace: 'nowrap' }}>{phone}</span>],
    ['website', ({ website }) => website],
    [
      'events',
      ({ id }) => (
        <EventsLink search={eventsOf(id)}>
          <CountCell collection={events} filters={{ venue: [id], status: reach, ...everyDate }} />
        </EventsLink>
      ),
    ],
    ...postCells,
  ])
}

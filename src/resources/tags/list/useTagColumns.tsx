import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import { TermCount } from '../../../core/views/list/TermCount.tsx'
import { useRecordColumns } from '../../../core/views/list/useRecordColumns.ts'
import { plainText } from '../../../core/resource/plainText.ts'
import type { TermRecord } from '../tags.ts'
import { eventsOf } from './eventsOf.ts'

/** Columns that are there only when somebody asks for them. */
export const columnsAtFirst = { id: false }

/** Every column of the list of tags. */
export function useTagColumns() {
  return useRecordColumns<TermRecord>([
    ['name', ({ id, name }) => <RecordName of="tags" id={id} name={name} />],
    [
      'count',
      ({ id, count }) => <TermCount count={count} isHidden={count === 0} search={eventsOf(id)} />,
    ],
    ['description', ({ description }) => plainText(description)],
    ['id', ({ id }) => id],
    ['slug', ({ slug }) => readableSlug(slug)],
  ])
}

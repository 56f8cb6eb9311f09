import { readableSlug } from '../../collection/list/readableSlug.ts'
import { RecordName } from '../../collection/list/RecordName.tsx'
import { TermCount } from '../../collection/list/TermCount.tsx'
import { useRecordColumns } from '../../collection/list/useRecordColumns.ts'
import { plainText } from '../../collection/plainText.ts'
import type { TermRecord } from '../categories.ts'
import { eventsOf } from './eventsOf.ts'
import { ParentPath } from './ParentPath.tsx'

/** Columns that are there only when somebody asks for them. */
export const columnsAtFirst = { id: false }

/** Every column of the categories. A tree itself says what is inside of what. */
export function useCategoryColumns(isTree: boolean) {
  const columns = useRecordColumns<TermRecord>([
    ['name', ({ id, name }) => <RecordName of="categories" id={id} name={name} />],
    ['parent', ({ parent }) => <ParentPath parent={parent} />],
    ['count', ({ id, count }) => <TermCount count={count} search={eventsOf(id)} />],
    ['description', ({ description }) => plainText(description)],
    ['id', ({ id }) => id],
    ['slug', ({ slug }) => readableSlug(slug)],
  ])
  return isTree ? columns.filter(({ id }) => id !== 'parent') : columns
}

import { readableSlug } from '../../../core/views/list/readableSlug.ts'
import { RecordName } from '../../../core/views/list/RecordName.tsx'
import { TermCount } from '../../../core/views/list/TermCount.tsx'
import { useRecordColumns } from '../../../core/views/list/useRecordColumns.ts'
import { plainText } from '../../../core/resource/plainText.ts'
import type { TermRecord } from '../categories.ts'
import { eventsOf } from './eventsOf.ts'
import { useService } from '../../../api/useService.ts'
import { pathOf } from '../tree/categoryTree.ts'
import { useAllCategories } from '../tree/useAllCategories.ts'

/** The categories that this one is inside of, from the top down. Read when the column is shown. */
function ParentPath({ parent }: Pick<TermRecord, 'parent'>) {
  const { language } = useService()
  const { records } = useAllCategories(undefined, parent !== 0)
  if (parent === 0) return null
  return <span lang={language}>{pathOf(records, parent).join(' › ') || `#${parent}`}</span>
}

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

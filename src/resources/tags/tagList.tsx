import { useTranslation } from 'react-i18next'
import { useFilled } from '../../core/mirror/useFilled.ts'
import { TouchedByMany } from '../../core/views/deleting/TouchedRecords.tsx'
import { plainText } from '../../core/resource/plainText.ts'
import type { BulkActionsProps } from '../../core/views/list/bulk/bulkOf.ts'
import { TermActions } from '../../core/views/list/bulk/TermActions.tsx'
import { readableSlug } from '../../core/views/list/readableSlug.ts'
import type { NarrowedList } from '../../core/views/list/recordList.ts'
import type { OfferedNarrowing } from '../../core/views/list/recordNarrowing.tsx'
import type { ListLabel } from '../../core/views/list/listLabels.ts'
import { SelectionBar } from '../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../core/views/list/select/selections.ts'
import { TermCount } from '../../core/views/list/TermCount.tsx'
import { useListAddress, useRecordList } from '../../core/views/list/useRecordList.ts'
import { isAnswered } from '../../core/views/list/useSteadyRows.ts'
import { useOfferedFilters } from '../../core/views/list/useOfferedFilters.ts'
import type { RecordCell } from '../../core/views/list/useRecordColumns.ts'
import { termSort, useTermPresets } from '../../core/views/list/termList.ts'
import { hasTwin, type PickerSource } from '../../core/views/pickers/pickerSource.ts'
import { RecordListPage } from '../../core/views/RecordListPage.tsx'
import { useService } from '../../api/useService.ts'
import { eventSource, eventsOf, eventsWith } from '../events/events.ts'
import { useTags } from './hooks.ts'
import { tagDeletion } from './tagDeletion.ts'
import { tagFilters, type TagFilters, tags, type TermRecord } from './tags.ts'

const nameOf = ({ name }: TermRecord) => name

/** Tags as a filter offers them. */
const tagSource: PickerSource<TermRecord> = {
  collection: tags,
  labelOf: nameOf,
  detailOf: (record, among) => (hasTwin(record, among, nameOf) ? readableSlug(record.slug) : ''),
}

const groups = {
  what: ['include', 'exclude', 'slug', 'hide_empty'],
  events: ['event', 'post'],
  sorting: ['orderby', 'order'],
}
const sources = { include: tagSource, exclude: tagSource, event: eventSource }

/** What narrows tags. */
export function useTagNarrowing(
  list: Pick<NarrowedList<TagFilters>, 'filters' | 'searchOf'>,
): OfferedNarrowing {
  return { offered: useOfferedFilters(groups, sources), presets: useTermPresets(list) }
}

const cells: readonly RecordCell<TermRecord>[] = [
  [
    'count',
    ({ id, count }) => (
      <TermCount count={count} isHidden={count === 0} search={eventsOf('tags', id)} />
    ),
  ],
  ['description', ({ description }) => plainText(description)],
  ['id', ({ id }) => id],
  ['slug', ({ slug }) => readableSlug(slug)],
]

const columnsAtFirst = { id: false }

/** The tags of a language, every listing parameter of the interface in the address. */
export function TagList() {
  const { t } = useTranslation('tagList')
  const say: ListLabel = (key, holes) => t(key, holes ?? {})
  const address = useListAddress(tagFilters, [])
  const answered = useRecordList({
    address,
    collection: tags,
    useMany: useTags,
    ask: () => ({ asked: address.filters }),
  })
  const list = { ...answered, sort: termSort(address) }
  useFilled([list.service], tags, isAnswered(list.result) ? {} : null)
  return (
    <RecordListPage
      {...{ list, say, cells, columnsAtFirst, nameOf }}
      narrowing={useTagNarrowing(address)}
      urlOf={({ url }) => url}
      eventsOf={({ id }) => eventsOf('tags', id)}
      deletion={tagDeletion}
      renderFacts={({ id, slug, count }) => (
        <>
          <span>{slug}</span>
          <TermCount isNamed count={count} isHidden={count === 0} search={eventsOf('tags', id)} />
        </>
      )}
      Selection={TagSelection}
    />
  )
}

function TagSelection(props: SelectionProps<TermRecord>) {
  return <SelectionBar {...props}>{(chosen) => <TagActions {...chosen} />}</SelectionBar>
}

/** What can be done with many tags. */
export function TagActions(props: BulkActionsProps<TermRecord>) {
  return (
    <TermActions
      {...props}
      of={{ service: useService(), collection: tags }}
      renderTouched={(records) => (
        <TouchedByMany touches={[eventsWith({ tags: records.map(({ id }) => id) })]} />
      )}
    />
  )
}

import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilled } from '../../core/mirror/useFilled.ts'
import { plainText } from '../../core/resource/plainText.ts'
import { readableSlug } from '../../core/views/list/readableSlug.ts'
import type { NarrowedList } from '../../core/views/list/recordList.ts'
import type { OfferedNarrowing } from '../../core/views/list/recordNarrowing.tsx'
import type { ListLabel } from '../../core/views/list/listLabels.ts'
import { TermCount } from '../../core/views/list/TermCount.tsx'
import { useAllPages } from '../../core/query/usePages.ts'
import { useListAddress, useRecordList } from '../../core/views/list/useRecordList.ts'
import { isAnswered } from '../../core/views/list/useSteadyRows.ts'
import { useOfferedFilters } from '../../core/views/list/useOfferedFilters.ts'
import { type RecordCell, useRecordColumns } from '../../core/views/list/useRecordColumns.ts'
import { termSort, useTermPresets } from '../../core/views/list/termList.ts'
import type { PickerSource } from '../../core/views/pickers/pickerSource.ts'
import { RecordListPage } from '../../core/views/RecordListPage.tsx'
import { useService } from '../../api/useService.ts'
import { eventSource, eventsOf, eventsWith } from '../events/events.ts'
import { categories, categoryFilters, type CategoryFilters, type TermRecord } from './categories.ts'
import { useCategories, CategoryTwin } from './hooks.ts'
import { categoryDeletion } from './categoryDeletion.ts'
import { CategoryTree } from './tree/CategoryTree.tsx'
import { pathOf, rowsOf, treeOf } from './tree/categoryTree.ts'
import { useAllCategories } from './tree/useAllCategories.ts'
import type { BulkActionsProps } from '../../core/views/list/bulk/bulkOf.ts'
import { TermActions } from '../../core/views/list/bulk/TermActions.tsx'
import { SelectionBar } from '../../core/views/list/select/SelectionBar.tsx'
import type { SelectionProps } from '../../core/views/list/select/selections.ts'
import { TouchedByMany } from '../../core/views/deleting/TouchedRecords.tsx'
import { named, type TouchedPart } from '../../core/views/deleting/useTouched.ts'
import type { MenuLink } from '../../ui/filters/LinkMenuItems.tsx'

/** What feels the deletion of categories: those inside that stay and move up, and the events of every language. */
function TouchedByErasing({ ids }: { ids: readonly number[] }) {
  const { language } = useService()
  const { records, isWhole, failures } = useAllCategories()
  const error = failures[0] ?? null
  const staying = records.filter(({ id, parent }) => ids.includes(parent) && !ids.includes(id))
  const inside: TouchedPart = {
    touched: {
      what: 'childrenOfMany',
      collection: categories,
      labelOf: (record) => staying.find(({ id }) => id === record.id)?.name ?? '',
      search: { view: 'list', include: staying.map(({ id }) => id).join(',') },
    },
    language,
    page: {
      items: staying.slice(0, named),
      total: staying.length,
      pages: 1,
      page: 1,
      unreadable: 0,
    },
    isAsking: !isWhole && error === null,
    error,
  }
  return <TouchedByMany touches={[eventsWith({ categories: ids })]} known={[inside]} />
}

/** What can be done with the categories that are chosen in a list. */
function CategorySelection(props: SelectionProps<TermRecord>) {
  return <SelectionBar {...props}>{(chosen) => <CategoryActions {...chosen} />}</SelectionBar>
}

/** What can be done with many categories. */
export function CategoryActions(props: BulkActionsProps<TermRecord>) {
  const { t } = useTranslation('categoryTree')
  return (
    <TermActions
      {...props}
      of={{ service: useService(), collection: categories }}
      note={t('erased')}
      renderTouched={(records) => <TouchedByErasing ids={records.map(({ id }) => id)} />}
    />
  )
}

const nameOf = ({ name }: TermRecord) => name

/** Categories as a filter offers them. */
const categorySource: PickerSource<TermRecord> = {
  collection: categories,
  labelOf: nameOf,
  Twin: CategoryTwin,
}

const groups = {
  what: ['parent', 'include', 'exclude', 'slug', 'hide_empty'],
  events: ['event', 'post'],
  sorting: ['orderby', 'order'],
}
const sources = {
  parent: categorySource,
  include: categorySource,
  exclude: categorySource,
  event: eventSource,
}

/** What narrows categories. */
export function useCategoryNarrowing(
  list: Pick<NarrowedList<CategoryFilters>, 'filters' | 'searchOf'>,
): OfferedNarrowing {
  return { offered: useOfferedFilters(groups, sources), presets: useTermPresets(list) }
}

/** All of them as a tree or as a list, those of the top level, those that the website shows. */
function useOwnPresets({ filters, isTree }: { filters: CategoryFilters; isTree: boolean }) {
  const { t } = useTranslation('recordList')
  const isAll = !isTree && Object.values(filters).every((value) => value === undefined)
  const links: MenuLink[] = [
    { id: 'tree', words: t('presets.tree'), search: {}, isCurrent: isTree },
    { id: 'list', words: t('presets.list'), search: { view: 'list' }, isCurrent: isAll },
    {
      id: 'top',
      words: t('presets.top'),
      search: { view: 'list', parent: '0' },
      isCurrent: filters.parent === 0,
    },
    {
      id: 'used',
      words: t('presets.used'),
      search: { view: 'list', hide_empty: 'true' },
      isCurrent: filters.hide_empty === true,
    },
  ]
  return { label: t('presets.label'), links }
}

/** The categories that this one is inside of, from the top down. Read when the column is shown. */
function ParentPath({ parent }: Pick<TermRecord, 'parent'>) {
  const { language } = useService()
  const { records } = useAllCategories(undefined, parent !== 0)
  if (parent === 0) return null
  return <span lang={language}>{pathOf(records, parent).join(' › ') || `#${parent}`}</span>
}

const cells: readonly RecordCell<TermRecord>[] = [
  ['parent', ({ parent }) => <ParentPath parent={parent} />],
  ['count', ({ id, count }) => <TermCount count={count} search={eventsOf('categories', id)} />],
  ['description', ({ description }) => plainText(description)],
  ['id', ({ id }) => id],
  ['slug', ({ slug }) => readableSlug(slug)],
]

/** A tree itself says what is inside of what. */
const cellsOfTree = cells.filter(([id]) => id !== 'parent')

const columnsAtFirst = { id: false }

const none: readonly TermRecord[] = []

/** What a tree can be asked: an order, and nothing that leaves categories out. */
const ofTree: ReadonlySet<string> = new Set(['order', 'orderby'])

function isEveryOne(filters: CategoryFilters): boolean {
  return Object.entries(filters).every(([name, value]) => value === undefined || ofTree.has(name))
}

/**
 * The categories that the address asks for: as a tree when it asks for all of them, else as a list. A tree and its top level
 * are read as a whole, for services refuse the parent 0 (contract.md §3.7).
 */
function useCategoryList(view: unknown) {
  const service = useService()
  const address = useListAddress(categoryFilters, ['view'])
  const { filters } = address
  const isTop = filters.parent === 0
  const isTree = isEveryOne(filters) && view !== 'list'
  const isRead = isTop || isTree
  const whole = { ...filters, parent: undefined, page: undefined, per_page: undefined }
  const asked = isRead ? whole : filters
  const list = useRecordList({
    address,
    collection: categories,
    useMany: useCategories,
    ask: () => ({ asked }),
  })
  const all = useAllPages(service, categories, whole, isRead)
  const { unreadable, isWhole } = all
  // What this device has is shown where it is all of them.
  const stored = list.result.isStored && list.result.data?.pages === 1 ? list.result.data : null
  const records = isWhole ? all.records : (stored?.items ?? none)
  const data = useMemo(() => {
    const items = isTop
      ? records.filter(({ parent }) => parent === 0)
      : rowsOf(treeOf(records)).map(({ term }) => term)
    return { items, unreadable, total: items.length, pages: 1, page: 1 }
  }, [records, unreadable, isTop])
  const result = {
    error: all.failures[0] ?? null,
    isFetching: all.isReading,
    dataUpdatedAt: all.readAt,
    refetch: all.read,
    data: isWhole || stored ? data : undefined,
    isSuccess: isWhole,
    isPlaceholderData: !isWhole && stored !== null,
    isStored: !isWhole && stored !== null,
  }
  const shown = isRead ? result : list.result
  useFilled([service], categories, isAnswered(shown) ? {} : null)
  return { ...list, result: shown, isTree, sort: termSort(address) }
}

/** The categories of a language: a tree, or a list of those that the address asks for. */
export function CategoryList() {
  const { t } = useTranslation(['categoryList', 'recordList'])
  const say: ListLabel = (key, holes) => t(key, holes ?? {})
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const list = useCategoryList(search.view)
  const { isTree } = list
  const { offered } = useCategoryNarrowing(list)
  const columns = useRecordColumns<TermRecord>([['name', nameOf], ...cellsOfTree])
  return (
    <RecordListPage
      {...{ list, say, columnsAtFirst, nameOf }}
      narrowing={{ offered, presets: useOwnPresets(list) }}
      cells={isTree ? cellsOfTree : cells}
      urlOf={({ url }) => url}
      eventsOf={({ id }) => eventsOf('categories', id)}
      deletion={categoryDeletion}
      renderFacts={({ id, slug, count }) => (
        <>
          <span>{slug}</span>
          <TermCount isNamed count={count} search={eventsOf('categories', id)} />
        </>
      )}
      Selection={CategorySelection}
      renderRows={
        isTree
          ? (records, shown) => <CategoryTree {...{ list, records, columns, shown }} />
          : undefined
      }
    />
  )
}

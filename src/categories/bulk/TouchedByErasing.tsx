import { TouchedByMany } from '../../collection/deleting/TouchedByMany.tsx'
import { named, type TouchedPart } from '../../collection/deleting/useTouched.ts'
import { eventsWith } from '../../events/events.ts'
import { useService } from '../../service/useService.ts'
import { categories } from '../categories.ts'
import { useAllCategories } from '../tree/useAllCategories.ts'

/** What feels the deletion of categories: those inside that stay and move up, and the events of every language. */
export function TouchedByErasing({ ids }: { ids: readonly number[] }) {
  const { language } = useService()
  const { records, isWhole, error } = useAllCategories()
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

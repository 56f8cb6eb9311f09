import { useService } from '../../service/useService.ts'
import type { TermRecord } from '../categories.ts'
import { pathOf } from '../tree/categoryTree.ts'
import { useAllCategories } from '../tree/useAllCategories.ts'

/** The categories that this one is inside of, from the top down. Read when the column is shown. */
export function ParentPath({ parent }: Pick<TermRecord, 'parent'>) {
  const { language } = useService()
  const { records } = useAllCategories(undefined, parent !== 0)
  if (parent === 0) return null
  return <span lang={language}>{pathOf(records, parent).join(' › ') || `#${parent}`}</span>
}

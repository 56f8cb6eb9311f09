import { useTranslation } from 'react-i18next'
import { pathOf } from './categoryTree.ts'
import { useAllCategories } from './useAllCategories.ts'

/** Where a category is, told from another one of its name: a search lists neither's parent. */
export function CategoryTwin({ id }: { id: number }) {
  const { t } = useTranslation(['categoryTree', 'categoryList'])
  const { records, isWhole } = useAllCategories()
  const category = records.find((record) => record.id === id)
  // Where one of those around it is missing, it would seem to be at the top.
  if (!category || !isWhole) return null
  return pathOf(records, category.parent).join(' › ') || t('categoryList:move.top')
}

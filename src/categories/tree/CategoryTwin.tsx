import { useTranslation } from 'react-i18next'
import { pathOf } from './categoryTree.ts'
import { useAllCategories } from './useAllCategories.ts'

/** Where a category is, told from another one of its name: a search lists neither's parent. */
export function CategoryTwin({ id }: { id: number }) {
  const { t } = useTranslation('categoryTree')
  const { records } = useAllCategories()
  const category = records.find((record) => record.id === id)
  if (!category) return null
  return pathOf(records, category.parent).join(' › ') || t('top')
}

import { useTranslation } from 'react-i18next'
import type { RecordWords } from '../../../core/views/form/recordForm.ts'
import { termProblems } from '../../../core/views/form/termBoxes.ts'
import { useTermWords } from '../../../core/views/form/useTermWords.ts'
import type { CategoryValues, TermRecord } from '../categories.ts'
import { pathOf } from '../tree/categoryTree.ts'
import { useAllCategories } from '../tree/useAllCategories.ts'
import { categoryForm } from './categoryForm.ts'

/** What the form says of categories. */
export function useCategoryWords(): RecordWords<TermRecord, CategoryValues> {
  const { t } = useTranslation(['categoryForm', 'categoryTree'])
  const { records } = useAllCategories()
  const words = useTermWords<TermRecord, CategoryValues>(
    (word, holes = {}) => t(word, holes),
    (filled, boxes, isNew) => termProblems(categoryForm, filled, boxes, isNew),
  )
  return {
    ...words,
    value(name, value) {
      if (name !== 'parent') return undefined
      if (value === 0) return t('categoryTree:top')
      return pathOf(records, Number(value)).join(' › ') || `#${String(value)}`
    },
  }
}

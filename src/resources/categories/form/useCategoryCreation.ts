import { changedBoxes } from '../../../core/views/form/recordForm.ts'
import { useTermCreation } from '../../../core/views/form/useTermCreation.ts'
import type { CreationTerms } from '../../../core/write/safeCreation.ts'
import { useCreate } from '../../../core/write/useWriting.ts'
import {
  blankCategory,
  type CategoryCreate,
  type CategoryValues,
  categories,
} from '../categories.ts'
import { categoryForm } from './categoryForm.ts'

/** Creates a category of what was typed. */
export function useCategoryCreation() {
  const mutation = useCreate(categories)
  const create = useTermCreation(categories, (values: CategoryCreate, terms) =>
    mutation.mutateAsync({ values, ...terms }),
  )
  return (boxes: CategoryValues, terms: CreationTerms) => {
    const names = changedBoxes(categoryForm.boxes, blankCategory, boxes)
    return create({ ...categoryForm.valuesOf(boxes, names), name: boxes.name }, terms)
  }
}

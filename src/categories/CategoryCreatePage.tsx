import { changedBoxes } from '../collection/form/recordForm.ts'
import { RecordCreator } from '../collection/form/RecordCreator.tsx'
import { useTermCreation } from '../collection/form/useTermCreation.ts'
import { createdCategory, categoryForm } from './form/categoryForm.ts'
import { CategoryExists } from './form/CategoryExists.tsx'
import { CategoryFields } from './form/CategoryFields.tsx'
import { useCategoryWords } from './form/useCategoryWords.ts'
import {
  blankCategory,
  type CategoryCreate,
  type CategoryValues,
  categories,
  useCreateCategory,
} from './categories.ts'

/** A new category: its form, and then its own page. */
export function CategoryCreatePage() {
  const mutation = useCreateCategory()
  const create = useTermCreation(categories, (values: CategoryCreate) =>
    mutation.mutateAsync({ values }),
  )
  const write = (boxes: CategoryValues) => {
    const names = changedBoxes(categoryForm.boxes, blankCategory, boxes)
    return create({ ...categoryForm.valuesOf(boxes, names), name: boxes.name })
  }
  return (
    <RecordCreator
      definition={categoryForm}
      words={useCategoryWords()}
      blank={blankCategory}
      nameOf={({ name }) => name}
      create={write}
      created={createdCategory}
      Fields={CategoryFields}
      Namesakes={CategoryExists}
    />
  )
}

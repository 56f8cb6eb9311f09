import { RecordCreator } from '../../core/views/form/RecordCreator.tsx'
import { createdCategory, categoryForm } from './form/categoryForm.ts'
import { CategoryExists } from './form/CategoryExists.tsx'
import { CategoryFields } from './form/CategoryFields.tsx'
import { useCategoryCreation } from './form/useCategoryCreation.ts'
import { useCategoryWords } from './form/useCategoryWords.ts'
import { blankCategory } from './categories.ts'

/** A new category: its form, and then its own page. */
export function CategoryCreatePage() {
  return (
    <RecordCreator
      definition={categoryForm}
      words={useCategoryWords()}
      blank={blankCategory}
      nameOf={({ name }) => name}
      create={useCategoryCreation()}
      created={createdCategory}
      Fields={CategoryFields}
      Namesakes={CategoryExists}
    />
  )
}

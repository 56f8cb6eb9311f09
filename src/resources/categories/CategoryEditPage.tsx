import { useParams } from '@tanstack/react-router'
import { categoryDeletion } from './categoryDeletion.ts'
import { MissingRecord } from '../../core/views/form/MissingRecord.tsx'
import { OpenRecord } from '../../core/views/form/OpenRecord.tsx'
import { useUpdate } from '../../core/write/useWriting.ts'
import { createdCategory, categoryForm } from './form/categoryForm.ts'
import { CategoryFields } from './form/CategoryFields.tsx'
import { useCategoryWords } from './form/useCategoryWords.ts'
import { useCategory, categories } from './categories.ts'

/** The category with the number in the address. */
export function CategoryEditPage() {
  const { id = '' } = useParams({ strict: false })
  const words = useCategoryWords()
  return /^[1-9]\d{0,14}$/.test(id) ? (
    <CategoryById key={id} id={Number(id)} />
  ) : (
    <MissingRecord name="categories" place={{ id }} words={words} />
  )
}

function CategoryById({ id }: { id: number }) {
  const update = useUpdate(categories)
  const created = createdCategory.of(id)
  return (
    <OpenRecord
      definition={categoryForm}
      words={useCategoryWords()}
      reading={useCategory(id)}
      begun={created?.record}
      differences={created?.differences}
      place={{ id: String(id) }}
      write={(opened, changes, undoes) => update.mutateAsync({ id, opened, changes, undoes })}
      deletion={{ of: categoryDeletion }}
      Fields={CategoryFields}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { QuickCreator } from '../../../core/views/form/QuickCreator.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useMadeInPlace } from '../../../core/views/form/quick/useMadeInPlace.ts'
import type { InPlaceProps } from '../../../core/views/pickers/creating.ts'
import { useService } from '../../../api/useService.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { blankCategory, type CategoryValues, type TermRecord, categories } from '../categories.ts'
import { CategoryExists } from './CategoryExists.tsx'
import { categoryForm } from './categoryForm.ts'
import { ParentField } from './ParentField.tsx'
import { useCategoryCreation } from './useCategoryCreation.ts'
import { useCategoryWords } from './useCategoryWords.ts'

/** A category made where one is chosen: its name and its place in the tree. */
export function CategoryInPlace({ typed, onDone, onCancel }: InPlaceProps<TermRecord>) {
  const { t } = useTranslation('categoryForm')
  return (
    <QuickCreator
      definition={categoryForm}
      words={useCategoryWords()}
      title={t('page.new')}
      text={t('quick.more')}
      filled={{ ...blankCategory, name: typed }}
      create={useCategoryCreation()}
      Short={ShortCategoryFields}
      Namesakes={CategoryExists}
      onDone={useMadeInPlace(categories, onDone, { categories })}
      {...{ onCancel }}
    />
  )
}

function ShortCategoryFields({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { t } = useTranslation('termForm')
  const { language } = useService()
  return (
    <>
      <TextInput
        control={form.control}
        name="name"
        label={t('label.name')}
        required
        lang={language}
      />
      <ParentField {...{ form, opened }} />
    </>
  )
}

import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { TermTexts } from '../../core/views/form/parts/TermTexts.tsx'
import { TwinNote } from '../../core/views/form/parts/TwinNote.tsx'
import { VersionLinks } from '../../core/views/form/parts/VersionLinks.tsx'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import { formValuesOf, type ResourceForm } from '../../core/views/form/resourceForm.ts'
import { termPart } from '../../core/views/form/termFormValues.ts'
import { TermExistsDialog } from '../../core/views/form/TermExistsDialog.tsx'
import { termTwin } from '../../core/views/form/termTwin.ts'
import { useFormLabels } from '../../core/views/form/useFormLabels.ts'
import { TheirEvents } from '../TheirEvents.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import {
  categories,
  categoryFields,
  type CategoryUpdate,
  type CategoryValues,
  type TermRecord,
} from './categories.ts'
import { categoryDeletion } from './categoryDeletion.ts'
import { useCategory, useCreateCategory, useUpdateCategory } from './hooks.ts'
import { pathOf } from './tree/categoryTree.ts'
import { ParentField } from './tree/ParentField.tsx'
import { useAllCategories } from './tree/useAllCategories.ts'

type CategoryForm = ResourceForm<TermRecord, CategoryValues, CategoryUpdate>

/** Every field of a category, in the order people think. */
function CategoryFields({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { records } = useAllCategories()
  const parent = useWatch({ control: form.control, name: 'parent' })
  const twinOf = (name: string) => termTwin(records, name, { id: opened?.id ?? 0, parent })
  return (
    <TermTexts
      form={termPart(form)}
      opened={opened}
      isNameRequired={categoryFields.name.required}
      renderNameNote={(name) => <TwinNote twin={twinOf(name)} />}
    >
      <ParentField {...{ form, opened }} />
    </TermTexts>
  )
}

/** What there is to know of a category beside its text. */
function CategorySide({ opened }: DrawnForm<TermRecord, CategoryValues>) {
  return opened ? (
    <>
      <VersionLinks name="categories" id={opened.id} />
      <TheirEvents by="categories" record={opened} />
    </>
  ) : null
}

/** Its name and its place in the tree. */
function ShortCategoryFields({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { t } = useTranslation('termForm')
  const { language } = useService()
  const { control } = form
  return (
    <>
      <TextInput {...{ control }} name="name" label={t('label.name')} required lang={language} />
      <ParentField {...{ form, opened }} />
    </>
  )
}

/** What every form says, and the category above by its path in the tree. */
function useCategoryWords(form: CategoryForm) {
  const { t } = useTranslation('categoryTree')
  const { records } = useAllCategories()
  return {
    ...useFormLabels(form),
    value(name: string, value: unknown) {
      if (name !== 'parent') return undefined
      if (value === 0) return t('top')
      return pathOf(records, Number(value)).join(' › ') || `#${String(value)}`
    },
  }
}

/** The form of categories. */
export const categoryForm: CategoryForm = {
  ...formValuesOf(categories, categoryFields, {
    boxes: ['name', 'parent', 'slug', 'description'],
    needed: ['name'],
    boxesOf: (values) => values,
    valuesOf: (boxes: CategoryValues) => boxes,
  }),
  messages: 'categoryForm',
  useWords: useCategoryWords,
  Fields: CategoryFields,
  Side: CategorySide,
  Short: ShortCategoryFields,
  Namesakes: (namesakes) => <TermExistsDialog {...namesakes} of="categories" />,
  deletion: categoryDeletion,
  linked: { categories },
  useRecord: useCategory,
  useCreate: useCreateCategory,
  useUpdate: useUpdateCategory,
}

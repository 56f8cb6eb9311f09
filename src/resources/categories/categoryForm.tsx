import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { TermTexts } from '../../core/views/form/parts/TermTexts.tsx'
import { TwinNote, termTwin } from '../../core/views/form/termTwin.tsx'
import { VersionLinks } from '../../core/views/form/parts/VersionLinks.tsx'
import type { DrawnForm } from '../../core/views/form/recordForm.ts'
import { formValuesOf, type ResourceForm } from '../../core/views/form/resourceForm.ts'
import { termPart } from '../../core/views/form/termFormValues.ts'
import { TermNamesakes } from '../../core/views/form/NamesakeDialog.tsx'
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
import { useAllCategories } from './tree/useAllCategories.ts'
import { useField } from '../../ui/form/useField.ts'
import { ParentPicker } from './tree/ParentPicker.tsx'
import { ApiError } from '../../api/apiError.ts'
import { apiErrorMessage } from '../../api/apiErrorMessage.ts'
import { Button } from '../../ui/Button.tsx'

/** Why no place of the tree can be chosen, and a way out: in the help of a field. */
function UnreadTree({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation(['categoryTree', 'service', 'ui'])
  const refusal = ApiError.from(error)
  const { title, values } = apiErrorMessage(refusal)
  return (
    <span role="alert">
      {t('unread')} {t(`service:${title}`, values)}.{' '}
      <Button onClick={onRetry}>{t('ui:retry')}</Button>
    </span>
  )
}

/** What the category is inside of: any other one but those inside of it, or the top level. */
function ParentField({ form, opened }: DrawnForm<TermRecord, CategoryValues>) {
  const { t } = useTranslation(['categoryForm', 'termForm'])
  const label = t('termForm:label.parent')
  const { field, id, error } = useField({ control: form.control, name: 'parent', label })
  const all = useAllCategories()
  const [failure] = all.failures
  const again = () => {
    // The button goes away with the reason for it.
    form.setFocus('parent')
    all.read()
  }
  return (
    <ParentPicker
      {...{ label, id, error }}
      terms={all.records}
      category={opened}
      value={Number(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      isReading={all.isReading}
      isWhole={all.isWhole}
      help={opened ? t('parent.help') : undefined}
      unread={
        all.isWhole || failure === undefined ? undefined : (
          <UnreadTree error={failure} onRetry={again} />
        )
      }
    />
  )
}

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
  const { t } = useTranslation(['termForm', 'categoryList', 'ui'])
  const { language } = useService()
  const { control } = form
  return (
    <>
      <TextInput {...{ control }} name="name" label={t('ui:name')} required lang={language} />
      <ParentField {...{ form, opened }} />
    </>
  )
}

/** What every form says, and the category above by its path in the tree. */
function useCategoryWords(form: CategoryForm) {
  const { t } = useTranslation(['categoryTree', 'categoryList', 'ui'])
  const { records } = useAllCategories()
  return {
    ...useFormLabels(form),
    value(name: string, value: unknown) {
      if (name !== 'parent') return undefined
      if (value === 0) return t('categoryList:move.top')
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
  Namesakes: (namesakes) => <TermNamesakes {...namesakes} of="categories" />,
  deletion: categoryDeletion,
  linked: { categories },
  useRecord: useCategory,
  useCreate: useCreateCategory,
  useUpdate: useUpdateCategory,
}

import { useTranslation } from 'react-i18next'
import { categoryForm } from '../../../categories/categoryForm.tsx'
import { CreateInPlace } from '../../../../core/views/form/quick/CreateInPlace.tsx'
import { RecordInput } from '../../../../core/views/pickers/RecordInput.tsx'
import { tagForm } from '../../../tags/tagForm.tsx'
import { categorySource, tagSource } from '../../pickerSources.ts'
import type { FieldsProps } from './fieldsProps.ts'

export function TagsBox({ form: { control }, known }: Omit<FieldsProps, 'required'>) {
  const { t } = useTranslation('eventForm')
  return (
    <RecordInput
      control={control}
      name="tags"
      label={t('label.tags')}
      source={tagSource}
      known={known.tags}
      creating={{
        label: (typed) => t('create.tag', { typed }),
        renderDialog: (making) => <CreateInPlace form={tagForm} {...making} />,
      }}
    />
  )
}

export function CategoriesBox({ form: { control }, known }: Omit<FieldsProps, 'required'>) {
  const { t } = useTranslation('eventForm')
  return (
    <RecordInput
      control={control}
      name="categories"
      label={t('label.categories')}
      source={categorySource}
      known={known.categories}
      creating={{
        label: (typed) => t('create.category', { typed }),
        another: t('another.category'),
        renderDialog: (making) => <CreateInPlace form={categoryForm} {...making} />,
      }}
    />
  )
}

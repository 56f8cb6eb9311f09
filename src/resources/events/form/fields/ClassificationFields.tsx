import { useTranslation } from 'react-i18next'
import { categoryForm } from '../../../categories/categoryForm.tsx'
import { CreateInPlace } from '../../../../core/views/form/quick/CreateInPlace.tsx'
import { RecordInput } from '../../../../core/views/pickers/RecordInput.tsx'
import { tagForm } from '../../../tags/tagForm.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { categorySource, tagSource } from '../../pickerSources.ts'
import type { FieldsProps } from './fieldsProps.ts'

export function ClassificationFields(props: FieldsProps) {
  const { t } = useTranslation('eventForm')
  const { t: shared } = useTranslation('recordForm')
  const { form, known } = props
  return (
    <FormSection title={t('section.classification')}>
      <CategoriesBox {...props} />
      <RecordInput
        control={form.control}
        name="tags"
        label={t('label.tags')}
        help={shared('help.search')}
        source={tagSource}
        known={known.tags}
        creating={{
          label: (typed) => t('create.tag', { typed }),
          renderDialog: (making) => <CreateInPlace form={tagForm} {...making} />,
        }}
      />
    </FormSection>
  )
}

export function CategoriesBox({ form: { control }, known }: Omit<FieldsProps, 'required'>) {
  const { t } = useTranslation('eventForm')
  const { t: shared } = useTranslation('recordForm')
  return (
    <RecordInput
      control={control}
      name="categories"
      label={t('label.categories')}
      help={shared('help.search')}
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

import { useTranslation } from 'react-i18next'
import { RecordInput } from '../../../collection/pickers/RecordInput.tsx'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { categorySource, tagSource } from '../../pickerSources.ts'
import type { FieldsProps } from './fieldsProps.ts'

export function ClassificationFields({ form: { control }, known }: FieldsProps) {
  const { t } = useTranslation('eventForm')
  const { t: shared } = useTranslation('recordForm')
  return (
    <FormSection title={t('section.classification')}>
      <RecordInput
        control={control}
        name="categories"
        label={t('label.categories')}
        help={shared('help.search')}
        source={categorySource}
        known={known.categories}
      />
      <RecordInput
        control={control}
        name="tags"
        label={t('label.tags')}
        help={shared('help.search')}
        source={tagSource}
        known={known.tags}
      />
    </FormSection>
  )
}

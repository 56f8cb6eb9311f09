import { useTranslation } from 'react-i18next'
import { CreateInPlace } from '../../../../core/views/form/quick/CreateInPlace.tsx'
import { RecordInput } from '../../../../core/views/pickers/RecordInput.tsx'
import { organizerForm } from '../../../organizers/organizerForm.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { organizerSource } from '../../pickerSources.ts'
import type { FieldsProps } from './fieldsProps.ts'

export function WhoFields({ form: { control }, known }: FieldsProps) {
  const { t } = useTranslation('eventForm')
  const { t: shared } = useTranslation('recordForm')
  return (
    <FormSection title={t('section.who')}>
      <RecordInput
        control={control}
        name="organizer"
        label={t('label.organizer')}
        help={shared('help.search')}
        source={organizerSource}
        known={known.organizer}
        creating={{
          label: (typed) => t('create.organizer', { typed }),
          another: t('another.organizer'),
          renderDialog: (making) => <CreateInPlace form={organizerForm} {...making} />,
        }}
      />
    </FormSection>
  )
}

import { useTranslation } from 'react-i18next'
import { CreateInPlace } from '../../../../core/views/form/quick/CreateInPlace.tsx'
import { RecordInput } from '../../../../core/views/pickers/RecordInput.tsx'
import { organizerForm } from '../../../organizers/organizerForm.tsx'
import { organizerSource } from '../../pickerSources.ts'
import type { FieldsProps } from './fieldsProps.ts'

export function OrganizerBox({ form: { control }, known }: Omit<FieldsProps, 'required'>) {
  const { t } = useTranslation('eventForm')
  return (
    <RecordInput
      control={control}
      name="organizer"
      label={t('label.organizer')}
      source={organizerSource}
      known={known.organizer}
      creating={{
        label: (typed) => t('create.organizer', { typed }),
        another: t('another.organizer'),
        renderDialog: (making) => <CreateInPlace form={organizerForm} {...making} />,
      }}
    />
  )
}

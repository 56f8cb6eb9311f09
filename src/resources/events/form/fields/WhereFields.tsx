import { useTranslation } from 'react-i18next'
import { CreateInPlace } from '../../../../core/views/form/quick/CreateInPlace.tsx'
import { RecordInput } from '../../../../core/views/pickers/RecordInput.tsx'
import { venueForm } from '../../../venues/venueForm.tsx'
import { venueSource } from '../../pickerSources.ts'
import type { FieldsProps } from './fieldsProps.ts'

export function VenueBox({ form: { control }, known }: Omit<FieldsProps, 'required'>) {
  const { t } = useTranslation('eventForm')
  return (
    <RecordInput
      control={control}
      name="venue"
      label={t('label.venue')}
      source={venueSource}
      known={known.venue}
      creating={{
        label: (typed) => t('create.venue', { typed }),
        another: t('another.venue'),
        renderDialog: (making) => <CreateInPlace form={venueForm} {...making} />,
      }}
    />
  )
}

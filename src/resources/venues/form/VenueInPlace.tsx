import { useTranslation } from 'react-i18next'
import { QuickCreator } from '../../../core/views/form/QuickCreator.tsx'
import { StatusField } from '../../../core/views/form/parts/StatusField.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useMadeInPlace } from '../../../core/views/form/quick/useMadeInPlace.ts'
import type { InPlaceProps } from '../../../core/views/pickers/creating.ts'
import { useService } from '../../../api/useService.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { venues } from '../venues.ts'
import type { VenueRecord } from '../venueRecord.ts'
import { useVenueCreation } from './useVenueCreation.ts'
import { useVenueWords } from './useVenueWords.ts'
import { blankVenueBoxes, venueForm } from './venueForm.ts'
import type { VenueBoxes } from './venueForm.ts'
import { VenueNamesakes } from './VenueNamesakes.tsx'

/** A venue made where one is chosen. It is published unless something else is chosen: pickers list what is public. */
export function VenueInPlace({ typed, onDone, onCancel }: InPlaceProps<VenueRecord>) {
  const { t } = useTranslation('venueForm')
  return (
    <QuickCreator
      definition={venueForm}
      words={useVenueWords()}
      title={t('quick.title')}
      text={t('quick.more')}
      filled={{ ...blankVenueBoxes, venue: typed, status: 'publish' }}
      create={useVenueCreation()}
      Short={ShortVenueFields}
      Namesakes={VenueNamesakes}
      onDone={useMadeInPlace(venues, onDone)}
      {...{ onCancel }}
    />
  )
}

function ShortVenueFields({ form }: DrawnForm<VenueRecord, VenueBoxes>) {
  const { t } = useTranslation('venueForm')
  const { language } = useService()
  const { control } = form
  return (
    <>
      <TextInput control={control} name="venue" label={t('label.venue')} required lang={language} />
      <TextInput control={control} name="address" label={t('label.address')} lang={language} />
      <TextInput control={control} name="city" label={t('label.city')} lang={language} />
      <StatusField form={form} label={t('label.status')} />
    </>
  )
}

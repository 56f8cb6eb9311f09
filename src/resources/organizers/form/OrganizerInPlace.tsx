import { useTranslation } from 'react-i18next'
import { QuickCreator } from '../../../core/views/form/QuickCreator.tsx'
import { StatusField } from '../../../core/views/form/parts/StatusField.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useMadeInPlace } from '../../../core/views/form/quick/useMadeInPlace.ts'
import type { InPlaceProps } from '../../../core/views/pickers/creating.ts'
import { useService } from '../../../api/useService.ts'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { organizers } from '../organizers.ts'
import type { OrganizerRecord } from '../organizerRecord.ts'
import { EmailBox } from './ContactFields.tsx'
import { blankOrganizerBoxes, organizerForm } from './organizerForm.ts'
import type { OrganizerBoxes } from './organizerForm.ts'
import { OrganizerNamesakes } from './OrganizerNamesakes.tsx'
import { useOrganizerCreation } from './useOrganizerCreation.ts'
import { useOrganizerWords } from './useOrganizerWords.ts'

/** An organizer made where one is chosen. It is published unless something else is chosen: pickers list what is public. */
export function OrganizerInPlace({ typed, onDone, onCancel }: InPlaceProps<OrganizerRecord>) {
  const { t } = useTranslation('organizerForm')
  return (
    <QuickCreator
      definition={organizerForm}
      words={useOrganizerWords()}
      title={t('quick.title')}
      text={t('quick.more')}
      filled={{ ...blankOrganizerBoxes, organizer: typed, status: 'publish' }}
      create={useOrganizerCreation()}
      Short={ShortOrganizerFields}
      Namesakes={OrganizerNamesakes}
      onDone={useMadeInPlace(organizers, onDone)}
      {...{ onCancel }}
    />
  )
}

function ShortOrganizerFields({ form }: DrawnForm<OrganizerRecord, OrganizerBoxes>) {
  const { t } = useTranslation('organizerForm')
  const { language } = useService()
  const { control } = form
  return (
    <>
      <TextInput
        control={control}
        name="organizer"
        label={t('label.organizer')}
        required
        lang={language}
      />
      <EmailBox form={form} />
      <TextInput control={control} name="phone" label={t('label.phone')} inputMode="tel" />
      <StatusField form={form} label={t('label.status')} />
    </>
  )
}

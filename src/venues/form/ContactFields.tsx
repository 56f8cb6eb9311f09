import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldRow, FormSection } from '../../ui/form/FormSection.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { VenueBoxes } from './venueForm.ts'

export function ContactFields({ form: { control } }: { form: UseFormReturn<VenueBoxes> }) {
  const { t } = useTranslation('venueForm')
  const { t: shared } = useTranslation('recordForm')
  return (
    <FormSection title={t('section.contact')}>
      <FieldRow>
        <TextInput control={control} name="phone" label={t('label.phone')} inputMode="tel" />
        <TextInput
          control={control}
          name="website"
          label={t('label.website')}
          help={shared('help.website')}
          inputMode="url"
          spellCheck={false}
        />
      </FieldRow>
    </FormSection>
  )
}

import { useFormState, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../service/useService.ts'
import { FieldRow, FormSection } from '../../ui/form/FormSection.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { derivedRegion, isDerived } from './region.ts'
import type { VenueBoxes } from './venueForm.ts'

interface Props {
  form: UseFormReturn<VenueBoxes>
}

/** The address as an envelope has it, and the region that the site shows beside the town. */
export function WhereFields({ form }: Props) {
  const { t } = useTranslation('venueForm')
  const { language } = useService()
  const { control } = form
  return (
    <FormSection title={t('section.where')}>
      <TextInput control={control} name="address" label={t('label.address')} lang={language} />
      <FieldRow>
        <TextInput control={control} name="zip" label={t('label.zip')} spellCheck={false} />
        <TextInput control={control} name="city" label={t('label.city')} lang={language} />
      </FieldRow>
      <FieldRow>
        <TextInput
          control={control}
          name="province"
          label={t('label.province')}
          help={t('help.province')}
          lang={language}
        />
        <TextInput control={control} name="country" label={t('label.country')} lang={language} />
      </FieldRow>
      <FieldRow>
        <TextInput
          control={control}
          name="state"
          label={t('label.state')}
          help={t('help.state')}
          lang={language}
        />
        <RegionField form={form} />
      </FieldRow>
    </FormSection>
  )
}

/** Says what the region is going to be while it is made of the others. */
function RegionField({ form: { control } }: Props) {
  const { t } = useTranslation('venueForm')
  const { language } = useService()
  const { dirtyFields } = useFormState({ control })
  const [country, state, province] = useWatch({ control, name: ['country', 'state', 'province'] })
  const region = derivedRegion({ country, state, province })
  const derived = region ? t('help.derived', { region }) : t('help.derivedEmpty')
  return (
    <TextInput
      control={control}
      name="stateprovince"
      label={t('label.stateprovince')}
      help={isDerived(dirtyFields) ? derived : t('help.stateprovince')}
      lang={language}
    />
  )
}

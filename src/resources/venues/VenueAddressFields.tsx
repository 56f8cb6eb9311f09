import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { FieldRow, FormSection } from '../../ui/form/FormSection.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { useEffect } from 'react'
import type { Typed } from '../../core/views/form/postFormValues.ts'
import type { VenueValues } from './venues.ts'

export type VenueFormValues = Typed<VenueValues>

interface Regions {
  country: string
  state: string
  province: string
}

const unitedStates = new Set(['', 'US', 'United States'])

/** What a live service makes of `stateprovince` when it is left out (contract.md §7.7). */
export function derivedRegion({ country, state, province }: Regions): string {
  return unitedStates.has(country.trim()) ? state : province
}

/** Whether a box is one of those that the region is made of. */
export function isOfRegion(name: string | undefined): boolean {
  return name === 'country' || name === 'state' || name === 'province'
}

/**
 * A region that is the others' follows them while they are typed, in its own box. It is sent as it stands there: a
 * live service would make it of the others by itself, and another one leaves it as it was (contract.md §7.7).
 */
function useRegionFollowing({
  subscribe,
  getValues,
  setValue,
}: UseFormReturn<VenueFormValues>): void {
  useEffect(() => {
    let before = derivedRegion(getValues())
    return subscribe({
      formState: { values: true },
      callback({ name, type, values }) {
        const now = derivedRegion(values)
        const isTyped = type === 'change' && isOfRegion(name)
        if (isTyped && now !== before && values.stateprovince === before)
          setValue('stateprovince', now, { shouldDirty: true })
        before = now
      },
    })
  }, [subscribe, getValues, setValue])
}

interface Props {
  form: UseFormReturn<VenueFormValues>
}

/** The address as an envelope has it, and the region that the site shows beside the town. */
export function VenueAddressFields({ form }: Props) {
  const { t } = useTranslation('venueForm')
  const { language } = useService()
  const { control } = form
  return (
    <FormSection isQuiet title={t('section.where')}>
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

/** The region, and what may become of one that does not follow the others while they change. */
function RegionField({ form }: Props) {
  const { t } = useTranslation('venueForm')
  const { language } = useService()
  const { control } = form
  const { dirtyFields } = useFormState({ control })
  const [country, state, province, own] = useWatch({
    control,
    name: ['country', 'state', 'province', 'stateprovince'],
  })
  useRegionFollowing(form)
  const region = derivedRegion({ country, state, province })
  const isMoved = Object.entries(dirtyFields).some(([name, isIt]) => isIt && isOfRegion(name))
  const isAtRisk = isMoved && !dirtyFields.stateprovince && own !== region
  return (
    <TextInput
      control={control}
      name="stateprovince"
      label={t('label.stateprovince')}
      help={isAtRisk ? t('help.regionAtRisk') : t('help.stateprovince')}
      lang={language}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { AuthorField } from '../../../core/views/form/parts/AuthorField.tsx'
import { PictureField } from '../../../core/views/form/parts/PictureField.tsx'
import { PublicAddress } from '../../../core/views/form/parts/PublicAddress.tsx'
import { PublicationField } from '../../../core/views/form/parts/PublicationField.tsx'
import { StatusField } from '../../../core/views/form/parts/StatusField.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useService } from '../../../api/useService.ts'
import { FlagInput } from '../../../ui/form/FlagInput.tsx'
import { FieldRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { RichInput } from '../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { venueFields } from '../venueFields.ts'
import type { VenueRecord } from '../venueRecord.ts'
import { venues } from '../venues.ts'
import type { VenueBoxes } from './venueForm.ts'
import { WhereFields } from './WhereFields.tsx'
import { NameSigns } from '../../../core/views/form/parts/NameSigns.tsx'
import type { UseFormReturn } from 'react-hook-form'

function ContactFields({ form: { control } }: { form: UseFormReturn<VenueBoxes> }) {
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

/** Every field of a venue, in the order people think. */
export function VenueFields({ form, opened }: DrawnForm<VenueRecord, VenueBoxes>) {
  const { t } = useTranslation('venueForm')
  const { t: shared } = useTranslation('recordForm')
  const { language } = useService()
  const { control } = form
  const beside = opened ? [opened.venue, opened.description] : []
  return (
    <>
      <FormSection title={t('section.what')}>
        <TextInput
          control={control}
          name="venue"
          label={t('label.venue')}
          required={venueFields.venue.required && opened === null}
          lang={language}
        />
        {opened ? <NameSigns {...{ form, beside }} name="venue" /> : null}
      </FormSection>
      <WhereFields form={form} />
      <ContactFields form={form} />
      <FormSection title={t('section.text')}>
        <RichInput
          control={control}
          name="description"
          label={t('label.description')}
          helpWithOpened={shared('help.text')}
          lines={6}
          lang={language}
          beside={beside}
        />
      </FormSection>
      <FormSection title={t('section.picture')}>
        <PictureField form={form} label={t('label.image')} image={opened?.image ?? null} />
      </FormSection>
      <FormSection title={t('section.maps')}>
        <FlagInput
          control={control}
          name="show_map"
          label={t('label.show_map')}
          help={t('help.show_map')}
        />
        <FlagInput control={control} name="show_map_link" label={t('label.show_map_link')} />
      </FormSection>
      <FormSection title={t('section.visibility')}>
        <StatusField form={form} label={t('label.status')} />
        <PublicationField form={form} label={(name) => t(`label.${name}`)} />
        <FieldRow>
          <AuthorField
            form={form}
            label={t('label.author')}
            among={venues}
            explain={(author, count) => t('help.authorSeen', { author, count })}
          />
          {opened ? <PublicAddress label={t('label.slug')} record={opened} /> : null}
        </FieldRow>
      </FormSection>
    </>
  )
}

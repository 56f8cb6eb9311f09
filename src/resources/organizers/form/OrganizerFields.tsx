import { useTranslation } from 'react-i18next'
import { AuthorField } from '../../../core/views/form/parts/AuthorField.tsx'
import { PictureField } from '../../../core/views/form/parts/PictureField.tsx'
import { PublicAddress } from '../../../core/views/form/parts/PublicAddress.tsx'
import { PublicationField } from '../../../core/views/form/parts/PublicationField.tsx'
import { StatusField } from '../../../core/views/form/parts/StatusField.tsx'
import type { DrawnForm } from '../../../core/views/form/recordForm.ts'
import { useService } from '../../../api/useService.ts'
import { FieldRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { RichInput } from '../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { organizerFields } from '../organizerFields.ts'
import type { OrganizerRecord } from '../organizerRecord.ts'
import { organizers } from '../organizers.ts'
import { ContactFields } from './ContactFields.tsx'
import type { OrganizerBoxes } from './organizerForm.ts'
import { NameSigns } from '../../../core/views/form/parts/NameSigns.tsx'

/** Every field of an organizer, in the order people think. */
export function OrganizerFields({ form, opened }: DrawnForm<OrganizerRecord, OrganizerBoxes>) {
  const { t } = useTranslation('organizerForm')
  const { t: shared } = useTranslation('recordForm')
  const { language } = useService()
  const { control } = form
  const beside = opened ? [opened.organizer, opened.description] : []
  return (
    <>
      <FormSection title={t('section.what')}>
        <TextInput
          control={control}
          name="organizer"
          label={t('label.organizer')}
          required={organizerFields.organizer.required && opened === null}
          lang={language}
        />
        {opened ? <NameSigns {...{ form, beside }} name="organizer" /> : null}
      </FormSection>
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
      <FormSection title={t('section.visibility')}>
        <StatusField form={form} label={t('label.status')} />
        <PublicationField form={form} label={(name) => t(`label.${name}`)} />
        <FieldRow>
          <AuthorField
            form={form}
            label={t('label.author')}
            among={organizers}
            explain={(author, count) => t('help.authorSeen', { author, count })}
          />
          {opened ? <PublicAddress label={t('label.slug')} record={opened} /> : null}
        </FieldRow>
      </FormSection>
    </>
  )
}

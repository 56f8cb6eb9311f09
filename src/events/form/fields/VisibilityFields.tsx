import { useTranslation } from 'react-i18next'
import { AuthorField } from '../../../collection/form/parts/AuthorField.tsx'
import { PublicationField } from '../../../collection/form/parts/PublicationField.tsx'
import { StatusField } from '../../../collection/form/parts/StatusField.tsx'
import { addressWithSlug } from '../../../collection/form/publicAddress.ts'
import { FlagInput } from '../../../ui/form/FlagInput.tsx'
import { FieldRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { events } from '../../events.ts'
import type { FieldsProps } from './fieldsProps.ts'

interface Props extends FieldsProps {
  /** The event's public address, as it was read. */
  url: string
}

export function VisibilityFields({ form, url }: Props) {
  const { t } = useTranslation('eventForm')
  const { control } = form
  const opened = form.formState.defaultValues?.slug ?? ''
  const explainSlug = (slug: string) => {
    if (opened === '' || slug === opened) return undefined
    const after = addressWithSlug(url, opened, slug.trim())
    return after && slug.trim() ? t('help.slugMoves', { before: url, after }) : t('help.slugChange')
  }
  return (
    <FormSection title={t('section.visibility')}>
      <StatusField form={form} label={t('label.status')} />
      <PublicationField form={form} label={(name) => t(`label.${name}`)} />
      <FieldRow>
        <AuthorField
          form={form}
          label={t('label.author')}
          among={events}
          explain={(author, count) => t('help.authorSeen', { author, count })}
        />
        <TextInput
          control={control}
          name="slug"
          label={t('label.slug')}
          help={t('help.slug')}
          explain={explainSlug}
          spellCheck={false}
          sx={{ '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
        />
      </FieldRow>
      <FlagInput
        control={control}
        name="featured"
        label={t('label.featured')}
        help={t('help.featured')}
      />
      <FlagInput
        control={control}
        name="sticky"
        label={t('label.sticky')}
        help={t('help.sticky')}
      />
      <FlagInput
        control={control}
        name="hide_from_listings"
        label={t('label.hide_from_listings')}
        help={t('help.hide_from_listings')}
      />
    </FormSection>
  )
}

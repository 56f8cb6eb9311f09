import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { fieldLabel } from '../../../../core/resource/fieldLabel.ts'
import { plainNames } from '../../../../core/resource/plainFields.ts'
import { addressWithSlug } from '../../../../core/views/form/publicAddress.ts'
import { FlagInput } from '../../../../ui/form/FlagInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { plainEventFields } from '../../eventRecord.ts'

interface Props extends Pick<FieldsProps, 'form'> {
  /** The event's public address, as it was read. */
  url: string
}

export function SlugBox({ form: { control, formState }, url }: Props) {
  const { t } = useTranslation(['eventForm', 'recordForm'])
  const opened = formState.defaultValues?.slug ?? ''
  const explainSlug = (slug: string) => {
    if (opened === '' || slug === opened) return undefined
    const after = addressWithSlug(url, opened, slug.trim())
    return after && slug.trim() ? t('help.slugMoves', { before: url, after }) : t('help.slugChange')
  }
  return (
    <TextInput
      control={control}
      name="slug"
      label={t('recordForm:label.slug')}
      help={t('help.slug')}
      explain={explainSlug}
      spellCheck={false}
      sx={{ '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
    />
  )
}

/** How it stands among others, and what its page shows. */
export function FlagFields({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t, i18n } = useTranslation(['eventForm', 'recordForm'])
  return plainNames(plainEventFields, 'flag').map((name) => (
    <FlagInput
      key={name}
      control={control}
      name={name}
      label={fieldLabel(i18n, 'events', name)}
      help={t(`help.${name}`, { defaultValue: '' })}
    />
  ))
}

/** Texts of one line that need nothing of their own. */
export function PlainTexts({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { i18n } = useTranslation('eventForm')
  const { language } = useService()
  return plainNames(plainEventFields, 'text').map((name) => (
    <TextInput
      key={name}
      control={control}
      name={name}
      label={fieldLabel(i18n, 'events', name)}
      lang={language}
    />
  ))
}

import { useTranslation } from 'react-i18next'
import { addressWithSlug } from '../../../../core/views/form/publicAddress.ts'
import { FlagInput } from '../../../../ui/form/FlagInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import type { FieldsProps } from './fieldsProps.ts'

interface Props extends Pick<FieldsProps, 'form'> {
  /** The event's public address, as it was read. */
  url: string
}

export function SlugBox({ form: { control, formState }, url }: Props) {
  const { t } = useTranslation('eventForm')
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
      label={t('label.slug')}
      help={t('help.slug')}
      explain={explainSlug}
      spellCheck={false}
      sx={{ '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
    />
  )
}

/** How it stands among others. */
export function FlagFields({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('eventForm')
  return (['featured', 'sticky', 'hide_from_listings'] as const).map((name) => (
    <FlagInput
      key={name}
      control={control}
      name={name}
      label={t(`label.${name}`)}
      help={t(`help.${name}`)}
    />
  ))
}

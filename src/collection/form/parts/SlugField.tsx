import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { addressWithSlug } from '../publicAddress.ts'
import type { Shown } from '../recordForm.ts'
import type { TermBoxes } from '../termBoxes.ts'

interface Props {
  form: UseFormReturn<TermBoxes>
  label: string
  opened: Shown | null
}

/** The last part of a public address, and what becomes of the address when it changes. */
export function SlugField({ form: { control }, label, opened }: Props) {
  const { t } = useTranslation('termForm')
  const explain = (slug: string) => {
    if (!opened || opened.slug === '') return t('slug.new')
    if (slug.trim() === '' || slug === opened.slug)
      return opened.url ? t('slug.now', { address: opened.url }) : t('slug.kept')
    const address = addressWithSlug(opened.url, opened.slug, slug.trim())
    return address
      ? t('slug.moves', { before: opened.url, after: address })
      : t('slug.movesUnknown')
  }
  return (
    <TextInput
      control={control}
      name="slug"
      label={label}
      explain={explain}
      spellCheck={false}
      sx={{ '& .MuiFormHelperText-root': { overflowWrap: 'anywhere' } }}
    />
  )
}

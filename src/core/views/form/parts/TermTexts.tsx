import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { RichInput } from '../../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import type { Shown } from '../recordForm.ts'
import type { TermFormValues } from '../termFormValues.ts'
import { addressWithSlug } from '../publicAddress.ts'

interface SlugFieldProps {
  form: UseFormReturn<TermFormValues>
  label: string
  opened: Shown | null
}

/** The last part of a public address, and what becomes of the address when it changes. */
function SlugField({ form: { control }, label, opened }: SlugFieldProps) {
  const { t } = useTranslation(['termForm', 'eventForm', 'recordForm', 'ui'])
  const explain = (slug: string) => {
    if (!opened || opened.slug === '') return t('slug.new')
    if (slug.trim() === '' || slug === opened.slug)
      return opened.url ? t('slug.now', { address: opened.url }) : t('slug.kept')
    const address = addressWithSlug(opened.url, opened.slug, slug.trim())
    return address
      ? t('eventForm:help.slugMoves', { before: opened.url, after: address })
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

interface Props {
  form: UseFormReturn<TermFormValues>
  opened: (Shown & { readonly description: string }) | null
  /** Whether a new one cannot be without a name. */
  isNameRequired: boolean
  /** Says something of the name as it is typed. */
  renderNameNote?: (name: string) => ReactNode
  /** Fields between the name and the rest. */
  children?: ReactNode
}

/** The fields that every term has, in the order people think. */
export function TermTexts({ form, opened, isNameRequired, renderNameNote, children }: Props) {
  const { t } = useTranslation(['termForm', 'eventForm', 'recordForm', 'ui'])
  const { language } = useService()
  const { control } = form
  return (
    <>
      <FormSection isQuiet title={t('ui:called')}>
        <TextInput
          control={control}
          name="name"
          label={t('ui:name')}
          required={isNameRequired && opened === null}
          explain={renderNameNote}
          lang={language}
        />
        {children}
        <SlugField {...{ form, opened }} label={t('ui:slug')} />
      </FormSection>
      <FormSection isQuiet title={t('ui:text')}>
        <RichInput
          control={control}
          name="description"
          label={t('recordForm:label.description')}
          lines={4}
          lang={language}
          isBrief
          beside={opened ? [opened.description] : []}
        />
      </FormSection>
    </>
  )
}

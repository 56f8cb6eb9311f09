import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { useService } from '../../../service/useService.ts'
import { FormSection } from '../../../ui/form/FormSection.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { FieldsProps } from './fieldsProps.ts'

/** Characters beyond which lists and slugs cut a title. Interface silent: it names no limit. */
const longTitle = 200

export function WhatFields(props: TitleProps) {
  const { t } = useTranslation('eventForm')
  return (
    <FormSection title={t('section.what')}>
      <TitleBox {...props} />
    </FormSection>
  )
}

type TitleProps = Pick<FieldsProps, 'form' | 'required'>

export function TitleBox({ form: { control }, required }: TitleProps) {
  const { t, i18n } = useTranslation(['eventForm', 'form'])
  const { language } = useService()
  return (
    <TextInput
      control={control}
      name="title"
      label={t('label.title')}
      required={required.has('title')}
      lang={language}
      explain={(title) => {
        const count = [...title].length
        if (count > longTitle)
          return t('help.titleLong', { size: formatNumber(i18n.language, count) })
        return count > 0 ? t('form:html.characters', { count }) : undefined
      }}
    />
  )
}

import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { FormFold } from '../../../../ui/form/FormSection.tsx'
import { RichInput } from '../../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { onOneLine } from '../../../../core/resource/plainText.ts'
import { withScheme } from '../../../../core/resource/postFields.ts'
import { useCostText } from '../useCostText.ts'
import type { FieldsProps } from './fieldsProps.ts'

interface TextProps extends Pick<FieldsProps, 'form'> {
  /** The texts of the event as they were read. */
  beside?: readonly string[]
}

export function DescriptionBox({ form: { control }, beside }: TextProps) {
  const { t } = useTranslation('eventForm')
  const { language } = useService()
  return (
    <RichInput
      control={control}
      name="description"
      label={t('label.description')}
      lines={8}
      lang={language}
      {...(beside ? { beside } : {})}
    />
  )
}

export function ExcerptBox({ form: { control }, beside }: TextProps) {
  const { t } = useTranslation('eventForm')
  const { language } = useService()
  return (
    <RichInput
      control={control}
      name="excerpt"
      label={t('label.excerpt')}
      help={t('help.excerpt')}
      lines={3}
      lang={language}
      isBrief
      {...(beside ? { beside } : {})}
    />
  )
}

/** Folded, with its first words. */
export function ExcerptFold(props: TextProps) {
  const { t } = useTranslation('eventForm')
  const { control } = props.form
  const note = onOneLine(useWatch({ control, name: 'excerpt' }))
  const title = t(note ? 'label.excerpt' : 'section.excerpt')
  return (
    <FormFold {...{ control, title, note }} names={['excerpt']}>
      <ExcerptBox {...props} />
    </FormFold>
  )
}

export function PriceBox({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('eventForm')
  return (
    <TextInput
      control={control}
      name="cost"
      label={t('label.cost')}
      help={t('help.cost')}
      explain={useCostText()}
    />
  )
}

export function WebsiteBox({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('eventForm')
  return (
    <TextInput
      control={control}
      name="website"
      label={t('label.website')}
      explain={(website) => {
        const whole = withScheme(website, 'https')
        return whole === website ? undefined : t('help.websiteWhole', { whole })
      }}
      inputMode="url"
      spellCheck={false}
    />
  )
}

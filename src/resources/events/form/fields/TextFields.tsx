import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { FieldRow, FormSection } from '../../../../ui/form/FormSection.tsx'
import { RichInput } from '../../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { withScheme } from '../../../../core/resource/postFields.ts'
import { useCostText } from '../useCostText.ts'
import type { FieldsProps } from './fieldsProps.ts'

interface TextProps extends Pick<FieldsProps, 'form'> {
  /** The texts of the event as they were read. */
  beside?: readonly string[]
}

export function TextFields(props: TextProps) {
  const { t } = useTranslation('eventForm')
  return (
    <FormSection title={t('section.text')}>
      <DescriptionBox {...props} />
      <ExcerptBox {...props} />
      <PriceFields {...props} />
    </FormSection>
  )
}

export function DescriptionBox({ form: { control }, beside }: TextProps) {
  const { t } = useTranslation('eventForm')
  const { t: shared } = useTranslation('recordForm')
  const { language } = useService()
  return (
    <RichInput
      control={control}
      name="description"
      label={t('label.description')}
      helpWithOpened={shared('help.text')}
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

export function PriceFields({ form: { control } }: Pick<FieldsProps, 'form'>) {
  const { t } = useTranslation('eventForm')
  const { t: shared } = useTranslation('recordForm')
  return (
    <FieldRow>
      <TextInput
        control={control}
        name="cost"
        label={t('label.cost')}
        help={t('help.cost')}
        explain={useCostText()}
      />
      <TextInput
        control={control}
        name="website"
        label={t('label.website')}
        help={shared('help.website')}
        explain={(website) => {
          const whole = withScheme(website, 'https')
          return whole === website ? undefined : t('help.websiteWhole', { whole })
        }}
        inputMode="url"
        spellCheck={false}
      />
    </FieldRow>
  )
}

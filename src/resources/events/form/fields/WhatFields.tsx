import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../i18n/formats.ts'
import { useService } from '../../../../api/useService.ts'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import type { FieldsProps } from './fieldsProps.ts'
import { NameSigns } from '../../../../core/views/form/parts/NameSigns.tsx'

/**
 * Interface silent: the maximum length of a title is not specified. Beyond 200 characters the form warns that lists may
 * cut it.
 */
const longTitle = 200

interface TitleProps extends Pick<FieldsProps, 'form' | 'required'> {
  /** The texts of the event as they were read; none of a new one. */
  beside?: readonly string[]
}

export function TitleBox({ form, required, beside }: TitleProps) {
  const { t } = useTranslation('eventForm')
  const lengthWords = useLengthWords()
  const { language } = useService()
  return (
    <>
      <TextInput
        control={form.control}
        name="title"
        label={t('label.title')}
        required={required.has('title')}
        lang={language}
        explain={lengthWords}
      />
      {beside ? <NameSigns form={form} name="title" beside={beside} /> : null}
    </>
  )
}

/** Says of a title that it is long. */
function useLengthWords() {
  const { t, i18n } = useTranslation('eventForm')
  return (title: string) => {
    const count = [...title].length
    return count > longTitle
      ? t('help.titleLong', { size: formatNumber(i18n.language, count) })
      : undefined
  }
}

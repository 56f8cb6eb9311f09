import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../service/useService.ts'
import { RichInput } from '../../../ui/form/RichInput.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'

interface Props {
  name: string
  isHtml: boolean
  label: string
  /** What it begins with. */
  text: string
  onChange: (text: string) => void
}

/** Two versions of a text made one, by hand. */
export function MergeBox({ name, isHtml, label, text, onChange }: Props) {
  const { t } = useTranslation('recordForm')
  const { language: lang } = useService()
  const { control, subscribe } = useForm({ defaultValues: { [name]: text } })
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values[name] ?? ''),
      }),
    [subscribe, onChange, name],
  )
  const shared = { control, name, label, help: t('conflict.mergeHelp'), lang }
  return isHtml ? <RichInput {...shared} lines={6} /> : <TextInput {...shared} />
}

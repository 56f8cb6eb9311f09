import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SafeHtml } from '../html/SafeHtml.tsx'
import { TextInput } from './TextInput.tsx'
import type { FieldProps } from './useField.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  lines: number
  lang?: string
}

const Preview = styled('section')(({ theme }) => ({
  maxHeight: 480,
  overflow: 'auto',
  padding: theme.spacing(1, 2),
  border: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

/** HTML as its source, the only form in which nothing of it is lost, with a sanitised preview on demand. */
export function HtmlInput<V extends FieldValues>(props: Props<V>) {
  const { t } = useTranslation('form')
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <TextInput
        {...props}
        sx={{ '& textarea': { fontFamily: 'monospace', fontSize: '0.8125rem' } }}
      />
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ my: 0.5 }}>
        {t(isShown ? 'html.hide' : 'html.show', { field: props.label })}
      </Button>
      {isShown ? <HtmlPreview {...props} /> : null}
    </div>
  )
}

function HtmlPreview<V extends FieldValues>({ control, name, label, lang }: Props<V>) {
  const { t } = useTranslation('form')
  const html = String(useWatch({ control, name }) ?? '')
  return (
    <Preview aria-label={t('html.preview', { field: label })} tabIndex={0}>
      {html.trim() ? <SafeHtml html={html} {...(lang ? { lang } : {})} /> : t('html.empty')}
    </Preview>
  )
}

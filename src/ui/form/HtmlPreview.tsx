import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SafeHtml } from '../html/SafeHtml.tsx'
import type { FieldProps } from './useField.ts'

interface Props<V extends FieldValues> extends FieldProps<V> {
  lang?: string
}

const Preview = styled('section')(({ theme }) => ({
  maxHeight: 480,
  overflow: 'auto',
  padding: theme.spacing(1, 2),
  border: `1px dashed ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

/** How HTML will look, sanitised, shown on demand. */
export function HtmlPreview<V extends FieldValues>(props: Props<V>) {
  const { t } = useTranslation('form')
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ my: 0.5 }}>
        {t(isShown ? 'html.hide' : 'html.show', { field: props.label })}
      </Button>
      {isShown ? <Shown {...props} /> : null}
    </>
  )
}

function Shown<V extends FieldValues>({ control, name, label, lang }: Props<V>) {
  const { t } = useTranslation('form')
  const html = String(useWatch({ control, name }) ?? '')
  return (
    <Preview aria-label={t('html.preview', { field: label })} tabIndex={0}>
      {html.trim() ? <SafeHtml html={html} {...(lang ? { lang } : {})} /> : t('html.empty')}
    </Preview>
  )
}

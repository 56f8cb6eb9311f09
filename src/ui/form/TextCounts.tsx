import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { countsOf } from '../html/counts.ts'
import { useSettled } from './useSettled.ts'

const Counted = styled('span')(({ theme }) => ({
  marginInlineEnd: theme.spacing(1),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.75rem',
}))

/** How long a text is. It is there to be read, and interrupts nobody. */
export function TextCounts({ html, lang }: { html: string; lang?: string | undefined }) {
  const { t } = useTranslation('form')
  const settled = useSettled(html, 400)
  const { characters, words } = useMemo(() => countsOf(settled, lang), [settled, lang])
  if (characters === 0) return null
  return (
    <Counted>
      {t('html.characters', { count: characters })}, {t('html.words', { count: words })}
    </Counted>
  )
}

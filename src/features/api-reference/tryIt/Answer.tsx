import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RawAnswer } from '../../../api/look.ts'
import { useService } from '../../../api/useService.ts'
import { DocumentationError } from '../reference/DocumentationError.tsx'
import { formatNumber } from '../../../i18n/formats.ts'

const Part = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }))

/** What came of a reading. */
export type Sending =
  | { readonly kind: 'none' | 'underWay' }
  | { readonly kind: 'answered'; readonly answer: RawAnswer }
  | { readonly kind: 'refused'; readonly error: Error }

/** What came of it: the answer as it is, or why there is none. */
export function Answer({ sending }: { sending: Sending }) {
  const { t } = useTranslation('reference')
  if (sending.kind === 'refused')
    return <DocumentationError text={t('answer.none')} error={sending.error} />
  return (
    <Part>
      <output>
        {sending.kind === 'underWay' ? t('answer.waiting') : null}
        {sending.kind === 'answered' ? <Status answer={sending.answer} /> : null}
      </output>
      {sending.kind === 'answered' ? <Content answer={sending.answer} /> : null}
    </Part>
  )
}

function Status({ answer: { status, milliseconds } }: { answer: RawAnswer }) {
  const { t, i18n } = useTranslation('reference')
  const time = formatNumber(i18n.language, Math.round(milliseconds))
  return (
    <Typography variant="h3" component="span">
      {t(status < 400 ? 'answer.status' : 'answer.refused', { status: String(status), time })}
    </Typography>
  )
}

function Content({ answer }: { answer: RawAnswer }) {
  const { t } = useTranslation('reference')
  const { language } = useService()
  const headers = answer.headers.filter(([name]) => shownHeaders.has(name.toLowerCase()))
  const { text, isJson, left } = bodyOf(answer.text)
  return (
    <>
      <Code label={t('answer.headers')}>
        {headers.map(([name, value]) => `${name}: ${value}`).join('\n') || t('answer.noHeaders')}
      </Code>
      <Typography variant="body2" color="textSecondary">
        {t('answer.shown')}
      </Typography>
      {isJson ? null : <p>{t('answer.noJson')}</p>}
      <Code label={t('answer.body')} lang={language}>
        {text || t('answer.empty')}
      </Code>
      {left > 0 ? <p>{t('answer.left', { count: left })}</p> : null}
    </>
  )
}

/** Headers that say something of an answer of this kind of service (contract.md §1, §1.2, §5.8). */
const shownHeaders = new Set([
  'allow',
  'cache-control',
  'content-language',
  'content-type',
  'link',
  'location',
  'retry-after',
  'x-tec-total',
  'x-tec-totalpages',
  'x-wp-total',
  'x-wp-totalpages',
])

/** Characters that a page draws without stalling. */
const most = 100_000

function pretty(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return null
  }
}

/** The body for reading: JSON indented, anything else as it came; `left` characters at the end are not shown. */
function bodyOf(text: string): { text: string; isJson: boolean; left: number } {
  const json = pretty(text)
  const all = json ?? text
  return { text: all.slice(0, most), isJson: json !== null, left: Math.max(0, all.length - most) }
}

const Lines = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxHeight: '60vh',
  margin: 0,
  padding: theme.spacing(1, 1.5),
  overflow: 'auto',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.default,
  fontFamily: 'monospace',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

interface Props {
  label: string
  lang?: string
  children: ReactNode
}

/** Text as it goes over the wire; long ones scroll, by keyboard too. */
export function Code({ label, lang, children }: Props) {
  return (
    <Lines aria-label={label} tabIndex={0} lang={lang} dir="ltr">
      {children}
    </Lines>
  )
}

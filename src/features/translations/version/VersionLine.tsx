import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '../../../core/views/form/languageLabels.ts'
import { formatDateTime } from '../../../i18n/formats.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { LanguageChip } from '../../../ui/LanguageChip.tsx'
import { plainList } from '../../../ui/layout.ts'
import type { Version } from '../state/version.ts'

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  alignItems: 'baseline',
  '& > div': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.875rem' },
}))

export const VersionLines = plainList(1.5, (theme) => ({
  maxWidth: '44rem',
  marginBlock: theme.spacing(1.5),
}))

interface Props {
  version: Pick<Version, 'language' | 'slug' | 'start_date'> & { readonly title: string }
  /** what can be done with it */
  children?: ReactNode
}

/** What tells a version from others: its language, title, date and slug. */
export function VersionLine({ version, children }: Props) {
  const { t, i18n } = useTranslation(['version', 'ui'])
  const nameOf = useLanguageName()
  const { language, title, slug, start_date } = version
  const facts = [
    start_date && formatDateTime(i18n.language, start_date, 'short'),
    slug || t('noSlug'),
  ]
  return (
    <Line>
      <LanguageChip language={language} label={nameOf(language)} />
      <div>
        <span lang={language}>{title || t('ui:untitled')}</span>
        <br />
        <small>
          <Facts>{facts}</Facts>
        </small>
      </div>
      {children}
    </Line>
  )
}

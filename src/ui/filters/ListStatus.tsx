import Refresh from '@mui/icons-material/Refresh'
import type { ReactNode } from 'react'
import { IconButton } from '../Button.tsx'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { hourIn } from '../../i18n/firstHour.ts'
import { formatRecentTime } from './instantTime.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 36,
}))

const Aside = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.875rem',
}))

const Turning = styled(Refresh)({
  '[data-busy="true"] &': { animation: `${turn} 900ms linear infinite` },
})

interface ListStandingProps {
  /** How many records, in which order. */
  summary: ReactNode
  /** When the rows were read, milliseconds since 1970; 0 for not yet. */
  readAt: number
  isBusy: boolean
  onRefresh: () => void
}

/** What a list shows, from when it is, and a way to read it again. */
export function ListStatus({ summary, readAt, isBusy, onRefresh }: ListStandingProps) {
  const { t, i18n } = useTranslation('filters')
  const time = formatRecentTime(i18n.language, readAt)
  return (
    <Line>
      <span>{summary}</span>
      <Aside data-busy={isBusy}>
        {readAt > 0 ? t('results.readAt', { count: hourIn(time), time }) : null}
        <IconButton
          aria-label={isBusy ? t('results.updating') : t('results.refresh')}
          onClick={onRefresh}
        >
          <Turning fontSize="small" />
        </IconButton>
      </Aside>
    </Line>
  )
}

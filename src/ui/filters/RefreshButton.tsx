import Refresh from '@mui/icons-material/Refresh'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { hourIn } from '../../i18n/formats.ts'
import { IconButton } from '../Button.tsx'
import { formatRecentTime } from './instantTime.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

const Turning = styled(Refresh)({
  '[data-busy="true"] > &': { animation: `${turn} 900ms linear infinite` },
})

interface RefreshButtonProps {
  /** When the rows were read, milliseconds since 1970; 0 for not yet. */
  readAt: number
  isBusy: boolean
  onRefresh: () => void
}

/** When a list was read, in words; nothing while it was not. */
export function useReadAt(readAt: number): string {
  const { t, i18n } = useTranslation('filters')
  const time = formatRecentTime(i18n.language, readAt)
  return readAt > 0 ? t('results.readAt', { count: hourIn(time), time }) : ''
}

/** Reads a list again; its tooltip says from when it is. */
export function RefreshButton({ readAt, isBusy, onRefresh }: RefreshButtonProps) {
  const { t } = useTranslation('filters')
  return (
    <IconButton
      aria-label={isBusy ? t('results.updating') : t('results.refresh')}
      title={useReadAt(readAt)}
      data-busy={isBusy}
      onClick={onRefresh}
    >
      <Turning fontSize="small" />
    </IconButton>
  )
}

import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Unseen } from '../../ui/Unseen.tsx'

interface Props {
  done: number
  /** 0 as long as nobody knows */
  total: number
  /** what came of those that are done */
  counts?: string
  /** it began by itself: the focus stays where it is */
  isAside?: boolean
  /** what is being done */
  children: ReactNode
}

/** How far a job or a reading is; it takes the focus, for the button that began it is off now. */
export function JobProgress({ done, total, counts = '', isAside = false, children }: Props) {
  const { t } = useTranslation('job')
  const far = t('progress', { done, total })
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (isAside ? undefined : place.current?.focus()), [isAside])
  const quarter = Math.floor((4 * done) / Math.max(1, total))
  return (
    <div ref={place} tabIndex={-1}>
      <Typography sx={{ mb: 1 }}>
        {far}
        {counts ? `: ${counts}` : ''}
      </Typography>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.min(100, (100 * done) / total) : 0}
        aria-label={far}
      />
      <Typography variant="body2" component="output" sx={{ display: 'block', mt: 1 }}>
        {children} <Unseen>{t('percent', { percent: quarter * 25 })}</Unseen>
      </Typography>
    </div>
  )
}

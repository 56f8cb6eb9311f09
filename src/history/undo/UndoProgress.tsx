import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkState } from '../../collection/bulk/bulkRun.ts'
import { formatNumber } from '../../i18n/formats.ts'

/** How far an undo is. */
export function UndoProgress({ state, total }: { state: BulkState<unknown>; total: number }) {
  const { t, i18n } = useTranslation('bulk')
  const number = (count: number) => formatNumber(i18n.language, count)
  const far = t('progress', { done: number(state.done), total: number(total) })
  const standing = state.isCancelled ? 'stopping' : state.isPaused ? 'paused' : 'running'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Typography sx={{ mb: 1 }}>{far}</Typography>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (100 * state.done) / total : 0}
        aria-label={far}
      />
      <Typography variant="body2" component="output" sx={{ display: 'block', mt: 1 }}>
        {t(`standing.${standing}`)}
      </Typography>
    </div>
  )
}

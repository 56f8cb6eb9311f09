import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { refusalWords } from '../../../service/refusalWords.ts'
import { Unseen } from '../../../ui/Unseen.tsx'
import { stopsOthers } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import type { Bulk } from './useBulk.ts'
import { useOutcomeCounts } from './outcomeWords.ts'

/** How far a change of many is. */
export function BulkProgress<R extends Identified>({ bulk }: { bulk: Bulk<R> }) {
  const { t, i18n } = useTranslation('bulk')
  const { state, round, results } = bulk
  const total = round?.tasks.length ?? 0
  const number = (count: number) => formatNumber(i18n.language, count)
  const far = t('progress', { done: number(state.done), total: number(total) })
  const counts = useOutcomeCounts(results, false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const quarter = Math.floor((4 * state.done) / Math.max(1, total))
  const going = state.isCancelled ? 'stopping' : state.isPaused ? 'paused' : 'running'
  const standing = round?.isRead ? 'reading' : going
  return (
    <div ref={place} tabIndex={-1}>
      <Typography sx={{ mb: 1 }}>
        {far}
        {counts ? `: ${counts}` : ''}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? (100 * state.done) / total : 0}
        aria-label={far}
      />
      <Typography variant="body2" component="output" sx={{ display: 'block', mt: 1 }}>
        {t(`standing.${standing}`)} <WhyPaused bulk={bulk} />
        <Unseen>{t('percent', { percent: quarter * 25 })}</Unseen>
      </Typography>
    </div>
  )
}

/** What made the work stop by itself, when it did. */
function WhyPaused<R extends Identified>({ bulk: { state, results } }: { bulk: Bulk<R> }) {
  const { t } = useTranslation('service')
  if (!state.isPaused) return null
  const last = results.findLast(({ outcome }) => outcome !== undefined && stopsOthers(outcome))
  if (last?.outcome?.kind !== 'refused') return null
  const { title, values } = refusalWords(last.outcome.refusal)
  return t(title, values)
}

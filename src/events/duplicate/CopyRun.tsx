import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/formats.ts'
import { useLeaveGuard } from '../../ui/confirm/useLeaveGuard.ts'
import { ActionBar } from '../../ui/form/ActionBar.tsx'
import { CopyButtons } from './CopyButtons.tsx'
import { isUnfinished, placesOf, type CopyPlan, type PlannedCopy } from './copyPlan.ts'
import { CopyResults } from './CopyResults.tsx'
import type { CopyWork } from './useCopying.ts'

interface Props {
  plan: CopyPlan
  work: CopyWork
  onUndo: () => void
}

const told: readonly PlannedCopy['state'][] = [
  'made',
  'refused',
  'unknown',
  'waiting',
  'queued',
  'undone',
]

/** Copies being made, made, or left behind: how far they are, and what came of each. */
export function CopyRun({ plan, work, onUndo }: Props) {
  const { t } = useTranslation('eventDuplicate')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  useLeaveGuard({
    isOn: work.doing !== null,
    question: { title: t('leave.title'), text: t('leave.text'), action: t('leave.leave') },
  })
  const isLeft = work.doing === null && !work.job.isBegun && isUnfinished(plan)
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {isLeft ? (
          <Typography variant="h2" sx={{ mb: 1 }}>
            {t('back.title')}
          </Typography>
        ) : null}
        <Standing plan={plan} work={work} isLeft={isLeft} />
      </div>
      <CopyResults plan={plan} work={work} />
      <ActionBar label={t('run.label')}>
        <CopyButtons {...{ plan, work, isLeft, onUndo }} />
      </ActionBar>
    </>
  )
}

/** How many of each kind there are. */
function useCounts(plan: CopyPlan): string {
  const { t, i18n } = useTranslation('eventDuplicate')
  const counted = told.map((state) => {
    const count = placesOf(plan, state).length
    const number = formatNumber(i18n.language, count)
    return count === 0 || state === 'begun' ? '' : t(`result.${state}`, { count, number })
  })
  return counted.filter(Boolean).join(', ')
}

function Standing({ plan, work, isLeft }: Omit<Props, 'onUndo'> & { isLeft: boolean }) {
  const { t, i18n } = useTranslation('eventDuplicate')
  const { job: state, doing } = work
  const counts = useCounts(plan)
  const number = (count: number) => formatNumber(i18n.language, count)
  const total = plan.copies.length
  const done = total - placesOf(plan, 'waiting', 'begun').length
  const far = t('run.progress', { done: number(done), total: number(total) })
  const making = state.isCancelled ? 'stopping' : state.isPaused ? 'paused' : 'running'
  const made = { made: number(placesOf(plan, 'made').length), total: number(total) }
  const words =
    doing === null
      ? isLeft
        ? t('back.text', made)
        : t('result.over', { counts })
      : t(`run.${doing === 'making' ? making : doing}`)
  return (
    <>
      {doing === 'making' ? (
        <>
          <Typography>{far}</Typography>
          <LinearProgress variant="determinate" value={(100 * done) / total} aria-label={far} />
        </>
      ) : null}
      <Typography component="output" sx={{ my: 1, display: 'block' }}>
        {words} {work.isElsewhere ? t('run.elsewhere') : ''}{' '}
        {work.isKept || doing === null ? '' : t('run.notKept')}
      </Typography>
    </>
  )
}

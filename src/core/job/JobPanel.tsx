import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList, withFirstHour } from '../../i18n/formats.ts'
import { apiErrorMessage } from '../../api/apiErrorMessage.ts'
import type { ApiError } from '../../api/apiError.ts'
import { RowList } from '../../ui/files/RowList.tsx'
import { formatInstantTime } from '../../ui/filters/instantTime.ts'
import type { JobResult, JobInPage } from './createJob.ts'
import { JobProgress } from './JobProgress.tsx'
import { type JobOutcome, jobOutcomes } from './jobItem.ts'

/** Nobody has to look at these. */
const settled: ReadonlySet<JobOutcome> = new Set(['saved', 'unchanged', 'undone', 'queued'])

/** Items of a job, what came of each, and how they are shown. */
export interface JobLook<Item, Outcome> {
  readonly results: readonly JobResult<Item, Outcome>[]
  keyOf(item: Item): string
  outcomeOf(result: JobResult<Item, Outcome>): JobOutcome
  /** The name of an item, and why it came out so. */
  render(result: JobResult<Item, Outcome>): ReactNode
  /** Below all that came out in one way. */
  renderBelow?(outcome: JobOutcome): ReactNode
}

interface PanelProps<Item, Outcome> extends Omit<JobLook<Item, Outcome>, 'results'> {
  readonly job: JobInPage<Item, Outcome>
  /** what made it pause by itself, when that did */
  readonly pausedBy?: ApiError | undefined
  /** what it takes back was done before */
  readonly isUndo?: boolean
}

/** How far a job is, and what came of each item. */
export function JobPanel<Item, Outcome>(props: PanelProps<Item, Outcome>) {
  const look = { ...props, results: props.job.results }
  return props.job.isRunning ? <Running {...look} /> : <JobResults {...look} />
}

type Props<Item, Outcome> = PanelProps<Item, Outcome> & JobLook<Item, Outcome>

/** «24 saved, 2 refused» @param isOver what is not done then never is */
export function useJobCounts<Item, Outcome>(
  look: Pick<JobLook<Item, Outcome>, 'results' | 'outcomeOf'>,
  isOver: boolean,
): string {
  const { t, i18n } = useTranslation(['job', 'service', 'ui'])
  const all = look.results.map((result) => look.outcomeOf(result))
  const words = jobOutcomes.toReversed().flatMap((outcome) => {
    const count = all.filter((one) => one === outcome).length
    if (count === 0 || (outcome === 'waiting' && !isOver)) return []
    return t(`counts.${outcome}`, { count })
  })
  return formatList(i18n.language, words)
}

function Running<Item, Outcome>(look: Props<Item, Outcome>) {
  const { t, i18n } = useTranslation(['job', 'service', 'ui'])
  const { done, total, isCancelled, isPaused, goesOnAt } = look.job
  const state = isCancelled ? 'state.stopping' : isPaused ? 'state.paused' : 'ui:saving'
  const paused = isPaused && look.pausedBy ? apiErrorMessage(look.pausedBy) : null
  return (
    <JobProgress {...{ done, total }} counts={useJobCounts(look, false)}>
      {t(state)}{' '}
      {goesOnAt !== null
        ? withFirstHour(t('goesOnAt', { time: formatInstantTime(i18n.language, goesOnAt) }))
        : paused
          ? t(`service:${paused.title}`, paused.values)
          : ''}
    </JobProgress>
  )
}

/** What came of each, those that need looking at first; it takes the focus. */
function JobResults<Item, Outcome>(look: Props<Item, Outcome>) {
  const { t } = useTranslation(['job', 'service', 'ui'])
  const counts = useJobCounts(look, true)
  const place = useRef<HTMLOutputElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div>
      <Typography ref={place} component="output" tabIndex={-1} sx={{ display: 'block', mb: 1 }}>
        {t(look.isUndo ? 'undone' : 'over', { counts })}
      </Typography>
      <JobGroups {...look} />
    </div>
  )
}

/** Items by what came of them, those that need looking at first. */
export function JobGroups<Item, Outcome>(look: JobLook<Item, Outcome>) {
  return jobOutcomes.map((outcome) => (
    <Group
      key={outcome}
      {...{ look, outcome }}
      results={look.results.filter((result) => look.outcomeOf(result) === outcome)}
    />
  ))
}

interface GroupProps<Item, Outcome> {
  look: JobLook<Item, Outcome>
  outcome: JobOutcome
  results: readonly JobResult<Item, Outcome>[]
}

/** Open where something is to be looked at, or where it is all there is. */
function Group<Item, Outcome>({ look, outcome, results }: GroupProps<Item, Outcome>) {
  const { t } = useTranslation(['job', 'service', 'ui'])
  if (results.length === 0) return null
  return (
    <details open={!settled.has(outcome) || look.results.length === 1}>
      <summary>{t(`counts.${outcome}`, { count: results.length })}</summary>
      <RowList rows={results}>
        {(result) => <li key={look.keyOf(result.item)}>{look.render(result)}</li>}
      </RowList>
      {look.renderBelow?.(outcome)}
    </details>
  )
}

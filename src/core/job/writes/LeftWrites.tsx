import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../i18n/instants.ts'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { Choices } from '../../../ui/form/Choice.tsx'
import { outcomeOf, type JobOutcome } from '../jobItem.ts'
import { useJobCounts } from '../JobPanel.tsx'
import type { WriteJob } from './writePlan.ts'

interface LeftProps<Job> {
  nameOf: (job: Job) => string
  /** how rows stand of which nothing is to be written */
  restOf?: (job: Job) => readonly JobOutcome[]
  onOpen: (job: Job) => void
  onForget: (job: Job) => Promise<unknown>
}

interface Props<Job> extends LeftProps<Job> {
  /** null where they cannot be read */
  jobs: readonly Job[] | null
}

/** Jobs that were begun and left, by a page that was closed or a machine that stopped; or ended, and not put away. */
export function LeftWrites<Job extends WriteJob>({ jobs, ...props }: Props<Job>) {
  const { t } = useTranslation(['job', 'ui'])
  if (jobs === null) return <Alert severity="error">{t('creation.left.unread')}</Alert>
  return jobs.map((job) => <Left key={job.key} {...props} {...{ job }} />)
}

function Left<Job extends WriteJob>(props: LeftProps<Job> & { job: Job }) {
  const { job, nameOf, restOf = () => [], onOpen, onForget } = props
  const { t, i18n } = useTranslation(['job', 'ui'])
  const outcomes = [...job.items.map(outcomeOf), ...restOf(job)]
  const counts = useJobCounts<number, JobOutcome>(
    {
      results: outcomes.map((outcome, item) => ({ item, outcome })),
      outcomeOf: ({ outcome = 'waiting' }) => outcome,
    },
    true,
  )
  const forget = async () => {
    const isAgreed = await confirm({
      title: t('creation.left.forgetTitle', { name: nameOf(job) }),
      text: t('creation.left.forgetText'),
      action: t('ui:forget'),
      isDangerous: true,
    })
    if (isAgreed) await onForget(job)
  }
  return (
    <Alert severity="info">
      {t('creation.left.text', {
        name: nameOf(job),
        when: formatInstant(i18n.language, job.at),
        counts,
      })}
      <Choices>
        <Button variant="contained" onClick={() => onOpen(job)}>
          {t('creation.left.open')}
        </Button>
        <Button variant="outlined" onClick={() => void forget()}>
          {t('creation.left.forget')}
        </Button>
      </Choices>
    </Alert>
  )
}

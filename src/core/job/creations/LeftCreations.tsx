import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { isDone, isSettled } from '../jobItem.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { formatInstant } from '../../../i18n/instants.ts'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm.ts'
import { Choices } from '../../../ui/form/Choice.tsx'
import type { CreationJob } from './creationStore.ts'

interface Props<Job> {
  /** null where they cannot be read */
  jobs: readonly Job[] | null
  nameOf: (job: Job) => string
  /** how many rows have nothing that could be made */
  wrongIn?: (job: Job) => number
  onOpen: (job: Job) => void
  onForget: (job: Job) => Promise<unknown>
}

/** Jobs that were begun and left, by a page that was closed or a machine that stopped; or ended, and not put away. */
export function LeftCreations<Job extends CreationJob>(props: Props<Job>) {
  const { jobs, nameOf, wrongIn = () => 0, onOpen, onForget } = props
  const { t, i18n } = useTranslation(['job', 'ui'])
  const number = (count: number) => formatNumber(i18n.language, count)
  const forget = async (job: Job) => {
    const isAgreed = await confirm({
      title: t('creation.left.forgetTitle', { name: nameOf(job) }),
      text: t('creation.left.forgetText'),
      action: t('ui:forget'),
      isDangerous: true,
    })
    if (isAgreed) await onForget(job)
  }
  if (jobs === null) return <Alert severity="error">{t('creation.left.unread')}</Alert>
  return jobs.map((job) => (
    <Alert key={job.key} severity="info">
      {t(job.items.every(isSettled) ? 'creation.left.ended' : 'creation.left.stopped', {
        name: nameOf(job),
        when: formatInstant(i18n.language, job.at),
        made: number(job.items.filter(isDone).length),
        total: number(job.plan.tasks.length + wrongIn(job)),
      })}
      <Choices>
        <Button variant="contained" onClick={() => onOpen(job)}>
          {t('creation.left.open')}
        </Button>
        <Button variant="outlined" onClick={() => void forget(job)}>
          {t('creation.left.forget')}
        </Button>
      </Choices>
    </Alert>
  ))
}

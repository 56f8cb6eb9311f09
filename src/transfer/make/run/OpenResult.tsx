import { useTranslation } from 'react-i18next'
import { useService } from '../../../service/useService.ts'
import { Choices } from '../../../ui/form/Choice.tsx'
import { Button } from '../../../ui/Button.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import type { ImportTask, Progress } from './importPlan.ts'
import type { ImportRun } from './importRun.ts'

interface Props {
  run: ImportRun
  task: ImportTask
  at: number
  progress: Progress
}

/** Others of its name are there, or an answer was lost and nothing found out: only who looks can tell. */
export function OpenResult({ run, task, at, progress }: Props) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const others = progress.others ?? []
  const settle = (next: Progress) => void run.settle(at, next)
  return (
    <Choices>
      {others.map((id) => (
        <span key={id}>
          <RouterLink
            to={`/$language/${task.of}/$id`}
            params={{ language, id: String(id) }}
            target="_blank"
          >
            #{id}
          </RouterLink>{' '}
          <Button variant="outlined" onClick={() => settle({ state: 'made', id })}>
            {t('new.run.take', { id })}
          </Button>
        </span>
      ))}
      <Button variant="outlined" onClick={() => settle({ state: 'waiting', isAgreed: true })}>
        {t(progress.state === 'named' ? 'new.run.makeAnother' : 'new.run.isNot')}
      </Button>
      <Button variant="outlined" onClick={() => settle({ state: 'left' })}>
        {t(progress.state === 'named' ? 'new.run.leave' : 'new.run.isThere')}
      </Button>
    </Choices>
  )
}

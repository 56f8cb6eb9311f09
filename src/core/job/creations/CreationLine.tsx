import { useTranslation } from 'react-i18next'
import { isDone } from '../jobItem.ts'
import { formatList } from '../../../i18n/formats.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/form/Choice.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { fieldLabel } from '../../resource/fieldLabel.ts'
import { RecordLink } from '../../views/form/RecordLink.tsx'
import type { CreationItem } from './creationPlan.ts'
import type { CreationRun } from './creationRun.ts'

interface Props {
  run: CreationRun
  at: number
}

/** One record of a job: its name, with a link where it is there, and why it is not as it was meant. */
export function CreationLine({ run, at }: Props) {
  const { t, i18n } = useTranslation(['job', 'service'])
  const { language } = useService()
  const task = run.stored.plan.tasks[at]
  const item = run.itemAt(at)
  if (!task) return null
  const label = (field: string) => fieldLabel(i18n, task.of, field)
  const { state, id, fields = [], why } = item
  const words = state === 'refused' && why ? apiErrorMessage(new ApiError(why)) : null
  const isOpen = state === 'named' || state === 'unknown' || state === 'sending'
  return (
    <>
      {isDone(item) && id !== undefined ? (
        <RecordLink name={task.of} language={language} place={{ id: String(id) }}>
          <span lang={language}>{task.title}</span>
        </RecordLink>
      ) : (
        <span lang={language}>{task.title}</span>
      )}
      {state === 'differs'
        ? `. ${t('job:why.differs', { fields: formatList(i18n.language, fields.map(label)) })}`
        : null}
      {words
        ? `: ${t(`service:${words.title}`, words.values)}. ${t(`service:${words.text}`)}`
        : null}
      {words
        ? Object.entries(why?.params ?? {}).map(([field, text]) => ` ${label(field)}: ${text}`)
        : null}
      {isOpen && !run.job.state().isRunning ? <OpenItem {...{ run, at, item }} /> : null}
    </>
  )
}

/** Others of its name are there, or an answer was lost and nothing found out: only who looks can tell. */
function OpenItem({ run, at, item: { state, others } }: Props & { item: CreationItem }) {
  const { t } = useTranslation('job')
  const { language } = useService()
  const { of = run.stored.plan.of, values } = run.stored.plan.tasks[at] ?? {}
  const start = values?.['start_date']
  const day = typeof start === 'string' ? start.slice(0, 10) : null
  const isNamed = state === 'named'
  const settle = (next: CreationItem) => void run.settle(at, next)
  return (
    <Choices>
      {isNamed || day === null ? null : (
        <RouterLink
          to="/$language/events"
          params={{ language }}
          search={{ start_date: day, starts_before: day }}
          target="_blank"
        >
          {t('creation.look')}
        </RouterLink>
      )}
      {others?.map((id) => (
        <span key={id}>
          <RouterLink
            to={`/$language/${of}/$id`}
            params={{ language, id: String(id) }}
            target="_blank"
          >
            #{id}
          </RouterLink>{' '}
          <Button variant="outlined" onClick={() => settle({ state: 'saved', id })}>
            {t('creation.take', { id })}
          </Button>
        </span>
      ))}
      <Button variant="outlined" onClick={() => settle({ state: 'waiting', isAgreed: true })}>
        {t(isNamed ? 'creation.makeAnother' : 'creation.isNot')}
      </Button>
      <Button variant="outlined" onClick={() => settle({ state: 'left' })}>
        {t(isNamed ? 'creation.leave' : 'creation.isThere')}
      </Button>
    </Choices>
  )
}

import { useTranslation } from 'react-i18next'
import { isDone } from '../jobItem.ts'
import { formatList } from '../../../i18n/formats.ts'
import { ApiError } from '../../../api/apiError.ts'
import { apiErrorMessage } from '../../../api/apiErrorMessage.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { Choices } from '../../../ui/form/Choice.tsx'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { fieldLabel, labelRooms } from '../../resource/fieldLabel.ts'
import { TaskResult } from '../../views/list/bulk/TaskResult.tsx'
import type { Series } from '../bulk/useSeries.ts'
import { outcomeIn } from './writeItem.ts'
import { RecordLink } from '../../views/form/RecordLink.tsx'
import { type CreateTask, isUpdate, type UpdateTask, type WriteItem } from './writePlan.ts'
import type { WriteRun } from './writeRun.ts'

interface Props {
  run: WriteRun
  at: number
}

/** One record of a job: its name, with a link where it is there, and why it is not as it was meant. */
export function WriteLine({ run, series, at }: Props & { series: Series }) {
  const task = run.stored.plan.tasks[at]
  if (!task) return null
  return isUpdate(task) ? (
    <Changed {...{ run, series, at, task }} />
  ) : (
    <Made {...{ run, at, task }} />
  )
}

function Changed({ run, series, at, task }: Props & { series: Series; task: UpdateTask }) {
  const { i18n } = useTranslation(labelRooms[task.of])
  const service = useService()
  const { of, title, record, values } = task
  const collection = run.collectionAt(at)
  const item = { opened: record, step: { kind: 'update', changes: values } } as const
  const now = run.job.state().results[at]?.outcome?.outcome
  return (
    <TaskResult
      of={{
        service,
        collection,
        nameOf: () => title,
        labelOf: (field) => fieldLabel(i18n, of, field),
        linked: run.writables,
      }}
      result={{ item, outcome: now ?? outcomeIn(record, run.itemAt(at)) }}
      onPutBack={(saved) => series.amend(collection, saved)}
    />
  )
}

function Made({ run, at, task }: Props & { task: CreateTask }) {
  const { t, i18n } = useTranslation(['job', 'service'])
  const { language } = useService()
  const item = run.itemAt(at)
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
      {isOpen && !run.job.state().isRunning ? <OpenItem {...{ run, at, task, item }} /> : null}
    </>
  )
}

/** Others of its name are there, or an answer was lost and nothing found out: only who looks can tell. */
function OpenItem({ run, at, task, item }: Props & { task: CreateTask; item: WriteItem }) {
  const { t } = useTranslation('job')
  const { language } = useService()
  const { of, values } = task
  const { state, others } = item
  const start = values['start_date']
  const day = typeof start === 'string' ? start.slice(0, 10) : null
  const isNamed = state === 'named'
  const settle = (next: WriteItem) => void run.settle(at, next)
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

import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { isDone, type JobOutcome } from '../../../core/job/jobItem.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { LeftWrites } from '../../../core/job/writes/LeftWrites.tsx'
import { isUpdate } from '../../../core/job/writes/writePlan.ts'
import { WritePanel } from '../../../core/job/writes/WritePanel.tsx'
import { type WriteRun, writeRun } from '../../../core/job/writes/writeRun.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { RecordLink } from '../../../core/views/form/RecordLink.tsx'
import type { Task } from '../../../core/write/task.ts'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { Sentence } from '../../../ui/speech/Sentence.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { type ImportPlan, type LeftRow, importKind, type ImportJob, imports } from './importPlan.ts'

/** A row of the file of which nothing was written, and why. */
function LeftResult({ of, row: { words, record } }: { of: CollectionName; row: LeftRow }) {
  return (
    <>
      <Sentence {...{ words }} />{' '}
      {record ? (
        <RecordLink name={of} language={record.language} place={{ id: String(record.id) }}>
          <span lang={record.language}>{record.name}</span>
        </RecordLink>
      ) : null}
    </>
  )
}

const restOf = ({ plan: { unmade } }: Pick<ImportJob, 'plan'>): readonly JobOutcome[] =>
  unmade.map(({ isWrong }) => (isWrong ? 'refused' : 'left'))

interface RunProps {
  run: WriteRun<ImportPlan>
  /** back to the choice of a file */
  onEnd: (hasWritten: boolean) => void
}

/** An import on its way, or left behind. */
function Running({ run, onEnd }: RunProps) {
  const { t } = useTranslation('transfer')
  const { of, file, tasks, unmade } = run.stored.plan
  return (
    <>
      <Typography variant="h2">{file}</Typography>
      <WritePanel
        run={run}
        before={(at) => {
          const { of: made = of, place = null } = tasks[at] ?? {}
          return place === null ? t(`new.run.named.${made}`) : t('in.row', { place })
        }}
        rest={{
          outcomes: restOf(run.stored),
          render: (at) => {
            const row = unmade[at]
            return row ? <LeftResult {...{ of, row }} /> : null
          },
        }}
        // What rows name is made before them: new ones are not sent one by one.
        mayWait={tasks.every(isUpdate)}
        onClose={(isOver) => {
          // Rows that could not be read stay on record until somebody forgets them.
          if (isOver) void imports.forget(run.stored)
          onEnd(tasks.some((_, at) => isDone(run.itemAt(at))))
        }}
      />
    </>
  )
}

interface Props {
  of: CollectionName
  /** what a file is taken for here: changes of records, or new ones */
  isOfChanges: boolean
  onEnd: RunProps['onEnd']
  /** the choice of a file, and what it comes to */
  children: (start: (plan: ImportPlan) => Promise<void>) => ReactNode
}

/** Imports of one collection: those that were begun and left are offered first; one that runs takes the place of all. */
export function ImportRuns({ of, isOfChanges, onEnd, children }: Props) {
  const { t } = useTranslation('transfer')
  const service = useService()
  const reasonsAgainst = useTaskReasons()
  const [run, setRun] = useState<WriteRun<ImportPlan> | null>(null)
  const left = useStoredJobs(imports.left, run !== null)
  const kind: typeof importKind = {
    ...importKind,
    reasonsAgainst: async (name, task) =>
      // Sound because the rows of events are read from events.
      name === 'events' ? reasonsAgainst(task as Task<EventRecord>) : [],
  }
  if (run)
    return (
      <Running
        run={run}
        onEnd={(hasWritten) => {
          setRun(null)
          onEnd(hasWritten)
        }}
      />
    )
  return (
    <>
      <LeftWrites
        jobs={
          left &&
          left.filter(({ plan }) => plan.of === of && plan.tasks.some(isUpdate) === isOfChanges)
        }
        nameOf={({ plan }) => t('new.file', { file: plan.file })}
        restOf={restOf}
        onOpen={(job) => setRun(writeRun(kind, service, job))}
        onForget={imports.forget}
      />
      {children(async (plan) => {
        const { job, isStored } = await imports.add(service, plan)
        if (!isStored) toast.show({ message: t('new.run.notKept'), severity: 'warning' })
        const next = writeRun(kind, service, job)
        setRun(next)
        await next.go()
      })}
    </>
  )
}

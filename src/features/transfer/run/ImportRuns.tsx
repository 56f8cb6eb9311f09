import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { isDone } from '../../../core/job/jobItem.ts'
import type { JobOutcome } from '../../../core/job/outcomes.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { LeftWrites } from '../../../core/job/writes/LeftWrites.tsx'
import { isUpdate } from '../../../core/job/writes/writePlan.ts'
import { WritePanel } from '../../../core/job/writes/WritePanel.tsx'
import { type WriteRun, writeRun } from '../../../core/job/writes/writeRun.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { fieldLabel } from '../../../core/resource/fieldLabel.ts'
import { RecordLink } from '../../../core/views/form/RecordLink.tsx'
import type { Task } from '../../../core/write/task.ts'
import { formatList } from '../../../i18n/formats.ts'
import { useTaskReasons } from '../../../resources/events/editing.ts'
import type { EventRecord } from '../../../resources/events/events.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useProblemMessages } from '../in/useProblemMessages.ts'
import { useRowMessages } from '../make/check/useRowMessages.ts'
import { type ImportPlan, isWrong, type UntakenRow } from './importPlan.ts'
import { importKind, type ImportJob, imports } from './imports.ts'
import type { UnmadeRow } from './unmadeRow.ts'

/** A row of the file of which nothing was written, and why. */
function UnmadeResult({ of, row }: { of: CollectionName; row: UnmadeRow | UntakenRow }) {
  const { t, i18n } = useTranslation('transfer')
  const { language } = useService()
  const words = useRowMessages(of)
  const problemWords = useProblemMessages(of)
  const { place } = row
  if ('problem' in row) return problemWords(row)
  if ('since' in row) {
    const { id, title, since } = row
    const fields = since.map((field) => fieldLabel(i18n, of, field))
    return (
      <>
        {t('in.row', { place })}{' '}
        <RecordLink name={of} {...{ language }} place={{ id: String(id) }}>
          <span lang={language}>{title}</span>
        </RecordLink>{' '}
        {t('new.run.leftWhy.unticked')}{' '}
        {fields.length > 0 ? t('in.leftSince', { fields: formatList(i18n.language, fields) }) : ''}
      </>
    )
  }
  const { title, wrong, twin } = row
  return (
    <>
      {t('in.row', { place })} <span lang={language}>{title}</span>
      {' — '}
      {isWrong(row)
        ? [t('new.run.notMade'), ...wrong.map(words.problem)].join(' ')
        : t('new.run.left')}{' '}
      {isWrong(row) ? null : <Why {...{ of, twin }} />}
    </>
  )
}

function Why({ of, twin }: { of: CollectionName; twin: UnmadeRow['twin'] }) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  if (twin === null) return t('new.run.leftWhy.unticked')
  if (twin.kind === 'row') return t('new.run.leftWhy.row', { place: twin.place })
  if (twin.kind === 'cancelled') return t('new.run.leftWhy.cancelled')
  const its = twin.kind === 'exported' ? twin.language : language
  return (
    <>
      {t(`new.run.leftWhy.${twin.kind}`)}{' '}
      <RecordLink name={of} language={its} place={{ id: String(twin.id) }}>
        <span lang={its}>{twin.name}</span>
      </RecordLink>
    </>
  )
}

const restOf = ({ plan: { unmade = [] } }: Pick<ImportJob, 'plan'>): readonly JobOutcome[] =>
  unmade.map((row) => (isWrong(row) ? 'refused' : 'left'))

interface RunProps {
  run: WriteRun<ImportPlan>
  /** back to the choice of a file */
  onEnd: (hasWritten: boolean) => void
}

/** An import on its way, or left behind. */
function Running({ run, onEnd }: RunProps) {
  const { t } = useTranslation('transfer')
  const { of, file, tasks, unmade = [] } = run.stored.plan
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
          render: (at) =>
            unmade
              .slice(at, at + 1)
              .map((row) => <UnmadeResult key={row.place} {...{ of, row }} />),
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

import { useState } from 'react'
import { ReadOnlyNote } from '../../../core/views/form/ReadOnlyNote.tsx'
import { creationRun, type CreationRun } from '../../../core/job/creations/creationRun.ts'
import { LeftCreations } from '../../../core/job/creations/LeftCreations.tsx'
import { useMayWrite } from '../../../core/views/list/statusReach.ts'
import { useStoredJobs } from '../../../core/job/useStoredJobs.ts'
import { addDays, todayIn } from '../../../time/wallTime.ts'
import { FilePlace } from '../../../ui/files/FilePlace.tsx'
import { FileStatus } from '../../../ui/files/FileStatus.tsx'
import { useFileCheck } from '../../../ui/files/useFileCheck.ts'
import type { FileProblem, Table } from '../table/table.ts'
import { tableOfFile } from '../table/tableOfFile.ts'
import { calendarFiles, tableFiles, useTableMessages } from '../in/useTableMessages.ts'
import { NewFile } from './NewFile.tsx'
import { importKind, type ImportPlan, imports } from './run/imports.ts'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CreationPanel } from '../../../core/job/creations/CreationPanel.tsx'
import { isWrong, type UnmadeRow } from './run/unmadeRow.ts'
import type { CollectionName } from '../../../core/resource/collection.ts'
import { useService } from '../../../api/useService.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { useRowMessages } from './check/useRowMessages.ts'

/** A row of the file of which nothing was made, and why. */
function UnmadeResult({ of, row }: { of: CollectionName; row: UnmadeRow }) {
  const { t } = useTranslation('transfer')
  const { language } = useService()
  const words = useRowMessages(of)
  const { place, title, wrong, twin } = row
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
      <RouterLink to={`/$language/${of}/$id`} params={{ language: its, id: String(twin.id) }}>
        <span lang={its}>{twin.name}</span>
      </RouterLink>
    </>
  )
}

interface RunPartProps {
  run: CreationRun<ImportPlan>
  /** back to the choice of a file */
  onEnd: () => void
}

/** An import on its way, or left behind. */
function RunPart({ run, onEnd }: RunPartProps) {
  const { t } = useTranslation('transfer')
  const { of, file, tasks, unmade = [] } = run.stored.plan
  return (
    <>
      <Typography variant="h2">{file}</Typography>
      <CreationPanel
        run={run}
        before={(at) => {
          const { of: made = of, place = null } = tasks[at] ?? {}
          return place === null ? t(`new.run.named.${made}`) : t('in.row', { place })
        }}
        rest={{
          outcomes: unmade.map((row) => (isWrong(row) ? 'refused' : 'left')),
          render: (at) =>
            unmade
              .slice(at, at + 1)
              .map((row) => <UnmadeResult key={row.place} {...{ of, row }} />),
        }}
        onClose={(isOver) => {
          // Rows that could not be read stay on record until somebody forgets them.
          if (isOver) void imports.forget(run.stored)
          onEnd()
        }}
      />
    </>
  )
}

interface Taken {
  readonly file: File
  readonly table: Table
}

interface Around {
  readonly zone: string
  readonly locale: string
}

/** Of a calendar what is to come: the days can be chosen when it is read. */
async function taken(file: File, of: CollectionName, { zone, locale }: Around) {
  const first = todayIn(zone)
  const calendar = { zone, window: { first, last: addDays(first, 365) } }
  const read = await tableOfFile(file, of === 'events' ? { calendar, locale } : { locale })
  return 'problem' in read ? read : { file, table: read }
}

/** New records from a file: read, looked through, and made; what was left unfinished is offered first. */
export function NewPart({ of }: { of: CollectionName }) {
  const { t } = useTranslation('transfer')
  const { limits, words } = useTableMessages('new')
  const service = useService()
  const mayWrite = useMayWrite(service)
  const [run, setRun] = useState<CreationRun<ImportPlan> | null>(null)
  const left = useStoredJobs(imports, run !== null)
  const { checking, take, stop } = useFileCheck<Taken, never, FileProblem>({
    read: (file) =>
      taken(file, of, { zone: service.configuration.timezone, locale: service.language }),
    unread: 'unreadable',
    check: () => Promise.resolve([]),
    known: ({ table }) => table.rows.length,
  })
  if (!mayWrite) return <ReadOnlyNote />
  if (run)
    return (
      <RunPart
        run={run}
        onEnd={() => {
          stop()
          setRun(null)
        }}
      />
    )
  return (
    <>
      <LeftCreations
        jobs={left && left.filter(({ plan }) => plan.of === of)}
        nameOf={({ plan }) => t('new.file', { file: plan.file })}
        wrongIn={({ plan: { unmade = [] } }) => unmade.filter(isWrong).length}
        onOpen={(job) => setRun(creationRun(importKind, service, job))}
        onForget={imports.forget}
      />
      <FilePlace
        label={t('new.place')}
        text={t(`new.text.${of}`)}
        choose={t('in.choose')}
        limits={t('new.limits', limits)}
        accept={of === 'events' ? `${tableFiles},${calendarFiles}` : tableFiles}
        onFile={(file) => void take(file)}
      />
      <FileStatus checking={checking} words={words} onStop={stop} />
      {checking.state === 'checked' ? (
        <NewFile
          {...{ of }}
          file={checking.file.file}
          read={checking.file.table}
          onStart={(next) => {
            setRun(next)
            void next.go()
          }}
        />
      ) : null}
    </>
  )
}

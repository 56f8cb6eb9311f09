import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { stoppedBy } from '../../core/write/performed.ts'
import type { CollectionName, Identified } from '../../core/resource/collection.ts'
import type { BulkOf } from '../../core/views/list/bulk/bulkOf.ts'
import { jobOutcomeOf } from '../../core/views/list/bulk/outcomeMessage.ts'
import { TaskResult } from '../../core/views/list/bulk/TaskResult.tsx'
import { JobActions, JobDialog } from '../../core/job/JobDialog.tsx'
import { JobPanel } from '../../core/job/JobPanel.tsx'
import { type Undo, UndoSeries } from '../../core/job/UndoSeries.tsx'
import { useFieldLabels } from '../activity/useFieldText.ts'
import { titleOfRecord, writables } from '../../resources/records.ts'
import { useService } from '../../api/useService.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { Cluster } from './clusters.ts'
import { MergePreview } from './MergePreview.tsx'
import type { Named } from './naming.ts'
import { type MergeRun, useMerging } from './useMerging.ts'

interface Props {
  of: Named
  board: BoardState
  cluster: Cluster
  /** Told whether anything was written. */
  onClose: (hasWritten: boolean) => void
}

/** Makes one of several: which stays, what that comes to, how far it is, what came of each, the way back. */
export function MergeDialog({ of, board, cluster, onClose }: Props) {
  const { t } = useTranslation(['hygiene', 'job', 'ui'])
  const merging = useMerging(of, board, cluster)
  const { run } = merging
  const { job, series } = run
  const [undo, setUndo] = useState<Undo | null>(null)
  const close = () => onClose(series.count !== 0)
  if (undo) return <undo.UndoDialog entries={undo.entries} onClose={close} />
  return (
    <JobDialog
      title={t('merge')}
      isRunning={job.isRunning}
      onClose={close}
      actions={
        job.isBegun ? (
          <JobActions job={job} retry={{ count: run.left, onRetry: run.retry }} onClose={close}>
            <UndoSeries {...{ series }} onUndo={setUndo} />
            {run.left === 0 && run.isKept ? (
              <Button onClick={run.retry}>{t('ui:retry')}</Button>
            ) : null}
          </JobActions>
        ) : (
          <>
            <Button onClick={close}>{t('ui:cancel')}</Button>
            <Button
              variant="contained"
              color="error"
              disabled={!merging.mayStart}
              onClick={merging.start}
            >
              {t('merge')}
            </Button>
          </>
        )
      }
    >
      {job.isBegun ? <MergePanel run={run} /> : <MergePreview {...{ of, board, merging }} />}
    </JobDialog>
  )
}

/** How far it is, and what came of the events and of the records that were made one. */
function MergePanel({ run }: { run: MergeRun }) {
  const { t } = useTranslation(['hygiene', 'ui'])
  const label = useFieldLabels()
  const service = useService()
  const { job, isKept, hasGone } = run
  const bulkOf = (name: CollectionName): BulkOf<Identified> => ({
    service,
    collection: writables[name],
    linked: writables,
    nameOf: (record) => titleOfRecord(name, record),
    labelOf: (field) => label(name, field),
  })
  return (
    <>
      {isKept && !job.isRunning ? (
        <Alert severity="warning">{t(hasGone ? 'keptRest' : 'kept')}</Alert>
      ) : null}
      <JobPanel
        job={job}
        keyOf={({ key }) => key}
        outcomeOf={({ outcome }) => jobOutcomeOf(outcome)}
        pausedBy={stoppedBy(job.results.map(({ outcome }) => outcome))}
        render={({ item, outcome }) => (
          <TaskResult
            of={bulkOf(item.collection)}
            result={{ item: item.task, outcome }}
            onPutBack={(saved) => run.series.amend(writables[item.collection], saved)}
          />
        )}
      />
    </>
  )
}

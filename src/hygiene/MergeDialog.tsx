import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RunGuard } from '../collection/list/bulk/RunGuard.tsx'
import { UndoDialog } from '../history/undo/UndoDialog.tsx'
import { UndoProgress } from '../history/undo/UndoProgress.tsx'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { Cluster } from './clusters.ts'
import { AfterMerge, BeforeMerge, DuringMerge } from './MergeActions.tsx'
import { MergePreview } from './MergePreview.tsx'
import { MergeResults } from './MergeResults.tsx'
import { useMerging } from './useMerging.ts'
import type { Named } from './naming.ts'

interface Props {
  of: Named
  board: BoardState
  cluster: Cluster
  /** Told whether anything was written. */
  onClose: (hasWritten: boolean) => void
}

/** Makes one of several: which stays, what that comes to, how far it is, what came of each, the way back. */
export function MergeDialog({ of, board, cluster, onClose }: Props) {
  const { t } = useTranslation('hygiene')
  const id = useId()
  const merging = useMerging(of, board, cluster)
  const { run } = merging
  const [isUndoing, setUndoing] = useState(false)
  const end = () => onClose(run.written().length > 0)
  const close = () => (run.isRunning ? undefined : end())
  if (isUndoing) return <UndoDialog entries={run.written()} onClose={end} />
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('merge')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', '&&': { pt: 1 } }}>
        <RunGuard isRunning={run.isRunning} />
        {!run.hasBegun ? (
          <MergePreview {...{ of, board, merging }} />
        ) : run.isRunning ? (
          <UndoProgress state={run.state} total={run.total} />
        ) : (
          <MergeResults {...{ of, run }} />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!run.hasBegun ? (
          <BeforeMerge {...{ merging }} onClose={end} />
        ) : run.isRunning ? (
          <DuringMerge {...{ run }} />
        ) : (
          <AfterMerge {...{ run }} onClose={end} onUndo={() => setUndoing(true)} />
        )}
      </DialogActions>
    </Dialog>
  )
}

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { type BulkChange, type Plan, planOf } from '../../bulk/bulkTask.ts'
import { isFailed } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import type { BulkOf } from './bulkOf.ts'
import { BulkPreview } from './BulkPreview.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkRemedyNote } from './BulkRemedyNote.tsx'
import { BulkResults } from './BulkResults.tsx'
import { LetWait } from './LetWait.tsx'
import { LostLinksNote } from './LostLinksNote.tsx'
import { RunGuard } from './RunGuard.tsx'
import { type Bulk, useBulk, type Written } from './useBulk.ts'

export interface BulkDialogProps<R extends Identified> {
  of: BulkOf<R>
  records: readonly R[]
  /** «Change the venue» */
  title: string
  /** What is to be done with each; null while that is not said yet. */
  change: BulkChange<R> | null
  /** «Delete» for what destroys; «Change» otherwise. */
  action?: 'change' | 'trash' | 'restore' | 'erase'
  /** Told of every round of writes when it is over. */
  onRound?: ((written: Written<R>) => void) | undefined
  /** Told of all that was written. */
  onClose: (written: Written<R>) => void
  /** What there is to say and to choose before. */
  children?: ReactNode
}

/** A change of many records: what it will do, how far it is, what came of each, and the way back. */
export function BulkDialog<R extends Identified>(props: BulkDialogProps<R>) {
  const { of, records, title, change, onRound, children } = props
  const { t } = useTranslation('bulk')
  const id = useId()
  const all = useRef<Written<R>>(new Map())
  const bulk = useBulk(of, (written) => {
    all.current = new Map([...all.current, ...written])
    onRound?.(written)
  })
  const onClose = () => props.onClose(all.current)
  const { round, isRunning } = bulk
  const isBefore = round === null
  const plan = useMemo(
    () => (change && isBefore ? planOf(records, change) : null),
    [records, change, isBefore],
  )
  return (
    <Dialog
      open
      onClose={() => (isRunning ? undefined : onClose())}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{round?.isUndo ? t('undoTitle', { title }) : title}</DialogTitle>
      {/* Room for the label of a first box, which stands on its border. */}
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', '&&': { pt: 1 } }}>
        <RunGuard isRunning={isRunning} />
        {round === null ? (
          <>
            {children}
            <BulkPreview plan={plan} action={props.action} />
          </>
        ) : isRunning ? (
          <BulkProgress bulk={bulk} />
        ) : (
          <>
            <BulkRemedyNote bulk={bulk} remedy={of.remedy} />
            <LostLinksNote of={of} results={bulk.results} />
            <BulkResults {...{ bulk, of }} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {round === null ? (
          <Before {...{ plan, onClose }} action={props.action} onStart={bulk.start} />
        ) : isRunning ? (
          <Meanwhile {...{ bulk, of, onClose }} />
        ) : (
          <After {...{ bulk, of, change, onClose }} action={props.action} />
        )}
      </DialogActions>
    </Dialog>
  )
}

interface BeforeProps<R extends Identified> {
  plan: Plan<R> | null
  action: BulkDialogProps<R>['action']
  onClose: () => void
  onStart: (tasks: Plan<R>['tasks']) => void
}

function Before<R extends Identified>({ plan, action, onStart, onClose }: BeforeProps<R>) {
  const { t, i18n } = useTranslation('bulk')
  const count = plan?.tasks.length ?? 0
  const isDangerous = action === 'trash' || action === 'erase'
  return (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={count === 0}
        onClick={() => plan && onStart(plan.tasks)}
      >
        {t(`start.${action ?? 'change'}`, { count, number: formatNumber(i18n.language, count) })}
      </Button>
    </>
  )
}

interface MeanwhileProps<R extends Identified> extends Pick<BulkDialogProps<R>, 'of'> {
  bulk: Bulk<R>
  onClose: () => void
}

function Meanwhile<R extends Identified>({ bulk, of, onClose }: MeanwhileProps<R>) {
  const { t } = useTranslation('bulk')
  const { state, round } = bulk
  return (
    <>
      <Button disabled={state.isCancelled} onClick={() => round?.run.cancel()}>
        {t('stop')}
      </Button>
      {state.isPaused ? <LetWait {...{ bulk, of }} onQueued={onClose} /> : null}
      {state.isPaused ? (
        <Button
          variant="contained"
          disabled={state.isCancelled}
          onClick={() => round?.run.resume()}
        >
          {t('resume')}
        </Button>
      ) : (
        <Button disabled={state.isCancelled} onClick={() => round?.run.pause()}>
          {t('pause')}
        </Button>
      )}
    </>
  )
}

interface AfterProps<R extends Identified> extends MeanwhileProps<R> {
  action: BulkDialogProps<R>['action']
  change: BulkChange<R> | null
}

function After<R extends Identified>(props: AfterProps<R>) {
  const { bulk, of, change, action, onClose } = props
  const { t, i18n } = useTranslation('bulk')
  const { results, round, undoable } = bulk
  const left = results.filter(({ outcome }) => outcome === undefined || isFailed(outcome)).length
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return (
    <>
      {undoable > 0 && action !== 'erase' ? (
        <Button onClick={bulk.undo}>{t('undo', counted(undoable))}</Button>
      ) : null}
      <LetWait {...{ bulk, of }} onQueued={onClose} />
      {left > 0 ? (
        <Button onClick={() => bulk.retry(round?.isUndo ? null : change)}>
          {t('retry', counted(left))}
        </Button>
      ) : null}
      <Button variant="contained" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  )
}

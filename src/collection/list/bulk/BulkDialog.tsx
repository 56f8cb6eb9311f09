import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../i18n/formats.ts'
import { type BulkChange, type Plan, planOf, type Task } from '../../bulk/bulkTask.ts'
import { isFailed } from '../../bulk/performed.ts'
import type { Identified } from '../../collection.ts'
import { UnpublishNote, staysPublic } from '../../form/UnpublishNote.tsx'
import { useOpenSeries } from '../../history/openSeries.ts'
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
  /** Asked just before the first is written, and before a retry; false keeps all of them as they are. */
  mayStart?: (() => Promise<boolean>) | undefined
  /** Why the last retry was kept from beginning, where what was chosen is no longer on screen to say it. */
  whyNot?: string | undefined
  /** Something else is under way that has to end first: until then it neither begins nor closes. */
  isBusy?: boolean
  /** Told of every round of writes when it is over. */
  onRound?: ((written: Written<R>) => void) | undefined
  /** Told of all that was written. */
  onClose: (written: Written<R>) => void
  /** What there is to say and to choose before. */
  children?: ReactNode
}

/** A change of many records: what it will do, how far it is, what came of each, and the way back. */
export function BulkDialog<R extends Identified>(props: BulkDialogProps<R>) {
  const { of, records, title, change, isBusy = false, onRound, children } = props
  const { t } = useTranslation('bulk')
  const id = useId()
  const all = useRef<Written<R>>(new Map())
  const bulk = useBulk(of, (written) => {
    all.current = new Map([...all.current, ...written])
    onRound?.(written)
  })
  const onClose = () => (isBusy ? undefined : props.onClose(all.current))
  const { round, isRunning } = bulk
  useOpenSeries(round?.series)
  const isBefore = round === null
  const { languageOf, collection } = of
  const isLeftOut = ({ opened, step }: Task<R>) =>
    step.kind === 'update' && staysPublic(collection.fields, opened, step.changes)
  const plan = useMemo(
    () => (change && isBefore ? planOf(records, change, languageOf) : null),
    [records, change, isBefore, languageOf],
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
        <RunGuard isRunning={isRunning || isBusy} />
        {round === null ? (
          <>
            {children}
            <BulkPreview plan={plan} action={props.action} />
            {plan?.tasks.some(isLeftOut) ? <UnpublishNote /> : null}
          </>
        ) : isRunning ? (
          <BulkProgress bulk={bulk} />
        ) : (
          <>
            {props.whyNot && !round.isUndo ? <Alert severity="error">{props.whyNot}</Alert> : null}
            <GoneNote count={round.gone} />
            {round.isUnread ? <Alert severity="error">{t('unread')}</Alert> : null}
            <BulkRemedyNote bulk={bulk} remedy={of.remedy} />
            <LostLinksNote of={of} results={bulk.results} />
            <BulkResults {...{ bulk, of }} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {round === null ? (
          <Before
            {...{ plan, isBusy, onClose }}
            action={props.action}
            mayStart={props.mayStart}
            onStart={bulk.start}
          />
        ) : isRunning ? (
          <Meanwhile {...{ bulk, of, onClose }} />
        ) : (
          <After
            {...{ bulk, of, change, onClose }}
            action={props.action}
            mayStart={props.mayStart}
          />
        )}
      </DialogActions>
    </Dialog>
  )
}

/** What this device has forgotten of it stays as it was written. */
function GoneNote({ count }: { count: number }) {
  const { t, i18n } = useTranslation('bulk')
  if (count === 0) return null
  const number = formatNumber(i18n.language, count)
  return <Alert severity="warning">{t('gone', { count, number })}</Alert>
}

interface BeforeProps<R extends Identified> extends Pick<
  BulkDialogProps<R>,
  'action' | 'mayStart'
> {
  plan: Plan<R> | null
  isBusy: boolean
  onClose: () => void
  onStart: (tasks: Plan<R>['tasks']) => void
}

function Before<R extends Identified>(props: BeforeProps<R>) {
  const { plan, action, isBusy, mayStart, onStart, onClose } = props
  const { t, i18n } = useTranslation('bulk')
  const whereAllowed = useAskedOnce(mayStart)
  const count = plan?.tasks.length ?? 0
  const isDangerous = action === 'trash' || action === 'erase'
  return (
    <>
      <Button aria-disabled={isBusy} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={count === 0}
        aria-disabled={isBusy}
        onClick={() => plan && !isBusy && void whereAllowed(() => onStart(plan.tasks))}
      >
        {t(`start.${action ?? 'change'}`, { count, number: formatNumber(i18n.language, count) })}
      </Button>
    </>
  )
}

/** Does something once it was asked whether it may be; what is pressed before the answer counts for nothing. */
function useAskedOnce(mayStart: BulkDialogProps<Identified>['mayStart']) {
  const isAsked = useRef(false)
  return async (work: () => void): Promise<void> => {
    if (isAsked.current) return
    isAsked.current = true
    const may = (await mayStart?.()) ?? true
    isAsked.current = false
    if (may) work()
  }
}

interface MeanwhileProps<R extends Identified> extends Pick<BulkDialogProps<R>, 'of'> {
  bulk: Bulk<R>
  onClose: () => void
}

function Meanwhile<R extends Identified>({ bulk, of, onClose }: MeanwhileProps<R>) {
  const { t } = useTranslation('bulk')
  const { state, round } = bulk
  if (round?.isRead) return null
  return (
    <>
      <Button disabled={state.isCancelled} onClick={() => round?.run.cancel()}>
        {t('stop')}
      </Button>
      {/* While answers still come, the work may end, and other buttons take the place of this one under the pointer. */}
      {state.isPaused && state.underWay === 0 ? (
        <LetWait {...{ bulk, of }} onQueued={onClose} />
      ) : null}
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
  mayStart: BulkDialogProps<R>['mayStart']
  change: BulkChange<R> | null
}

function After<R extends Identified>(props: AfterProps<R>) {
  const { bulk, of, change, action, mayStart, onClose } = props
  const { t, i18n } = useTranslation('bulk')
  const { results, round, undoable } = bulk
  const isUndo = round?.isUndo === true
  // What is taken back was there before: of that nothing was chosen.
  const whereAllowed = useAskedOnce(isUndo ? undefined : mayStart)
  const retry = () => bulk.retry(isUndo || of.isSettled ? null : change)
  const left = results.filter(({ outcome }) => outcome === undefined || isFailed(outcome)).length
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  return (
    <>
      {undoable !== 0 && action !== 'erase' ? (
        <Button onClick={() => void bulk.undo()}>
          {undoable === null
            ? t('undoUnknown')
            : t(round?.gone ? 'undoRest' : 'undo', counted(undoable))}
        </Button>
      ) : null}
      <LetWait {...{ bulk, of }} onQueued={onClose} />
      {left > 0 ? (
        <Button onClick={() => void whereAllowed(retry)}>{t('retry', counted(left))}</Button>
      ) : null}
      <Button variant="contained" onClick={onClose}>
        {t('close')}
      </Button>
    </>
  )
}

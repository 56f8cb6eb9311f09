import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { JobActions } from '../../../job/JobDialog.tsx'
import { unsentIn } from '../../../job/createJob.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { Plan } from '../../../write/task.ts'
import type { Identified } from '../../../resource/collection.ts'
import { useLetWait } from '../../../write/queue/useLetWait.ts'
import { type Undo, UndoSeries } from '../../../job/UndoSeries.tsx'
import type { Bulk, Result } from './useBulk.ts'
import { apiErrorOf } from '../../../write/performed.ts'
import { heldTask } from '../../../write/queue/unsent.ts'
import { serviceOf, type BulkDialogProps } from './bulkOf.ts'

const unsentOf = <R extends Identified>(results: readonly Result<R>[]) =>
  unsentIn(results, apiErrorOf)

interface BeforeProps<R extends Identified> extends Pick<
  BulkDialogProps<R>,
  'action' | 'mayStart'
> {
  plan: Plan<R> | null
  isBusy: boolean
  /** it is all that was pressed for: Enter begins it */
  isSaid: boolean
  onClose: () => void
  onStart: (tasks: Plan<R>['tasks']) => void
}

/** What can be done before a change begins. */
export function BeforeBulk<R extends Identified>(props: BeforeProps<R>) {
  const { plan, action, isBusy, isSaid, mayStart, onStart, onClose } = props
  const { t } = useTranslation(['job', 'ui'])
  const whereAllowed = useAskedOnce(mayStart)
  const count = plan?.tasks.length ?? 0
  const isDangerous = action === 'trash' || action === 'erase'
  const start = useRef<HTMLButtonElement>(null)
  const isNext = isSaid && count > 0
  useEffect(() => {
    if (isNext) start.current?.focus()
  }, [isNext])
  return (
    <>
      <Button aria-disabled={isBusy} onClick={onClose}>
        {t('ui:cancel')}
      </Button>
      <Button
        ref={start}
        variant="contained"
        color={isDangerous ? 'error' : 'primary'}
        disabled={count === 0}
        aria-disabled={isBusy}
        onClick={() => plan && !isBusy && void whereAllowed(() => onStart(plan.tasks))}
      >
        {t(`start.${action ?? 'change'}`, { count })}
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

interface ActionsProps<R extends Identified> extends Pick<
  BulkDialogProps<R>,
  'of' | 'action' | 'change' | 'mayStart'
> {
  bulk: Bulk<R>
  onUndo: (undo: Undo) => void
  onClose: () => void
}

/** What can be done while it runs, and when it is over. */
export function BulkActions<R extends Identified>(props: ActionsProps<R>) {
  const { bulk, of, change, action, mayStart, onUndo, onClose } = props
  const { t } = useTranslation(['job', 'ui'])
  const { letWait } = useLetWait(of.service)
  const whereAllowed = useAskedOnce(mayStart)
  const { job, series } = bulk
  const retry = () => bulk.retry(of.isSettled ? null : change)
  const sendLater = async () => {
    const left = unsentOf(await job.job.cancel())
    const { collection, reasonsAgainst } = of
    const all = left.map(({ item, sentAt }) => {
      const marks = { series: series.name(), ...of.marksOf?.(item.opened) }
      const service = serviceOf(of.service, item)
      return heldTask({ service, collection, reasonsAgainst, marks }, item, sentAt)
    })
    const held = (await Promise.all(all)).filter((write) => write !== null)
    if (!(await letWait(held))) return
    const kept = left.length - held.length
    if (kept > 0) toast.show({ message: t('keptBack', { count: kept }), severity: 'warning' })
    onClose()
  }
  return (
    <JobActions
      {...{ onClose }}
      job={job}
      later={{ count: of.make ? 0 : unsentOf(job.results).length, onSend: () => void sendLater() }}
      retry={{ count: bulk.left, onRetry: () => void whereAllowed(retry) }}
    >
      {action === 'erase' ? null : <UndoSeries {...{ series, onUndo }} />}
    </JobActions>
  )
}

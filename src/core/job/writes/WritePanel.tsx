import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { JobActions } from '../JobDialog.tsx'
import { isSettled, outcomeOf, type JobOutcome } from '../jobItem.ts'
import { JobPanel } from '../JobPanel.tsx'
import type { Operation } from '../../write/operation.ts'
import { RouterLink } from '../../../ui/RouterLinks.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useService } from '../../../api/useService.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { AboveActionBar, ActionBar } from '../../../ui/form/ActionBar.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { stopsOthers } from '../../write/performed.ts'
import { useSeries } from '../bulk/useSeries.ts'
import { type Undo, UndoSeries } from '../UndoSeries.tsx'
import { useLetWait } from '../../write/queue/useLetWait.ts'
import { watchStore } from '../../../platform/entries.ts'
import { after } from '../../../time/clock.ts'
import { WriteLine } from './WriteLine.tsx'
import { isUpdate, isOver } from './writePlan.ts'
import type { WriteRun } from './writeRun.ts'

/** Rows of which nothing is to be written, after those of which something is. */
interface Rest {
  readonly outcomes: readonly JobOutcome[]
  render(at: number): ReactNode
}

interface Props {
  run: WriteRun
  /** What stands before the name of a record, and behind it. */
  before?: (at: number) => ReactNode
  behind?: (at: number) => ReactNode
  rest?: Rest
  /** what the network does not carry may wait for it */
  mayWait?: boolean
  /** @param isOver nothing of it is still to be done, or to be looked at */
  onClose: (isOver: boolean) => void
}

const noRest: Rest = { outcomes: [], render: () => null }

/** What was written to a record after it had been made goes with it. */
const countRecords = (entries: readonly Operation[]) =>
  new Set(entries.map(({ collection, id }) => `${collection} ${id}`)).size

/** Records being written, written, or left behind: how far they are, what came of each, and what can be done. */
export function WritePanel(props: Props) {
  const { run, before, behind, rest = noRest, mayWait = false } = props
  const { t } = useTranslation(['job', 'ui'])
  const service = useService()
  const { letWait } = useLetWait(service)
  const [undoing, setUndoing] = useState<Undo | null>(null)
  const state = useSyncExternalStore(run.job.subscribe, run.job.state)
  useEffect(() => () => void run.job.cancel(), [run])
  useLeaveGuard({
    isOn: state.isRunning,
    question: {
      title: t('leave.title'),
      text: t('creation.leaving'),
      action: t('ui:leave'),
    },
  })
  const series = useSeries(service, () => run.series, countRecords)
  // What was taken back from the history, or cleared there, cannot be undone from here either.
  const recount = useEffectEvent(() => void series.recount())
  const client = useQueryClient()
  const lookAgain = useEffectEvent(() => {
    const outcomes = state.results.flatMap(({ outcome }) => outcome?.outcome ?? [])
    for (const outcome of outcomes)
      if (outcome.kind === 'unchanged' && outcome.record)
        series.noteFound(service.language, outcome.record)
    // What was found otherwise than it is shown.
    if (outcomes.some(({ kind }) => kind !== 'saved')) void client.invalidateQueries()
    recount()
  })
  useEffect(() => {
    if (state.isRunning) return undefined
    lookAgain()
    // All of the history is read for it: once that rests, and not for each.
    let forgo: () => void = () => undefined
    const leave = watchStore('operations', () => {
      forgo()
      forgo = after(1000, () => recount())
    })
    return () => {
      forgo()
      leave()
    }
  }, [state.isRunning])
  const places = [...run.stored.plan.tasks.keys()]
  const items = places.map(run.itemAt)
  const open = items.filter((item) => !isSettled(item) && item.state !== 'named').length
  const refusals = state.results.flatMap(({ outcome }) => outcome?.refusal ?? [])
  const unsent = mayWait ? run.unsent().length : 0
  const isOfChanges = run.stored.plan.tasks.some(isUpdate)
  const outcomes = rest.outcomes.map((_, at) => ({ item: places.length + at, outcome: undefined }))
  const job = { ...state, results: [...state.results, ...outcomes], job: run.job }

  const goOn = async () => {
    if (!(await run.go())) toast.show({ message: t('creation.elsewhere'), severity: 'warning' })
  }
  const sendLater = async () => {
    await run.job.cancel()
    const left = run.unsent().length
    const held = await run.held()
    const keys = await letWait([...held.values()])
    if (keys === null) return
    const kept = left - held.size
    if (kept > 0) toast.show({ message: t('keptBack', { count: kept }), severity: 'warning' })
    for (const [nth, at] of [...held.keys()].entries())
      await run.settle(at, { ...run.itemAt(at), state: 'queued', key: keys[nth] })
  }
  const close = () => props.onClose(items.every(isOver) && !rest.outcomes.includes('refused'))
  return (
    <>
      <AboveActionBar>
        <JobPanel
          job={job}
          keyOf={String}
          outcomeOf={({ item: at }) =>
            rest.outcomes[at - places.length] ?? outcomeOf(run.itemAt(at))
          }
          pausedBy={refusals.findLast((refusal) => stopsOthers({ kind: 'refused', refusal }))}
          render={({ item: at }) =>
            at < places.length ? (
              <>
                {before?.(at)} <WriteLine {...{ run, series, at }} /> {behind?.(at)}
              </>
            ) : (
              rest.render(at - places.length)
            )
          }
          renderBelow={(outcome) =>
            outcome === 'named' || outcome === 'unknown' ? (
              <p>{t(`creation.why.${outcome}`)}</p>
            ) : outcome === 'differs' && isOfChanges ? (
              <RouterLink
                to="/$language/activity"
                params={{ language: service.language }}
                search={{ series: run.series }}
                style={{ display: 'inline-block', paddingBlock: 4, marginBlockEnd: 8 }}
              >
                {t('see')}
              </RouterLink>
            ) : null
          }
        />
      </AboveActionBar>
      <ActionBar label={t('creation.actions')}>
        <JobActions
          job={job}
          later={{ count: unsent, onSend: () => void sendLater() }}
          retry={{
            count: open,
            ...(isOfChanges && state.isBegun ? {} : { label: t('creation.goOn', { count: open }) }),
            onRetry: () => void goOn(),
          }}
          onClose={close}
        >
          <UndoSeries
            {...{ series }}
            label={isOfChanges ? 'undo' : 'creation.undo'}
            onUndo={setUndoing}
          />
        </JobActions>
      </ActionBar>
      {undoing ? (
        <undoing.UndoDialog
          entries={undoing.entries}
          onOutcome={(entry, { outcome }) => run.noteUndone(entry, outcome)}
          onClose={() => {
            setUndoing(null)
            void series.recount()
          }}
        />
      ) : null}
    </>
  )
}

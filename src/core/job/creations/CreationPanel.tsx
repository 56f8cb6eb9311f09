import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { JobActions } from '../JobActions.tsx'
import { isSettled } from '../jobItem.ts'
import { JobPanel } from '../JobPanel.tsx'
import type { JobOutcome } from '../outcomes.ts'
import type { Operation } from '../../write/operation.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { isOfTheNetwork } from '../../../api/apiError.ts'
import { useService } from '../../../api/useService.ts'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { AboveActionBar, ActionBar } from '../../../ui/form/ActionBar.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { isAsMeant, stopsOthers } from '../../write/performed.ts'
import { useSeries } from '../bulk/useSeries.ts'
import { type Undo, UndoSeries } from '../UndoSeries.tsx'
import { useLetWait } from '../../write/queue/useLetWait.ts'
import { watchStore } from '../../../platform/entries.ts'
import { after } from '../../../time/clock.ts'
import { CreationLine } from './CreationLine.tsx'
import type { CreationRun } from './creationRun.ts'

/** Rows of which nothing is to be made, after those of which something is. */
interface Rest {
  readonly outcomes: readonly JobOutcome[]
  render(at: number): ReactNode
}

interface Props {
  run: CreationRun
  /** What stands before the name of a record, and behind it. */
  before?: (at: number) => ReactNode
  behind?: (at: number) => ReactNode
  rest?: Rest
  /** what the network does not carry may wait for it */
  mayWait?: boolean
  /** Told whether anything of it is still to be done, or to be looked at. */
  onClose: (isOver: boolean) => void
}

const noRest: Rest = { outcomes: [], render: () => null }

/** What a creation wrote after it had made its record goes with it. */
const countMade = (entries: readonly Operation[]) =>
  entries.filter(({ operation }) => operation === 'create').length

/** Records being made, made, or left behind: how far they are, what came of each, and what can be done. */
export function CreationPanel(props: Props) {
  const { run, before, behind, rest = noRest, mayWait = false } = props
  const { t, i18n } = useTranslation(['job', 'ui'])
  const service = useService()
  const { letWait } = useLetWait(service)
  const [undoing, setUndoing] = useState<Undo | null>(null)
  const state = useSyncExternalStore(run.job.subscribe, run.job.state)
  useEffect(() => () => void run.job.cancel(), [run])
  useLeaveGuard({
    isOn: state.isRunning,
    question: {
      title: t('creation.leaving.title'),
      text: t('creation.leaving.text'),
      action: t('ui:leave'),
    },
  })
  const series = useSeries(service, () => run.series, countMade)
  // What was taken back from the history, or cleared there, cannot be undone from here either.
  const recount = useEffectEvent(() => void series.recount())
  useEffect(() => {
    if (state.isRunning) return undefined
    recount()
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
  const unsent = mayWait && refusals.some(isOfTheNetwork) ? run.unsent() : new Map()
  const counted = (count: number) => ({ count, number: formatNumber(i18n.language, count) })
  const outcomes = rest.outcomes.map((_, at) => ({ item: places.length + at, outcome: undefined }))
  const job = { ...state, results: [...state.results, ...outcomes], job: run.job }

  const goOn = async () => {
    if (!(await run.go())) toast.show({ message: t('creation.elsewhere'), severity: 'warning' })
  }
  const sendLater = async () => {
    await run.job.cancel()
    const held = run.unsent()
    if (!(await letWait([...held.values()]))) return
    for (const at of held.keys()) await run.settle(at, { ...run.itemAt(at), state: 'queued' })
  }
  const close = () => props.onClose(items.every(isSettled) && !rest.outcomes.includes('refused'))
  return (
    <>
      <AboveActionBar>
        <JobPanel
          job={job}
          keyOf={String}
          outcomeOf={({ item: at }) => {
            const { state: now } = run.itemAt(at)
            return rest.outcomes[at - places.length] ?? (now === 'sending' ? 'unknown' : now)
          }}
          pausedBy={refusals.findLast((refusal) => stopsOthers({ kind: 'refused', refusal }))}
          render={({ item: at }) =>
            at < places.length ? (
              <>
                {before?.(at)} <CreationLine {...{ run, at }} /> {behind?.(at)}
              </>
            ) : (
              rest.render(at - places.length)
            )
          }
          renderBelow={(outcome) =>
            outcome === 'named' || outcome === 'unknown' ? (
              <p>{t(`creation.why.${outcome}`)}</p>
            ) : null
          }
        />
      </AboveActionBar>
      <ActionBar label={t('creation.actions')}>
        <JobActions
          job={job}
          later={{ count: unsent.size, onSend: () => void sendLater() }}
          retry={{
            count: open,
            label: t('creation.goOn', counted(open)),
            onRetry: () => void goOn(),
          }}
          onClose={close}
        >
          <UndoSeries {...{ series }} label="creation.undo" onUndo={setUndoing} />
        </JobActions>
      </ActionBar>
      {undoing ? (
        <undoing.UndoDialog
          entries={undoing.entries}
          onOutcome={async ({ key }, { outcome }) =>
            isAsMeant(outcome) ? run.noteUndone(key) : undefined
          }
          onClose={() => {
            setUndoing(null)
            void series.recount()
          }}
        />
      ) : null}
    </>
  )
}

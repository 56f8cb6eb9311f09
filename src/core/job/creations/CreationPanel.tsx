import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { JobActions } from '../JobActions.tsx'
import { isDone, isSettled } from '../jobItem.ts'
import { JobPanel } from '../JobPanel.tsx'
import type { JobOutcome } from '../outcomes.ts'
import type { Operation } from '../../write/operation.ts'
import { useOpenSeries } from '../../write/pruneOperations.ts'
import { formatNumber } from '../../../i18n/formats.ts'
import { isOfTheNetwork } from '../../../api/apiError.ts'
import { useService } from '../../../api/useService.ts'
import { Button } from '../../../ui/Button.tsx'
import { useLeaveGuard } from '../../../ui/confirm/useLeaveGuard.ts'
import { AboveActionBar, ActionBar } from '../../../ui/form/ActionBar.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { isAsMeant, stopsOthers } from '../../write/performed.ts'
import { SeriesUndo, type SeriesUndoProps } from '../bulk/seriesUndo.ts'
import { ownerOf } from '../../query/owner.ts'
import { useLetWait } from '../../write/queue/useLetWait.ts'
import { watchStore } from '../../../platform/entries.ts'
import { historyOptions } from '../../write/historyOptions.ts'
import { inForce } from '../../write/undo/inForce.ts'
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

/** Records being made, made, or left behind: how far they are, what came of each, and what can be done. */
export function CreationPanel(props: Props) {
  const { run, before, behind, rest = noRest, mayWait = false } = props
  const { t, i18n } = useTranslation('job')
  const service = useService()
  const client = useQueryClient()
  const loadUndo = use(SeriesUndo)
  const { letWait } = useLetWait(service)
  const [undoing, setUndoing] = useState<{
    entries: readonly Operation[]
    UndoDialog: ComponentType<SeriesUndoProps>
  } | null>(null)
  const state = useSyncExternalStore(run.job.subscribe, run.job.state)
  useEffect(() => () => void run.job.cancel(), [run])
  useOpenSeries(run.series)
  useLeaveGuard({
    isOn: state.isRunning,
    question: {
      title: t('creation.leaving.title'),
      text: t('creation.leaving.text'),
      action: t('leave.leave'),
    },
  })
  const places = [...run.stored.plan.tasks.keys()]
  const items = places.map(run.itemAt)
  const made = items.filter((item) => isDone(item) && item.key !== undefined).length
  // Counted in the history, where it can be read: what was cleared there cannot be undone from here either.
  const { data: inHistory } = useQuery({
    queryKey: [...historyOptions(service).queryKey, run.series, made],
    queryFn: () => inForce(ownerOf(service), run.series),
    enabled: made > 0 && !state.isRunning,
    gcTime: 0,
    staleTime: 0,
  })
  useEffect(
    () => watchStore('operations', () => void client.invalidateQueries(historyOptions(service))),
    [client, service],
  )
  const isMade = ({ operation }: Operation) => operation === 'create'
  const undoable = inHistory ? inHistory.filter(isMade).length : made
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
  const undo = async () => {
    try {
      const entries = await inForce(ownerOf(service), run.series)
      const dialog = await loadUndo?.()
      if (dialog) setUndoing({ entries: entries.toReversed(), ...dialog })
    } catch {
      toast.show({ message: t('unread'), severity: 'error' })
    }
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
          {undoable > 0 ? (
            <Button onClick={() => void undo()}>{t('creation.undo', counted(undoable))}</Button>
          ) : null}
        </JobActions>
      </ActionBar>
      {undoing ? (
        <undoing.UndoDialog
          entries={undoing.entries}
          onOutcome={async ({ key }, { outcome }) =>
            isAsMeant(outcome) ? run.noteUndone(key) : undefined
          }
          onClose={() => setUndoing(null)}
        />
      ) : null}
    </>
  )
}

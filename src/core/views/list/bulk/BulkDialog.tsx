import Alert from '@mui/material/Alert'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { JobDialog } from '../../../job/JobDialog.tsx'
import { JobPanel } from '../../../job/JobPanel.tsx'
import { useStoreReading } from '../../../../platform/useStoreReading.ts'
import { RouterLink } from '../../../../ui/RouterLinks.tsx'
import { type Plan, planOf, type Task } from '../../../write/task.ts'
import { stoppedBy } from '../../../write/performed.ts'
import type { Identified } from '../../../resource/collection.ts'
import { staysPublic, UnpublishNote } from '../../form/UnpublishNote.tsx'
import { BeforeBulk, BulkActions } from './BulkActions.tsx'
import { type BulkOf, serviceOf, type BulkDialogProps, type Written } from './bulkOf.ts'
import { BulkRemedyNote } from './BulkRemedyNote.tsx'
import { LostLinksNote } from './LostLinksNote.tsx'
import { jobOutcomeOf } from './outcomeMessage.ts'
import { ReasonLinks, TaskResult } from './TaskResult.tsx'
import type { Undo } from '../../../job/UndoSeries.tsx'
import { type Bulk, keyOfTask, useBulk } from './useBulk.ts'
import type { Outcome, Reason } from '../../../write/saved.ts'

interface BulkPreviewProps {
  plan: Plan<unknown> | null
  action: BulkDialogProps<never>['action']
}

const nothing = planOf([], () => ({ kind: 'already' }))

/** In words what a change will do to how many records, and to which it will do nothing. */
function BulkPreview({ plan, action = 'change' }: BulkPreviewProps) {
  const { t } = useTranslation('job')
  const { tasks, already, obstacles } = plan ?? nothing
  return (
    <output>
      {plan ? (
        <Alert severity={tasks.length > 0 ? 'info' : 'warning'} icon={false}>
          <div>{t(`preview.${action}`, { count: tasks.length })}</div>
          {already > 0 ? <div>{t('preview.already', { count: already })}</div> : null}
          {[...obstacles].map(([why, count]) => (
            <div key={why}>{t(`preview.${why}`, { count })}</div>
          ))}
        </Alert>
      ) : null}
    </output>
  )
}

type Held<R> = ReadonlyMap<Task<R>, readonly Reason[]>

/** Which of these will be kept back, by what the site asks of them; null as long as that is looked at. */
function useHeld<R extends Identified>(of: BulkOf<R>, plan: Plan<R> | null): Held<R> | null {
  // What could not be found out is seen when each is written.
  const look = async () =>
    (plan && (await of.reasonsAhead?.(plan.tasks).catch(() => null))) ?? new Map()
  const held = useStoreReading(null, plan, look)
  return plan && held
}

interface HeldNoteProps<R extends Identified> {
  of: BulkOf<R>
  tasks: readonly Task<R>[]
  held: Held<R>
}

/** So many are named before the rest is counted. */
const mostNamed = 10

/** Which records will be left as they are, and why, each with a way to what mends it. */
function HeldNote<R extends Identified>({ of, tasks, held }: HeldNoteProps<R>) {
  const { t } = useTranslation('job')
  const count = tasks.length
  if (count === 0) return null
  return (
    <Alert severity="warning">
      {t('preview.held', { count })}
      {tasks.slice(0, mostNamed).map((task) => {
        const { opened } = task
        const { language } = serviceOf(of.service, task)
        const title = of.nameOf(opened)
        const reasons = held.get(task) ?? []
        return (
          <div key={`${language} ${opened.id}`}>
            <span lang={language}>{title}</span>
            <ReasonLinks of={of.collection.name} id={opened.id} {...{ title, language, reasons }} />
          </div>
        )
      })}
    </Alert>
  )
}

/** A change of many records: what it will do, how far it is, what came of each, and the way back. */
export function BulkDialog<R extends Identified>(props: BulkDialogProps<R>) {
  const { of, records, title, change, isAsked = false, isBusy = false, onRound, children } = props
  const [undo, setUndo] = useState<Undo | null>(null)
  const all = useRef<Written<R>>(new Map())
  const noteWritten = (written: Written<R>, keys: ReadonlySet<string>) => {
    all.current = new Map([...all.current, ...written])
    onRound?.(written, keys)
  }
  const bulk = useBulk(of, noteWritten)
  const onClose = () => (isBusy ? undefined : props.onClose(all.current))
  const { job } = bulk
  const { languageOf, collection } = of
  const isLeftOut = ({ opened, step }: Task<R>) =>
    step.kind === 'update' && staysPublic(collection.fields, opened, step.changes)
  const plan = useMemo(
    () => (change && !job.isBegun ? planOf(records, change, languageOf) : null),
    [records, change, job.isBegun, languageOf],
  )
  const held = useHeld(of, plan)
  const isHeld = (task: Task<R>) => held?.has(task) ?? false
  const left = plan && held ? { ...plan, tasks: plan.tasks.filter((one) => !isHeld(one)) } : plan
  const startAsked = useEffectEvent((tasks: readonly Task<R>[]) => {
    if (isAsked && tasks.length > 0 && !job.job.state().isBegun) bulk.start(tasks)
  })
  useEffect(() => startAsked(plan?.tasks ?? []), [plan])
  if (undo) return <Undone {...{ of, undo, onClose }} onWritten={noteWritten} />
  return (
    <JobDialog
      {...{ title, onClose }}
      isRunning={job.isRunning || isBusy}
      actions={
        job.isBegun ? (
          <BulkActions {...props} {...{ bulk, onClose }} onUndo={setUndo} />
        ) : (
          <BeforeBulk
            {...props}
            {...{ isBusy, onClose }}
            isSaid={props.isSaid === true && held !== null}
            plan={left}
            onStart={bulk.start}
          />
        )
      }
    >
      {job.isBegun ? (
        <>
          {job.isRunning ? null : (
            <>
              {props.whyNot ? <Alert severity="error">{props.whyNot}</Alert> : null}
              <BulkRemedyNote remedy={of.remedy} count={bulk.remediable} onHelp={bulk.help} />
              <LostLinksNote of={of} results={job.results} />
            </>
          )}
          <BulkPanel {...{ bulk, of }} />
        </>
      ) : (
        <>
          {children}
          {of.note}
          {left && plan && left.tasks.length === 0 && plan.tasks.length > 0 ? null : (
            <BulkPreview plan={left} action={props.action} />
          )}
          {held && plan ? <HeldNote {...{ of, held }} tasks={plan.tasks.filter(isHeld)} /> : null}
          {left?.tasks.some(isLeftOut) ? <UnpublishNote /> : null}
        </>
      )}
    </JobDialog>
  )
}

interface UndoneProps<R extends Identified> extends Pick<BulkDialogProps<R>, 'of'> {
  undo: Undo
  onWritten: (written: Written<R>, keys: ReadonlySet<string>) => void
  onClose: () => void
}

/** Takes back what was written. */
function Undone<R extends Identified>({ of, undo, onWritten, onClose }: UndoneProps<R>) {
  const { entries, UndoDialog } = undo
  const [written] = useState(() => new Map<number, R | null>())
  return (
    <UndoDialog
      {...{ entries, onClose }}
      isAsked
      remedy={of.remedy}
      onOutcome={async ({ id }, { outcome }) => {
        // Sound because the writes of a series are of its records.
        const came = outcome as Outcome<R>
        if ('record' in came) written.set(id, came.record)
      }}
      onOver={() => onWritten(written, new Set())}
    />
  )
}

/** How far it is, and what came of each record. */
function BulkPanel<R extends Identified>({ bulk, of }: { bulk: Bulk<R>; of: BulkOf<R> }) {
  const { t } = useTranslation('job')
  const { job, series } = bulk
  return (
    <JobPanel
      job={job}
      keyOf={keyOfTask}
      outcomeOf={({ outcome }) => jobOutcomeOf(outcome)}
      pausedBy={stoppedBy(job.results.map(({ outcome }) => outcome))}
      render={(result) => (
        <TaskResult {...{ of, result }} onPutBack={(saved) => series.amend(of.collection, saved)} />
      )}
      renderBelow={(outcome) =>
        outcome === 'differs' ? (
          <RouterLink
            to="/$language/activity"
            params={{ language: of.service.language }}
            search={{ series: series.name() }}
            style={{ display: 'inline-block', paddingBlock: 4, marginBlockEnd: 8 }}
          >
            {t('see')}
          </RouterLink>
        ) : null
      }
    />
  )
}

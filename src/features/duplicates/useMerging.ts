import { useQueryClient } from '@tanstack/react-query'
import { useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useService } from '../../api/useService.ts'
import { useSeries } from '../../core/job/bulk/useSeries.ts'
import { type JobResult, useJob } from '../../core/job/createJob.ts'
import type { Identified } from '../../core/resource/collection.ts'
import { serviceOf } from '../../core/views/list/bulk/bulkOf.ts'
import type { Values } from '../../core/write/merge.ts'
import { isFailed, performed, stopsOthers } from '../../core/write/performed.ts'
import { taskAgain } from '../../core/write/task.ts'
import type { Cluster } from './clusters.ts'
import { isAnyNamed, type Named, useStatuses } from './naming.ts'
import {
  type Merge,
  mergeOf,
  takeable,
  languageIn,
  movesOf,
  type Step,
  takingStep,
  trashStep,
} from './steps.ts'
import { useLosing } from './useLosing.ts'
import type { BoardState } from '../translations/board/useBoard.ts'
import type { AnswerChange } from '../translations/confirmed/answers.ts'
import { answered } from '../translations/confirming/confirmedHere.ts'
import { linked } from '../translations/confirming/linkDecisions.ts'
import type { Versions } from '../translations/pairing/listing.ts'
import type { BoardRow } from '../translations/state/boardRow.ts'
import type { Version } from '../translations/state/version.ts'
import { organizers } from '../../resources/organizers/organizers.ts'
import { writables } from '../../resources/records.ts'
import { venues } from '../../resources/venues/venues.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Outcome } from '../../core/write/saved.ts'

/** Says of the versions that stay that they are of one thing. What that changed, for it goes back with the merge. */
function useTogether(site: string) {
  const { t } = useTranslation('translations')
  return async (of: Named, versions: Versions): Promise<AnswerChange | null> => {
    const change = await answered(site, (pairs) => linked(pairs, of, versions))
    if (change === 'full') toast.show({ message: t('confirming.notKept'), severity: 'error' })
    return typeof change === 'string' ? null : change
  }
}

/** A kept version that would take what it lacks from those that go. */
interface Taking {
  readonly version: Version
  readonly values: Values
}

function recordAt(board: BoardState, of: Named, { language, id }: Version) {
  const listing = board.listings.find((one) => one.language === language)
  return listing?.[of].find((record) => record.id === id)
}

function takingOf(board: BoardState, of: Named, { kept, lost }: Merge): readonly Taking[] {
  return Object.values(kept).flatMap((version) => {
    const goes = lost.filter(({ into }) => into === version).map((one) => one.version)
    const stays = recordAt(board, of, version)
    const records = goes.flatMap((one) => recordAt(board, of, one) ?? [])
    if (stays === undefined || records.length === 0) return []
    // Sound because both are read from the listing of the one collection.
    const values =
      of === 'venues'
        ? takeable(venues.fields, stays as never, records as never)
        : takeable(organizers.fields, stays as never, records as never)
    return Object.keys(values).length > 0 ? [{ version, values }] : []
  })
}

/** What putting a cluster together comes to, for the row that is chosen to stay, and the doing of it. */
export function useMerging(of: Named, board: BoardState, cluster: Cluster) {
  const { service } = board
  const client = useQueryClient()
  const statuses = useStatuses(service)
  // What is on screen while it is done is what was asked, whatever the board reads meanwhile.
  const [rows] = useState(cluster.rows)
  const [chosen, choose] = useState<BoardRow | undefined>(rows[0])
  const [included, setIncluded] = useState(rows)
  const [isTaking, setTaking] = useState(true)
  const merge = chosen ? mergeOf(included, chosen) : null
  const lost = merge?.lost ?? []
  const losing = useLosing(of, lost)
  const moves = movesOf(service, of, losing)
  const taking = merge ? takingOf(board, of, merge) : []
  const opened = new Map<Version, Identified | undefined>(
    lost.map(({ version }) => [version, recordAt(board, of, version)]),
  )

  const goes = async (done: readonly Result[]): Promise<readonly Step[] | null> => {
    const gone = done.flatMap(({ item }) => (isOfWhatGoes(item) ? item.task : []))
    const hasGone = ({ language, id }: Version) =>
      gone.some((task) => task.opened.id === id && task.language === languageIn(service, language))
    const those = lost.flatMap(({ version }) => (hasGone(version) ? [] : [version]))
    if (await isAnyNamed(client, service, of, those, statuses)) return null
    return those.flatMap((version) => {
      const record = opened.get(version)
      return record ? [trashStep(of, record, languageIn(service, version.language))] : []
    })
  }
  const include = (row: BoardRow, isIncluded: boolean) =>
    setIncluded(rows.filter((one) => (one === row ? isIncluded : included.includes(one))))
  const run = useMerge()
  const say = useTogether(service.site)
  const kept = Object.values(merge?.kept ?? {})
  const isOfSeveral = chosen
    ? kept.some((version) => chosen.cells[version.language]?.version !== version)
    : false

  return {
    rows,
    chosen,
    choose: (row: BoardRow) => {
      choose(row)
      include(row, true)
    },
    /** those that are made one, with the chosen one always among them; the others stay as they are */
    included,
    include,
    losing,
    /** events that may not be written, and so keep what they name from going */
    unmoved: moves.kept,
    taking,
    isTaking,
    setTaking,
    kept,
    /** those that stay come from several of them, and are versions of one thing from now on */
    isOfSeveral,
    mayStart: lost.length > 0 && losing.every(({ events }) => events !== undefined),
    start: () => {
      const versions = Object.fromEntries(kept.map(({ language, id }) => [language, id]))
      const said = isOfSeveral ? say(of, versions) : Promise.resolve(null)
      const takes = (isTaking ? taking : []).flatMap(({ version, values }) => {
        const record = recordAt(board, of, version)
        return record ? [takingStep(of, record, values, languageIn(service, version.language))] : []
      })
      run.start([...takes, ...moves.steps], { said, goes })
    },
    run,
  }
}

export type Merging = ReturnType<typeof useMerging>

/** A write of a merge and what came of it; nothing while it is not begun. */
type Result = JobResult<Step, Outcome<Identified>>

interface Plan {
  /** what is said of versions for it, on its way: nothing is written before that is settled */
  readonly said: Promise<AnswerChange | null>
  /** what is to go, asked of the calendar at that moment, without what has gone; null where something still names it */
  readonly goes: (done: readonly Result[]) => Promise<readonly Step[] | null>
}

const isDone = ({ outcome }: Result) =>
  outcome?.kind === 'saved' || outcome?.kind === 'unchanged' || outcome?.kind === 'differs'

const isOfWhatGoes = (step: Step) => step.task.step.kind === 'delete'

/** Writes what a merge comes to: first what stays and its events, and only when every one of those is done what goes. */
function useMerge() {
  const service = useService()
  const job = useJob<Step, Outcome<Identified>>({
    keyOf: ({ key }) => key,
    pausesAfter: stopsOthers,
  })
  const series = useSeries(service)
  const [isKept, setKept] = useState(false)
  const plan = useRef<Plan>(null)

  const perform = async ({ collection, task }: Step) => {
    const said = await plan.current?.said
    const operation = series.marks(said ? { said } : {})
    return performed(
      { service: serviceOf(service, task), collection: writables[collection], operation },
      task,
    )
  }

  /** Looks once more, for somebody may have named what goes meanwhile. @param again what of that was tried before */
  const end = async (done: readonly Result[], again: readonly Step[]) => {
    const goes = (await plan.current?.goes(done.filter(isDone)).catch(() => null)) ?? null
    // Stopped while it looked.
    if (job.job.state().isCancelled) return
    setKept(goes === null)
    if (goes !== null) await job.job.run(again.length > 0 ? again : goes, perform)
  }

  const run = (steps: readonly Step[]) =>
    job.job.during(async () => {
      const all = await job.job.run(
        steps.filter((step) => !isOfWhatGoes(step)),
        perform,
      )
      const areMoved = all.every((result) => isOfWhatGoes(result.item) || isDone(result))
      if (areMoved && !job.job.state().isCancelled) await end(all, steps.filter(isOfWhatGoes))
      await series.recount()
    })

  const left = job.results.filter(({ outcome }) => outcome === undefined || isFailed(outcome))
  return {
    job,
    series,
    /** nothing went, for something still names it, or nobody could say */
    isKept,
    hasGone: job.results.some((one) => isOfWhatGoes(one.item) && isDone(one)),
    /** how many were not done */
    left: left.length,
    start: (steps: readonly Step[], next: Plan) => {
      plan.current = next
      void run(steps)
    },
    /** What was not done once more; an event may name by now what did not go, and a deletion would unlink it. */
    retry: () =>
      void run(
        left.map(({ item, outcome }) =>
          Object.assign({}, item, { task: taskAgain(item.task, outcome, item.again) }),
        ),
      ),
  }
}

export type MergeRun = ReturnType<typeof useMerge>

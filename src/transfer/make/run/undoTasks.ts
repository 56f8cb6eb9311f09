import { fewAtOnce } from '../../../core/job/fewAtOnce.ts'
import { isAsMeant } from '../../../collection/bulk/performed.ts'
import { operationAt } from '../../../core/write/operationStore.ts'
import { undoEntry } from '../../../collection/undo/undoEntry.ts'
import { writables } from '../../../records/records.ts'
import type { Service } from '../../../service/service.ts'
import type { ImportTask, Progress, Stays } from './importPlan.ts'

interface Undoing {
  readonly service: Service
  readonly series: string
  readonly tasks: readonly ImportTask[]
  readonly progress: readonly Progress[]
  readonly onUndone: (at: number) => void
  readonly onStays: (at: number, why: Stays) => void
}

/** Takes one back by its entry in the history: what somebody has changed since stays. */
async function takenBack(undoing: Undoing, at: number): Promise<boolean> {
  const { service, series, progress } = undoing
  const { key } = progress[at] ?? {}
  const entry = key === undefined ? undefined : await operationAt(key)
  if (entry === undefined) {
    undoing.onStays(at, 'forgotten')
    return false
  }
  const under = { service, writables, series, renewed: new Map() }
  const { outcome } = await undoEntry(under, entry)
  const isBack = isAsMeant(outcome)
  if (isBack) undoing.onUndone(at)
  else undoing.onStays(at, outcome.kind === 'conflict' ? 'changed' : 'refused')
  return isBack
}

/** Takes back all that was made, what names others first. How many stayed. */
export async function undoTasks(undoing: Undoing): Promise<number> {
  const made = undoing.progress.flatMap(({ state, key }, at) =>
    state === 'made' && key !== undefined ? [at] : [],
  )
  const back = (at: number) => takenBack(undoing, at)
  const isNamed = (at: number) => undoing.tasks[at]?.place === null
  const rows = made.filter((at) => !isNamed(at)).toReversed()
  const named = made.filter(isNamed).toReversed()
  const all = [...(await fewAtOnce(rows, back)), ...(await fewAtOnce(named, back))]
  return all.filter((isBack) => !isBack).length
}

import { isDone as isWritten } from '../../write/operation.ts'
import type * as z from 'zod/mini'
import { isDone } from '../jobItem.ts'
import { type History, jobStore, type StoredJob, type Whose } from '../jobStore.ts'
import type { Together } from '../../../platform/keepTogether.ts'
import type { CollectionName } from '../../resource/collection.ts'
import { type CreationItem, creationItemOf, type CreationPlan } from './creationPlan.ts'

export type CreationJob<Plan extends CreationPlan = CreationPlan> = StoredJob<Plan, CreationItem>

const isTerm = (of: CollectionName) => of === 'categories' || of === 'tags'

/** What the history has of an item: made by a page that did not live to note it, taken back, or in force again. */
function since(
  of: CollectionName,
  item: CreationItem,
  { history, standings }: History,
): CreationItem | null {
  const { state, key } = item
  if (key === undefined) return null
  const standing = standings.get(key)
  // A term that was deleted and made again has another id: it is not this job's any more.
  if (standing === 'undone' || (standing === 'again' && isTerm(of)))
    return isDone(item) ? { ...item, state: 'undone' } : null
  if (standing === 'again') return state === 'undone' ? { ...item, state: 'saved' } : null
  if (state !== 'sending' && state !== 'unknown') return null
  const made = history.find((write) => write.key === key && isWritten(write))
  return made ? { ...item, state: 'saved', id: made.id } : null
}

/** Jobs that make records. @param mark of the kind @param along what changes with its items */
export function creationStore<Plan extends CreationPlan>(
  mark: string,
  schema: z.ZodMiniType<Plan>,
  along?: (
    service: Whose,
    plan: Plan,
    items: ReadonlyMap<number, CreationItem>,
  ) => Omit<Together, 'whileThere'>,
) {
  return jobStore<Plan, CreationItem>({
    mark,
    planOf: (body) => schema.safeParse(body).data ?? null,
    rowsOf: ({ tasks }) => tasks,
    itemOf: creationItemOf,
    since: ({ plan, items }, history) =>
      new Map(
        items.flatMap((item, at): [number, CreationItem][] => {
          const now = since(plan.tasks[at]?.of ?? plan.of, item, history)
          return now ? [[at, now]] : []
        }),
      ),
    ...(along ? { along } : {}),
  })
}

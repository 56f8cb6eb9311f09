import type { GroupIndex } from '../state/groupIndex.ts'
import type { LinkedNarrowing, Other } from './otherFilters.ts'

interface Way {
  readonly of: Other
  /** the language that the filters are of, and the one that is asked */
  readonly from: string
  readonly to: string
  readonly index: GroupIndex
}

/**
 * The filters of the content language as another language has to be asked them: numbers are each language's own. Null
 * where nothing there answers to them: it has no version of what they name, or they name an event or another piece of
 * content, which these boards do not read. Their rows are found by the content language then, with all their versions.
 */
export function mappedLinked(filters: LinkedNarrowing, way: Way): LinkedNarrowing | null {
  const { of, from, to, index } = way
  if (from === to) return filters
  const { event, post, include, exclude, parent, ...others } = filters
  if (event !== undefined || post !== undefined) return null
  const versionsOf = (ids: readonly number[]) =>
    ids.flatMap((id) => index.counterpart(of, { language: from, id }, to) ?? [])
  const only = include && versionsOf(include)
  const but = exclude && versionsOf(exclude)
  const inside = parent === undefined ? undefined : versionsOf([parent])
  if (only?.length === 0 || inside?.length === 0) return null
  return {
    ...others,
    ...(only ? { include: only } : {}),
    ...(but && but.length > 0 ? { exclude: but } : {}),
    ...(inside ? { parent: inside[0] } : {}),
  }
}

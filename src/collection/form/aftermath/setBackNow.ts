import type { Identified } from '../../collection.ts'
import type { Fields } from '../../field.ts'
import type { Difference } from '../../saved.ts'

/** Changed again since it was told, it is no longer what was put over: that is other news. */
function isAsFound<R extends Identified>(
  fields: Fields<R>,
  { field, found }: Difference,
  reading: R,
): boolean {
  return fields[field]?.same(fields[field].of(reading), found) === true
}

interface SetBack {
  /** what this page sees by itself in the reading */
  readonly seen: readonly Difference[]
  /** what was found of any write from here, the newest first */
  readonly known: readonly Difference[]
}

/** What somebody has put over what was saved here, and still is so in this reading; each field once. */
export function setBackNow<R extends Identified>(
  fields: Fields<R>,
  { seen, known }: SetBack,
  reading: R,
): readonly Difference[] {
  const said = new Set<string>()
  return [...seen, ...known].filter((one) => {
    if (said.has(one.field) || !isAsFound(fields, one, reading)) return false
    said.add(one.field)
    return true
  })
}

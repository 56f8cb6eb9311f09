import type { CollectionName } from '../../../../core/resource/collection.ts'
import { titleOfRecord } from '../../../../resources/records.ts'
import type { ChangedRow, CheckedRow } from '../checkedFile.ts'
import type { ChangePlan, UntakenRow } from './changePlan.ts'

interface Confirmed {
  readonly of: CollectionName
  /** its name */
  readonly file: string
  readonly rows: readonly CheckedRow[]
  readonly chosen: readonly ChangedRow[]
}

/** What was confirmed of a file, with the rows of which nothing is taken; those that change nothing are left away. */
export function planOfFile({ of, file, rows, chosen }: Confirmed): ChangePlan {
  const ticked = new Set<CheckedRow>(chosen)
  const untaken = rows.flatMap((row): UntakenRow[] => {
    const { place } = row
    if (row.kind === 'problem') return [{ ...row, wrong: [...row.wrong] }]
    if (row.kind === 'unchanged' || ticked.has(row)) return []
    const { record, since } = row
    const title = titleOfRecord(of, record)
    return [{ kind: 'unticked', place, id: record.id, title, since: [...since] }]
  })
  return {
    kind: 'changes',
    of,
    file,
    rows: chosen.map(({ place, record, whole, values }) => ({ place, record, whole, values })),
    untaken,
  }
}

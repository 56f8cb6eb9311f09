import { type StoredDraft, removeDrafts } from '../../../write/drafts.ts'
import { useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useService } from '../../../../api/useService.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import { draftValues } from './draft.ts'

interface Spent<R extends Shown, V extends FieldValues, Update extends object> {
  /** left behind, and open in no tab */
  left: readonly StoredDraft[]
  definition: RecordForm<R, V, Update>
  /** the newest reading */
  record: R
  /** when it was read, milliseconds since 1970; 0 for not known */
  readAt: number
  /** a newer one is on its way */
  isRefreshing: boolean
}

/**
 * Forgets drafts of which all is in a reading that came after them: they were saved, by a page that closed before it
 * could forget them, or by way of the queue.
 */
export function useSpentDrafts<R extends Shown, V extends FieldValues, Update extends object>({
  left,
  definition,
  record,
  readAt,
  isRefreshing,
}: Spent<R, V, Update>): void {
  const site = useService().configuration
  useEffect(() => {
    if (isRefreshing) return
    const open = { definition, opened: record, filled: definition.filled(record, site) }
    const known = new Set<string>(definition.boxes)
    const spent = left.filter(
      ({ at, body }) =>
        Date.parse(at) < readAt &&
        Object.keys(body.boxes).every((name) => known.has(name)) &&
        draftValues(open, body, site).length === 0,
    )
    if (spent.length > 0) void removeDrafts(spent.map(({ key }) => key))
  }, [left, definition, record, readAt, isRefreshing, site])
}

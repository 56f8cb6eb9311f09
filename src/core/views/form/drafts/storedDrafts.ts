import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../../api/useService.ts'
import { watchStore } from '../../../../platform/entries.ts'
import { inLanguage } from '../../../../ui/speech/inLanguage.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { draftsOf, putDraft, removeDrafts, type StoredDraft } from '../../../write/drafts.ts'
import type { RecordForm, Shown } from '../recordForm.ts'
import { draftValues, isAt } from './draft.ts'

const none: readonly StoredDraft[] = []

/**
 * The drafts kept of one owner, newest first.
 * @param place the one they were written at, when it matters
 * @param own the key of the form that asks: it knows its own
 */
export function useStoredDrafts(
  owner: string,
  place?: string,
  own?: string,
): readonly StoredDraft[] {
  const [drafts, setDrafts] = useState(none)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = (await draftsOf(owner))
        .filter(({ key }) => key !== own && (place === undefined || isAt(place, key)))
        .toSorted((one, other) => other.at.localeCompare(one.at))
      // The same ones are no reason to draw the form anew: each key pressed here is kept as well.
      if (!isGone) setDrafts((before) => (isSame(before, found) ? before : found))
    }
    void read()
    // All of an account's operations may be removed at once.
    const topics = ['drafts', 'operations'] as const
    const stops = topics.map((topic) => watchStore(topic, () => void read()))
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [owner, place, own])
  return drafts
}

function isSame(one: readonly StoredDraft[], other: readonly StoredDraft[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, at }, index) => key === other[index]?.key && at === other[index].at)
  )
}

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

/** Removes a draft from this device, and says so with a way back. */
export function useDiscarding(): (draft: StoredDraft) => void {
  const { t } = useTranslation(['drafts', 'ui'])
  return (draft) => {
    void removeDrafts([draft.key])
    const title = inLanguage(draft.body.title, draft.body.language)
    toast.show({
      message: title ? t('discarded', { title }) : t('discardedPlain'),
      severity: 'info',
      actions: [{ label: t('ui:undo'), isUndo: true, onClick: () => void putDraft(draft) }],
    })
  }
}

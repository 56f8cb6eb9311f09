import { useEffect, useState } from 'react'
import { entriesOf, watchStore } from '../../../../platform/entries.ts'
import { type StoredDraft, draftsAmong, isAt } from './draft.ts'

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
      const found = draftsAmong(await entriesOf('drafts', owner))
        .filter(({ key }) => key !== own && (place === undefined || isAt(place, key)))
        .toSorted((one, other) => other.at.localeCompare(one.at))
      // The same ones are no reason to draw the form anew: each key pressed here is kept as well.
      if (!isGone) setDrafts((before) => (isSame(before, found) ? before : found))
    }
    void read()
    const stop = watchStore('drafts', () => void read())
    return () => {
      isGone = true
      stop()
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

import { type StoredDraft, draftsOf } from '../../../write/drafts.ts'
import { useEffect, useState } from 'react'
import { watchStore } from '../../../../platform/entries.ts'
import { isAt } from './draft.ts'

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

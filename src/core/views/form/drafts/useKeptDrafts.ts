import { useEffect, useState } from 'react'
import { keptOf, watchKept } from '../../../../platform/kept.ts'
import { type KeptDraft, draftsAmong, isAt } from './draft.ts'

const none: readonly KeptDraft[] = []

/**
 * The drafts kept of one owner, newest first.
 * @param place the one they were written at, when it matters
 * @param own the key of the form that asks: it knows its own
 */
export function useKeptDrafts(owner: string, place?: string, own?: string): readonly KeptDraft[] {
  const [drafts, setDrafts] = useState(none)
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = draftsAmong(await keptOf('drafts', owner))
        .filter(({ key }) => key !== own && (place === undefined || isAt(place, key)))
        .toSorted((one, other) => other.at.localeCompare(one.at))
      // The same ones are no reason to draw the form anew: each key pressed here is kept as well.
      if (!isGone) setDrafts((before) => (isSame(before, found) ? before : found))
    }
    void read()
    const stop = watchKept('drafts', () => void read())
    return () => {
      isGone = true
      stop()
    }
  }, [owner, place, own])
  return drafts
}

function isSame(one: readonly KeptDraft[], other: readonly KeptDraft[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ key, at }, index) => key === other[index]?.key && at === other[index].at)
  )
}

import { startTransition, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../../ui/whenIdle.ts'
import type { Item } from '../data/items.ts'
import type { Around } from '../data/useAround.ts'
import type { Reading } from '../data/useReading.ts'
import { calendarClashes, monthClashes, noClashes } from './calendarClashes.ts'

interface Items {
  /** every event that is known around the days that are shown */
  readonly month: readonly Item[]
  /** those of these days */
  readonly shown: readonly Item[]
}

/** Milliseconds in which what was asked for is painted, so that clashes come after it. */
const first = { most: 2000, blindly: 50 }

const none: readonly Item[] = []

interface Known {
  /** days, filters and languages that it was found for */
  readonly place: string
  readonly items: Items
  readonly around: Around
  readonly isBesideComing: boolean
}

interface Asked extends Known {
  readonly readings: readonly Reading[]
  readonly siteZone: string
}

/** Looked for once everything has been read, not again for each page that arrives; and what is drawn does not wait for it. */
export function useClashes({ place, readings, items, around, isBesideComing, siteZone }: Asked) {
  const isRead = readings.every(({ isWhole, isReading }) => isWhole || !isReading)
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const take = () =>
      startTransition(() => setKnown(isRead ? { place, items, around, isBesideComing } : null))
    return whenIdle(take, first)
  }, [place, isRead, items, around, isBesideComing])
  const month = known?.items.month ?? none
  const near = known?.around.near ?? none
  const found = useMemo(
    () => monthClashes(near.length > 0 ? [...month, ...near] : month, siteZone),
    [month, near, siteZone],
  )
  const clashes = useMemo(
    () => (known ? calendarClashes(found, known.items.shown) : noClashes),
    [found, known],
  )
  return {
    clashes,
    /** where they are: what was found for other days stands until these have been looked through */
    clashPlace: known?.place,
    /** what is known of the months beside is not in them yet */
    isBesideComing: known?.isBesideComing ?? true,
    /** days that clashes are looked for in */
    lookedThrough: known?.around.days ?? around.days,
  }
}

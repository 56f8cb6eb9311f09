import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** Milliseconds between two drawings of what is still being read: each takes about a quarter of that. */
export const pace = 400

type Arrived<R> = readonly (readonly R[])[]

const countOf = (arrived: Arrived<unknown>) => arrived.reduce((sum, { length }) => sum + length, 0)

/** Whether it is the same reading, further on. */
function goesOn<R>(before: Arrived<R>, now: Arrived<R>): boolean {
  return (
    before.length === now.length &&
    before.every((some, at) => some[0] === now[at]?.[0] && some.length <= (now[at]?.length ?? 0))
  )
}

interface Reading {
  readonly isReading: boolean
  /** records that have not come yet, as far as the service has counted them */
  readonly missing: number
}

/**
 * What is to be drawn of records that arrive page by page: the first page at once, then what has come now and then, and
 * the whole at once. Drawn with every page, the last would have to wait for those before it; nor is anything drawn just
 * before the last is there. A page that does not come brings nothing, so that the others are drawn without it.
 */
export function usePaced<R>(arrived: Arrived<R>, { isReading, missing }: Reading): Arrived<R> {
  const [drawn, setDrawn] = useState(arrived)
  /** @param before how many there were the last time; null for the first */
  const take = useEffectEvent((before: number | null): number => {
    const here = countOf(arrived)
    const come = here - (before ?? here)
    if (come === 0 || missing > come) setDrawn(arrived)
    return here
  })
  const isUnderWay = isReading && arrived.some((some) => some.length > 0)
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined
    // oxlint-disable-next-line react/set-state-in-effect -- from here on it is counted what has been drawn of it
    let here = take(null)
    const timer = setInterval(() => {
      here = take(here)
    }, pace)
    return () => clearInterval(timer)
  }, [isUnderWay])
  return isUnderWay && goesOn(drawn, arrived) ? drawn : arrived
}

import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** Milliseconds between two drawings of what is still being read: each takes about a quarter of that. */
export const pace = 400

type Arrived<R> = readonly (readonly R[])[]

/** Whether it is the same reading, further on. */
function goesOn<R>(before: Arrived<R>, now: Arrived<R>): boolean {
  return (
    before.length === now.length &&
    before.every((some, at) => some[0] === now[at]?.[0] && some.length <= (now[at]?.length ?? 0))
  )
}

/**
 * What is to be drawn of records that arrive page by page: the first page at once, then what has come now and then, and
 * the whole at once. Drawn with every page, the last would have to wait for those before it.
 */
export function usePaced<R>(arrived: Arrived<R>, isReading: boolean): Arrived<R> {
  const [drawn, setDrawn] = useState(arrived)
  const take = useEffectEvent(() => setDrawn(arrived))
  const isUnderWay = isReading && arrived.some((some) => some.length > 0)
  useLayoutEffect(() => {
    if (!isUnderWay) return undefined
    // oxlint-disable-next-line react/set-state-in-effect -- from here on it is counted what has been drawn of it
    take()
    const timer = setInterval(() => take(), pace)
    return () => clearInterval(timer)
  }, [isUnderWay])
  return isUnderWay && goesOn(drawn, arrived) ? drawn : arrived
}

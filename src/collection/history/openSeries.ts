import { useEffect } from 'react'

/** Series that are under way here, or are offered to be taken back where they were written. */
const open: string[] = []

export const isOpenSeries = (series: string | undefined) =>
  series !== undefined && open.includes(series)

/** Of these writes none leaves the history for room, as long as whoever wrote them is on the page. */
export function useOpenSeries(series: string | undefined): void {
  useEffect(() => {
    if (series === undefined) return undefined
    open.push(series)
    return () => {
      open.splice(open.indexOf(series), 1)
    }
  }, [series])
}

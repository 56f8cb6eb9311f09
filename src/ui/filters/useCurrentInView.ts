import { useEffect, useRef } from 'react'

/** px of the link before, as a sign that there is more on that side */
const before = 40

/** Scrolls a row of links sideways to the current one, when that becomes another; the page stays where it is. */
export function useCurrentInView(all: readonly { id: string; isCurrent: boolean }[]) {
  const row = useRef<HTMLElement>(null)
  const current = all.find(({ isCurrent }) => isCurrent)?.id
  useEffect(() => {
    if (current === undefined) return
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - before
  }, [current])
  return row
}

import { keepFocus } from '../pageFocus.ts'

/** Where the row leads that was opened last: on the way back to its list it is gone on from there. */
let opened: string | null = null

/** Where the rows of that list lead, in their order. */
let listed: readonly string[] = []

/** A row is opened, of these. */
export function noteOpenedRow(link: Element, links: readonly Element[]): void {
  opened = link.getAttribute('href')
  listed = links.flatMap((one) => one.getAttribute('href') ?? [])
}

/**
 * The rows before and after the one that leads to a page, on the list that was left last; null where it was on none.
 * On the way back it is gone on from this page's row.
 * @param path of the page, without the place that the application is served under
 */
export function rowsAround(path: string): { before?: string; after?: string } | null {
  const at = listed.findIndex((href) => href.endsWith(path))
  if (at < 0) return null
  const [before, after] = [listed[at - 1], listed[at + 1]]
  return { ...(before ? { before } : {}), ...(after ? { after } : {}) }
}

/** The page of another row is open now. */
export function noteStep(path: string): void {
  opened = listed.find((href) => href.endsWith(path)) ?? opened
}

/** Gives the focus to the row that was opened last, once its list is here again, unless the person has moved on. */
export function focusReturnedRow(links: readonly HTMLElement[]): void {
  if (opened === null || links.length === 0) return
  const link = links.find((one) => one.getAttribute('href') === opened)
  opened = null
  const isFree = document.activeElement?.matches('body, h1') ?? true
  if (link && isFree) keepFocus(link)
}

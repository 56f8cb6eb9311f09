import { keepFocus } from '../pageFocus.ts'

/** Where the row leads that was opened last: on the way back to its list it is gone on from there. */
let opened: string | null = null

/** A row is opened. */
export function noteOpenedRow(link: Element): void {
  opened = link.getAttribute('href')
}

/** Gives the focus to the row that was opened last, once its list is here again, unless the person has moved on. */
export function focusReturnedRow(links: readonly HTMLElement[]): void {
  if (opened === null || links.length === 0) return
  const link = links.find((one) => one.getAttribute('href') === opened)
  opened = null
  const isFree = document.activeElement?.matches('body, h1') ?? true
  if (link && isFree) keepFocus(link)
}

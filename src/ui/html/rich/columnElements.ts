import { parsed } from './normalised.ts'

/** How many columns an element stands for. */
function spanOf(element: Element): number {
  return Math.max(1, Number.parseInt(element.getAttribute('span') ?? '', 10) || 1)
}

function setSpan(element: Element, span: number): void {
  if (span > 1) element.setAttribute('span', String(span))
  else element.removeAttribute('span')
}

interface Column {
  /** What stands for it: an element of its own, or its group. */
  element: Element
  group: Element
}

/** The columns that a group says something of. */
function columnsOf(html: string): Column[] {
  const group = parsed(`<table>${html}</table>`).querySelector('colgroup')
  if (!group) return []
  const own = Array.from(group.querySelectorAll('col'))
  return (own.length > 0 ? own : [group]).flatMap((element) =>
    Array.from({ length: spanOf(element) }, () => ({ element, group })),
  )
}

export const columnsIn = (html: string) => columnsOf(html).length

/** A group of columns with one more after the one at `at`, of which nothing is said if it has an element of its own. */
export function withColumn(html: string, at: number): string {
  const { element, group } = columnsOf(html)[at] ?? {}
  if (!element || !group) return html
  if (spanOf(element) > 1 || element === group) setSpan(element, spanOf(element) + 1)
  else element.after(group.ownerDocument.createElement('col'))
  return group.outerHTML
}

/** A group of columns without the one at `at`; nothing of a group that had no other. */
export function withoutColumn(html: string, at: number): string {
  const columns = columnsOf(html)
  const { element, group } = columns[at] ?? {}
  if (!element || !group) return html
  if (columns.length === 1) return ''
  if (spanOf(element) > 1) setSpan(element, spanOf(element) - 1)
  else element.remove()
  return group.outerHTML
}

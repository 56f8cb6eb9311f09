import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '../pageFocus.ts'
import { useShortcut } from '../shortcuts/shortcuts.ts'

/** Arrows move on from a row that has the focus; anywhere else they scroll. */
const isInRow = () => document.activeElement?.matches('[data-row] a') === true

const linksIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLElement>('[data-row] [data-row-link]') ?? []),
]

/** Moves the focus to another link of its row, such as that of a version in another language. */
function moveAcross(step: 1 | -1): void {
  const row = document.activeElement?.closest('[data-row]')
  const links = [...(row?.querySelectorAll<HTMLElement>('a') ?? [])]
  links[links.findIndex((link) => link === document.activeElement) + step]?.focus()
}

/**
 * `j` and `k`, and the arrows within the rows, move the focus to the next and the previous row's own link, to the left
 * and the right to the other links of the row; `e` follows the row's own. Who comes back from a row goes on there. A row is what carries `data-row`; its link carries `data-row-link`.
 */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const { t } = useTranslation('filters')
  const list = useRef<HTMLDivElement>(null)
  const links = () => linksIn(list.current)
  const focused = useCallback((all: HTMLElement[]) => {
    const row = document.activeElement?.closest('[data-row]')
    return row ? all.findIndex((link) => row.contains(link)) : -1
  }, [])
  const isLeft = useRef(false)
  useEffect(() => {
    const place = list.current
    isLeft.current = false
    const clicked = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('[data-row-link]') : null
      if (!link) return
      noteOpenedRow(link, linksIn(place))
      isLeft.current = true
    }
    place?.addEventListener('click', clicked)
    return () => place?.removeEventListener('click', clicked)
  }, [])
  // With every drawing: rows come when they are read. Not those that are about to go with what was opened of them.
  useEffect(() => {
    if (!isLeft.current) focusReturnedRow(links())
  })
  const move = (step: 1 | -1) => {
    const all = links()
    const from = focused(all)
    const to = from < 0 ? (step === 1 ? 0 : all.length - 1) : from + step
    all[to]?.focus()
  }
  /** What a row is for may be a button, as an answer is: then its first link is followed. */
  const open = () => {
    const row = document.activeElement?.closest('[data-row]')
    const link = row?.querySelector<HTMLElement>('a[data-row-link]') ?? row?.querySelector('a')
    link?.click()
  }
  useShortcut('j', t('keys.next'), () => move(1))
  useShortcut('k', t('keys.previous'), () => move(-1))
  useShortcut('ArrowDown', t('keys.next'), () => move(1), isInRow)
  useShortcut('ArrowUp', t('keys.previous'), () => move(-1), isInRow)
  useShortcut('ArrowRight', t('keys.right'), () => moveAcross(1), isInRow)
  useShortcut('ArrowLeft', t('keys.left'), () => moveAcross(-1), isInRow)
  useShortcut('e', t('keys.open'), open)
  return list
}

/** Where the row leads that was opened last: on the way back to its list it is gone on from there. */
let opened: string | null = null

/** Where the rows of that list lead, in their order. */
let listed: readonly string[] = []

/** A row is opened, of these. */
function noteOpenedRow(link: Element, links: readonly Element[]): void {
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
function focusReturnedRow(links: readonly HTMLElement[]): void {
  if (opened === null || links.length === 0) return
  const link = links.find((one) => one.getAttribute('href') === opened)
  opened = null
  const isFree = document.activeElement?.matches('body, h1') ?? true
  if (link && isFree) keepFocus(link)
}

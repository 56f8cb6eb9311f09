import { announce } from './live/announcements.ts'
import { inLanguage } from './speech/inLanguage.ts'

let awaited = false
let held: HTMLElement | null = null
let isLost = false
let isFirst = true
let kept: HTMLElement | null = null

/** Says page and record. */
function announcePage({ lang, textContent, dataset }: HTMLElement): void {
  const title = inLanguage(textContent, lang || undefined)
  announce(dataset['pageTitle'] ? `${dataset['pageTitle']}: ${title}` : title, 'page')
}

/**
 * Screen readers say a heading that takes the focus from elsewhere. Where that went with the page before they may not
 * (Orca 43): then it is announced.
 */
function giveFocus(heading: HTMLElement): void {
  if (document.activeElement === document.body) announcePage(heading)
  heading.focus({ preventScroll: true })
}

/** Gives the focus to a part of the page that is opening, which keeps it: the heading is said and not focused. */
export function keepFocus(part: HTMLElement): void {
  kept = part
  part.focus()
}

/** Whether somebody types in it, or is about to. */
const isBox = (element: Element | null) =>
  element?.matches('input, textarea, select, [contenteditable]') === true

/**
 * After a navigation the focus belongs to the page's h1, which a screen reader then says. A page that is still
 * loading takes it when its heading appears, unless the person has moved on by then: until then the document
 * may have none, or only that of the page before, hidden or about to go.
 * @param before what had the focus when the navigation began: who is in another box by now has moved on
 */
export function focusPage(before = document.activeElement): void {
  if (document.activeElement !== before && isBox(document.activeElement)) {
    awaited = false
    return
  }
  const heading = document.querySelector<HTMLElement>('h1[data-page-title]')
  const isKept = kept !== null && document.activeElement === kept
  kept = null
  if (heading && isKept) {
    awaited = false
    return announcePage(heading)
  }
  if (heading) giveFocus(heading)
  awaited = !heading || document.activeElement !== heading
}

/**
 * Ref of a page's heading: takes the focus that a navigation left waiting, or that went with the heading before. The first
 * is announced: a screen reader reads a document as it is once it is loaded (Orca 43), often before its record has come.
 */
export function takePageFocus(heading: HTMLElement | null): void {
  if (!heading) return noteLoss()
  const isWanted = awaited || isLost
  awaited = false
  held = heading
  if (isWanted && !isBox(document.activeElement)) giveFocus(heading)
  else if (isFirst) announcePage(heading)
  isFirst = false
}

/** A heading goes before the one that takes its place comes, both in one drawing. */
function noteLoss(): void {
  isLost = held !== null && document.activeElement === held
  held = null
  queueMicrotask(() => {
    isLost = false
  })
}

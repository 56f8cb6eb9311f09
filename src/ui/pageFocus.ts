let awaited = false

/**
 * After a navigation the focus belongs to the page's h1, which a screen reader then says. A page that is still
 * loading takes it when its heading appears, unless the person has moved on by then.
 */
export function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('h1[data-page-title]')
  awaited = !heading
  heading?.focus({ preventScroll: true })
}

/** Ref of a page's heading: takes the focus that a navigation left waiting. */
export function takePageFocus(heading: HTMLElement | null): void {
  if (!heading || !awaited) return
  awaited = false
  const isHeld = document.activeElement?.matches('input, textarea, select, [contenteditable]')
  if (!isHeld) heading.focus({ preventScroll: true })
}

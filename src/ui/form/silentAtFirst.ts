/** Milliseconds until even a slow machine has told of a page that comes. */
const untilHeard = 300

/**
 * Ref of a native select, or of what is around it. Chromium tells a screen reader of the choice in each one that comes
 * into a page, as if it was just made, over the page's title: what is inert for that moment is not told of. `focusField` ends it.
 */
export function silentAtFirst(select: HTMLElement | null): void {
  if (!select || select.contains(document.activeElement)) return
  select.inert = true
  setTimeout(() => {
    select.inert = false
  }, untilHeard)
}
